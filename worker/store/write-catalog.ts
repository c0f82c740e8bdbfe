import { brandNames } from '../../src/catalog/brand-names.ts';
import type { BundledCatalog, IndexedBrand } from '../../src/catalog/catalog-index.ts';
import { siteKey } from '../../src/catalog/official-url.ts';
import { allTags } from '../../src/catalog/tags/index.ts';
import { nameKey } from '../../src/text/name-key.ts';
import { wordAt } from '../../src/search/dictionary.ts';
import { isWholeName, type SearchIndex } from '../../src/search/search-index.ts';
import { tagRarity } from '../../src/search/tag-rarity.ts';
import { TRAIT_COLUMNS } from '../../src/search/traits.ts';
import { textOfNumbers } from './column-text.ts';
import { KEY_KINDS, SLUG_ENDS, SLUGS, type StoredFacts, tagColumn } from './stored-catalog.ts';

/** Characters of one value; it may have 2 MB, and some characters take three bytes. */
const MAX_CHARACTERS = 600_000;

/** Columns of the tables, in the order in which they are filled; those that identify a row come first. */
export const COLUMNS = {
  brands: ['number', 'slug', 'brand', 'degrees', 'record', 'written'],
  columns: ['name', 'part', 'content'],
  terms: ['term', 'number', 'proper', 'named'],
  postings: ['number', 'brands', 'impacts'],
  keys: ['kind', 'key', 'slug', 'place'],
  names: ['name'],
  // Isolates keep columns for as long as the version stays the same; without one, the service answers 503.
  facts: ['name', 'value'],
} as const;
export type Table = keyof typeof COLUMNS;
export const TABLES = Object.keys(COLUMNS) as readonly Table[];

export type Row = readonly (string | number | null)[];

/** What a catalog in a database is made of. */
export interface WrittenCatalog extends Omit<BundledCatalog, 'brands'> {
  /** Of all brands. */
  readonly index: SearchIndex;
  readonly brandOf: (slug: string) => IndexedBrand;
  /** The published record of a brand, as JSON; null where it is not kept in the database. */
  readonly recordOf: (slug: string) => string | null;
  /** What its other documents need besides the record, as JSON; null as above. */
  readonly writtenOf: (slug: string) => string | null;
}

/**
 * Replaces the catalog in the database, in batches. Until it ends, the service answers 503.
 * @returns number of brands
 */
export async function writeCatalog(db: D1Database, catalog: WrittenCatalog): Promise<number> {
  await db.batch(TABLES.toReversed().map((table) => db.prepare(`DELETE FROM catalog_${table}`)));
  for (const [table, rows] of rowsOf(catalog)) await insert(db, table, rows);
  return catalog.index.slugs.ends.length;
}

/** The rows of every table, in the order in which they are written. */
export function* rowsOf(catalog: WrittenCatalog): Generator<readonly [Table, Iterable<Row>]> {
  const { index, version, weights, prior } = catalog;
  const count = index.slugs.ends.length;
  const brands = Array.from({ length: count }, (_, number) => catalog.brandOf(wordAt(index.slugs, number)));
  const facts: StoredFacts = {
    brands: count,
    unit: index.unit,
    rarities: allTags().map((_, tag) => tagRarity(index, tag)),
    version,
    weights,
    prior,
  };
  yield ['brands', brandRows(index, catalog)];
  yield ['columns', columnRows(index)];
  yield ['terms', termRows(index)];
  yield ['postings', postingRows(index)];
  yield ['keys', keyRows(brands)];
  yield ['names', nameRows(brands)];
  yield ['facts', [['index', JSON.stringify(facts)]]];
  yield ['facts', [['version', crypto.randomUUID()]]];
}

async function insert(db: D1Database, table: Table, rows: Iterable<Row>): Promise<void> {
  const columns = COLUMNS[table];
  const values = columns.map((_, at) => `value ->> ${at}`).join(', ');
  const statement = db.prepare(
    `INSERT INTO catalog_${table} (${columns.join(', ')}) SELECT ${values} FROM json_each(?1)`,
  );
  for (const json of listsOf(rows)) await statement.bind(json).run();
}

/** Rows as JSON lists of a limited length. */
function* listsOf(rows: Iterable<Row>): Generator<string> {
  let list: string[] = [];
  let length = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (list.length > 0 && length + json.length > MAX_CHARACTERS) {
      yield `[${list.join(',')}]`;
      list = [];
      length = 0;
    }
    list.push(json);
    length += json.length;
  }
  if (list.length > 0) yield `[${list.join(',')}]`;
}

function* brandRows(
  { slugs, degrees }: SearchIndex,
  { brandOf, recordOf, writtenOf }: WrittenCatalog,
): Generator<Row> {
  const count = slugs.ends.length;
  for (let number = 0; number < count; number++) {
    const slug = wordAt(slugs, number);
    const own = Int8Array.from(allTags(), (_, tag) => degrees.at(tag, number));
    yield [number, slug, JSON.stringify(brandOf(slug)), textOfNumbers(own), recordOf(slug), writtenOf(slug)];
  }
}

function* columnRows({ slugs, traits, degrees }: SearchIndex): Generator<Row> {
  yield* partsOf(SLUGS, slugs.text);
  yield* partsOf(SLUG_ENDS, textOfNumbers(slugs.ends));
  for (const { name } of TRAIT_COLUMNS) yield* partsOf(name, textOfNumbers(traits[name]));
  for (let tag = 0; tag < allTags().length; tag++)
    yield* partsOf(tagColumn(tag), textOfNumbers(degrees.ofTag(tag)));
}

function* partsOf(name: string, text: string): Generator<Row> {
  for (let part = 0; part * MAX_CHARACTERS < Math.max(1, text.length); part++)
    yield [name, part, text.slice(part * MAX_CHARACTERS, (part + 1) * MAX_CHARACTERS)];
}

function* termRows({ terms, offsets, documents, proper }: SearchIndex): Generator<Row> {
  for (let number = 0; number < terms.ends.length; number++) {
    const term = wordAt(terms, number);
    const named = isWholeName(term) ? [...documents.subarray(offsets[number], offsets[number + 1])] : [];
    yield [term, number, proper[number] ?? 0, JSON.stringify(named)];
  }
}

function* postingRows({ terms, offsets, documents, impacts }: SearchIndex): Generator<Row> {
  for (let number = 0; number < terms.ends.length; number++) {
    if (isWholeName(wordAt(terms, number))) continue;
    const [from, to] = [offsets[number], offsets[number + 1]];
    const brands = Uint32Array.from(documents.subarray(from, to));
    yield [number, textOfNumbers(brands), textOfNumbers(impacts.subarray(from, to))];
  }
}

function* keyRows(brands: readonly IndexedBrand[]): Generator<Row> {
  const { byKey, byHost } = brandNames(brands);
  const sites = new Map(
    brands.flatMap((brand) => {
      const key = siteKey(brand.entry.official_url);
      return key === null ? [] : [[key, brand] as const];
    }),
  );
  const maps = { name: byKey, host: byHost, site: sites };
  for (const kind of KEY_KINDS) {
    let place = 0;
    for (const [key, { entry }] of maps[kind]) yield [kind, key, entry.slug, place++];
  }
}

/** Keys of names that misspelt names are compared with. */
function* nameRows(brands: readonly IndexedBrand[]): Generator<Row> {
  for (const { entry } of brands) {
    const keys = new Set([nameKey(entry.name), nameKey(entry.slug)]);
    for (const key of keys) if (key !== '') yield [key];
  }
}
