import type { CatalogEntry } from './catalog-entry.ts';
import { entryGround } from './ground/entry-ground.ts';
import type { BrandRecord } from './record.ts';

/** What documents of a brand need of its entry besides the published record. */
export type Written = Pick<CatalogEntry, 'yaml' | 'code' | 'kind' | 'script' | 'poster'>;

export function writtenPart({ yaml, code, kind, script, poster }: CatalogEntry): Written {
  return { yaml, code, kind, script, ...(poster !== undefined && { poster }) };
}

/** An entry as far as its published record has it: enough for contracts and exports. */
export type PublishedEntry = Omit<CatalogEntry, keyof Written>;

/** The entry that a record was published from, without its tags, which only searches use. */
export function entryOfRecord(record: BrandRecord, written: Written): CatalogEntry {
  return { ...publishedEntry(record), ...written };
}

/** What a record has of the entry that it was published from. */
export function publishedEntry(record: BrandRecord): PublishedEntry {
  const { grammar_basis: basis, docs_url = null, collected: compared, ...same } = record;
  const stated = {
    ...same,
    ...(basis !== undefined && { basis }),
    docs_url,
    grammar_flat: record.grammar_flat ?? {},
  };
  return { ...stated, ground: entryGround(stated), compared };
}
