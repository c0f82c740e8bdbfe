import type { FontClass } from '../text/font-class.ts';
import { kindOf } from '../grammar/axes/type-pairing/pairing-of.ts';
import type { NamedStatement, Statement } from '../words/understanding.ts';
import { isCovered, isWithin } from '../words/is-covered.ts';
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

/** The tags of the classes of typefaces. */
const CLASS_TAGS: Readonly<Partial<Record<FontClass, string>>> = {
  serif: 'serif',
  mono: 'monospace',
  sans: 'sans',
  grotesque: 'sans',
};
const OF_CLASS = 0.7;

/** What typefaces say by their class that no words say: brands with another serif are like one with Baskerville. */
export function stylesOfFaces(statements: readonly Statement[]): readonly NamedStatement[] {
  const styles = statements.filter(({ kind }) => kind === 'style');
  return statements.flatMap((one): readonly NamedStatement[] => {
    const { kind, polarity, span, values } = one;
    const tag = CLASS_TAGS[kindOf([(values[0] ?? '').toLowerCase()])];
    if (kind !== 'font' || polarity === 'against' || tag === undefined || isCovered(span, styles)) return [];
    return [{ kind: 'style', span, values: [tag], polarity, degree: 1, confidence: OF_CLASS }];
  });
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
