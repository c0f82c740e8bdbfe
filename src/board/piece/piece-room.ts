import { customProperty, firstScheme, flatTokens } from '../../catalog/flat-tokens.ts';
import type { BoardEntry } from '../board-facts.ts';
import type { PieceNode } from './piece-node.ts';

/** The space for the text of an element, as far as its code states it. */
export interface Room {
  /** px; null if the code does not limit it. */
  readonly width: number | null;
  /** px; null if the code does not limit it. */
  readonly height: number | null;
  /** px */
  readonly fontSize: number;
  readonly isRound: boolean;
  /** Whether three or more such boxes share the width, so that each has room for a few words. */
  readonly isCell: boolean;
}

/** Values of the tokens of an entry by their custom properties. */
export type TokenSizes = ReadonlyMap<string, string>;

export function tokenSizes({ tokens, theme }: Pick<BoardEntry, 'tokens' | 'theme'>): TokenSizes {
  return new Map(
    flatTokens(tokens, firstScheme(theme, tokens)).map(({ path, value }) => [customProperty(path), value]),
  );
}

/** px; the text of a piece where nothing states a size. */
const BODY = 16;

export const WHOLE_PIECE: Room = { width: null, height: null, fontSize: BODY, isRound: false, isCell: false };

/** A cell of a grid. */
export interface Cell {
  /** px; null for cells that share the space. */
  readonly width: number | null;
  /** Whether three or more share the width. */
  readonly isOneOfMany: boolean;
}

/** The space inside an element. @param outer the space inside its parent @param cell its cell in a grid */
export function roomOf({ declarations }: PieceNode, outer: Room, cell: Cell, tokens: TokenSizes): Room {
  const known = withValues(declarations, tokens);
  return lineOfWindow(known) ?? boxOf(known, outer, cell);
}

function boxOf(known: string, outer: Room, cell: Cell): Room {
  const [above, beside] = paddings(known);
  const stated = longest(/(?:^|[;\s])(?:max-)?(?:width|inline-size):\s*([^;]+)/.exec(known)?.[1]);
  const square = /aspect-ratio:\s*1(?:\s*\/\s*1)?\s*(?:;|$)/.test(known);
  const full = stated ?? cell.width ?? outer.width;
  const high = pixels(/(?:^|[;\s])(?:height|block-size):\s*([^;]+)/.exec(known)?.[1]);
  const box = high ?? (square ? full : null);
  const radius = /border-radius:\s*([^;]+)/.exec(known)?.[1] ?? '0';
  const isRound = radius.includes('50%') || (pixels(radius) ?? 0) * 2 >= (box ?? Infinity);
  return {
    width: full === null ? null : full - 2 * beside,
    height: box === null ? null : box - 2 * above,
    fontSize: fontSizeOf(known) ?? outer.fontSize,
    isRound,
    isCell: cell.isOneOfMany,
  };
}

const MANY = 3;
const NO_CELL: Cell = { width: null, isOneOfMany: false };

