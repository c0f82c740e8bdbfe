import path from 'node:path';
import { checkCatalog } from '../../scripts/catalog/check-catalog.ts';
import { readCatalog } from '../../scripts/catalog/read-catalog.ts';

/** The files of the catalog. */
export const files = await readCatalog(path.join(import.meta.dirname, '../../catalog'));

/** The catalog as the build reads it, with what is wrong in it: read once for all tests, because it takes seconds. */
export const { entries, problems } = checkCatalog(files);
