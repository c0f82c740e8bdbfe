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
      own: -62,
      letter: 0.14,
      things: [
        [PIECE, 366],
        [STAGE, 150],
      ],
    },
    palette: { own: 43, things: [[SCHEME, 162]] },
    type: { own: 242, letter: 0.11, things: [[ITEM, 57]] },
    components: {
      own: 1,
      letter: 0.28,
      things: [
        [ROW, 10],
        [SAMPLE, 83],
      ],
    },
    shape: {
      own: 94,
      letter: 1.01,
      things: [
        [HEADING, 24],
        [ITEM, 8],
      ],
    },
    voice: { own: 12, letter: 0.8 },
    rules: {
      own: 38,
      letter: 0.36,
      things: [
        [HEADING, 76],
        [ITEM, 10],
      ],
    },
    colophon: { own: 0 },
  },
  cards: {
    opening: { own: 0 }, // in the whole width
    move: {
      own: 151,
      letter: 0.61,
      things: [
        [PIECE, 151],
        [STAGE, 285],
      ],
    },
    palette: { own: -15, things: [[SCHEME, 38]] },
    type: { own: 78, letter: 0.04, things: [[ITEM, 95]] },
    components: {
      own: 42,
      letter: 0.37,
      things: [
        [ROW, 4],
        [SAMPLE, 85],
      ],
    },
    shape: {
      own: 127,
      letter: 0.64,
      things: [
        [HEADING, 26],
        [ITEM, 11],
      ],
    },
    voice: { own: 195, letter: 0.35 },
    rules: {
      own: 36,
      letter: 0.22,
      things: [
        [HEADING, 72],
        [ITEM, 28],
      ],
    },
    colophon: { own: 24, letter: 0.23, things: [[ROW, 68]] },
  },
};
/** px of each large colour, small colour and pair of a palette. */
const COLORS = { console: [49, 27, 30], cards: [86, 48, 34] } as const;
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
