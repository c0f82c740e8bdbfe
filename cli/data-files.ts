/** Names of the data files in `dist/data/`. scripts/build/build-cli.ts writes them. */
export const DATA_FILES = {
  catalog: 'catalog.json',
  searchIndex: 'search-index.bin',
  words: 'axis-model.bin',
  products: 'products.wasm',
  jpeg: 'jpeg.wasm',
  webp: 'webp.wasm',
  /** Published documents, by their path below `/api/`. */
  documents: 'documents',
} as const;
