import type { CatalogIndex, IndexedBrand } from '../src/catalog/catalog-index.ts';
import { TasteError } from '../src/errors.ts';
import { findBrand, similarBrands } from '../src/search/find-brand.ts';
import { shortened } from '../src/text/shortened.ts';

/** The catalog brand that a request field names. Throws `unknown_brand`. */
export function resolveBrand(name: string, field: string, catalog: CatalogIndex): IndexedBrand {
  const brand = findBrand(name, catalog);
  if (brand === null) throw unknownBrand(name, field, similarBrands(name, catalog));
  return brand;
}

/** Characters of an unknown name that the message repeats. */
const MAX_REPEATED = 80;

/** @param similar slugs of brands with a similar name, most similar first */
export function unknownBrand(name: string, field: string, similar: readonly string[]): TasteError {
  const question = similar.length === 0 ? '' : ` Did you mean ${similar.join(' or ')}?`;
  const detail = `Unknown brand \`${shortened(name, MAX_REPEATED)}\`.${question}`;
  return new TasteError('unknown_brand', detail, { fields: [{ field, detail }], didYouMean: similar });
}
