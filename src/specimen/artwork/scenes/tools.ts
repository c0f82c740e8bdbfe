import { arc, area, box, disc, type Form, leaf, line, placedForms } from './forms.ts';
import { across, between, type Scene } from './scene.ts';
import { oneOf } from '../one-of.ts';

/** Pencils, brushes, rulers and compasses beside each other. */
export const tools: Scene = {
  shows: 'pencils, brushes and rulers',
  industries: [
    'art-and-design',
    'design-systems',
    'education-and-research',
    'developer-tools',
    'fashion-and-luxury',
    'media-and-publishing',
  ],
  forms(random, width) {
    const sheet = box('light', width * 0.08, 64, width * 0.84, 190);
    const mark = disc('main', width * between(random, 0.3, 0.7), 160, between(random, 56, 80));
    const own = [pencil, bristles, ruler, square, compass];
    const first = Math.floor(random() * own.length);
    const laid = across(width, 88, 22).flatMap((x, at) => {
      const tool = own[(first + at) % own.length] ?? pencil;
      return placedForms(tool(random), [x, 160], between(random, -0.2, 0.2));
    });
    return [sheet, mark, ...laid];
  },
};

/** Around the origin, upright, about 230 px high. */
type Tool = (random: () => number) => Form[];

const pencil: Tool = (random) => [
  box(oneOf(random, 'second', 'dark', 'mid'), -11, -96, 22, 172),
  box('pale', -11, -112, 22, 18),
  area('light', [
    [-11, 76],
    [11, 76],
    [0, 116],
  ]),
  area('dark', [
    [-4, 101],
    [4, 101],
    [0, 116],
  ]),
  line('light', 2, [
    [-3, -92],
    [-3, 74],
  ]),
];

const bristles: Tool = () => [
  leaf('dark', [0, 62], { length: 58, wide: 15, angle: Math.PI / 2 }),
  box('pale', -11, 34, 22, 32),
  area('second', [
    [-9, 34],
    [9, 34],
    [5, -116],
    [-5, -116],
  ]),
];

const ruler: Tool = () => [
  box('mid', -19, -114, 38, 228),
  ...Array.from({ length: 18 }, (_, at) =>
    line('dark', 1.8, [
      [-19, -104 + at * 12.2],
      [at % 3 === 0 ? -1 : -9, -104 + at * 12.2],
    ]),
  ),
  disc('light', 8, 98, 5),
];

const square: Tool = () => [
  area('second', [
    [-36, -104],
    [-36, 104],
    [44, 104],
  ]),
  area('light', [
    [-20, -30],
    [-20, 86],
    [22, 86],
  ]),
];

const compass: Tool = () => [
  line('dark', 1.8, arc(0, -92, 130, 130, 1.2, 1.94)),
  area('dark', [
    [-6, -84],
    [5, -84],
    [-36, 112],
  ]),
  area('mid', [
    [-4, -84],
    [7, -84],
    [38, 96],
  ]),
  disc('light', 0, -86, 13),
  box('dark', -3, -116, 6, 20),
];
