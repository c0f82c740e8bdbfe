import type { CorpusDocument } from '../../src/catalog/corpus.ts';
import { FIELDS } from '../../src/search/fields.ts';
import { wordsOf } from '../../src/words/word-forms.ts';

const K1 = 1.2;

/** BM25F written down as in the paper, one document and one word at a time. */
export function naiveScores(corpus: readonly CorpusDocument[], query: string): Map<string, number> {
  const words = new Set(wordsOf(query));
  const lengths = FIELDS.map(
    ({ textOf }) => corpus.reduce((sum, doc) => sum + wordsOf(textOf(doc)).length, 0) / corpus.length,
  );
  const frequency = (doc: CorpusDocument, word: string): number =>
    FIELDS.reduce((sum, { textOf, weight, lengthNorm: b }, field) => {
      const all = wordsOf(textOf(doc));
      const count = all.filter((one) => one === word).length;
      return count === 0 ? sum : sum + (weight * count) / (1 - b + (b * all.length) / lengths[field]!);
    }, 0);
  const scoreOf = (doc: CorpusDocument): number =>
    [...words].reduce((sum, word) => {
      const holding = corpus.filter((other) => frequency(other, word) > 0).length;
      const idf = Math.log(1 + (corpus.length - holding + 0.5) / (holding + 0.5));
      const tf = frequency(doc, word);
      return sum + (idf * tf * (K1 + 1)) / (tf + K1);
    }, 0);
  return new Map(corpus.map((doc) => [doc.slug, scoreOf(doc)] as const).filter(([, score]) => score > 0));
}
