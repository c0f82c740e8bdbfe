import type { IndexedBrand } from '../../src/catalog/catalog-index.ts';
import type { CorpusDocument } from '../../src/catalog/corpus.ts';
import { catalogRows, type LoadedRow } from '../../src/search/rows/catalog-rows.ts';

/** Rows of one statement: about 1 MB of JSON, below the 2 MB that a value may have. */
const BRANDS_AT_ONCE = 100;
const TERMS_AT_ONCE = 5_000;

const TABLES = ['catalog_brands', 'catalog_terms', 'catalog_facts', 'catalog_names'];
const BRANDS = `INSERT INTO catalog_brands
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1)`;
const WORDS = `INSERT INTO catalog_words (rowid, words, traits)
  SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)`;
const NAMES = 'INSERT INTO catalog_names (name) SELECT value FROM json_each(?1)';
const TERMS = `INSERT INTO catalog_terms
  SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)`;

/**
 * Replaces the catalog in the database, in batches. Searches fail or lack brands until it ends.
 * @param brandOf the brand of a slug
 * @returns number of brands
 */
export async function writeCatalog(
  db: D1Database,
  corpus: readonly CorpusDocument[],
  brandOf: (slug: string) => IndexedBrand,
): Promise<number> {
  const { facts, terms, rows } = catalogRows(corpus);
  await db.batch([
    ...TABLES.map((table) => db.prepare(`DELETE FROM ${table}`)),
    db.prepare("INSERT INTO catalog_words (catalog_words) VALUES ('delete-all')"),
  ]);
  for (const chunk of chunksOf(rows, BRANDS_AT_ONCE)) await db.batch(brandStatements(db, chunk, brandOf));
  for (const chunk of chunksOf(terms, TERMS_AT_ONCE)) {
    const values = chunk.map(({ term, proper, documents }) => [term, proper, JSON.stringify(documents)]);
    await db.prepare(TERMS).bind(JSON.stringify(values)).run();
  }
  await db.prepare("INSERT INTO catalog_facts VALUES ('index', ?)").bind(JSON.stringify(facts)).run();
  return corpus.length;
}

function brandStatements(
  db: D1Database,
  rows: readonly LoadedRow[],
  brandOf: (slug: string) => IndexedBrand,
): D1PreparedStatement[] {
  const insert = (sql: string, values: readonly unknown[]) => db.prepare(sql).bind(JSON.stringify(values));
  return [
    insert(
      BRANDS,
      rows.map(({ number, slug, terms, impacts, traits, degrees }) => [
        number,
        slug,
        JSON.stringify(brandOf(slug)),
        JSON.stringify({ slug, terms, impacts, traits, degrees }),
      ]),
    ),
    insert(
      WORDS,
      rows.map(({ number, words, traitTokens }) => [number, words, traitTokens]),
    ),
    insert(
      NAMES,
      rows.flatMap(({ nameKeys }) => nameKeys),
    ),
  ];
}

function* chunksOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
