import { nameKey } from '../text/name-key.ts';
import type { LeanEntry } from './lean-entry.ts';
import { hostOf } from './official-url.ts';

interface NamedBrand {
  readonly entry: Pick<LeanEntry, 'slug' | 'name' | 'official_url'>;
  readonly aliases: readonly string[];
}

/** What brands go by, to find the one that a request names. */
export interface BrandNames<Brand extends NamedBrand> {
  /** Slugs, names, aliases and hosts, letters and digits only; a name before a host that is written alike. */
  readonly byKey: ReadonlyMap<string, Brand>;
  /** Hosts of a single brand, without `www.`. */
  readonly byHost: ReadonlyMap<string, Brand>;
}

/** Indexes brands by the names they go by. */
export function brandNames<Brand extends NamedBrand>(brands: readonly Brand[]): BrandNames<Brand> {
  const hosts = Map.groupBy(brands, ({ entry }) => hostOf(entry.official_url) ?? '');
  const aliases = brands.flatMap((brand) => brand.aliases.map((alias) => [alias, brand] as const));
  const byHost = new Map([
    ...aliases.flatMap(([alias, brand]) => {
      const host = hostOf(alias);
      return host === null ? [] : [[host, brand] as const];
    }),
    ...[...hosts].flatMap(([host, [only, ...more]]) =>
      only && more.length === 0 ? [[host, only] as const] : [],
    ),
  ]);
  const byKey = new Map([
    ...[...byHost].map(([host, brand]) => [nameKey(host), brand] as const),
    ...aliases.map(([alias, brand]) => [nameKey(alias), brand] as const),
    ...brands.map((brand) => [nameKey(brand.entry.slug), brand] as const),
    ...brands.map((brand) => [nameKey(brand.entry.name), brand] as const),
  ]);
  byKey.delete(''); // of a name without a letter or digit, such as an emoji
  return { byKey, byHost };
}
