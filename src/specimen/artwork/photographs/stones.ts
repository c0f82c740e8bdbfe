import { toHex } from '../../../color/hex.ts';
import { blur, closedCurve, linear, radial, short } from '../svg.ts';
import type { Subject } from './subject.ts';

/** Smooth stones stacked in soft light. */
export const stones: Subject = {
  alt: 'Smooth stones, stacked',
  draw({ tone, matter, random }) {
    const ground = 268;
    const x = 180 + 120 * random();
    let foot = ground;
    let half = 86 + 26 * random();
    const pile = Array.from({ length: 4 }, (_, at) => {
      const height = half * (0.42 + 0.14 * random());
      const [cx, cy] = [x + (random() - 0.5) * 18, foot - height / 2];
      const outline = Array.from({ length: 9 }, (__, step): [number, number] => {
        const angle = (step / 9) * 2 * Math.PI;
        const reach = 1.06 + 0.1 * (random() - 0.5);
        return [cx + Math.cos(angle) * half * reach, cy + Math.sin(angle) * (height / 2) * reach * 1.06];
      });
      const key = 0.4 + 0.42 * random();
      const shade = random() < 0.4 ? matter : tone;
      const drawn = `${radial(
        `s${at}`,
        [0.36, 0.2, 0.85],
        [
          [0, shade(Math.min(0.96, key * 1.3))],
          [0.45, shade(key)],
          [1, shade(key * 0.36)],
        ],
      )}<ellipse cx="${short(cx)}" cy="${short(foot)}" rx="${short(half * 0.8)}" ry="5" fill="${toHex(tone(0.1))}" opacity=".5" filter="url(#soft)"/><path d="${closedCurve(outline)}" fill="url(#s${at})"/>`;
      foot -= height * 0.94;
      half *= 0.68 + 0.12 * random();
      return drawn;
    });
    return `${linear('wall', [
      [0, tone(0.86)],
      [0.8, tone(0.74)],
      [0.82, tone(0.64)],
      [1, tone(0.52)],
    ])}${blur('soft', 4)}${blur('wide', 12)}<rect width="480" height="320" fill="url(#wall)"/><ellipse cx="${short(x + 60)}" cy="${ground + 4}" rx="150" ry="12" fill="${toHex(tone(0.12))}" opacity=".5" filter="url(#wide)"/>${pile.join('')}`;
  },
};
