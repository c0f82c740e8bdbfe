import type { CatalogIndex, IndexedBrand } from '../src/catalog/catalog-index.ts';
import { TasteError } from '../src/errors.ts';
import { findBrand, similarBrands } from '../src/search/find-brand.ts';
import { unknownName } from '../src/text/unknown-name.ts';

/** The catalog brand that a request field names. Throws `unknown_brand`. */
export function resolveBrand(name: string, field: string, catalog: CatalogIndex): IndexedBrand {
  const brand = findBrand(name, catalog);
  if (brand === null) throw unknownBrand(name, field, similarBrands(name, catalog));
  return brand;
}

/** @param similar slugs of brands with a similar name, most similar first */
export function unknownBrand(name: string, field: string, similar: readonly string[]): TasteError {
  const detail = unknownName('brand', name, similar);
  return new TasteError('unknown_brand', detail, { fields: [{ field, detail }], didYouMean: similar });
}
