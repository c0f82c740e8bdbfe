import type { Statement } from '../words/understanding.ts';
import { isWithin } from '../words/is-covered.ts';
import { documentsSetIn, type SearchIndex } from './search-index.ts';

/** What a brand gains that uses a typeface which the query names, as a share of the best score. */
const USED = 0.3;
/** Share of its score that a brand keeps that uses a refused one. */
const REFUSED = 0.3;

/** Brands by the typefaces that a query names. */
export interface FaceUsers {
  readonly wanted: readonly number[];
  readonly refused: readonly number[];
  /** Whether the query names nothing else. */
  readonly isAll: boolean;
}

export function usersOfFaces(index: SearchIndex, statements: readonly Statement[]): FaceUsers {
  const faces = statements.filter(({ kind }) => kind === 'font');
  const usersOf = (wanted: Statement['polarity']) => {
    const named = faces.filter(({ polarity }) => polarity === wanted).flatMap(({ values }) => values);
    return [...new Set(named.flatMap((face) => documentsSetIn(index, face)))];
  };
  return {
    wanted: usersOf('for'),
    refused: usersOf('against'),
    isAll: statements.every(({ span }) => isWithin(span, faces)),
  };
}

/**
 * Adds what brands gain by the typefaces that a query names; the brands that match. Where it names nothing else, those
 * that use the typeface come first and those of its class after them.
 */
export function placeFaces(
  scores: Float64Array,
  matching: readonly number[],
  { wanted, refused, isAll }: FaceUsers,
): readonly number[] {
  for (const document of refused) scores[document] = (scores[document] ?? 0) * REFUSED;
  if (wanted.length === 0) return matching;
  const best = matching.reduce((most, document) => Math.max(most, scores[document] ?? 0), 0);
  for (const document of wanted)
    scores[document] = Math.max(0, scores[document] ?? 0) + (isAll ? 1 : USED) * best;
  return [...new Set([...matching, ...wanted])].toSorted((a, b) => a - b);
}
