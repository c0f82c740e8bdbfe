import type { SectionId } from './composition.ts';

/** A part of a board with its markup. */
export interface BoardPart {
  readonly id: SectionId | 'opening';
  readonly markup: string;
}

/**
 * Parts in two columns of similar height: the first begins with the opening and the signature move, the second with
 * the palette, and each of the others goes where there is more room.
 */
export function inColumns(parts: readonly BoardPart[]): string {
  const columns: readonly [BoardPart[], BoardPart[]] = [[], []];
  for (const part of parts) {
    const [first, second] = columns;
    const isFirst = part.id === 'opening' || part.id === 'move';
    if (isFirst) first.push(part);
    else if (part.id === 'palette') second.push(part);
    else (heightOf(first) <= heightOf(second) ? first : second).push(part);
  }
  return `<div class="cols">${columns
    .map((list) => `<div class="col">${list.map(({ markup }) => markup).join('\n')}</div>`)
    .join('\n')}</div>`;
}

const GAP = 20; // px between two parts

function heightOf(parts: readonly BoardPart[]): number {
  return parts.reduce((sum, part) => sum + GAP + partHeight(part), 0);
}

/** px that each thing adds to the height of a part in half the width of a page, measured on boards; `text` by letter. */
const HEIGHTS: Readonly<
  Record<BoardPart['id'], { readonly text: number; readonly things: readonly Thing[] }>
> = {
  opening: {
    text: 0.5,
    things: [
      { mark: /class="art/g, px: 320 },
      { mark: /<h1>/g, px: 180 },
    ],
  },
  move: { text: 0.25, things: [{ mark: /class="piece/g, px: 330 }] },
  palette: {
    text: 0,
    things: [
      { mark: /class="scheme /g, px: 110 },
      { mark: /class="chips major/g, px: 420 },
      { mark: /<li/g, px: 24 },
    ],
  },
  type: { text: 0.1, things: [{ mark: /<li/g, px: 72 }] },
  components: {
    text: 0,
    things: [
      { mark: /<li/g, px: 46 },
      { mark: /class="sample/g, px: 60 },
    ],
  },
  shape: {
    text: 0,
    things: [
      { mark: /<h3/g, px: 130 },
      { mark: /<li/g, px: 14 },
    ],
  },
  voice: { text: 0.6, things: [{ mark: /<blockquote/g, px: 120 }] },
  rules: {
    text: 0.2,
    things: [
      { mark: /<h3/g, px: 60 },
      { mark: /<li/g, px: 20 },
    ],
  },
  colophon: { text: 0.4, things: [{ mark: /<dt/g, px: 30 }] },
};

interface Thing {
  readonly mark: RegExp;
  readonly px: number;
}

const TITLE = 90; // px of the title and the padding of a part

function partHeight({ id, markup }: BoardPart): number {
  const { text, things } = HEIGHTS[id];
  const letters = markup.replaceAll(/<[^>]*>/g, '').length;
  return things.reduce(
    (sum, { mark, px }) => sum + px * (markup.match(mark)?.length ?? 0),
    TITLE + text * letters,
  );
}
