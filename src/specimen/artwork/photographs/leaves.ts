import { toHex } from '../../../color/hex.ts';
import { blur, linear, short } from '../svg.ts';
import type { Light } from './light.ts';
import type { Subject } from './subject.ts';

/** The shadow of a palm on a wall, and a leaf in front of it. */
export const leaves: Subject = {
  alt: 'Shadows of leaves on a wall',
  draw(light) {
    const { tone, matter, random } = light;
    const shadows = Array.from({ length: 3 }, () => frond(light, 480 * random(), 340, 220 + 120 * random()));
    const near = frond(light, random() < 0.5 ? 40 : 440, 350, 210 + 60 * random());
    return `${linear(
      'wall',
      [
        [0, tone(0.93)],
        [1, tone(0.76)],
      ],
      random() < 0.5,
    )}${linear('leaf', [
      [0, matter(0.5)],
      [1, matter(0.26)],
    ])}${blur('soft', 5)}<rect width="480" height="320" fill="url(#wall)"/><g fill="${toHex(tone(0.34))}" opacity=".5" filter="url(#soft)">${shadows.join('')}</g><g fill="url(#leaf)">${near}</g>`;
  },
};

/** Narrow leaflets on both sides of a bent stem. */
function frond({ random }: Light, x: number, y: number, length: number): string {
  const lean = (random() - 0.5) * 1.1;
  const leaflets = Array.from({ length: 26 }, (_, at) => {
    const along = Math.floor(at / 2) / 13;
    const angle = -Math.PI / 2 + lean * along * 1.4;
    const [stemX, stemY] = [
      x + Math.cos(angle) * length * along + lean * 40 * along,
      y + Math.sin(angle) * length * along,
    ];
    const side = at % 2 === 0 ? 1 : -1;
    const reach = length * 0.42 * Math.sin(Math.PI * (0.18 + 0.8 * along)) + 8;
    const turn = angle + side * (1.05 - 0.5 * along);
    const [tipX, tipY] = [stemX + Math.cos(turn) * reach, stemY + Math.sin(turn) * reach];
    const [acrossX, acrossY] = [
      Math.cos(turn + Math.PI / 2) * reach * 0.09,
      Math.sin(turn + Math.PI / 2) * reach * 0.09,
    ];
    const [midX, midY] = [(stemX + tipX) / 2, (stemY + tipY) / 2];
    return `M${short(stemX)} ${short(stemY)}Q${short(midX + acrossX)} ${short(midY + acrossY)} ${short(tipX)} ${short(tipY)}Q${short(midX - acrossX)} ${short(midY - acrossY)} ${short(stemX)} ${short(stemY)}`;
  });
  return `<path d="${leaflets.join('')}"/>`;
}
