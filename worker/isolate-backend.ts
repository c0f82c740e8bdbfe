import type { CatalogIndex, IndexedBrand } from '../src/catalog/catalog-index.ts';
import { search, type SearchAnswer } from '../src/search/search.ts';
import type { SearchIndex } from '../src/search/search-index.ts';

/** What operations ask of a catalog that may be too large for an isolate. */
export interface CatalogBackend {
  readonly search: (query: string, limit: number) => Promise<FoundBrands>;
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
  };
}
