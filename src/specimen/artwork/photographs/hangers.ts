import { linear, radial, blur, short } from '../svg.ts';
import { toHex } from '../../../color/hex.ts';
import { faded, type Light } from './light.ts';
import { rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** px from the top; the height of the rail. */
const RAIL = 44;

/** Garments on a rail, seen from the side, in light from a window. */
export const hangers: Subject = {
  alt: 'Garments on a rail',
  trades: ['fashion', 'retail', 'commerce', 'luxury', 'sports'],
  draw(light, width) {
    const { tone, matter, random } = light;
    const start = width * (0.06 + 0.08 * random());
    const end = width * (0.86 + 0.08 * random());
    const garments: string[] = [];
    for (let x = start; x < end;) {
      const wide = 20 + 22 * random();
      garments.push(garment(light, x, wide));
      x += wide * (random() < 0.12 ? 1.9 : 0.82);
    }
    return `${paints(light)}${radial(
      'sun',
      [random() < 0.5 ? 0.15 : 0.85, 0.1, 0.9],
      [
        [0, faded(tone(1), 0.4)],
        [0.5, faded(tone(0.8), 0)],
        [1, faded(matter(0.06), 0.4)],
      ],
    )}${rect([0, 0], [width, 320], 'wall')}${rect([0, 298], [width, 30], 'floor')}${rect([0, RAIL - 3], [width, 6], 'steel')}${garments.join('')}${rect([0, 0], [width, 320], 'sun')}`;
  },
};

/** Hook, shoulder and hem of one garment, with its folds. */
function garment({ tone, matter, random }: Light, x: number, wide: number): string {
  const [top, long] = [RAIL + 22, 120 + 90 * random()];
  const l = 0.16 + 0.74 * random();
  const color = random() < 0.66 ? matter(l) : tone(l);
  const flare = wide * 0.12 * random();
  const middle = x + wide / 2;
  const body = `M${short(middle)} ${short(top)}C${short(x + wide * 0.2)} ${short(top + 3)} ${short(x)} ${short(top + 12)} ${short(x)} ${short(top + 34)}L${short(x - flare)} ${short(top + long)}Q${short(middle)} ${short(top + long + 8)} ${short(x + wide + flare)} ${short(top + long)}L${short(x + wide)} ${short(top + 34)}C${short(x + wide)} ${short(top + 12)} ${short(x + wide * 0.8)} ${short(top + 3)} ${short(middle)} ${short(top)}Z`;
  const folds = upTo(3).map((at) => {
    const fx = x + wide * (0.22 + 0.28 * at);
    return `M${short(fx)} ${short(top + 30 + 20 * random())}L${short(fx + (at - 1) * flare)} ${short(top + long)}`;
  });
  return `<path d="M${short(middle)} ${short(top)}v-12q0-9 6-12t-2-8" fill="none" stroke="${toHex(tone(0.5))}" stroke-width="1.8"/><path d="${body}" fill="${toHex(matter(0.04))}" opacity=".45" transform="translate(7 6)" filter="url(#soft)"/><path d="${body}" fill="${toHex(color)}"/><path d="${body}" fill="url(#round)"/><path d="${folds.join('')}" stroke="${toHex(matter(0.06))}" stroke-width="2.4" opacity=".22" fill="none"/>`;
}

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('wall', [
    [0, matter(0.74)],
    [1, matter(0.56)],
  ])}${linear('floor', [
    [0, matter(0.34)],
    [1, matter(0.22)],
  ])}${linear('steel', [
    [0, tone(0.95)],
    [1, tone(0.3)],
  ])}${linear(
    'round',
    [
      [0, faded(tone(0.03), 0.5)],
      [0.35, faded(tone(1), 0.16)],
      [0.65, faded(tone(0.5), 0)],
      [1, faded(tone(0.03), 0.55)],
    ],
    true,
  )}${blur('soft', 5)}`;
}
