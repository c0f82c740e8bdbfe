import { firstAtOrAfter, wordAt } from './dictionary.ts';
import type { SearchIndex } from './search-index.ts';

/** The number of the document with this slug, or null. */
export function findDocument({ slugs }: Pick<SearchIndex, 'slugs'>, slug: string): number | null {
  const at = firstAtOrAfter(slugs, slug);
  return wordAt(slugs, at) === slug ? at : null;
}
