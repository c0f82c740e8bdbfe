import type { BundledCatalog } from '../../src/catalog/catalog-index.ts';
import { fail } from '../../src/errors.ts';
import type { WordList } from '../../src/search/dictionary.ts';
import { TRAIT_COLUMNS, type Traits } from '../../src/search/traits.ts';
import type { CatalogFacts } from '../isolate-backend.ts';
import { keptValues, type KeptValues } from '../kept-values.ts';
import { oneLoad } from '../one-load.ts';
import { bytesOfText } from './column-text.ts';

/** What answers: the database or a session of it. */
export interface Queries extends Pick<D1DatabaseSession, 'prepare'> {
  /** Of the catalog, where a request knows it: asked once, it holds for all that the request reads. */
  readonly version?: string | undefined;
}

/** Facts of the whole catalog in a database, as writeCatalog writes them. */
export interface StoredFacts extends Omit<BundledCatalog, 'brands'> {
  /** Number of brands. */
  readonly brands: number;
  /** Unit of impacts. */
  readonly unit: number;
  /** What each tag counts by its rarity. */
  readonly rarities: readonly number[];
}

/** Kinds of names that a request may call a brand by. */
export const KEY_KINDS = ['name', 'host', 'site'] as const;

/** Columns with the slugs of the brands. */
export const SLUGS = 'slugs';
export const SLUG_ENDS = 'slug ends';

/** Name of the column with the degrees of a tag. */
export function tagColumn(tag: number): string {
  return `tag ${tag}`;
}

/** Brands that hold a word, ascending, and its impact in each. */
export interface Postings {
  readonly brands: Uint32Array;
  readonly impacts: Uint16Array;
}

/** What an isolate keeps of the catalog in the database. */
export interface StoredCatalog {
  readonly facts: StoredFacts;
  readonly slugs: WordList;
  readonly traits: Traits;
  /** Degrees of all brands by tag. */
  readonly tags: KeptValues<number, Int8Array>;
  /** Degrees of all tags by brand. */
  readonly brands: KeptValues<number, Int8Array>;
  /** By number of the term. */
  readonly postings: KeptValues<number, Postings>;
}

/** Bytes of slugs and traits; with what follows as many as a packed index may have, so that the largest page has room. */
const MAX_COLUMN_BYTES = 14 * 1024 * 1024;
/** Bytes of degrees of tags, of degrees of single brands, and of postings that an isolate keeps. */
const MAX_TAG_BYTES = 5 * 1024 * 1024;
const MAX_BRAND_BYTES = 1024 * 1024;
const MAX_POSTING_BYTES = 8 * 1024 * 1024;
/** Bytes of the slug of a brand and of its place. */
const SLUG_BYTES = 20;

/** Whether every table of the catalog has rows, as `filled`. */
export const CATALOG_IS_FILLED = `SELECT ${[
  'facts',
  'brands',
  'columns',
  'terms',
  'postings',
  'names',
  'keys',
]
  .map((table) => `EXISTS (SELECT 1 FROM catalog_${table})`)
  .join(' AND ')} AS filled`;
const DOCUMENTS = 'SELECT record, written FROM catalog_brands WHERE slug = ?1 AND record IS NOT NULL';
const LISTED = {
  record: `SELECT slug, record AS text FROM catalog_brands
    WHERE slug > ?1 AND record IS NOT NULL ORDER BY slug LIMIT ?2`,
  entry: "SELECT slug, brand -> '$.entry' AS text FROM catalog_brands WHERE slug > ?1 ORDER BY slug LIMIT ?2",
};
const VERSION = "SELECT value FROM catalog_facts WHERE name = 'version'";
const FACTS = "SELECT value FROM catalog_facts WHERE name = 'index'";
const COLUMN = 'SELECT content FROM catalog_columns WHERE name = ?1 ORDER BY part';
const DEGREES =
  'SELECT number, degrees FROM catalog_brands WHERE number IN (SELECT value FROM json_each(?1))';
const POSTINGS = `SELECT number, brands, impacts FROM catalog_postings
  WHERE number IN (SELECT value FROM json_each(?1))`;

const NO_CATALOG = 'The database holds no catalog, or is being loaded with one.';

let kept: { readonly version: string; readonly catalog: StoredCatalog } | null = null;
const opened = oneLoad<StoredCatalog>();

/**
 * The catalog in the database, of which an isolate keeps what searches have read, until the catalog is loaded anew.
 * @throws TasteError `not_configured` where the database holds no catalog, or one that an isolate cannot rank
 */
export async function storedCatalog(db: Queries): Promise<StoredCatalog> {
  const version = await versionOf(db);
  if (kept?.version === version) return kept.catalog;
  const catalog = await opened(version, () => openCatalog(db));
  kept = { version, catalog };
  return catalog;
}

/**
 * What the catalog in the database says besides its brands, with its version, undefined where nobody knows it. Where the
 * database fails, the last that an isolate knows: much can be answered without asking the database again.
 */
export async function storedFacts(
  db: Queries,
): Promise<{ readonly facts: CatalogFacts; readonly version: string | undefined }> {
  const known = kept;
  if (known === null) return { facts: factsOf(await readFacts(db)), version: db.version };
  const version = await versionOf(db).catch(() => undefined);
  const isKnown = version === undefined || version === known.version;
  return { facts: factsOf(isKnown ? known.catalog.facts : await readFacts(db)), version };
}

/** Changes whenever the catalog is loaded. */
async function versionOf(db: Queries): Promise<string> {
  if (db.version !== undefined) return db.version;
  const version = await db.prepare(VERSION).first<string>('value');
  return version ?? fail('not_configured', NO_CATALOG);
}

