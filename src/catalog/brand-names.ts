import { nameKey } from '../text/name-key.ts';
import type { LeanEntry } from './lean-entry.ts';

interface NamedBrand {
  readonly entry: Pick<LeanEntry, 'slug' | 'name' | 'official_url'>;
}

/** What brands go by, to find the one that a request names. */
export interface BrandNames<Brand extends NamedBrand> {
  /** Slugs, names and hosts, letters and digits only; a name before a host that is written alike. */
  readonly byKey: ReadonlyMap<string, Brand>;
  /** Hosts of a single brand, without `www.`. */
  readonly byHost: ReadonlyMap<string, Brand>;
}

/** Indexes brands by the names they go by. */
export function brandNames<Brand extends NamedBrand>(brands: readonly Brand[]): BrandNames<Brand> {
  const hosts = Map.groupBy(brands, ({ entry }) => hostOf(entry.official_url) ?? '');
  const byHost = new Map(
    [...hosts].flatMap(([host, [only, ...more]]) => (only && more.length === 0 ? [[host, only]] : [])),
  );
  const byKey = new Map([
    ...[...byHost].map(([host, brand]) => [nameKey(host), brand] as const),
    ...brands.map((brand) => [nameKey(brand.entry.slug), brand] as const),
    ...brands.map((brand) => [nameKey(brand.entry.name), brand] as const),
  ]);
  return { byKey, byHost };
}

/** The host of an address, or of a text that could be one: without scheme, `www.` and path. */
export function hostOf(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const host =
    URL.parse(address)
      ?.hostname.replace(/^www\./, '')
      .replace(/\.$/, '') ?? '';
  return host.includes('.') ? host : null;
}
