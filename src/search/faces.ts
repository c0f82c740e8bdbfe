import type { Statement } from '../words/understanding.ts';
import { isWithin } from '../words/is-covered.ts';
import { documentsSetIn, type SearchIndex } from './search-index.ts';

/** What a brand gains that uses a typeface which the query names, as a share of the best score. */
const USED = 0.3;
/** Share of its score that a brand keeps that uses a refused one. */
const REFUSED = 0.3;

/**
 * Adds what brands gain by the typefaces that a query names; the brands that match. Where it names nothing else, those
 * that use the typeface come first and those of its class after them.
 */
export function placeFaces(
  index: SearchIndex,
  scores: Float64Array,
  matching: readonly number[],
  statements: readonly Statement[],
): readonly number[] {
  const faces = statements.filter(({ kind }) => kind === 'font');
  for (const document of usersOf(index, faces, 'against'))
    scores[document] = (scores[document] ?? 0) * REFUSED;
  const users = usersOf(index, faces, 'for');
  if (users.length === 0) return matching;
  const best = matching.reduce((most, document) => Math.max(most, scores[document] ?? 0), 0);
  const gain = (statements.every(({ span }) => isWithin(span, faces)) ? 1 : USED) * best;
  for (const document of users) scores[document] = Math.max(0, scores[document] ?? 0) + gain;
  return [...new Set([...matching, ...users])].toSorted((a, b) => a - b);
}

function usersOf(
  index: SearchIndex,
  faces: readonly Statement[],
  wanted: Statement['polarity'],
): readonly number[] {
  const named = faces.filter(({ polarity }) => polarity === wanted).flatMap(({ values }) => values);
  return [...new Set(named.flatMap((face) => documentsSetIn(index, face)))];
}
