import type { CompositionId, SectionId } from './composition.ts';

/** A part of a board with its markup. */
export interface BoardPart {
  readonly id: SectionId | 'opening';
  readonly markup: string;
}

/**
 * Parts in two columns of similar height: the first begins with the opening and the signature move, the second with
 * the palette, and the others are shared out so that the columns end as near to each other as they can.
 */
export function inColumns(parts: readonly BoardPart[], composition: CompositionId): string {
  const heights = new Map(parts.map((part) => [part, GAP + partHeight(part, composition)]));
  const heightOf = (list: readonly BoardPart[]) =>
    list.reduce((sum, part) => sum + (heights.get(part) ?? 0), 0);
  const free = parts.filter(({ id }) => columnOf(id) === null);
  let best: readonly (readonly BoardPart[])[] = [parts, []];
  let least = Infinity;
  for (let choice = 0; choice < 2 ** free.length; choice++) {
    const isSecond = (part: BoardPart) => (columnOf(part.id) ?? (choice >> free.indexOf(part)) & 1) === 1;
    const columns = [parts.filter((part) => !isSecond(part)), parts.filter(isSecond)];
    const [first = [], second = []] = columns;
    const apart = Math.abs(heightOf(first) - heightOf(second));
    if (apart < least) [best, least] = [columns, apart];
  }
  return `<div class="cols">${best
    .map((list) => `<div class="col">${list.map(({ markup }) => markup).join('\n')}</div>`)
    .join('\n')}</div>`;
}

/** The column of a part that always begins it; null for the others. */
function columnOf(id: BoardPart['id']): 0 | 1 | null {
  if (id === 'opening' || id === 'move') return 0;
  return id === 'palette' ? 1 : null;
}

const GAP = 20; // px between two parts

/** The height of a part in half the width of a page: px of itself, of each letter, and of each thing in it. */
interface Height {
  readonly own: number;
  readonly letter?: number;
  readonly things?: readonly (readonly [mark: RegExp, px: number])[];
}

const [ITEM, HEADING, PIECE, STAGE, SAMPLE, ROW] = [
  /<li/g,
  /<h3/g,
  /class="piece/g,
  /class="stage/g,
  /class="sample/g,
  /<dt/g,
];
const SCHEME = /class="scheme /g;

type Heights = Readonly<Record<BoardPart['id'], Height>>;

/** Fitted by least squares to the boards with two columns at 1280 px. */
const HEIGHTS: Readonly<Record<'console' | 'cards', Heights>> = {
  console: {
    opening: { own: 0 }, // in the whole width, as the colophon
    move: {
      own: 131,
      letter: 0.24,
      things: [
        [PIECE, 131],
        [STAGE, 165],
      ],
    },
    palette: { own: 71, things: [[SCHEME, 141]] },
    type: { own: 73, letter: 0.12, things: [[ITEM, 77]] },
    components: {
      own: -199,
      letter: 0.37,
      things: [
        [ITEM, 19],
        [SAMPLE, 108],
      ],
    },
    shape: {
      own: 190,
      letter: 1.78,
      things: [
        [HEADING, -27],
        [ITEM, 11],
      ],
    },
    voice: { own: 17, letter: 0.77 },
    rules: { own: 53, letter: 0.46, things: [[HEADING, 105]] },
    colophon: { own: 0 },
  },
  cards: {
    opening: { own: 669, letter: 0.23 },
    move: {
      own: 208,
      letter: 0.42,
      things: [
        [PIECE, 208],
        [STAGE, 305],
      ],
    },
    palette: { own: -56, things: [[SCHEME, 41]] },
    type: { own: 83, things: [[ITEM, 103]] },
    components: {
      own: 12,
      letter: 0.32,
      things: [
        [ITEM, 26],
        [SAMPLE, 89],
      ],
    },
    shape: {
      own: 238,
      letter: 1.05,
      things: [
        [HEADING, -26],
        [ITEM, 19],
      ],
    },
    voice: { own: 165, letter: 0.44 },
    rules: {
      own: 41,
      letter: 0.23,
      things: [
        [HEADING, 82],
        [ITEM, 24],
      ],
    },
    colophon: { own: 205, letter: 0.27, things: [[ROW, 29]] },
  },
};
/** px of each large colour, small colour and pair of a palette. */
const COLORS = { console: [50, 27, 31], cards: [97, 64, 8] } as const;
const LISTS = ['chips major', 'chips minor', 'pairs'] as const;

function partHeight({ id, markup }: BoardPart, composition: CompositionId): number {
  const kind = composition === 'console' ? 'console' : 'cards';
  const { own, letter = 0, things = [] } = HEIGHTS[kind][id];
  const letters = letter === 0 ? 0 : markup.replaceAll(/<[^>]*>/g, '').length;
  const colors = id === 'palette' ? LISTS.map((list) => itemsOf(list, markup)) : [];
  return [
    own + letter * letters,
    ...things.map(([mark, px]) => px * countOf(mark, markup)),
    ...colors.map((count, at) => count * (COLORS[kind][at] ?? 0)),
  ].reduce((sum, px) => sum + px, 0);
}

/** @param name classes that the list begins with */
function itemsOf(name: string, markup: string): number {
  return markup
    .split('<ul class="')
    .filter((list) => list.startsWith(name))
    .reduce((sum, list) => sum + countOf(ITEM, list.slice(0, list.indexOf('</ul>'))), 0);
}

function countOf(mark: RegExp, text: string): number {
  return text.match(mark)?.length ?? 0;
}
