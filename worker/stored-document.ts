import { entryOfRecord, type Written } from '../src/catalog/entry-of-record.ts';
import type { BrandRecord } from '../src/catalog/record.ts';
import { SERVICE_ADDRESS } from '../src/contract/service-address.ts';
import { BOARD_DOCUMENTS, type BrandDocument, ENTRY_DOCUMENTS } from './brand-documents.ts';
import type { StoredTexts } from './store/stored-catalog.ts';
import { BOARD_POLICY } from './policies.ts';

/** A document of a brand that no file has. */
export interface StoredDocument {
  /** With the placeholder of the service's address, as in files. */
  readonly text: string;
  readonly mediaType: string;
  /** Content-Security-Policy of a page. */
  readonly policy?: string;
}

/** Reads or makes the document of a path from what the database has of the brand; null where there is none. */
export async function readStoredDocument(
  path: string,
  read: (slug: string) => Promise<StoredTexts | null>,
): Promise<StoredDocument | null> {
  const record = RECORD.exec(path)?.[1];
  if (record !== undefined) {
    const texts = await read(record);
    return texts === null ? null : { text: texts.record, mediaType: 'application/json' };
  }
  const asked = askedDocument(path);
  const texts = asked === null ? null : await read(asked.slug);
  if (asked === null || texts?.written == null) return null;
  // As writeCatalog writes them.
  const entry = entryOfRecord(JSON.parse(texts.record) as BrandRecord, JSON.parse(texts.written) as Written);
  const { mediaType, render } = asked.document;
  const text = render(entry, SERVICE_ADDRESS);
  if (text === null) return null;
  return { text, mediaType, ...(mediaType.startsWith('text/html') && { policy: BOARD_POLICY }) };
}

const RECORD = /^\/api\/styles\/([^/]+)\.json$/;

const ALL: readonly BrandDocument[] = [...ENTRY_DOCUMENTS, ...BOARD_DOCUMENTS];

function askedDocument(path: string): { readonly slug: string; readonly document: BrandDocument } | null {
  for (const document of ALL) {
    const [before = '', after = ''] = document.path.split(':slug');
    const slug = path.slice(before.length, path.length - after.length);
    if (before + slug + after === path && slug !== '' && !slug.includes('/')) return { slug, document };
  }
  return null;
}
