import { wordLists } from '../words/word-lists.ts';
import { lazy } from '../text/lazy.ts';
import { bytesOfBase64 } from '../text/bytes-of-base64.ts';

/** Numbers of a vector. */
export const DIMENSIONS = 64;

/** What `node scripts/training/train-search.ts` learned of words; src/words/vocabulary/word-vectors.json. */
interface WordVectors {
  /** How many times the product of a query and a brand counts in a softmax over all brands. */
  readonly sharpness: number;
  /** Adds the vector of a word, as `wordsOf` writes it, or the mean of those near to it; false when it has none. */
  readonly addTo: (sum: Float64Array, form: string) => boolean;
  /** Whether a word has a vector of its own. */
  readonly learned: (form: string) => boolean;
  /** Adds what a query wants that refuses words with this sum. */
  readonly addRefused: (sum: Float64Array, refused: Float64Array) => void;
}

/** Place of a word, as `wordsOf` writes it, among those that training saw; undefined when it is not there. */
export function rowOfWord(form: string): number | undefined {
  return rows().get(form);
}

const rows = lazy(
  () =>
    new Map(
      wordLists()
        .wordVectors.words.split(' ')
        .map((word, row) => [word, row]),
    ),
);

/** Words without a vector of their own, with those that they stand near to (`node scripts/training/unlearned-words.ts`). */
const unlearnedWords = lazy((): ReadonlyMap<string, string> => {
  const lines = wordLists().unlearnedWords.words.split(',');
  return new Map(
    lines.map((line) => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  );
});

export const wordVectors = lazy((): WordVectors => {
  const { sharpness, exponents, values, refuse } = wordLists().wordVectors;
  const [numbers, units, map, unitsOfMap] = [values, exponents, refuse.values, refuse.exponents].map(
    bytesOfBase64,
  ) as [Int8Array, Int8Array, Int8Array, Int8Array];
  const addLearned = (sum: Float64Array, form: string, share: number) => {
    const row = rowOfWord(form);
    if (row === undefined || row >= units.length) return false;
    const unit = share * 2 ** (units[row] ?? 0);
    const start = row * DIMENSIONS;
    for (let at = 0; at < DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + unit * (numbers[start + at] ?? 0);
    return true;
  };
  return {
    sharpness,
    learned: (form) => (rowOfWord(form) ?? units.length) < units.length,
    addTo(sum, form) {
      if (addLearned(sum, form, 1)) return true;
      const near = unlearnedWords().get(form)?.split(' ') ?? [];
      for (const other of near) addLearned(sum, other, 1 / near.length);
      return near.length > 0;
    },
    addRefused(sum, refused) {
      for (let row = 0; row < DIMENSIONS; row++) {
        let product = 0;
        for (let at = 0; at < DIMENSIONS; at++)
          product += (map[row * DIMENSIONS + at] ?? 0) * (refused[at] ?? 0);
        sum[row] = (sum[row] ?? 0) + 2 ** (unitsOfMap[row] ?? 0) * product;
      }
    },
  };
});