/** The cell of a child, where the element is a grid that states its columns. @param at position of the child */
export function cellOf({ declarations }: PieceNode, at: number, tokens: TokenSizes): Cell {
  const columns = /grid-template-columns:\s*([^;]+)/.exec(withValues(declarations, tokens))?.[1];
  if (columns === undefined) return NO_CELL;
  const repeat = /repeat\(([^,]+),\s*(?:minmax\()?\s*([^,)]+)/.exec(columns);
  if (repeat !== null) {
    const count = Number(repeat[1]);
    const isOneOfMany = count >= MANY;
    return { width: pixels(repeat[2]) ?? (isOneOfMany ? shareOf(1, count) : null), isOneOfMany };
  }
  const list = columns.trim().split(/\s+(?![^(]*\))/);
  const own = list[at % list.length];
  const isOneOfMany = list.length > MANY;
  return { width: pixels(own) ?? (isOneOfMany ? shareOf(partsOf(own), partsIn(list)) : null), isOneOfMany };
}

/** px; the width of a cell that shares a narrow piece with others, with the gap between them. */
function shareOf(parts: number, all: number): number | null {
  return Number.isFinite(parts / all) ? (NARROW_STAGE * parts) / all - CELL_GAP : null;
}

/** px */
const CELL_GAP = 12;

/** Parts of the free space that a column takes. */
function partsOf(column = ''): number {
  return Number(/(\d*\.?\d+)fr/.exec(column)?.[1] ?? 0);
}

function partsIn(columns: readonly string[]): number {
  return columns.reduce((sum, column) => sum + partsOf(column), 0);
}

/** Widths of characters and lines as parts of the size of the type, a little more than they need. */
const PER_CHARACTER = 0.57;
const PER_LINE = 1.25;

/** Whether a text has room: each word in the width, and all lines in the height. */
export function fits(text: string, { width, height, fontSize }: Room): boolean {
  if (width === null) return true;
  const widthOf = (part: string) => part.length * PER_CHARACTER * fontSize;
  if (Math.max(...text.split(/[\s-]+/).map(widthOf)) > width) return false;
  return height === null || Math.ceil(widthOf(text) / width) * PER_LINE * fontSize <= height + fontSize / 2;
}

/** px; larger type in the middle of a square is a sign, not a line. */
const SIGN_FROM = 40;

/** Whether the box is made for one sign: large type in the middle of a square. */
export function isForSign({ declarations }: PieceNode, { fontSize }: Room): boolean {
  return (
    fontSize >= SIGN_FROM &&
    /aspect-ratio:/.test(declarations) &&
    /place-(?:items|content)/.test(declarations)
  );
}

function withValues(declarations: string, tokens: TokenSizes): string {
  return declarations.replaceAll(
    /var\((--[\w-]+)(?:,[^()]*)?\)/g,
    (whole, name: string) => tokens.get(name) ?? whole,
  );
}

/** px above and beside the content. */
function paddings(known: string): readonly [number, number] {
  const [above = '0', beside = above] =
    /(?:^|[;\s])padding:\s*([^;]+)/.exec(known)?.[1]?.trim().split(/\s+/) ?? [];
  return [pixels(above) ?? 0, pixels(beside) ?? 0];
}

function fontSizeOf(known: string): number | null {
  const own = /(?:^|[;\s])font-size:\s*([^;]+)/.exec(known)?.[1];
  const short = /(?:^|[;\s])font:\s*([^;]+)/.exec(known)?.[1]?.split('/')[0];
  return pixels(own ?? short);
}

/** px; width of a piece beside a picture, in which one line that grows with the window must fit. */
const NARROW_STAGE = 560;

/** The space of one line that grows with the window; null for other text. */
function lineOfWindow(known: string): Room | null {
  const part = windowPart(known);
  return part === null || !/white-space:\s*nowrap/.test(known)
    ? null
    : { ...WHOLE_PIECE, width: NARROW_STAGE, fontSize: part * NARROW_STAGE };
}

/** Size of type as a part of the width of the window; null for other sizes. */
function windowPart(known: string): number | null {
  const size = /(?:^|[;\s])font(?:-size)?:[^;]*?(\d*\.?\d+)v[wi]\b/.exec(known)?.[1];
  return size === undefined ? null : Number(size) / 100;
}

const ROOT_SIZE = 16; // px, 1rem

/** The last length of a value in px; null without one. */
function pixels(value: string | undefined): number | null {
  return lengthsIn(value).at(-1) ?? null;
}

/** The longest length of a value in px: 400 of `min(400px, 100% - 32px)`; null without one. */
function longest(value: string | undefined): number | null {
  const lengths = lengthsIn(value);
  return lengths.length === 0 ? null : Math.max(...lengths);
}

function lengthsIn(value = ''): readonly number[] {
  return [...value.matchAll(/(\d*\.?\d+)(px|rem)\b/g)].map(
    ([, number, unit]) => Number(number) * (unit === 'rem' ? ROOT_SIZE : 1),
  );
}
