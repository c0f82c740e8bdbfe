import { visitEdits } from '../text/edits.ts';

/** Row of the unknown word; row 0 is padding. */
export const UNKNOWN = 1;

/** Finds the row of a token: of the word itself, of its stem, or of the word it misspells. */
export function createWordFinder(rowOf: ReadonlyMap<string, number>): (token: string) => number {
  return (token) => rowOf.get(token) ?? stemRow(token, rowOf) ?? respelledRow(token, rowOf) ?? UNKNOWN;
}

function stemRow(word: string, rowOf: ReadonlyMap<string, number>): number | null {
  for (const [ending, stem] of ENDINGS) {
    if (word.length < ending.length + SHORTEST_STEM || !word.endsWith(ending)) continue;
    const row = rowOf.get(word.slice(0, word.length - ending.length) + stem);
    if (row !== undefined) return row;
  }
  return null;
}

/** Letters. */
const SHORTEST_STEM = 3;

const ENDINGS: readonly (readonly [ending: string, stem: string])[] = [
  ['ies', 'y'],
  ['s', ''],
  ['es', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['er', ''],
  ['er', 'e'],
  ['est', ''],
  ['y', ''],
  ['ish', ''],
  ['ness', ''],
  ['like', ''],
  ['less', ''],
];

/** The first known word that differs by one letter left out, added, changed, or swapped with the next. */
function respelledRow(word: string, rowOf: ReadonlyMap<string, number>): number | null {
  if (word.length < MIN_RESPELLED || word.length > MAX_RESPELLED || !/^[a-z]+$/.test(word)) return null;
  let best: number | null = null;
  // People seldom mistake the first letter.
  visitEdits(word, 1, (spelling) => {
    const row = rowOf.get(spelling);
    if (row !== undefined && (best === null || row < best)) best = row;
  });
  return best;
}

/** Letters; shorter words are one letter away from too many others. */
const MIN_RESPELLED = 5;
const MAX_RESPELLED = 20;
