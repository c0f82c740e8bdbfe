import { wordLists } from '#word-lists';
import { bytesOfBase64 } from '../text/bytes-of-base64.ts';
import { lazy } from '../text/lazy.ts';
import { rowOfWord } from './word-vectors.ts';

/** Words of a query that are read; those after them change little. */
const MAX_WORDS = 14;

/**
 * Log odds that a list of brands can answer a query, by a small network that `node scripts/train-search.ts` trains. Each
 * word is a few numbers. Units look at each word and the one after it; the mean and the maximum of each unit over the
 * query are weighed, and so is what is known of the query beside its words.
 *
 * @param forms words as `wordsOf` writes them
 * @param evidence in the order of `Evidence`
 */
export function senseOdds(forms: readonly string[], evidence: readonly number[]): number {
  const { vectorOf, width, hidden, means, maxima, evidence: ofEvidence, constant } = network();
  const words = forms
    .map(vectorOf)
    .filter((vector) => vector !== null)
    .slice(0, MAX_WORDS);
  const nothing = Array.from({ length: width }, () => 0); // after the last word
  const pairs = words.map((word, at) => [...word, ...(words[at + 1] ?? nothing)]);
  let odds = constant;
  for (let unit = 0; unit < hidden; unit++) {
    const values = pairs.map((pair) => Math.max(0, valueOf(unit, pair)));
    const sum = values.reduce((total, value) => total + value, 0);
    odds +=
      ((means[unit] ?? 0) * sum) / Math.sqrt(words.length + 1) + (maxima[unit] ?? 0) * Math.max(0, ...values);
  }
  return evidence.reduce((total, one, at) => total + one * (ofEvidence[at] ?? 0), odds);
}

function valueOf(unit: number, pair: readonly number[]): number {
  const { weights, biases } = network();
  const from = unit * pair.length;
  return pair.reduce((sum, number, at) => sum + number * (weights[from + at] ?? 0), biases[unit] ?? 0);
}

const network = lazy(() => {
  const { sense } = wordLists().wordVectors;
  const [numbers, units] = [sense.values, sense.exponents].map(bytesOfBase64) as [Int8Array, Int8Array];
  return {
    ...sense,
    vectorOf: (form: string): readonly number[] | null => {
      const row = rowOfWord(form);
      if (row === undefined) return null;
      const unit = 2 ** (units[row] ?? 0);
      return Array.from({ length: sense.width }, (_, at) => unit * (numbers[row * sense.width + at] ?? 0));
    },
  };
});
