import { arch, area, box, dome, type Form, line, type Tone } from './forms.ts';
import { across, between, type Scene } from './scene.ts';
import { sunIn } from './sun.ts';
import { oneOf } from '../one-of.ts';

const STREET = 292;

/** A row of houses and towers with their windows. */
export const city: Scene = {
  shows: 'houses and towers',
  industries: [
    'finance',
    'government',
    'home-and-property',
    'infrastructure',
    'business-software',
    'commerce',
    'telecom',
    'design-systems',
  ],
  forms(random, width) {
    const moon = sunIn(random, width, { margin: 0.2, y: [62, 92], radius: [30, 44] });
    const far = across(width, 54).map((x) => {
      const high = between(random, 90, 210);
      return box('pale', x - 27, STREET - high, 55, high);
    });
    const near = across(width, 82).flatMap((x) => house(random, x, between(random, 60, 76)));
    return [moon, ...far, ...near, box('dark', 0, STREET, width, 6)];
  },
};

const FILLS: readonly Tone[] = ['dark', 'second', 'mid', 'light'];

function house(random: () => number, x: number, wide: number): Form[] {
  const high = between(random, 70, 190);
  const [left, top] = [x - wide / 2, STREET - high];
  const tone = FILLS[Math.floor(random() * FILLS.length)] ?? 'dark';
  const pane: Tone = tone === 'light' ? 'dark' : 'light';
  const roof = oneOf(random, flat, gable, round, mast)(x, top, wide, tone);
  return [
    ...roof,
    box(tone, left, top, wide, high),
    ...windows(random, { left, top, wide, high, pane }),
    arch(pane, x, STREET, 14, 26),
  ];
}

interface Front {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
  readonly pane: Tone;
}

function windows(random: () => number, { left, top, wide, high, pane }: Front): Form[] {
  const columns = oneOf(random, 2, 3, 4);
  const share = wide / (columns * 2 + 1);
  const rows = Math.floor((high - 46) / 24);
  return Array.from({ length: Math.max(0, rows) }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      box(pane, left + share * (1 + 2 * column), top + 14 + row * 24, share, 12),
    ),
  ).flat();
}

type Roof = (x: number, top: number, wide: number, tone: Tone) => Form[];

const flat: Roof = (x, top, wide, tone) => [box(tone, x - wide / 2 - 3, top - 5, wide + 6, 6)];

const gable: Roof = (x, top, wide, tone) => [
  area(tone, [
    [x - wide / 2 - 5, top + 1],
    [x, top - wide * 0.5],
    [x + wide / 2 + 5, top + 1],
  ]),
];

const round: Roof = (x, top, wide, tone) => [
  dome(tone === 'second' ? 'dark' : 'second', x, top + 1, wide * 0.42),
];

const mast: Roof = (x, top, wide, tone) => [
  line('dark', 2.5, [
    [x, top - 54],
    [x, top],
  ]),
  box(tone, x - wide * 0.28, top - 20, wide * 0.56, 21),
];
