import { customProperty, firstScheme, flatTokens } from '../../catalog/flat-tokens.ts';
import { type BoardFacts, ratioOf } from '../board-facts.ts';
import type { PieceNode } from './piece-node.ts';

/** Colours in which a piece is drawn. */
export interface PieceColors {
  readonly ground: string;
  readonly ink: string;
  /** `#rrggbb` or `#rrggbbaa` of a custom property; undefined if it is no colour that is known. */
  readonly valueOf: (property: string) => string | undefined;
}

/** The colours of a brand on its own board. */
export function colorsOf({ entry, ground, ink }: BoardFacts): PieceColors {
  const { tokens, theme } = entry;
  const values = new Map(
    flatTokens(tokens, firstScheme(theme, tokens)).map(({ path, value }) => [customProperty(path), value]),
  );
  return { ground, ink, valueOf: (property) => values.get(property) };
}

/** The least contrast ratio of text in a piece, as far as its code states colours one by one; 21 without text. */
export function leastContrast({ children }: PieceNode, colors: PieceColors): number {
  return Math.min(MOST, ...children.map((child) => contrastBelow(child, colors)));
}

const MOST = 21;

/** The ground that the code of an element states; undefined without one, null if it is no plain colour. */
export function groundOf(node: PieceNode, { valueOf }: PieceColors): string | null | undefined {
  return colorIn(BACKGROUND, node.declarations, valueOf);
}

/** The text colour that the code of an element states; null if it is no plain colour. */
export function inkOf(node: PieceNode, { valueOf }: PieceColors): string | null | undefined {
  return colorIn(COLOR, node.declarations, valueOf);
}

function contrastBelow(node: PieceNode, colors: PieceColors): number {
  const { ground, ink, valueOf } = colors;
  const back = groundOf(node, colors);
  if (back === null) return MOST; // a gradient or a picture
  const text = inkOf(node, colors);
  const own = { ground: back ?? ground, ink: text ?? ink, valueOf };
  const isChanged = back !== undefined || text !== undefined;
  const ratio = isChanged && own.ground.length === OPAQUE ? ratioOf(own.ink, own.ground) : MOST;
  return Math.min(ratio, leastContrast(node, own));
}

/** Letters of a colour without alpha. */
export const OPAQUE = 7;
const BACKGROUND = /(?:^|[;\s])background(?:-color)?:\s*([^;]+)/;
const COLOR = /(?:^|[;\s])color:\s*([^;]+)/;

/** The colour that is declared; undefined without one, null if it is no plain colour. */
function colorIn(
  declared: RegExp,
  declarations: string,
  valueOf: PieceColors['valueOf'],
): string | null | undefined {
  const value = declared.exec(declarations)?.[1]?.trim();
  if (value === undefined || /^(?:none|inherit|transparent|currentcolor)$/i.test(value)) return undefined;
  const [, property] = /^var\((--[\w-]+)/.exec(value) ?? [];
  const color = property === undefined ? value : valueOf(property);
  return color !== undefined && /^#(?:[\da-f]{6}|[\da-f]{8})$/i.test(color) ? color : null;
}
