import { type BundledCatalog, catalogIndex, type CatalogIndex } from '../src/catalog/catalog-index.ts';
import { assetLoader } from './asset-data.ts';

/** The catalog of this deployment. Its entries take about three times the bytes of the file. */
export const loadCatalog = assetLoader<CatalogIndex>({
  path: '/data/catalog.json',
  maxBytes: 8 * 1024 * 1024,
  decode: (bytes) => catalogIndex(JSON.parse(new TextDecoder().decode(bytes)) as BundledCatalog), // written by the build from the same type
});
