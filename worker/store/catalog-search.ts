import type { IndexedBrand } from '../../src/catalog/catalog-index.ts';
import { wordAt } from '../../src/search/dictionary.ts';
import { type Interpretation, interpret, search, type SearchAnswer } from '../../src/search/search.ts';
import { NAME_MARK, type SearchIndex } from '../../src/search/search-index.ts';
import { suggestionsFor } from '../../src/search/suggestions.ts';
import { tagNumbers } from '../../src/catalog/tags/index.ts';
import { conceptOf } from '../../src/words/concepts.ts';
import type { FoundBrands } from '../isolate-backend.ts';
import { queryTerms, type QueryTerms } from './query-terms.ts';
import {
  type Queries,
  readBrandDegrees,
  readPostings,
  readTags,
  type StoredCatalog,
  storedCatalog,
} from './stored-catalog.ts';
import { brandsNamed, type KnownParts, storedIndex, type StoredTerm } from './stored-index.ts';

/** Look-ups of terms; each may lead to further ones: a name to its brand, a correction to its synonyms. */
const MAX_ROUNDS = 4;
/** Characters of the longest term that is looked up. */
const MAX_TERM = 64;

const TERM = 'SELECT term, number, proper, named FROM catalog_terms';
const TERMS = `${TERM} WHERE term IN (SELECT value FROM json_each(?1))`;
const COMPLETIONS = `${TERM} WHERE term > ?1 AND term < ?1 || char(0xffff) ORDER BY term LIMIT 24`;
const SIMILAR_NAMES = `${TERM} WHERE term IN
  (SELECT '=' || name FROM catalog_names WHERE catalog_names MATCH ?1 ORDER BY rank LIMIT 20)`;
const BRANDS = 'SELECT slug, brand FROM catalog_brands WHERE slug IN (SELECT value FROM json_each(?1))';

/**
 * Searches the catalog in the database as the isolate searches its own: the terms and columns that a query needs are
 * read, and every brand is ranked by them.
 */
export async function searchCatalog(db: Queries, query: string, limit: number): Promise<FoundBrands> {
  const found = await rankInDatabase(db, query, () => limit);
  const brands = await readBrands(db, found.answer);
  return { ...found, bySlug: (slug) => brands.get(slug) ?? null };
}

/** Every brand of the catalog in the database that a query matches. */
export async function matchingBrands(db: Queries, query: string): Promise<SearchAnswer> {
  return (await rankInDatabase(db, query, ({ facts }) => facts.brands)).answer;
}

async function rankInDatabase(
  db: Queries,
  query: string,
  limitOf: (catalog: StoredCatalog) => number,
): Promise<Pick<FoundBrands, 'answer' | 'index'>> {
  const lookup = await lookUp(db, query);
  const limit = limitOf(lookup.catalog);
  const read = await lookup.readUntilKnown((index) => interpret(index, query));
  let index = await withColumns(db, lookup, read);
  let answer = search(index, query, limit);
  if (answer.matches.length === 0) {
    await lookup.readUntilKnown((known) => suggestionsFor(known, query, read.language));
    index = lookup.index();
    answer = search(index, query, limit);
  }
  return { answer, index };
}

/** Reads a text with the words and names of the catalog in the database. */
export async function readWithCatalog<Value>(
  db: Queries,
  text: string,
  read: (index: SearchIndex) => Value,
): Promise<Value> {
  return (await lookUp(db, text)).readUntilKnown(read);
}

async function lookUp(db: Queries, text: string): Promise<Lookup> {
  const seeds = queryTerms(text);
  const [catalog, asked] = await Promise.all([storedCatalog(db), termsOf(db, seeds.terms)]);
  const lookup = createLookup(db, catalog, seeds);
  await lookup.begin(asked);
  return lookup;
}

