import type { CatalogIndex, IndexedBrand } from '../src/catalog/catalog-index.ts';
import type { Grammar } from '../src/grammar/axes/index.ts';
import { type BrandQuery, gradedBrands } from '../src/query/rank-brands.ts';
import { countValues, type ValueCounts } from '../src/query/value-counts.ts';
import { search, type SearchAnswer } from '../src/search/search.ts';
import type { SearchIndex } from '../src/search/search-index.ts';

/** What the catalog says besides its brands. */
export type CatalogFacts = Pick<CatalogIndex, 'weights' | 'weightsVersion' | 'prior'>;

/** What operations ask of a catalog that may be too large for an isolate. */
export interface CatalogBackend {
  readonly search: (query: string, limit: number) => Promise<FoundBrands>;
  /** Reads a text with the words and names of the catalog, of which an index may lack those that the text does not have. */
  readonly read: <Value>(text: string, read: (index: SearchIndex) => Value) => Promise<Value>;
  /** The catalog as far as it matters who these slugs, names, hosts and addresses stand for. */
  readonly naming: (names: readonly string[]) => Promise<CatalogIndex>;
  /** The brands among which those most similar to a grammar are. */
  readonly like: (grammar: Grammar) => Promise<readonly IndexedBrand[]>;
  /** Every brand that matches a text, without its reasons. */
  readonly matches: (text: string) => Promise<SearchAnswer>;
  /** The brands among which the first `count` that a query ranks are. */
  readonly ranking: (query: BrandQuery, count: number) => Promise<readonly IndexedBrand[]>;
  /** How many brands state each value. */
  readonly valueCounts: () => Promise<ValueCounts>;
  /** Number of brands. */
  readonly count: () => Promise<number>;
}

/** The answer to a search with the index it was ranked by and its brands. */
export interface FoundBrands {
  readonly answer: SearchAnswer;
  readonly index: SearchIndex;
  readonly bySlug: (slug: string) => IndexedBrand | null;
}

/** The catalog in memory as a backend. */
export function isolateBackend(
  catalog: () => CatalogIndex,
  loadIndex: () => Promise<SearchIndex>,
): CatalogBackend {
  return {
    async search(query, limit) {
      const index = await loadIndex();
      return { answer: search(index, query, limit), index, bySlug: catalog().bySlug };
    },
    read: async (_, read) => read(await loadIndex()),
    naming: async () => catalog(),
    like: async () => catalog().brands,
    matches: async (text) => search(await loadIndex(), text, catalog().brands.length),
    ranking: async () => catalog().brands,
    valueCounts: async () => countValues(gradedBrands(catalog().brands).map(({ grammar }) => grammar)),
    count: async () => catalog().brands.length,
  };
}
