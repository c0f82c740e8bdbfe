import type { BundledCatalog } from '../../src/catalog/catalog-index.ts';

/** Source of the module that scripts and tests import the catalog from. JSON.parse() starts faster than an object literal. */
export function bundleModule(catalog: BundledCatalog): string {
  return [
    '// Written by scripts/build/build-catalog.ts.',
    "import type { BundledCatalog } from '../catalog-index.ts';",
    '',
    `export const CATALOG: BundledCatalog = JSON.parse(${JSON.stringify(JSON.stringify(catalog))});`,
    '',
  ].join('\n');
}
