import { arc, area, box, disc, type Form, line, type Point } from './forms.ts';
import { across, between, type Scene } from './scene.ts';

const RAIL = 268;

/** A train under its wires, and the clock of a platform. */
export const train: Scene = {
  shows: 'a train and the clock of a station',
  industries: ['transport', 'hospitality-and-travel'],
  forms(random, width) {
    const side = random() < 0.5 ? 1 : -1;
    const turn = (forms: readonly Form[]): Form[] =>
      forms.map((form) => ({
        ...form,
        outline: form.outline.map(([x, y]): Point => [side > 0 ? x : width - x, y]),
      }));
    const clockX = width * between(random, 0.76, 0.84);
    const nose = width * 0.66;
    const hills = across(width, 190).map((x) =>
      disc('pale', x, RAIL + 30, between(random, 110, 150), between(random, 110, 160)),
    );
    const masts = across(width, 200).map((x) =>
      line('mid', 4, [
        [x, 64],
        [x, RAIL],
      ]),
    );
    const wires = [64, 74].map((y) =>
      line('dark', 1.6, [
        [-5, y],
        [width + 5, y],
      ]),
    );
    return [
      ...hills,
      ...turn([...masts, ...wires, ...carriages(nose), ...clock(random, clockX)]),
      box('dark', 0, RAIL, width, 5),
      ...across(width, 30).map((x) => box('mid', x - 9, RAIL + 5, 18, 9)),
      box('pale', 0, RAIL + 14, width, 60),
    ];
  },
};

function carriages(nose: number): Form[] {
  const [top, foot] = [128, RAIL - 16];
  const body = area('main', [
    [-20, top],
    [nose - 70, top],
    ...arc(nose - 70, top + 74, 70, 74, -Math.PI / 2, 0),
    [nose + 6, foot - 14],
    [nose - 4, foot],
    [-20, foot],
  ]);
  const windows = across(nose - 96, 48).map((x) => box('dark', x - 17, top + 26, 34, 34));
  const cab = area('dark', [
    [nose - 62, top + 26],
    [nose - 40, top + 26],
    [nose - 14, top + 60],
    [nose - 62, top + 60],
  ]);
  const wheels = across(nose - 40, 62).map((x) => disc('dark', x + 8, RAIL - 12, 13));
  return [
    ...wheels,
    body,
    box('light', -20, top + 78, nose + 22, 7),
    ...windows,
    cab,
    disc('light', nose - 12, foot - 20, 6),
    line('dark', 3, [
      [nose * 0.4, top],
      [nose * 0.4 + 16, 96],
      [nose * 0.4, 76],
    ]),
  ];
}

function clock(random: () => number, x: number): Form[] {
  const [y, r] = [116, 38];
  const hand = (angle: number, long: number): Form =>
    line('dark', 4, [
      [x, y],
      [x + long * Math.cos(angle), y + long * Math.sin(angle)],
    ]);
  const marks = Array.from({ length: 12 }, (_, at): Form => {
    const angle = (at / 12) * 2 * Math.PI;
    return line('dark', 2.4, [
      [x + (r - 11) * Math.cos(angle), y + (r - 11) * Math.sin(angle)],
      [x + (r - 6) * Math.cos(angle), y + (r - 6) * Math.sin(angle)],
    ]);
  });
  const hour = between(random, 0, 12);
  return [
    box('dark', x - 4, y, 8, RAIL - y),
    disc('dark', x, y, r + 6),
    disc('light', x, y, r),
    ...marks,
    hand((hour / 6) * Math.PI, r * 0.46),
    hand(hour * 2 * Math.PI, r * 0.7),
  ];
}
