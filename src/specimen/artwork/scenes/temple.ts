import { arc, area, box, disc, type Form, line } from './forms.ts';
import { across, between, type Scene } from './scene.ts';

const STREET = 286;

/** A public building with columns, and coins in stacks beside it. */
export const temple: Scene = {
  shows: 'a building with columns and stacks of coins',
  industries: ['finance', 'government', 'education-and-research', 'art-and-design'],
  forms(random, width) {
    const wide = Math.min(width * 0.56, 330);
    const x = width * between(random, 0.4, 0.6);
    const sunX = x + (random() < 0.5 ? -0.36 : 0.36) * wide;
    const sun = disc('main', sunX, between(random, 70, 92), between(random, 40, 52));
    const coins = across(width, 66, 8)
      .filter((place) => Math.abs(place - x) > wide / 2 + 44)
      .flatMap((place) => stack(place, 2 + Math.floor(7 * random())));
    return [
      sun,
      ...coins,
      ...building(x, wide, 4 + 2 * Math.floor(2 * random())),
      box('dark', 0, STREET, width, 6),
    ];
  },
};

function building(x: number, wide: number, count: number): Form[] {
  const [roof, foot] = [140, STREET - 26];
  const left = x - wide / 2;
  const columns = across(wide - 20, (wide - 20) / count).flatMap((at) => {
    const half = (wide / count) * 0.24;
    const middle = left + 10 + at;
    return [
      box('light', middle - half, roof + 18, 2 * half, foot - roof - 18),
      line('mid', 2, [
        [middle - half * 0.3, roof + 24],
        [middle - half * 0.3, foot - 6],
      ]),
      line('mid', 2, [
        [middle + half * 0.3, roof + 24],
        [middle + half * 0.3, foot - 6],
      ]),
      box('dark', middle - half * 1.3, roof + 12, half * 2.6, 7),
      box('dark', middle - half * 1.3, foot - 7, half * 2.6, 7),
    ];
  });
  return [
    box('dark', left + 14, roof + 10, wide - 28, foot - roof - 10),
    ...columns,
    box('second', left - 4, roof - 6, wide + 8, 18),
    area('second', [
      [left - 12, roof - 6],
      [x, roof - 74],
      [left + wide + 12, roof - 6],
    ]),
    area('light', [
      [left + 34, roof - 16],
      [x, roof - 58],
      [left + wide - 34, roof - 16],
    ]),
    disc('dark', x, roof - 30, 10),
    box('mid', left - 8, foot, wide + 16, 10),
    box('light', left - 20, foot + 9, wide + 40, 9),
    box('mid', left - 32, foot + 17, wide + 64, 10),
  ];
}

function stack(x: number, count: number): Form[] {
  const coins = Array.from({ length: count }, (_, at) => {
    const y = STREET - 8 - at * 13;
    return [
      box(at % 2 === 0 ? 'second' : 'light', x - 24, y - 5, 48, 12),
      line('dark', 1.6, [
        [x - 24, y + 7],
        [x + 24, y + 7],
      ]),
    ];
  });
  const top = STREET - 13 - count * 13 + 8;
  return [
    ...coins.flat(),
    area('light', arc(x, top, 24, 6, 0, 6.2)),
    line('dark', 1.6, arc(x, top, 24, 6, 0, 6.28)),
  ];
}
