import { points } from '../../points.ts';
import { FILLS } from '../fills.ts';
import { oneOf } from '../one-of.ts';
import type { Tone } from '../scenes/forms.ts';
import { short } from '../svg.ts';
import type { IllustrationStyle, Subject } from './style.ts';

const [HALF, RISE] = [26, 13]; // px of one cell of the floor
const SIDE = 8; // cells
/** px of one floor with blocks */
const FLOOR = 480;
/** px at the left and the right of a floor */
const MARGIN = 8;

/** Blocks on a floor, seen from above at an angle. */
export const isometric: IllustrationStyle = {
  id: 'isometric',
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'engineer',
      taste['type.pairing'].endsWith('mono'),
      taste['palette.warmth'] === 'cool',
      taste['whitespace.discipline'] === 'dense',
    ),
  subjects: [
    floorOf(
      'towers of blocks',
      ['finance', 'infrastructure', 'home-and-property', 'business-software', 'government'],
      (random) => () => ({
        height: random() < 0.34 ? 0 : 10 + 84 * random() ** 2,
        tone: oneOf(random, 'main', 'second', 'pale', 'light', 'light'),
      }),
    ),
    floorOf(
      'a terraced hill',
      ['hospitality-and-travel', 'sports', 'food-and-drink', 'energy', 'non-profit', 'health'],
      (random) => {
        const [x, y] = [2 + 4 * random(), 2 + 4 * random()];
        const rise = 13 + 4 * random();
        return (column, row) => {
          const step = Math.max(0, 5 - Math.floor(1.3 * Math.hypot(column - x, row - y)));
          return {
            height: step * rise,
            tone: (['light', 'pale', 'second', 'light', 'pale', 'main'] as const)[step] ?? 'light',
          };
        };
      },
    ),
    floorOf(
      'rising bars',
      ['finance', 'data-and-ai', 'business-software', 'education-and-research'],
      (random) => {
        const lift = 0.7 + random();
        return (column, row) => ({
          height: row % 2 === 0 ? 0 : 8 + 84 * ((SIDE - column) / SIDE) ** lift * (0.7 + 0.3 * random()),
          tone: (['light', 'second', 'main', 'pale'] as const)[(row >> 1) % 4] ?? 'light',
        });
      },
    ),
    floorOf(
      'stairs',
      [
        'design-systems',
        'developer-tools',
        'games',
        'art-and-design',
        'education-and-research',
        'entertainment',
      ],
      (random) => {
        const [turn, wide] = [random() < 0.5, 1 + Math.floor(3 * random())];
        const rise = 9 + 3 * random();
        return (column, row) => {
          const along = turn ? SIDE - 1 - column : SIDE - 1 - row;
          const beside = turn ? row : column;
          const isStair = beside % 4 < wide;
          return {
            height: isStair ? along * rise : Math.max(0, (SIDE - 1 - along - 3) * rise),
            tone: isStair ? (along === SIDE - 1 ? 'main' : 'light') : 'second',
          };
        };
      },
    ),
    floorOf(
      'a circuit',
      ['developer-tools', 'consumer-electronics', 'infrastructure', 'telecom', 'automotive', 'data-and-ai'],
      (random) => {
        const [x, y] = [2 + Math.floor(3 * random()), 2 + Math.floor(3 * random())];
        return (column, row) => {
          const isChip = column >= x && column < x + 3 && row >= y && row < y + 3;
          const isMiddle = column === x + 1 && row === y + 1;
          if (isChip) return { height: isMiddle ? 34 : 20, tone: isMiddle ? 'main' : 'dark' };
          const isWay = column === x + 1 || row === y + 1;
          return isWay
            ? { height: 5, tone: 'second' }
            : { height: random() < 0.22 ? 12 + 20 * random() : 0, tone: 'light' };
        };
      },
    ),
    floorOf(
      'a town by a canal',
      [
        'transport',
        'social-and-messaging',
        'commerce',
        'media-and-publishing',
        'fashion-and-luxury',
        'telecom',
      ],
      (random) => {
        const [bank, bend] = [2 + Math.floor(2 * random()), 3 + Math.floor(2 * random())];
        return (column, row) => {
          const water = row < bend ? bank : bank + 2;
          if (
            column === water ||
            column === water + 1 ||
            (row === bend && column > bank && column < bank + 3)
          )
            return { height: 3, tone: 'second' };
          return {
            height: random() < 0.3 ? 6 : 18 + 46 * random(),
            tone: oneOf(random, 'light', 'pale', 'light', 'main'),
          };
        };
      },
    ),
  ],
};

interface Cell {
  /** px; 0 is the bare floor */
  readonly height: number;
  readonly tone: Tone;
}

/** @param plan the blocks, from the far corner to the near one */
function floorOf(
  shows: string,
  industries: Subject['industries'],
  plan: (random: () => number) => (column: number, row: number) => Cell,
): Subject {
  return {
    alt: `Blocks seen from above: ${shows}`,
    industries,
    draw(random, width) {
      const floors = Math.max(1, Math.round(width / FLOOR));
      const size = Math.min(1, (width / floors - 2 * MARGIN) / (2 * SIDE * HALF));
      const drawn = Array.from({ length: floors }, (_, floor) => {
        const cellAt = plan(random);
        const middle = ((floor + 0.5) * width) / floors / size;
        return Array.from({ length: SIDE * SIDE }, (__, at) => {
          const [column, row] = [at % SIDE, Math.floor(at / SIDE)];
          return block(middle + (column - row) * HALF, 106 + (column + row) * RISE, cellAt(column, row));
        }).join('');
      }).join('');
      return size === 1
        ? drawn
        : `<g transform="translate(0 ${short(160 * (1 - size))})scale(${short(size)})">${drawn}</g>`;
    },
  };
}

function block(x: number, y: number, { height, tone }: Cell): string {
  const top = y - height;
  const lid = `M${short(x)} ${short(top - RISE)}l${HALF} ${RISE}l${-HALF} ${RISE}l${-HALF} ${-RISE}z`;
  if (height === 0) return `<path d="${lid}" fill="none" stroke="var(--soft)" stroke-width=".8"/>`;
  const left = `M${short(x - HALF)} ${short(top)}l${HALF} ${RISE}v${short(height)}l${-HALF} ${-RISE}z`;
  const right = `M${short(x + HALF)} ${short(top)}l${-HALF} ${RISE}v${short(height)}l${HALF} ${-RISE}z`;
  return `<g stroke="var(--ink)" stroke-width="1" stroke-linejoin="round"><path d="${lid}" fill="${FILLS[tone]}"/><path d="${left}" fill="${FILLS[tone]}"/><path d="${right}" fill="var(--ink)"/></g>`;
}
