import type { CatalogIndex, StatedBrand } from '../src/catalog/catalog-index.ts';
import { groupTokens } from '../src/catalog/listed-tokens.ts';
import { similarNames } from '../src/search/find-brand.ts';
import { BRAND_SLUG } from './brand-slug.ts';
import type { Context } from './context.ts';
import type { Settings } from './env.ts';
import type { PrivateBrand, PrivateBrands } from './store/private-brands.ts';

/** The private brand of this slug. The database is asked only where the catalog has no brand of that slug. */
export async function findOwn(
  slug: string,
  catalog: CatalogIndex,
  brands: PrivateBrands,
): Promise<PrivateBrand | null> {
  return catalog.bySlug(slug) === null && BRAND_SLUG.test(slug) ? brands.find(slug) : null;
}

/** The private brands among these slugs, for a caller who may read them. For everyone else there are none. */
export async function ownBrands(
  slugs: readonly string[],
  catalog: CatalogIndex,
  { brands, readsPrivateBrands, settings, notePrivate }: Context,
): Promise<ReadonlyMap<string, StatedBrand>> {
  const asked = readsPrivateBrands ? [...new Set(slugs)] : [];
  const found = await Promise.all(
    asked.map((slug) => orNone(findOwn(slug, catalog, brands), null, settings)),
  );
  const own = found.filter((brand) => brand !== null);
  if (own.length > 0) notePrivate();
  return new Map(own.map((brand) => [brand.slug, statedBrand(brand)]));
}

/** Slugs of private brands close to an unknown name, for a caller who may read them. */
export async function similarOwn(
  name: string,
  { brands, readsPrivateBrands, settings }: Context,
): Promise<readonly string[]> {
  return readsPrivateBrands ? similarNames(name, await orNone(brands.slugs(), [], settings)) : [];
}

/** In development the database may have no tables yet, and then it has no private brands. */
function orNone<Value>(found: Promise<Value>, none: Value, { production }: Settings): Promise<Value> {
  return production ? found : found.catch(() => none);
}

/** What its page showed, as the catalog states it of its brands. */
function statedBrand({ slug, name, sourceUrl, grammar, tokens: stored }: PrivateBrand): StatedBrand {
  const list = Object.entries(stored ?? {}).map(([path, value]) => ({ path, value }));
  const { tokens: values, theme = 'light', components } = groupTokens(list);
  const entry = { slug, name: name || slug, official_url: sourceUrl, theme, signature_move: '' };
  return { entry, grammar, values, components, isPrivate: true };
}
