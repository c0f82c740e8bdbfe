import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { schemeGaps } from '../../src/catalog/scheme-gaps.ts';

/** The entries whose second scheme lacks colours that are unreadable in it as the first one has them; '' for none. */
export function describeSchemeGaps(entries: readonly CatalogEntry[]): string {
  const named = entries.flatMap(({ slug, theme, tokens }) => {
    const gaps = schemeGaps(theme, tokens);
    return gaps.length === 0 ? [] : [`${slug} (${gaps.map(({ name }) => name).join(', ')})`];
  });
  return named.length === 0
    ? ''
    : `Warning: ${named.length} entries state colours for one scheme alone that cannot be read in their other one; contracts derive them. Add them where a source has them: ${named.join('; ')}.`;
}
