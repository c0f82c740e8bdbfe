import type { CorpusDocument } from '../catalog/corpus.ts';
import { inverseDocumentFrequency, saturate } from './bm25.ts';
import { dictionaryOf, wordList } from './dictionary.ts';
import { properNames } from './proper-names.ts';
import type { SearchIndex } from './search-index.ts';
import { tagDegrees } from './tag-degrees.ts';
import { corpusFacts, termFrequencies } from './term-frequencies.ts';
import { traitsOf } from './traits.ts';

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
    const list = [...(postings.get(term) ?? [])];
    const idf = inverseDocumentFrequency(list.length, ordered.length);
    for (const [document, frequency] of list) {
      documents.push(document);
      exact.push(idf * saturate(frequency));
    }
    offsets[number + 1] = documents.length;
  }
  const unit = impactUnit(exact.reduce((most, impact) => Math.max(most, impact), 0));
  const traits = traitsOf(ordered);
  const proper = properNames(ordered);
  return {
    slugs: wordList(ordered.map(({ slug }) => slug)),
    terms: dictionaryOf(terms),
    offsets,
    documents: Uint16Array.from(documents),
    impacts: Uint16Array.from(exact, (impact) => inUnits(impact, unit)),
    unit,
    proper: Uint8Array.from(terms, (term) => (proper.has(term) ? 1 : 0)),
    traits,
    degrees: tagDegrees(ordered, traits),
  };
}

/** The unit of impacts up to `most`, float32 as in a packed index. */
export function impactUnit(most: number): number {
  return Math.fround(most / IMPACT_STEPS || 1);
}

export function inUnits(impact: number, unit: number): number {
  return Math.min(IMPACT_STEPS, Math.max(1, Math.round(impact / unit)));
}

/** The field part of BM25F, by term. */
function collectPostings(corpus: readonly CorpusDocument[]): Map<string, Postings> {
  const postings = new Map<string, Postings>();
  const facts = corpusFacts(corpus);
  for (const [number, document] of corpus.entries()) {
    for (const [term, frequency] of termFrequencies(document, facts)) {
      const list = postings.get(term) ?? new Map<number, number>();
      postings.set(term, list.set(number, frequency));
    }
  }
  return postings;
}
