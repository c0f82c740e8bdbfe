import type { IndexedBrand } from '../../src/catalog/catalog-index.ts';
import { fail } from '../../src/errors.ts';
import { wordAt } from '../../src/search/dictionary.ts';
import type { DocumentRow, IndexFacts } from '../../src/search/rows/document-row.ts';
import { type CatalogPart, partialIndex } from '../../src/search/rows/partial-index.ts';
import { wantedTokens } from '../../src/search/rows/trait-tokens.ts';
import { interpret, search, type SearchAnswer } from '../../src/search/search.ts';
import type { FoundBrands } from '../isolate-backend.ts';
import { queryTerms } from './query-terms.ts';

/** What answers a search: the database or a session of it. */
export type Queries = Pick<D1DatabaseSession, 'prepare'>;

/** Brands that are ranked. */
const CANDIDATES = 300;
/** Tokens of one full-text query; further ones are worth little. */
const MAX_TOKENS = 24;
/** Look-ups of terms; each may lead to further ones: a name to its brand, a correction to its synonyms. */
const MAX_ROUNDS = 4;
/** Characters of the longest term that is looked up. */
const MAX_TERM = 64;

const FACTS = "SELECT value FROM catalog_facts WHERE name = 'index'";
const TERMS = `SELECT term, proper, documents FROM catalog_terms WHERE term IN (SELECT value FROM json_each(?1))`;
const COMPLETIONS = `SELECT term, proper, documents FROM catalog_terms WHERE term > ?1 AND term < ?1 || char(0xffff)
  ORDER BY term LIMIT 24`;
const SIMILAR_NAMES = `SELECT term, proper, documents FROM catalog_terms WHERE term IN
  (SELECT '=' || name FROM catalog_names WHERE catalog_names MATCH ?1 ORDER BY rank LIMIT 20)`;
const NUMBERED = 'SELECT ranking FROM catalog_brands WHERE number IN (SELECT value FROM json_each(?1))';
/** Words and traits count alike; a trait that many brands have counts little by its frequency. */
const MATCHING = `SELECT ranking FROM
  (SELECT rowid FROM catalog_words WHERE catalog_words MATCH ?1 ORDER BY rank LIMIT ${CANDIDATES}) AS found
  JOIN catalog_brands ON number = found.rowid`;
const BRANDS = 'SELECT slug, brand FROM catalog_brands WHERE slug IN (SELECT value FROM json_each(?1))';

/**
 * Searches the catalog in the database: full-text search finds candidates, which are then ranked as in the isolate, with
 * the figures of the whole catalog. `total` and facets count candidates.
 */
export async function searchCatalog(db: Queries, query: string, limit: number): Promise<FoundBrands> {
  const part = await readTerms(db, query);
  const named = partialIndex(part);
  const { plan, asked } = interpret(named, query);
  const words = plan.wanted.flatMap(({ variants, weight }) =>
    variants.flatMap((one) =>
      one.terms.map((term) => [wordAt(named.terms, term), weight * one.weight] as const),
    ),
  );
  const tokens = (asked?.demands ?? []).flatMap((demand) => wantedTokens(demand, part.facts.rarities));
  const match = asked === null ? '' : matchOf(words, tokens);
  const found = match === '' ? [] : await rankingRows(db, MATCHING, match);
  const index = partialIndex({ ...part, rows: distinct([...part.rows, ...found]) });
  const answer = search(index, query, limit);
  const brands = await readBrands(db, answer);
  return { answer, index, bySlug: (slug) => brands.get(slug) ?? null };
}

/** The terms that a query looks for, and the brands that it names. */
async function readTerms(db: Queries, query: string): Promise<CatalogPart> {
  const seeds = queryTerms(query);
  const [facts, asked, ...near] = await Promise.all([
    readFacts(db),
    termRows(db, TERMS, JSON.stringify(seeds.terms)),
    ...(seeds.unfinished === null ? [] : [termRows(db, COMPLETIONS, seeds.unfinished)]),
    ...(seeds.trigrams === '' ? [] : [termRows(db, SIMILAR_NAMES, seeds.trigrams)]),
  ]);
  let part: CatalogPart = await withNamed(db, { facts, terms: [], rows: [] }, [...asked, ...near.flat()]);
  const tried = new Set(seeds.terms);
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const missed = new Set<string>();
    search(partialIndex(part, missed), query, 1);
    const further = [...missed].filter((term) => !tried.has(term) && term.length <= MAX_TERM);
    if (further.length === 0) break;
    for (const term of further) tried.add(term);
    const rows = await termRows(db, TERMS, JSON.stringify(further));
    if (rows.length === 0) break;
    part = await withNamed(db, part, rows);
  }
  return part;
}

interface StoredTerm {
  readonly term: string;
  readonly proper: 0 | 1;
  readonly documents: string;
}

async function termRows(db: Queries, sql: string, value: string): Promise<readonly StoredTerm[]> {
  return (await db.prepare(sql).bind(value).all<StoredTerm>()).results;
}

/** Adds terms and the brands whose names they are. */
async function withNamed(db: Queries, part: CatalogPart, added: readonly StoredTerm[]): Promise<CatalogPart> {
  const numbers = added.flatMap(({ documents }) => JSON.parse(documents) as number[]); // as writeCatalog writes it
  const rows = numbers.length === 0 ? [] : await rankingRows(db, NUMBERED, JSON.stringify(numbers));
  const terms = new Map([...part.terms, ...added].map((row) => [row.term, row]));
  return { ...part, terms: [...terms.values()], rows: distinct([...part.rows, ...rows]) };
}

async function rankingRows(db: Queries, sql: string, value: string): Promise<readonly DocumentRow[]> {
  const { results } = await db.prepare(sql).bind(value).all<{ ranking: string }>();
  return results.map(({ ranking }) => JSON.parse(ranking) as DocumentRow); // as writeCatalog writes it
}

async function readFacts(db: Queries): Promise<IndexFacts> {
  const stored = await db.prepare(FACTS).first<string>('value');
  if (stored === null)
    return fail('not_configured', 'The database holds no catalog. Run `npm run load-catalog`.');
  return JSON.parse(stored) as IndexFacts; // as writeCatalog writes it
}

async function readBrands(
  db: Queries,
  { matches }: SearchAnswer,
): Promise<ReadonlyMap<string, IndexedBrand>> {
  const slugs = JSON.stringify(matches.map(({ slug }) => slug));
  const { results } = await db.prepare(BRANDS).bind(slugs).all<{ slug: string; brand: string }>();
  return new Map(results.map(({ slug, brand }) => [slug, JSON.parse(brand) as IndexedBrand]));
}

function distinct(rows: readonly DocumentRow[]): readonly DocumentRow[] {
  return [...new Map(rows.map((row) => [row.slug, row])).values()];
}

/** A full-text query for any of the words and of the traits that are worth most. */
function matchOf(...lists: readonly (readonly (readonly [string, number])[])[]): string {
  const best = lists.flatMap((list) =>
    [...new Set(list.toSorted((a, b) => b[1] - a[1]).map(([token]) => token))].slice(0, MAX_TOKENS),
  );
  return best.map((token) => `"${token.replaceAll('"', '')}"`).join(' OR ');
}
