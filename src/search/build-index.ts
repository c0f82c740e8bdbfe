import type { CorpusDocument } from '../catalog/corpus.ts';
import { inverseDocumentFrequency, saturate } from './bm25.ts';
import { FIELDS } from './fields.ts';
import type { IndexParts } from './search-index.ts';
import { nameKey, wordsOf } from './words.ts';

/** Documents have 16-bit numbers. */
const MAX_DOCUMENTS = 0xffff;
/** Impacts are stored as 16-bit multiples of a unit: the order of two scores survives to 1 in 65 535. */
const IMPACT_STEPS = 0xffff;

/** Builds the index. Throws a RangeError above 65 535 documents. */
export function buildIndex(corpus: readonly CorpusDocument[]): IndexParts {
  if (corpus.length > MAX_DOCUMENTS) throw new RangeError('The index numbers documents in 16 bits.');
  const ordered = corpus.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const postings = collectPostings(ordered);
  const terms = [...postings.keys()].toSorted();
  const count = terms.reduce((sum, term) => sum + (postings.get(term)?.size ?? 0), 0);
  const offsets = new Uint32Array(terms.length + 1);
  const documents = new Uint16Array(count);
  const exact = new Float64Array(count);
  let at = 0;
  for (const [number, term] of terms.entries()) {
    const list = postings.get(term) ?? new Map<number, number>();
    const idf = inverseDocumentFrequency(list.size, ordered.length);
    for (const [document, frequency] of list) {
      documents[at] = document;
      exact[at++] = idf * saturate(frequency);
    }
    offsets[number + 1] = at;
  }
  const unit = exact.reduce((most, impact) => Math.max(most, impact), 0) / IMPACT_STEPS || 1;
  return {
    slugs: ordered.map(({ slug }) => slug),
    nameKeys: ordered.map(({ name }) => nameKey(name)),
    terms,
    offsets,
    documents,
    impacts: Uint16Array.from(exact, (impact) => Math.max(1, Math.round(impact / unit))),
    unit,
  };
}

/** Weighted frequency by document by term: the field part of BM25F. */
function collectPostings(corpus: readonly CorpusDocument[]): Map<string, Map<number, number>> {
  const postings = new Map<string, Map<number, number>>();
  for (const { textOf, weight, lengthNorm } of FIELDS) {
    const texts = corpus.map((document) => wordsOf(textOf(document)));
    const mean = texts.reduce((sum, words) => sum + words.length, 0) / corpus.length;
    for (const [document, words] of texts.entries()) {
      const worth = weight / (1 - lengthNorm + lengthNorm * (words.length / mean));
      for (const word of words) {
        const list = postings.get(word) ?? new Map<number, number>();
        postings.set(word, list.set(document, (list.get(document) ?? 0) + worth));
      }
    }
  }
  // Fields add documents out of order.
  for (const [term, list] of postings) postings.set(term, new Map([...list].toSorted(([a], [b]) => a - b)));
  return postings;
}
