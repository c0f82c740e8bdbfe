import { CATALOG } from '../src/catalog/built/catalog.ts';
import { catalogIndex } from '../src/catalog/catalog-index.ts';

/** The catalog bundled with this Worker. */
export const catalog = catalogIndex(CATALOG);
