import type { CatalogIndex, IndexedBrand } from '../catalog/catalog-index.ts';
import { editDistance } from '../catalog/closest.ts';
import { nameKey } from './words.ts';

/** Characters; a longer text is no name of a brand. */
const MAX_NAME = 120;
/** Brands suggested for one unknown name. */
const MAX_SUGGESTIONS = 3;
/** Characters of the shortest name that is compared letter by letter: two letters are near to everything. */
const SHORTEST_COMPARED = 3;

/**
 * The brand of the catalog that a request means: by slug (`linear`), name (`Linear`, `GOV.UK`), host (`gov.uk`,
 * `www.linear.app`) or any address on its host. Null when there is none.
 */
export function findBrand(text: string, catalog: CatalogIndex): IndexedBrand | null {
  const asked = text.trim();
  const exact = catalog.bySlug(asked);
  if (exact !== null || asked.length > MAX_NAME || asked === '') return exact;
  const { byKey, byHost } = namesOf(catalog);
  const host = hostOf(asked);
  return (
    byKey.get(nameKey(asked)) ??
    (host === null ? null : (catalog.byOfficialUrl(asked) ?? byHost.get(host) ?? null))
  );
}

/** Slugs of brands with a name, slug or host one edit from an unknown one, or named by a word of it; nearest first. */
export function similarBrands(text: string, catalog: CatalogIndex): readonly string[] {
  if (text.length > MAX_NAME) return [];
  const { byKey } = namesOf(catalog);
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

interface BrandNames {
  /** Slugs, names and hosts, letters and digits only; a name before a host that is written alike. */
  readonly byKey: ReadonlyMap<string, IndexedBrand>;
  /** Hosts of a single brand, without `www.`. */
  readonly byHost: ReadonlyMap<string, IndexedBrand>;
}

const indexed = new WeakMap<CatalogIndex, BrandNames>();

function namesOf(catalog: CatalogIndex): BrandNames {
  const known = indexed.get(catalog);
  if (known !== undefined) return known;
  const { brands } = catalog;
  const hosts = Map.groupBy(brands, ({ entry }) => hostOf(entry.official_url) ?? '');
  const byHost = new Map(
    [...hosts].flatMap(([host, [only, ...more]]) => (only && more.length === 0 ? [[host, only]] : [])),
  );
  const byKey = new Map([
    ...[...byHost].map(([host, brand]) => [nameKey(host), brand] as const),
    ...brands.map((brand) => [nameKey(brand.entry.slug), brand] as const),
    ...brands.map((brand) => [nameKey(brand.entry.name), brand] as const),
  ]);
  const names = { byKey, byHost };
  indexed.set(catalog, names);
  return names;
}

/** The host of an address, or of a text that could be one: without scheme, `www.` and path. */
function hostOf(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const host =
    URL.parse(address)
      ?.hostname.replace(/^www\./, '')
      .replace(/\.$/, '') ?? '';
  return host.includes('.') ? host : null;
}
