import { dictionaryOf } from '../../src/search/dictionary.ts';
import { isWholeName, type SearchIndex } from '../../src/search/search-index.ts';
import type { Postings, StoredCatalog } from './stored-catalog.ts';

/** A term of the catalog. */
export interface StoredTerm {
  readonly term: string;
  readonly number: number;
  /** Whether the catalog always writes it with a capital. */
  readonly proper: 0 | 1;
  /** For a name the numbers of its brands as JSON. */
  readonly named: string;
}

/** What is known of the catalog for one query. */
export interface KnownParts {
  readonly terms: ReadonlyMap<string, StoredTerm>;
  /** Degrees of all tags by brand: of the brands that the query may name. */
  readonly brands: ReadonlyMap<number, Int8Array>;
  /** Degrees of all brands by tag: of the tags that are ranked by. */
  readonly tags?: ReadonlyMap<number, Int8Array>;
  /** By number of the term: of the words that are ranked by. */
  readonly postings?: ReadonlyMap<number, Postings>;
}

/**
 * An index of the whole catalog that knows what one query needs.
 * @param missed collects the words that the query looks for and `terms` lacks
 */
export function storedIndex(
  { facts, slugs, traits }: StoredCatalog,
  { terms, brands, tags = new Map(), postings = new Map() }: KnownParts,
  missed: Set<string> = new Set(),
): SearchIndex {
  const words = [...terms.values()].toSorted((a, b) => (a.term < b.term ? -1 : 1));
  const lists = words.map((word) => postingsOf(word, postings));
  let end = 0;
  const offsets = Uint32Array.from([0, ...lists.map((list) => (end += list.brands.length))]);
  const documents = new Uint32Array(end);
  const impacts = new Uint16Array(end);
  for (const [at, list] of lists.entries()) {
    documents.set(list.brands, offsets[at]);
    impacts.set(list.impacts, offsets[at]);
  }
  return {
    slugs,
    terms: { ...dictionaryOf(words.map(({ term }) => term)), missed },
    offsets,
    documents,
    impacts,
    unit: facts.unit,
    proper: Uint8Array.from(words, ({ proper }) => proper),
    traits,
    degrees: {
      ofTag: (tag) => tags.get(tag) ?? new Int8Array(facts.brands),
      at: (tag, brand) => brands.get(brand)?.[tag] ?? tags.get(tag)?.[brand] ?? 0,
    },
    rarities: facts.rarities,
  };
}

const NONE: Postings = { brands: new Uint32Array(0), impacts: new Uint16Array(0) };

function postingsOf({ term, number, named }: StoredTerm, postings: ReadonlyMap<number, Postings>): Postings {
  if (!isWholeName(term)) return postings.get(number) ?? NONE;
  const brands = Uint32Array.from(brandsNamed(named));
  return { brands, impacts: new Uint16Array(brands.length) }; // no query ranks by a name as a term
}

/** Numbers of the brands that a name stands for, as writeCatalog writes them. */
export function brandsNamed(named: string): readonly number[] {
  return JSON.parse(named) as number[];
}
