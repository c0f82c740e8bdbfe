import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryOfRecord, type Written, writtenPart } from '../../src/catalog/entry-of-record.ts';
import type { BrandRecord } from '../../src/catalog/record.ts';
import { SERVICE_ADDRESS } from '../../src/contract/service-address.ts';
import { BOARD_DOCUMENTS, type BrandDocument, ENTRY_DOCUMENTS } from '../../worker/brand-documents.ts';
import { sampleOf } from '../sample.ts';
import { entries } from './catalog.ts';

const ASSETS = join(import.meta.dirname, '../../assets');
/** The documents of all brands take 4 s. A board takes as long as all other documents of a brand together. */
const BRANDS = 80;
const BOARD_EVERY = 8;

test('documents made from the published records are those that the build made from the entries', () => {
  const different = sampleOf(entries, BRANDS).flatMap((entry, at) => {
    const record = JSON.parse(published(`/api/styles/${entry.slug}.json`)) as BrandRecord;
    const written = JSON.parse(JSON.stringify(writtenPart(entry))) as Written;
    const again = entryOfRecord(record, written);
    const documents: readonly BrandDocument[] = [
      ...ENTRY_DOCUMENTS,
      ...(at % BOARD_EVERY === 0 ? BOARD_DOCUMENTS : []),
    ];
    return documents.flatMap(({ path, render }) => {
      const address = path.replace(':slug', entry.slug);
      return render(again, SERVICE_ADDRESS) === published(address) ? [] : [address];
    });
  });
  expect(different).toEqual([]);
});

function published(address: string): string {
  return readFileSync(join(ASSETS, address.endsWith('/board') ? `${address}.html` : address), 'utf8');
}
