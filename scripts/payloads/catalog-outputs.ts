import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandRecord } from '../../src/catalog/record.ts';
import { staticDocuments } from '../../site/static.ts';
import { ROOT } from '../local-platform.ts';
import type { Output } from './output.ts';

const MEDIA_TYPES: readonly (readonly [path: string, mediaType: string])[] = [
  ['feed.xml', 'application/atom+xml'],
  ['llms.txt', 'text/markdown'],
  ['.well-known/taste/linear', 'application/json'],
];

/** The documents that list the brands of the catalog, with that name and signature move of a brand. */
export function catalogOutputs(text: string): readonly Output[] {
  // The catalog build writes the records.
  const record = JSON.parse(
    readFileSync(path.join(ROOT, 'assets/api/styles/linear.json'), 'utf8'),
  ) as BrandRecord;
  const documents = staticDocuments([{ ...record, name: text, signature_move: text }]);
  return MEDIA_TYPES.map(([name, mediaType]) => ({
    format: name,
    mediaType,
    text: documents.get(name) ?? '',
  }));
}
