import { linear, radial, blur, short } from '../svg.ts';
import { faded, type Light } from './light.ts';
import { oval, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

const FLOOR = 252;

/** Flasks of glass on a mirror, before a disc of light. */
export const flacon: Subject = {
  alt: 'Glass flasks on a mirror',
  trades: ['luxury', 'hotel'],
  draw(light, width) {
    const { tone, random } = light;
    const count = 2 + Math.round((width - 480) / 240) + Math.floor(1.6 * random());
    const room = Math.min(150, (width * 0.72) / count);
    const start = width * (0.14 + 0.14 * random());
    const flask = (at: number) => {
      const x = start + at * room + room * 0.5;
      const [half, high] = [room * (0.24 + 0.1 * random()), 90 + 90 * random()];
      const [corner, neck] = [half * (0.2 + 0.8 * random()), half * 0.34];
      const body = `M${short(x - half)} ${FLOOR - 6}q0 6 6 6h${short(2 * half - 12)}q6 0 6-6V${short(FLOOR - high + corner)}q0 ${short(-corner)} ${short(-corner)} ${short(-corner)}H${short(x - half + corner)}q${short(-corner)} 0 ${short(-corner)} ${short(corner)}z`;
      const fill = FLOOR - high * (0.5 + 0.3 * random());
      const inner = half - 6;
      const cap = 26 + 20 * random();
      return `<path d="${body}" fill="url(#glass)"/>${rect([x - inner, fill], [2 * inner, FLOOR - 7 - fill], 'liquid', 'rx="4"')}${rect([x - inner, fill], [2 * inner, 2], tone(0.98), 'opacity=".7"')}${rect([x - half + 4, FLOOR - high + corner], [half * 0.22, high - corner - 16], tone(1), 'rx="3" opacity=".75"')}${rect([x + half * 0.66, FLOOR - high + corner + 8], [half * 0.1, high - corner - 40], tone(1), 'rx="2" opacity=".5"')}${rect([x - neck, FLOOR - high - 8], [2 * neck, 9], tone(0.8))}${rect([x - neck * 1.35, FLOOR - high - 8 - cap], [neck * 2.7, cap], 'cap', 'rx="2"')}`;
    };
    const flasks = upTo(count).map(flask).join('');
    const disc = [width * (0.3 + 0.4 * random()), 120 + 30 * random()] as const;
    return `${paints(light)}${rect([0, 0], [width, 320], 'wall')}${oval(disc, [106, 106], 'sun', 'opacity=".92"')}${rect([0, FLOOR], [width, 80], 'floor')}<g transform="translate(0 ${2 * FLOOR})scale(1 -1)" opacity=".34" filter="url(#soft)">${flasks}</g>${flasks}`;
  },
};

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('wall', [
    [0, matter(0.34)],
    [1, matter(0.7)],
  ])}${linear('floor', [
    [0, matter(0.62)],
    [1, matter(0.26)],
  ])}${linear(
    'glass',
    [
      [0, faded(matter(0.24), 0.85)],
      [0.16, faded(tone(0.97), 0.5)],
      [0.5, faded(tone(0.9), 0.28)],
      [0.84, faded(tone(0.96), 0.45)],
      [1, faded(matter(0.16), 0.9)],
    ],
    true,
  )}${linear(
    'liquid',
    [
      [0, faded(matter(0.36), 0.9)],
      [0.3, faded(matter(0.72), 0.75)],
      [0.7, faded(matter(0.58), 0.8)],
      [1, faded(matter(0.24), 0.92)],
    ],
    true,
  )}${linear(
    'cap',
    [
      [0, matter(0.08)],
      [0.3, tone(0.56)],
      [0.45, matter(0.14)],
      [1, matter(0.05)],
    ],
    true,
  )}${radial(
    'sun',
    [0.5, 0.5, 0.5],
    [
      [0, tone(0.99)],
      [1, tone(0.88)],
    ],
  )}${blur('soft', 2.4)}`;
}
