import type { CatalogEntry } from './catalog-entry.ts';
import type { Source } from './sources.ts';

/** The sources that tokens and components of an entry were taken from; others are listed for comparison only. */
export function citedSources({
  sources,
  tokens,
  component_cites: components = {},
}: Pick<CatalogEntry, 'sources' | 'tokens' | 'component_cites'>): readonly Source[] {
  const groups = Object.values(tokens).flatMap((group) => [
    ...(group?.cites ?? []),
    ...Object.values(group?.cites_for ?? {}).flat(),
  ]);
  const cited = new Set([...groups, ...Object.values(components).flat()]);
  return sources.filter(({ id }) => cited.has(id));
}
