import * as patterns from './vocabulary/long-patterns.ts';
import { colorToken } from './color-tokens.ts';
import { readNumber, type NumberRead } from './number-words.ts';
import type { Piece } from './piece.ts';
import { quantityToken, unitAt, type UnitRead } from './quantity-tokens.ts';

/** A word, mark, quantity or colour of a text, under the name by which the model knows it. */
export interface Token {
  /** Lower case, American spelling; quantities by band (`px@8`), colours by kind (`color@cream`). */
  readonly name: string;
  /** Position in the text, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** Splits a text into the tokens that the model reads. Linear in its length. */
export function tokenize(text: string): Token[] {
  const pieces = piecesOf(text);
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (piece === undefined) break;
    const color = colorToken(piece.text);
    const number = color === null ? readNumber(pieces, at) : null;
    if (number !== null) {
      const { name, next } = quantity(pieces, number, text);
      tokens.push({ name, start: piece.start, end: pieces[next - 1]?.end ?? piece.end });
      at = next;
      continue;
    }
    for (const name of color === null ? wordNames(piece.text) : [color])
      tokens.push({ name, start: piece.start, end: piece.end });
    at++;
  }
  return tokens;
}

/** A number with its unit; the first number of a range has the unit of the second: `12 to 16 px`. */
function quantity(
  pieces: readonly Piece[],
  number: NumberRead,
  text: string,
): { name: string; next: number } {
  const unit = number.isRatio ? RATIO : unitAt(pieces, number.next);
  if (unit !== null) {
    return { name: quantityToken(number.amount, unit), next: number.next + unit.length };
  }
  const second = rangeEnd(pieces, number.next, text);
  const shared = second === null ? null : second.isRatio ? RATIO : unitAt(pieces, second.next);
  return { name: quantityToken(number.amount, shared), next: number.next };
}

const RATIO: UnitRead = { name: 'ratio', factor: 1, length: 0 };

function rangeEnd(pieces: readonly Piece[], at: number, text: string): NumberRead | null {
  const [before, piece, after] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (before === undefined || piece === undefined) return null;
  if (/^\s*[-–—]\s*$/.test(text.slice(before.end, piece.start))) return readNumber(pieces, at);
  return after !== undefined && RANGE_WORDS.has(piece.text) ? readNumber(pieces, at + 1) : null;
}

const RANGE_WORDS: ReadonlySet<string> = new Set(['to', 'or', 'and', '-', '–', '—']);

function piecesOf(text: string): Piece[] {
  const plain = text.replace(/[’‘`´ʼ]/g, "'").toLowerCase();
  // Positions refer to the original text, so its length must not change.
  const source = plain.length === text.length ? plain : text;
  return Array.from(source.matchAll(PIECE), ({ 0: piece, index: start }) => ({
    text: piece,
    start,
    end: start + piece.length,
  }));
}

/** `sans serif`, a colour, a ratio to 1, a number, a word with apostrophes, or a mark. */
const PIECE = new RegExp(patterns.PIECE, 'gu');

function wordNames(word: string): readonly string[] {
  const known = RESPELLED[word];
  if (known !== undefined) return known;
  if (/^sans.?serif/.test(word)) return ['sansserif']; // it is the opposite of its second word
  const negated = /^(.+)n't$/.exec(word)?.[1];
  if (negated !== undefined) return [negated, 'not'];
  return [(word.split("'", 1)[0] ?? word).replace('colour', 'color').replace(/^grey/, 'gray')];
}

/** Contractions whose stem is no word, or that people write without the apostrophe; marks with one meaning. */
const RESPELLED: Readonly<Record<string, readonly string[]>> = {
  "can't": ['can', 'not'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
  "ain't": ['is', 'not'],
  cannot: ['can', 'not'],
  cant: ['can', 'not'],
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  didnt: ['did', 'not'],
  isnt: ['is', 'not'],
  arent: ['are', 'not'],
  wont: ['will', 'not'],
  shouldnt: ['should', 'not'],
  wouldnt: ['would', 'not'],
  aint: ['is', 'not'],
  '“': ['"'],
  '”': ['"'],
  '–': ['-'],
  '—': ['-'],
  '…': ['.'],
  '\n': ['.'],
};