function factsOf({ weights, prior }: StoredFacts): CatalogFacts {
  return { weights: weights.axes, weightsVersion: weights.version, prior };
}

async function readFacts(db: Queries): Promise<StoredFacts> {
  const text = await db.prepare(FACTS).first<string>('value');
  return text === null ? fail('not_configured', NO_CATALOG) : (JSON.parse(text) as StoredFacts); // as writeCatalog writes it
}

/** What the documents of a brand are made of, as JSON. */
export interface StoredTexts {
  readonly record: string;
  /** Null where only the record is stored. */
  readonly written: string | null;
}

/** Null where the database has no such brand, or only what searches need. */
export function textsOf(db: Queries, slug: string): Promise<StoredTexts | null> {
  return db.prepare(DOCUMENTS).bind(slug).first<StoredTexts>();
}

/** JSON of a brand in a list: its record, or its entry in the list of the catalog. */
export interface ListedBrand {
  readonly slug: string;
  readonly text: string;
}

/** What a list has of each brand. */
export type ListedText = keyof typeof LISTED;

/** The brands that follow a slug, in the order of their slugs. */
export async function listedAfter(
  db: Queries,
  kind: ListedText,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly ListedBrand[]> {
  return (await db.prepare(LISTED[kind]).bind(after, limit).all<ListedBrand>()).results;
}

async function openCatalog(db: Queries): Promise<StoredCatalog> {
  const facts = await readFacts(db);
  refuseTooMany(facts.brands);
  const numbers = async (name: string) => bytesOfText(await readColumn(db, name));
  const [slugs, ends, ...traits] = await Promise.all([
    readColumn(db, SLUGS),
    numbers(SLUG_ENDS),
    ...TRAIT_COLUMNS.map(async ({ name, type }) => [name, new type(await numbers(name))] as const),
  ]);
  return {
    facts,
    slugs: { text: slugs, ends: new Uint32Array(ends) },
    traits: Object.fromEntries(traits) as unknown as Traits, // TRAIT_COLUMNS has every column with its type
    tags: keptValues(MAX_TAG_BYTES, (_, degrees) => degrees.byteLength),
    brands: keptValues(MAX_BRAND_BYTES, (_, degrees) => degrees.byteLength),
    postings: keptValues(
      MAX_POSTING_BYTES,
      (_, { brands, impacts }) => brands.byteLength + impacts.byteLength,
    ),
  };
}

function refuseTooMany(brands: number): void {
  const bytes = TRAIT_COLUMNS.reduce((sum, { of, type }) => sum + of * type.BYTES_PER_ELEMENT, SLUG_BYTES);
  if (brands * bytes > MAX_COLUMN_BYTES)
    fail('not_configured', `An isolate ranks at most ${Math.floor(MAX_COLUMN_BYTES / bytes)} brands.`);
}

async function readColumn(db: Queries, name: string): Promise<string> {
  const { results } = await db.prepare(COLUMN).bind(name).all<{ content: string }>();
  return results.map(({ content }) => content).join('');
}

/** The degrees of tags, by number of the tag. */
export function readTags(
  db: Queries,
  { tags }: StoredCatalog,
  wanted: Iterable<number>,
): Promise<ReadonlyMap<number, Int8Array>> {
  return throughKept(tags, wanted, (missing) =>
    Promise.all(
      missing.map(
        async (tag) => [tag, new Int8Array(bytesOfText(await readColumn(db, tagColumn(tag))))] as const,
      ),
    ),
  );
}

/** The degrees of brands, by number of the brand. */
export function readBrandDegrees(
  db: Queries,
  { brands }: StoredCatalog,
  wanted: Iterable<number>,
): Promise<ReadonlyMap<number, Int8Array>> {
  return throughKept(brands, wanted, async (missing) => {
    const rows = await rowsOf<{ number: number; degrees: string }>(db, DEGREES, missing);
    return rows.map(({ number, degrees }) => [number, new Int8Array(bytesOfText(degrees))] as const);
  });
}

/** The postings of words, by number of the term. */
export function readPostings(
  db: Queries,
  { postings }: StoredCatalog,
  wanted: Iterable<number>,
): Promise<ReadonlyMap<number, Postings>> {
  return throughKept(postings, wanted, async (missing) => {
    const rows = await rowsOf<{ number: number; brands: string; impacts: string }>(db, POSTINGS, missing);
    return rows.map(({ number, brands, impacts }) => {
      const list = {
        brands: new Uint32Array(bytesOfText(brands)),
        impacts: new Uint16Array(bytesOfText(impacts)),
      };
      return [number, list] as const;
    });
  });
}

async function rowsOf<Row>(db: Queries, sql: string, numbers: readonly number[]): Promise<readonly Row[]> {
  return (await db.prepare(sql).bind(JSON.stringify(numbers)).all<Row>()).results;
}

/** Values that an isolate keeps, and those it lacks from the database. */
async function throughKept<Value>(
  values: KeptValues<number, Value>,
  wanted: Iterable<number>,
  read: (missing: readonly number[]) => Promise<readonly (readonly [number, Value])[]>,
): Promise<ReadonlyMap<number, Value>> {
  const found = new Map<number, Value>();
  const missing: number[] = [];
  for (const number of new Set(wanted)) {
    const known = values.find(number);
    if (known === undefined) missing.push(number);
    else found.set(number, known);
  }
  if (missing.length === 0) return found;
  for (const [number, value] of await read(missing)) {
    values.keep(number, value);
    found.set(number, value);
  }
  return found;
}