/** The terms that a query looks for, which become more with every round. */
interface Lookup {
  readonly catalog: StoredCatalog;
  readonly known: KnownParts;
  readonly index: (missed?: Set<string>) => SearchIndex;
  /** Takes the terms of the query, and looks for what those may mean that the catalog lacks. */
  readonly begin: (asked: readonly StoredTerm[]) => Promise<void>;
  /** Reads again and again, each time with the terms that the last reading missed. */
  readonly readUntilKnown: <Value>(read: (index: SearchIndex) => Value) => Promise<Value>;
}

function createLookup(db: Queries, catalog: StoredCatalog, seeds: QueryTerms): Lookup {
  const tried = new Set(seeds.terms);
  const terms = new Map<string, StoredTerm>();
  const brands = new Map<number, Int8Array>();
  const index = (missed?: Set<string>) => storedIndex(catalog, { terms, brands }, missed);
  const add = async (rows: readonly StoredTerm[]): Promise<void> => {
    for (const row of rows) terms.set(row.term, row);
    const named = rows.flatMap((row) => brandsNamed(row.named));
    for (const [brand, degrees] of await readBrandDegrees(db, catalog, named)) brands.set(brand, degrees);
  };
  return {
    catalog,
    known: { terms, brands },
    index,
    async begin(asked) {
      await add(asked);
      const { unfinished, begun, trigrams } = seeds.unknown((word) => terms.has(word));
      const near = await Promise.all([
        ...(unfinished === null ? [] : [termRows(db, COMPLETIONS, unfinished)]),
        ...begun.map((key) => termRows(db, COMPLETIONS, NAME_MARK + key)),
        ...(trigrams === '' ? [] : [termRows(db, SIMILAR_NAMES, trigrams)]),
      ]);
      await add(near.flat());
    },
    async readUntilKnown(read) {
      for (let round = 1; ; round++) {
        const missed = new Set<string>();
        const value = read(index(missed));
        const further = [...missed].filter((term) => !tried.has(term) && term.length <= MAX_TERM);
        if (round === MAX_ROUNDS || further.length === 0) return value;
        for (const term of further) tried.add(term);
        const rows = await termsOf(db, further);
        if (rows.length === 0) return value;
        await add(rows);
      }
    },
  };
}

/** An index with what the ranking of a query and its reasons need. */
async function withColumns(
  db: Queries,
  { catalog, known, index }: Lookup,
  { plan, asked, understanding }: Interpretation,
): Promise<SearchIndex> {
  const { terms: words } = index();
  const wanted = plan.wanted
    .flatMap(({ variants }) => variants.flatMap((one) => one.terms))
    .flatMap((term) => known.terms.get(wordAt(words, term))?.number ?? []);
  const demanded = (asked?.demands ?? []).flatMap(({ tags }) => tags.map(([tag]) => tag));
  const ofReasons = understanding.statements.flatMap(({ kind, values }) =>
    values.flatMap((value) => tagNumbers().get(conceptOf(kind, value)?.tag ?? '') ?? []),
  );
  const [postings, tags] = await Promise.all([
    readPostings(db, catalog, asked === null ? [] : wanted),
    readTags(db, catalog, asked === null ? [] : [...demanded, ...ofReasons]),
  ]);
  return storedIndex(catalog, { ...known, postings, tags });
}

function termsOf(db: Queries, terms: readonly string[]): Promise<readonly StoredTerm[]> {
  return termRows(db, TERMS, JSON.stringify(terms));
}

async function termRows(db: Queries, sql: string, value: string): Promise<readonly StoredTerm[]> {
  return (await db.prepare(sql).bind(value).all<StoredTerm>()).results;
}

async function readBrands(
  db: Queries,
  { matches }: SearchAnswer,
): Promise<ReadonlyMap<string, IndexedBrand>> {
  if (matches.length === 0) return new Map();
  const slugs = JSON.stringify(matches.map(({ slug }) => slug));
  const { results } = await db.prepare(BRANDS).bind(slugs).all<{ slug: string; brand: string }>();
  return new Map(results.map(({ slug, brand }) => [slug, JSON.parse(brand) as IndexedBrand])); // as writeCatalog writes it
}
