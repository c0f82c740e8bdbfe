import type { CorpusDocument } from '../catalog/corpus.ts';
import { inverseDocumentFrequency, saturate } from './bm25.ts';
import { dictionaryOf, wordList } from './dictionary.ts';
import { FIELDS } from './fields.ts';
import { properNames } from './proper-names.ts';
import { NAME_MARK, type SearchIndex } from './search-index.ts';
import { nameKey } from '../text/name-key.ts';
import { tagDegrees } from './tag-degrees.ts';
import { traitsOf } from './traits.ts';
import { contentWords, wordsOf } from '../words/word-forms.ts';

/** Documents have 16-bit numbers. */
const MAX_DOCUMENTS = 0xffff;
/** Impacts are stored as 16-bit multiples of a unit: the order of two scores survives to 1 in 65 535. */
const IMPACT_STEPS = 0xffff;

/** Weighted frequency by document. */
type Postings = Map<number, number>;

/** Builds the index. Throws a RangeError above 65 535 documents. */
export function buildIndex(corpus: readonly CorpusDocument[]): SearchIndex {
  if (corpus.length > MAX_DOCUMENTS) throw new RangeError('The index numbers documents in 16 bits.');
  const ordered = corpus.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const postings = collectPostings(ordered);
  const terms = [...postings.keys()].toSorted();
  const offsets = new Uint32Array(terms.length + 1);
  const documents: number[] = [];
  const exact: number[] = [];
  for (const [number, term] of terms.entries()) {
    // Fields add documents in any order.
    const list = [...(postings.get(term) ?? [])].toSorted(([a], [b]) => a - b);
    const idf = inverseDocumentFrequency(list.length, ordered.length);
    for (const [document, frequency] of list) {
      documents.push(document);
      exact.push(idf * saturate(frequency));
    }
    offsets[number + 1] = documents.length;
  }
  // float32, as in a packed index.
  const unit = Math.fround(exact.reduce((most, impact) => Math.max(most, impact), 0) / IMPACT_STEPS || 1);
  const traits = traitsOf(ordered);
  const proper = properNames(ordered);
  return {
    slugs: wordList(ordered.map(({ slug }) => slug)),
    terms: dictionaryOf(terms),
    offsets,
    documents: Uint16Array.from(documents),
    impacts: Uint16Array.from(exact, (impact) =>
      Math.min(IMPACT_STEPS, Math.max(1, Math.round(impact / unit))),
    ),
    unit,
    proper: Uint8Array.from(terms, (term) => (proper.has(term) ? 1 : 0)),
    traits,
    degrees: tagDegrees(ordered, traits),
  };
}

/** The field part of BM25F, by term. */
function collectPostings(corpus: readonly CorpusDocument[]): Map<string, Postings> {
  const postings = new Map<string, Postings>();
  const add = (term: string, document: number, worth: number): void => {
    const list = postings.get(term) ?? new Map<number, number>();
    postings.set(term, list.set(document, (list.get(document) ?? 0) + worth));
  };
  for (const { textOf, weight, lengthNorm } of FIELDS) {
    const texts = corpus.map((document) => contentWords(wordsOf(textOf(document))));
    const mean = texts.reduce((sum, words) => sum + words.length, 0) / corpus.length;
    for (const [document, words] of texts.entries()) {
      const worth = weight / (1 - lengthNorm + lengthNorm * (words.length / mean));
      for (const word of words) add(word, document, worth);
    }
  }
  const names = corpus.flatMap(({ name, slug }) => [nameKey(name), nameKey(slug)]);
  const known = new Set(names);
  for (const [document, { name, slug, aliases }] of corpus.entries()) {
    // A name goes before the alias of another brand.
    const others = aliases.map(nameKey).filter((key) => key !== '' && !known.has(key));
    for (const key of new Set([nameKey(name), nameKey(slug), ...others])) add(NAME_MARK + key, document, 1);
  }
  return postings;
}
