import { FETCH_LIMITS } from '../../src/page/limits.ts';

const DOCTYPE = '<!doctype html>';

/** HTML that repeats a piece up to a share of the largest document the service accepts. */
export function fillHtml(piece: string, share: number): string {
  return DOCTYPE + repeat(piece, share * FETCH_LIMITS.htmlBytes);
}

/** CSS that repeats a piece up to a share of the largest sheet the service accepts. */
export function fillCss(piece: string | ((index: number) => string), share: number): string {
  const characters = share * FETCH_LIMITS.cssBytes;
  return typeof piece === 'string' ? repeat(piece, characters) : numbered(piece, characters);
}

/** A comma-separated list of one item. */
export function list(item: string, length: number): string {
  return Array.from({ length: Math.max(1, Math.ceil(length)) }, () => item).join(',');
}

/** HTML that repeats a piece a number of times. */
export function times(piece: string, count: number): string {
  return piece.repeat(Math.max(1, Math.ceil(count)));
}

function repeat(piece: string, characters: number): string {
  return piece.repeat(Math.max(1, Math.floor(characters / piece.length)));
}

function numbered(piece: (index: number) => string, characters: number): string {
  const parts: string[] = [];
  for (let index = 0, length = 0; length < characters; index += 1) {
    const part = piece(index);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}
