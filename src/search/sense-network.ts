import { wordLists } from '../words/word-lists.ts';
import { bytesOfBase64 } from '../text/bytes-of-base64.ts';
import { lazy } from '../text/lazy.ts';
import { rowOfWord } from './word-vectors.ts';

/** Words of a query that are read; those after them change little. */
const MAX_WORDS = 14;

/**
 * Log odds that a list of brands can answer a query, by a small network that `node scripts/training/train-search.ts` trains. Each
 * word is a few numbers. Units look at each word and the one after it. The mean and the maximum of each unit over the
 * query, and what is known of the query beside its words, are weighed alone and, in a hidden layer, together.
 *
 * @param forms words as `wordsOf` writes them
 * @param evidence in the order of `Evidence`
 */
export function senseOdds(forms: readonly string[], evidence: readonly number[]): number {
  const read = network();
  const words = forms
    .map(read.vectorOf)
    .filter((vector) => vector !== null)
    .slice(0, MAX_WORDS);
  const { means, maxima } = unitsOver(words, read);
  const { head, headBiases, ofHead } = read;
  const inputs = [...means, ...maxima, ...evidence];
  let odds =
    read.constant +
    product(means, read.means, 0) +
    product(maxima, read.maxima, 0) +
    product(evidence, read.evidence, 0);
  for (let at = 0; at < ofHead.length; at++) {
    const value = (headBiases[at] ?? 0) + product(inputs, head, at * inputs.length);
    if (value > 0) odds += value * (ofHead[at] ?? 0);
  }
  return odds;
}

/** The mean and the maximum of each unit over the words of a query. */
function unitsOver(words: readonly Vector[], read: Network): { means: number[]; maxima: number[] } {
  const means: number[] = [];
  const maxima: number[] = [];
  for (let unit = 0; unit < read.hidden; unit++) {
    let sum = 0;
    let highest = 0;
    for (let at = 0; at < words.length; at++) {
      const value = valueOf(read, unit, words[at] ?? NO_WORD, words[at + 1] ?? NO_WORD);
      if (value <= 0) continue;
      sum += value;
      if (value > highest) highest = value;
    }
    means.push(sum / Math.sqrt(words.length + 1));
    maxima.push(highest);
  }
  return { means, maxima };
}

/** @param from the first of the weights */
function product(values: readonly number[], weights: readonly number[], from: number): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += (values[at] ?? 0) * (weights[from + at] ?? 0);
  return sum;
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
