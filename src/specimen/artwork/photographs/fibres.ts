import { toHex } from '../../../color/hex.ts';
import { linear, blur, radial, short } from '../svg.ts';
import { faded } from './light.ts';
import { oval, type Point, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** Fibres of glass that fan out and glow at their ends. */
export const fibres: Subject = {
  alt: 'Glowing ends of glass fibres',
  trades: [
    'ai',
    'data',
    'telecom',
    'analytics',
    'search',
    'semiconductors',
    'electronics',
    'developer-tools',
  ],
  draw({ tone, matter, random }, width) {
    const side = random() < 0.5 ? 0 : 1;
    const root: Point = [side * width + (side === 0 ? -30 : 30), 330 - 40 * random()];
    const strands = upTo(Math.round(70 + width / 10)).map(() => {
      const reach = width * (0.3 + 0.75 * random() ** 0.7);
      const end: Point = [root[0] + (side === 0 ? 1 : -1) * reach, 20 + 280 * random()];
      const middle: Point = [
        root[0] + (end[0] - root[0]) * 0.5,
        root[1] - 90 - 90 * random() * (1 - end[1] / 400),
      ];
      return { middle, end, near: random() };
    });
    const drawn = strands.map(({ middle, end, near }) => {
      const color = near > 0.3 ? matter(0.5 + 0.3 * near) : tone(0.8);
      const r = 1 + 2.6 * near ** 2;
      return `<path d="M${short(root[0])} ${short(root[1])}Q${short(middle[0])} ${short(middle[1])} ${short(end[0])} ${short(end[1])}" stroke="${toHex(color)}" stroke-width="${short(0.5 + 0.9 * near)}" opacity="${short(0.25 + 0.45 * near)}"/>${oval(end, [r * 4.4, r * 4.4], 'tip', 'opacity=".8"')}${oval(end, [r, r], tone(1))}`;
    });
    const bokeh = upTo(9).map(() => {
      const r = 14 + 26 * random();
      return oval(
        [width * random(), 300 * random()],
        [r, r],
        matter(0.7),
        `opacity="${(0.08 + 0.14 * random()).toFixed(2)}" filter="url(#soft)"`,
      );
    });
    return `${linear(
      'dark',
      [
        [0, matter(0.05)],
        [1, matter(0.2)],
      ],
      random() < 0.5,
    )}${radial(
      'tip',
      [0.5, 0.5, 0.5],
      [
        [0, faded(tone(0.98), 0.8)],
        [0.4, faded(matter(0.75), 0.35)],
        [1, faded(matter(0.6), 0)],
      ],
    )}${radial(
      'root',
      [side, 1, 0.7],
      [
        [0, faded(matter(0.8), 0.6)],
        [1, faded(matter(0.4), 0)],
      ],
    )}${blur('soft', 2)}${rect([0, 0], [width, 320], 'dark')}${rect([0, 0], [width, 320], 'root')}${bokeh.join('')}<g style="mix-blend-mode:screen" fill="none">${drawn.join('')}</g>`;
  },
};
