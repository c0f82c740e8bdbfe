import type { CatalogIndex, IndexedBrand } from '../catalog/catalog-index.ts';
import { hostOf } from '../catalog/official-url.ts';
import { editDistance } from '../catalog/closest.ts';
import { nameKey } from '../text/name-key.ts';

/** Characters; longer texts are not names of brands. */
const MAX_NAME = 120;
/** Brands suggested for one unknown name. */
const MAX_SUGGESTIONS = 3;
/** Characters; shorter names are one edit away from too many others. */
const SHORTEST_COMPARED = 3;

/**
 * Finds a brand of the catalog by slug (`linear`), name (`Linear`, `GOV.UK`), alias (`Amazon Web Services`), host
 * (`gov.uk`, `www.linear.app`) or any address on its host. Null when there is none.
 */
export function findBrand(text: string, catalog: CatalogIndex): IndexedBrand | null {
  const asked = text.trim();
  const exact = catalog.bySlug(asked);
  if (exact !== null || asked.length > MAX_NAME || asked === '') return exact;
  const { byKey, byHost } = catalog.names;
  const host = hostOf(asked);
  return (
    byKey.get(nameKey(asked)) ??
    (host === null ? null : (catalog.byOfficialUrl(asked) ?? byHost.get(host) ?? null))
  );
}

/** Slugs of brands with a name, alias, slug or host one edit from an unknown one, or named by a word of it; nearest first. */
export function similarBrands(text: string, catalog: CatalogIndex): readonly string[] {
  if (text.length > MAX_NAME) return [];
  const { byKey } = catalog.names;
  const words = text.split(/[\s/]+/).flatMap((word) => byKey.get(nameKey(word))?.entry.slug ?? []);
  const asked = nameKey(hostOf(text) ?? text);
  return [...new Set([...words, ...near(asked, byKey)])].slice(0, MAX_SUGGESTIONS);
}

/** Names one edit from a mistyped one, of those given. */
export function similarNames(name: string, known: readonly string[]): readonly string[] {
  if (name.length < SHORTEST_COMPARED || name.length > MAX_NAME) return [];
  return known.filter((candidate) => isNear(name, candidate)).slice(0, MAX_SUGGESTIONS);
}

function near(asked: string, byKey: ReadonlyMap<string, IndexedBrand>): string[] {
  if (asked.length < SHORTEST_COMPARED) return [];
  return [...byKey].flatMap(([key, { entry }]) => (isNear(asked, key) ? [entry.slug] : []));
}

function isNear(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= 1 && editDistance(a, b) <= 1;
}
