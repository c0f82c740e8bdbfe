import { CATALOG } from '../src/catalog/built/catalog.ts';
import { catalogIndex } from '../src/catalog/catalog-index.ts';

/** The catalog this Worker was built with. */
export const catalog = catalogIndex(CATALOG);
