import { FETCH_LIMITS } from '../../src/page/limits.ts';

const DOCTYPE = '<!doctype html>';

/** HTML that repeats a piece after `before`. @param share 0..1 of the largest document that the service accepts */
export function fillHtml(piece: string, share: number, before = ''): string {
  return DOCTYPE + before + repeat(piece, share * FETCH_LIMITS.htmlBytes);
}

/** CSS that repeats a piece. @param share 0..1 of the largest stylesheet that the service accepts */
export function fillCss(piece: string | ((index: number) => string), share: number): string {
  const characters = share * FETCH_LIMITS.cssBytes;
  return typeof piece === 'string' ? repeat(piece, characters) : numbered(piece, characters);
}

/** A comma-separated list that repeats one item. */
export function list(item: string, length: number): string {
  return Array.from({ length: Math.max(1, Math.ceil(length)) }, () => item).join(',');
}

/** Repeats a piece at least once. */
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
