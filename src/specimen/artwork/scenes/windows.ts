import { area, box, disc, type Form, line, type Point, placedForms } from './forms.ts';
import { across, between, type Scene } from './scene.ts';
import { oneOf } from '../one-of.ts';

const BAR = 20; // px of a title bar

/** Windows of programs that overlap, and a pointer. */
export const windows: Scene = {
  shows: 'windows of programs and a pointer',
  industries: [
    'developer-tools',
    'business-software',
    'design-systems',
    'data-and-ai',
    'consumer-electronics',
  ],
  forms(random, width) {
    const places = across(width, 176, 10);
    const share = (width - 20) / places.length;
    const first = Math.floor(random() * CONTENTS.length);
    const back = places.map((x, at) =>
      box('pale', x - share * 0.3 + 30, at % 2 === 0 ? 30 : 70, share * 0.66, 150),
    );
    const front = places.flatMap((x, at) => {
      const [wide, high] = [share * between(random, 0.82, 0.92), between(random, 150, 190)];
      const top = at % 2 === 0 ? between(random, 84, 104) : between(random, 36, 60);
      return window([x - wide / 2, top], [wide, high], (first + at) % CONTENTS.length);
    });
    const at: Point = [width * between(random, 0.4, 0.66), between(random, 206, 236)];
    return [...back, ...front, ...placedForms([area('main', POINTER)], at, between(random, -0.12, 0.12))];
  },
};

const POINTER: readonly Point[] = [
  [0, 0],
  [0, 62],
  [15, 49],
  [26, 72],
  [37, 67],
  [26, 45],
  [46, 44],
];

function window([x, y]: Point, [wide, high]: Point, kind: number): Form[] {
  const dots = [12, 26, 40].map((dx) => disc('light', x + dx, y + BAR / 2, 3.6));
  const inner = { x: x + 14, y: y + BAR + 16, wide: wide - 28, high: high - BAR - 30 };
  const content = CONTENTS[kind] ?? lines;
  return [
    box('light', x, y, wide, high),
    line('dark', 2, [
      [x, y],
      [x + wide, y],
      [x + wide, y + high],
      [x, y + high],
      [x, y],
    ]),
    box('dark', x, y, wide, BAR),
    ...dots,
    ...content(inner),
  ];
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

const lines = ({ x, y, wide, high }: Room): Form[] =>
  Array.from({ length: Math.floor(high / 18) }, (_, at): Form => {
    const indent = [0, 14, 28, 28, 14][at % 5] ?? 0;
    const long = [0.62, 0.8, 0.5, 0.66, 0.36][at % 5] ?? 0.5;
    return box(at % 3 === 1 ? 'second' : 'mid', x + indent, y + at * 18, (wide - indent) * long, 7);
  });

const chart = ({ x, y, wide, high }: Room): Form[] =>
  [0.3, 0.55, 0.42, 0.76, 0.66, 1].map((share, at): Form => {
    const step = wide / 6;
    const tone = at === 5 ? 'second' : oneOf(() => at / 6, 'dark', 'mid');
    return box(tone, x + at * step, y + high * (1 - share), step * 0.66, high * share);
  });

const cards = ({ x, y, wide, high }: Room): Form[] => {
  const [half, tall] = [(wide - 10) / 2, (high - 10) / 2];
  return [0, 1, 2, 3].flatMap((at) => {
    const [left, top] = [x + (at % 2) * (half + 10), y + Math.floor(at / 2) * (tall + 10)];
    return [
      box(at === 1 ? 'second' : 'pale', left, top, half, tall),
      disc(at === 1 ? 'light' : 'dark', left + half / 2, top + tall / 2, tall * 0.26),
    ];
  });
};

const CONTENTS = [lines, chart, cards] as const;
