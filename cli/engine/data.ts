import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileModule } from '../../decode/compile-module.ts';
import { pictureDecoder } from '../../decode/decode-picture.ts';
import { catalogIndex, type BundledCatalog, type CatalogIndex } from '../../src/catalog/catalog-index.ts';
import { lazy } from '../../src/text/lazy.ts';
import type { DecodePicture } from '../../src/page/picture/pixels.ts';
import { unpackIndex } from '../../src/search/packed-index.ts';
import type { SearchIndex } from '../../src/search/search-index.ts';
import { createAxisReader } from '../../src/words/axis-reader.ts';
import { compiledProducts } from '../../src/words/compiled-products.ts';
import { unpackModel } from '../../src/words/packed-model.ts';
import type { StatementReader } from '../../src/words/understanding.ts';
import type { DocumentReader } from '../../worker/published-documents.ts';
import { DATA_FILES } from '../data-files.ts';

/** The data files of the package. Each is read on first use, because most commands need few of them. */
export interface Data {
  readonly catalog: () => CatalogIndex;
  readonly searchIndex: () => SearchIndex;
  readonly readAxes: StatementReader;
  readonly decodePicture: DecodePicture;
  readonly readDocument: DocumentReader;
}

/** Data by folder: to load it takes longer than most commands, and one process may run several. */
const opened = new Map<string, Data>();

/** @param folder the folder of DATA_FILES */
export function openData(folder: string): Data {
  const data = opened.get(folder) ?? dataOf(folder);
  opened.set(folder, data);
  return data;
}

function dataOf(folder: string): Data {
  const bytes = (file: string) => readFileSync(path.join(folder, file));
  const catalog = lazy(() =>
    catalogIndex(JSON.parse(bytes(DATA_FILES.catalog).toString('utf8')) as BundledCatalog),
  );
  const axisReader = lazy(() => {
    const products = compiledProducts(compileModule(bytes(DATA_FILES.products)));
    return createAxisReader(unpackModel(ownBuffer(bytes(DATA_FILES.words)), products));
  });
  const decoder = lazy(() =>
    pictureDecoder({
      jpeg: compileModule(bytes(DATA_FILES.jpeg)),
      webp: compileModule(bytes(DATA_FILES.webp)),
    }),
  );
  return {
    catalog,
    searchIndex: lazy(() => unpackIndex(ownBuffer(bytes(DATA_FILES.searchIndex)))),
    readAxes: Object.assign<StatementReader, Pick<StatementReader, 'knows'>>(
      (text, found) => axisReader()(text, found),
      { knows: (word) => axisReader().knows?.(word) === true },
    ),
    decodePicture: (picture, maxPixels) => decoder()(picture, maxPixels),
    readDocument: (address) => readDocument(address, path.join(folder, DATA_FILES.documents)),
  };
}

/** A copy at the start of a buffer of its own: Node reads small files into a shared one. */
function ownBuffer(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

/** Paths of published documents are made of slugs; anything else names no document. */
const DOCUMENT_PATH = /^\/api(?:\/[a-z0-9-]+)+\.[a-z]+$/;

async function readDocument(address: string, documents: string): Promise<string | null> {
  if (!DOCUMENT_PATH.test(address)) return null;
  return readFile(path.join(documents, address.slice('/api/'.length)), 'utf8').catch(absent);
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
