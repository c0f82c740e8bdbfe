import { wordLists } from '#word-lists';
import { bytesOfBase64 } from '../text/bytes-of-base64.ts';
import { lazy } from '../text/lazy.ts';

/**
 * A small network that tells whether a list of brands can answer a query, trained by `node scripts/train-search.ts`. Each
 * word is a few numbers. A layer of `hidden` units looks at each word and the one after it; the mean and the maximum of
 * each unit over the query are weighed, and so is what is known of the query beside its words.
 */
interface SenseNetwork {
  /** Log odds. */
  readonly oddsOf: (forms: readonly string[], evidence: readonly number[]) => number;
}

/** Words of a query that are read; those after them change little. */
const MAX_SENSE_WORDS = 14;

export const senseNetwork = lazy((): SenseNetwork => {
  const { words, sense } = wordLists().wordVectors;
  const { width, hidden, biases, weights, means, maxima, evidence: ofEvidence, constant } = sense;
  const rows = new Map(words.split(' ').map((word, row) => [word, row]));
  const numbers = new Int8Array(bytesOfBase64(sense.values));
  const units = new Int8Array(bytesOfBase64(sense.exponents));
  const vectorOf = (form: string): Float64Array => {
    const row = rows.get(form) ?? -1;
    const unit = 2 ** (units[row] ?? 0);
    return Float64Array.from({ length: width }, (_, at) => unit * (numbers[row * width + at] ?? 0));
  };
  const nothing = new Float64Array(width);
  return {
    oddsOf(forms, evidence) {
      const known = forms.filter((form) => rows.has(form)).slice(0, MAX_SENSE_WORDS);
      const read = [...known.map(vectorOf), nothing];
      let odds = constant;
      for (let unit = 0; unit < hidden; unit++) {
        let sum = 0;
        let most = 0;
        for (let at = 0; at < known.length; at++) {
          const own = read[at] ?? nothing;
          const next = read[at + 1] ?? nothing;
          let value = biases[unit] ?? 0;
          const from = unit * 2 * width;
          for (let number = 0; number < width; number++)
            value +=
              (weights[from + number] ?? 0) * (own[number] ?? 0) +
              (weights[from + width + number] ?? 0) * (next[number] ?? 0);
          if (value <= 0) continue;
          sum += value;
          if (value > most) most = value;
        }
        odds += ((means[unit] ?? 0) * sum) / Math.sqrt(known.length + 1) + (maxima[unit] ?? 0) * most;
      }
      return odds + evidence.reduce((total, one, at) => total + one * (ofEvidence[at] ?? 0), 0);
    },
  };
});
