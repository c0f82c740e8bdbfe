import { area, box, disc, type Form, line, placed, type Tone } from './forms.ts';
import { between, type Scene } from './scene.ts';
import { oneOf } from '../one-of.ts';

const SHELVES = [150, 292] as const; // px; upper faces

/** Books on two shelves, with a globe. */
export const books: Scene = {
  shows: 'books on shelves',
  industries: [
    'education-and-research',
    'media-and-publishing',
    'government',
    'data-and-ai',
    'non-profit',
    'entertainment',
    'design-systems',
  ],
  forms(random, width) {
    const globe = Math.floor(random() * 2);
    return SHELVES.flatMap((level, at): Form[] => {
      const middle = width * between(random, 0.25, 0.75);
      const room = (x: number) => at === globe && Math.abs(x - middle) < 62;
      const row = spines(random, width, level, room);
      return [...row, ...(at === globe ? globeOn(middle, level) : []), box('dark', 0, level, width, 7)];
    });
  },
};

function spines(random: () => number, width: number, level: number, isTaken: (x: number) => boolean): Form[] {
  const forms: Form[] = [];
  for (let x = 10; x < width - 30;) {
    const [wide, high] = [between(random, 14, 32), between(random, 78, 118)];
    if (!isTaken(x) && !isTaken(x + wide) && random() > 0.06)
      forms.push(
        ...(random() < 0.08 ? leaning(random, x, level, wide, high) : book(random, x, level, wide, high)),
      );
    x += wide + 2;
  }
  return forms;
}

const toneOf = (random: () => number): Tone =>
  oneOf(random, 'dark', 'second', 'mid', 'pale', 'light', 'light');

function book(random: () => number, x: number, level: number, wide: number, high: number): Form[] {
  const tone = toneOf(random);
  const mark: Tone = tone === 'light' || tone === 'pale' ? 'dark' : 'light';
  const bands = random() < 0.5 ? [0.14, 0.2] : [0.16, 0.76];
  return [
    box(tone, x, level - high, wide, high),
    ...bands.map((share) => box(mark, x + 3, level - high * (1 - share), wide - 6, 3.5)),
  ];
}

function leaning(random: () => number, x: number, level: number, wide: number, high: number): Form[] {
  return book(random, 0, 0, wide, high).map((form) => ({
    ...form,
    outline: placed(form.outline, [x, level], 0.16),
  }));
}

function globeOn(x: number, level: number): Form[] {
  const y = level - 64;
  return [
    area('dark', [
      [x - 26, level],
      [x + 26, level],
      [x + 5, level - 14],
      [x - 5, level - 14],
    ]),
    disc('main', x, y, 46),
    ...[0.45, 0].map((share) => line('dark', 2, disc('dark', x, y, 46 * share + 1, 46).outline)),
    line('dark', 2, [
      [x - 46, y],
      [x + 46, y],
    ]),
  ];
}
