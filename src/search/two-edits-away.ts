import { editDistance } from '../catalog/closest.ts';
import { firstAtOrAfter, wordAt, type WordList } from './dictionary.ts';
import { NAME_MARK, type SearchIndex } from './search-index.ts';

/** Letters; two wrong ones of fewer make another word. */
const SHORTEST = 7;
const MAX_EDITS = 2;
/** Letters that one edit takes away or adds. */
const LETTERS_AN_EDIT = 2;

/** Keys of names two edits from a key that begin with the same letter: `vodaphone`. Sorted. */
export function namesTwoEditsAway({ terms }: SearchIndex, key: string): readonly string[] {
  if (key.length < SHORTEST || /\p{N}/u.test(key)) return [];
  const letters = lettersOf(key, 0, key.length);
  const near: string[] = [];
  const end = firstAtOrAfter(terms, NAME_MARK + String.fromCharCode(key.charCodeAt(0) + 1));
  for (let number = firstAtOrAfter(terms, NAME_MARK + key.charAt(0)); number < end; number++) {
    if (!mayBeNear(terms, number, key, letters)) continue;
    const name = wordAt(terms, number).slice(NAME_MARK.length);
    if (GERUND.test(key) && !GERUND.test(name)) continue;
    if (editDistance(name, key) <= MAX_EDITS) near.push(name);
  }
  return near;
}

/** `Shading` is no misspelt shadcn. */
const GERUND = /ing$/;

/** Whether the length and the letters of a term differ by no more than the edits allow; makes no strings. */
function mayBeNear({ text, ends }: WordList, number: number, key: string, letters: number): boolean {
  const start = (ends[number - 1] ?? 0) + NAME_MARK.length;
  const end = ends[number] ?? 0;
  if (Math.abs(end - start - key.length) > MAX_EDITS) return false;
  return bitCount(lettersOf(text, start, end) ^ letters) <= LETTERS_AN_EDIT * MAX_EDITS;
}

/** The letters of a part of a text as bits. */
function lettersOf(text: string, start: number, end: number): number {
  let letters = 0;
  for (let at = start; at < end; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
