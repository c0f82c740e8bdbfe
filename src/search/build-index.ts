import type { CorpusDocument } from '../catalog/corpus.ts';
import { brandVectors, type LearnedBrands } from './brand-vectors.ts';
import { inverseDocumentFrequency, saturate } from './bm25.ts';
import { dictionaryOf, wordList } from './dictionary.ts';
import { properNames } from './proper-names.ts';
import type { SearchIndex } from './search-index.ts';
import { tagColumns } from './tag-columns.ts';
import { tagDegrees } from './tag-degrees.ts';
import { corpusFacts, termFrequencies } from './term-frequencies.ts';
import { traitsOf } from './traits.ts';

/** Documents whose numbers fit in 16 bits. */
const MAX_SHORT = 0xffff;
/** Impacts are stored as 16-bit multiples of a unit: the order of two scores survives to 1 in 65 535. */
const IMPACT_STEPS = 0xffff;

/** Documents of a term, ascending, and its weighted frequency in each. */
interface Postings {
  readonly documents: number[];
  readonly frequencies: number[];
}

/**
 * Builds the index. Above 65 535 documents it cannot be packed.
 * @param learned what training learned of brands; without it, brands are found by words and traits alone
 */
export function buildIndex(
  corpus: readonly CorpusDocument[],
  learned: LearnedBrands | null = null,
): SearchIndex {
  const ordered = corpus.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const postings = collectPostings(ordered);
  const terms = [...postings.keys()].toSorted();
  const offsets = new Uint32Array(terms.length + 1);
  const documents: number[] = [];
  const exact: number[] = [];
  for (const [number, term] of terms.entries()) {
    const { documents: holding = [], frequencies = [] } = postings.get(term) ?? {};
    const idf = inverseDocumentFrequency(holding.length, ordered.length);
    for (const document of holding) documents.push(document);
    for (const frequency of frequencies) exact.push(idf * saturate(frequency));
    offsets[number + 1] = documents.length;
  }
  const unit = impactUnit(exact.reduce((most, impact) => Math.max(most, impact), 0));
  const traits = traitsOf(ordered);
  const proper = properNames(ordered);
  const degrees = tagColumns(tagDegrees(ordered, traits), ordered.length);
  return {
    slugs: wordList(ordered.map(({ slug }) => slug)),
    terms: dictionaryOf(terms),
    offsets,
    documents: (ordered.length > MAX_SHORT ? Uint32Array : Uint16Array).from(documents),
    impacts: Uint16Array.from(exact, (impact) => inUnits(impact, unit)),
    unit,
    proper: Uint8Array.from(terms, (term) => (proper.has(term) ? 1 : 0)),
    traits: learned === null ? traits : { ...traits, vectors: brandVectors(ordered, degrees, learned) },
    degrees,
  };
}

/** The unit of impacts up to `most`, float32 as in a packed index. */
function impactUnit(most: number): number {
  return Math.fround(most / IMPACT_STEPS || 1);
}

function inUnits(impact: number, unit: number): number {
  return Math.min(IMPACT_STEPS, Math.max(1, Math.round(impact / unit)));
}

/** The field part of BM25F, by term. */
function collectPostings(corpus: readonly CorpusDocument[]): Map<string, Postings> {
  const postings = new Map<string, Postings>();
  const facts = corpusFacts(corpus);
  for (const [number, document] of corpus.entries()) {
    for (const [term, frequency] of termFrequencies(document, facts)) {
      const list = postings.get(term) ?? { documents: [], frequencies: [] };
      list.documents.push(number);
      list.frequencies.push(frequency);
      postings.set(term, list);
    }
  }
  return postings;
}
