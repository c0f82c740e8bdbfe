import { linear, blur, radial, short } from '../svg.ts';
import { toHex } from '../../../color/hex.ts';
import { faded } from './light.ts';
import { oval, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** Capsules and tablets in rows, with soft shadows. */
export const capsules: Subject = {
  alt: 'Capsules and tablets in rows',
  trades: ['health', 'research', 'charity'],
  draw({ tone, matter, random }, width) {
    const tilt = -50 + 40 * random();
    const [stepX, stepY] = [86, 62];
    const odd = Math.floor(random() * 7);
    const capsule = `<g id="capsule"><rect x="-33" y="-8" width="74" height="29" rx="14.5" fill="${toHex(matter(0.2))}" opacity=".4" filter="url(#soft)"/><rect x="-36" y="-14.5" width="72" height="29" rx="14.5" fill="url(#pale)"/><path d="M0-15.5h22a15.5 15.5 0 0 1 0 31H0z" fill="url(#deep)"/><rect x="-28" y="-9.5" width="56" height="4.6" rx="2.3" fill="${toHex(tone(1))}" opacity=".7"/></g>`;
    const tablet = `<g id="tablet">${oval([5, 8], [23, 20], matter(0.2), 'opacity=".4" filter="url(#soft)"')}${oval([0, 3], [22, 20], matter(0.62))}${oval([0, 0], [22, 20], 'disc')}<path d="M-15 0h30" stroke="${toHex(matter(0.5))}" stroke-width="1.8"/></g>`;
    const rows = upTo(7).flatMap((row) =>
      upTo(Math.ceil(width / stepX) + 2).map((at) => {
        const [x, y] = [(at - 0.5 + (row % 2) * 0.5) * stepX, -16 + row * stepY];
        const kind = (at * 3 + row * 5) % 7;
        return `<use href="#${kind === odd ? 'tablet' : 'capsule'}" transform="translate(${short(x)} ${short(y)})${kind === odd ? '' : `rotate(${short(kind === (odd + 3) % 7 ? tilt + 90 : tilt)})`}"/>`;
      }),
    );
    return `${linear('ground', [
      [0, matter(0.86)],
      [1, matter(0.72)],
    ])}${linear('pale', [
      [0, tone(0.96)],
      [0.35, tone(0.99)],
      [1, tone(0.72)],
    ])}${linear('deep', [
      [0, matter(0.5)],
      [0.3, matter(0.62)],
      [1, matter(0.26)],
    ])}${linear('disc', [
      [0, tone(0.99)],
      [1, tone(0.88)],
    ])}${radial(
      'sun',
      [0.2, 0.1, 1],
      [
        [0, faded(tone(1), 0.35)],
        [0.5, faded(tone(0.8), 0)],
        [1, faded(matter(0.1), 0.35)],
      ],
    )}${blur('soft', 4)}<defs>${capsule}${tablet}</defs>${rect([0, 0], [width, 320], 'ground')}${rows.join('')}${rect([0, 0], [width, 320], 'sun')}`;
  },
};
