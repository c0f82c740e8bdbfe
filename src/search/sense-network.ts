import { wordLists } from '../words/word-lists.ts';
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
  const read = network();
  const { vectorOf, hidden, means, maxima, evidence: ofEvidence, constant } = read;
  const words = forms
    .map(vectorOf)
    .filter((vector) => vector !== null)
    .slice(0, MAX_WORDS);
  let odds = constant;
  for (let unit = 0; unit < hidden; unit++) {
    let sum = 0;
    let highest = 0;
    for (let at = 0; at < words.length; at++) {
      const value = valueOf(read, unit, words[at] ?? NO_WORD, words[at + 1] ?? NO_WORD);
      if (value <= 0) continue;
      sum += value;
      if (value > highest) highest = value;
    }
    odds += ((means[unit] ?? 0) * sum) / Math.sqrt(words.length + 1) + (maxima[unit] ?? 0) * highest;
  }
  for (let at = 0; at < evidence.length; at++) odds += (evidence[at] ?? 0) * (ofEvidence[at] ?? 0);
  return odds;
}

/** A unit looks at a word and the one after it, of which there is none after the last. */
function valueOf({ weights, biases, width }: Network, unit: number, word: Vector, next: Vector): number {
  const from = unit * 2 * width;
  let sum = biases[unit] ?? 0;
  for (let at = 0; at < width; at++) sum += (word[at] ?? 0) * (weights[from + at] ?? 0);
  if (next.length === 0) return sum;
  for (let at = 0; at < width; at++) sum += (next[at] ?? 0) * (weights[from + width + at] ?? 0);
  return sum;
}

type Vector = Float64Array;
const NO_WORD: Vector = new Float64Array(0);
type Network = ReturnType<typeof network>;

const network = lazy(() => {
  const { sense } = wordLists().wordVectors;
  const [numbers, units] = [sense.values, sense.exponents].map(bytesOfBase64) as [Int8Array, Int8Array];
  const vectors: (Float64Array | undefined)[] = []; // of the words that queries had
  return {
    ...sense,
    vectorOf: (form: string): Float64Array | null => {
      const row = rowOfWord(form);
      if (row === undefined) return null;
      const before = vectors[row];
      if (before !== undefined) return before;
      const unit = 2 ** (units[row] ?? 0);
      const vector = new Float64Array(sense.width);
      for (let at = 0; at < vector.length; at++) vector[at] = unit * (numbers[row * sense.width + at] ?? 0);
      vectors[row] = vector;
      return vector;
    },
  };
});
