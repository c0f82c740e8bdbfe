import type { Prose } from '../../src/features/prose.ts';
import { knownStems } from '../../src/grammar/axes/voice-archetype/known-stems.ts';
import { type KnownWord, knownWords } from '../../src/grammar/axes/voice-archetype/known-words.ts';
import type { StemVectors } from './glosses.ts';
import type { WordVectors } from './word-vectors.ts';

export interface Lexicon {
  readonly words: WordVectors;
  readonly stems: StemVectors;
}

/** The vectors of the words of a text that are known, with their shares of it. */
export function vectorsIn(
  { text, language }: Prose,
  { words, stems }: Lexicon,
): readonly KnownWord<readonly number[]>[] {
  if (language.tongue === 'en') return knownWords(text, (word) => words.get(word));
  const own = stems.get(language.tongue ?? '');
  return own === undefined ? [] : knownStems(text, language.tongue ?? '', own);
}

/** A vector less the mean of the texts, in units of their deviation. */
export type Standardised = (vector: readonly number[]) => number[];

// Of the deviation of other inputs. The hundred dimensions are correlated, and stems say less of a text than words do.
const ENGLISH_SHARE = 0.7;
const OTHER_SHARE = 0.4;

/** English texts and others are standardised apart, since a lexicon knows other words of them. */
export function standardVectors(
  texts: readonly Prose[],
  lexicon: Lexicon,
): { readonly english: Standardised; readonly other: Standardised } {
  const [english, other] = [true, false].map((wanted) =>
    texts
      .filter(({ language }) => (language.tongue === 'en') === wanted)
      .map((prose) => meanOf(vectorsIn(prose, lexicon)))
      .filter((mean) => mean.length > 0),
  );
  return { english: standardBy(english ?? [], ENGLISH_SHARE), other: standardBy(other ?? [], OTHER_SHARE) };
}

function meanOf(known: readonly KnownWord<readonly number[]>[]): number[] {
  return known.reduce<number[]>(
    (sum, { of, weight }) => of.map((each, at) => (sum[at] ?? 0) + weight * each),
    [],
  );
}

function standardBy(means: readonly (readonly number[])[], share: number): Standardised {
  const dimensions = (means[0] ?? []).map((_, at) => means.map((each) => each[at] ?? 0));
  const spread = dimensions.map((each) => {
    const middle = average(each);
    return { middle, deviation: Math.sqrt(average(each.map((one) => (one - middle) ** 2))) };
  });
  return (vector) =>
    spread.map(({ middle, deviation }, at) => (share * ((vector[at] ?? 0) - middle)) / deviation);
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
