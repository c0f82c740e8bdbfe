import { arc, arch, area, box, disc, dome, type Form, type Point, type Tone } from './forms.ts';
import { across, between, type Scene } from './scene.ts';
import { oneOf } from '../one-of.ts';

const FLOOR = 296;
const SIDE = 58; // px of a block

/** Building blocks, arches, cones and balls piled up. */
export const toys: Scene = {
  shows: 'building blocks and balls',
  industries: [
    'games',
    'entertainment',
    'education-and-research',
    'design-systems',
    'developer-tools',
    'art-and-design',
    'business-software',
    'social-and-messaging',
  ],
  forms(random, width) {
    const places = across(width, SIDE + 3);
    let before = 0;
    const piles = places.flatMap((x, at) => {
      const wanted = Math.floor(between(random, 0, 4.4));
      const high = wanted === before ? (wanted + 1) % 5 : wanted;
      before = high;
      const blocks = Array.from({ length: high }, (_, level) =>
        block(random, [x, FLOOR - level * SIDE], TONES[(at + 2 * level) % TONES.length] ?? 'mid'),
      );
      return [...blocks.flat(), ...top(random, [x, FLOOR - high * SIDE])];
    });
    const ball = disc('main', width * between(random, 0.25, 0.75), between(random, 60, 84), 38);
    return [ball, ...piles, box('dark', 0, FLOOR, width, 5)];
  },
};

const TONES: readonly Tone[] = ['dark', 'second', 'light', 'mid', 'pale'];

function block(random: () => number, [x, foot]: Point, tone: Tone): Form[] {
  const cube = box(tone, x - SIDE / 2, foot - SIDE, SIDE, SIDE);
  const hole: Tone = tone === 'light' || tone === 'pale' ? 'dark' : 'light';
  return oneOf(
    random,
    [cube],
    [cube, arch(hole, x, foot, SIDE * 0.5, SIDE * 0.68)],
    [cube, disc(hole, x, foot - SIDE / 2, SIDE * 0.26)],
    [
      cube,
      area(hole, [
        [x - SIDE / 2, foot],
        [x + SIDE / 2, foot - SIDE],
        [x + SIDE / 2, foot],
      ]),
    ],
  );
}

function top(random: () => number, [x, foot]: Point): Form[] {
  return oneOf<readonly Form[]>(
    random,
    [
      area('second', [
        [x - SIDE / 2, foot],
        [x, foot - SIDE * 0.9],
        [x + SIDE / 2, foot],
      ]),
    ],
    [dome('dark', x, foot, SIDE / 2)],
    [disc('second', x, foot - SIDE * 0.36, SIDE * 0.36)],
    [
      area('mid', [
        ...arc(x, foot, SIDE / 2, SIDE / 2, Math.PI, 2 * Math.PI),
        ...arc(x, foot, SIDE / 4, SIDE / 4, 2 * Math.PI, Math.PI),
      ]),
    ],
    [],
  ).slice();
}
