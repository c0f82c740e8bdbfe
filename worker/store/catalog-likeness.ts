import type { IndexedBrand } from '../../src/catalog/catalog-index.ts';
import { grammarComparer, grammarVector } from '../../src/catalog/grammar-similarity.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { bestColumns } from '../../src/query/best-columns.ts';
import type { BrandQuery } from '../../src/query/rank-brands.ts';
import { wordAt } from '../../src/search/dictionary.ts';
import { nearestVectors } from '../../src/query/nearest-vectors.ts';
import { type Queries, storedCatalog } from './stored-catalog.ts';

/** Brands whose tokens are compared as well. */
const CANDIDATES = 300;

const BRANDS =
  'SELECT brand FROM catalog_brands WHERE number IN (SELECT value FROM json_each(?1)) ORDER BY number';

/** The brands most similar to a grammar by their axes, in the order of their slugs. */
export async function likeBrands(db: Queries, grammar: Grammar): Promise<readonly IndexedBrand[]> {
  const { facts, traits } = await storedCatalog(db);
  const comparer = grammarComparer(facts.weights.axes, facts.prior);
  const numbers = nearestVectors(grammarVector(grammar), traits.axes, comparer, CANDIDATES);
  return readBrands(db, numbers);
}

/** The first `count` brands that a query ranks, in the order of their slugs. */
export async function rankedBrands(
  db: Queries,
  query: BrandQuery,
  count: number,
): Promise<readonly IndexedBrand[]> {
  const { facts, slugs, traits } = await storedCatalog(db);
  const columns = { axes: traits.axes, slugAt: (brand: number) => wordAt(slugs, brand) };
  return readBrands(db, bestColumns(query, columns, facts.weights.axes, count));
}

async function readBrands(db: Queries, numbers: readonly number[]): Promise<readonly IndexedBrand[]> {
  const { results } = await db.prepare(BRANDS).bind(JSON.stringify(numbers)).all<{ brand: string }>();
  return results.map(({ brand }) => JSON.parse(brand) as IndexedBrand); // as writeCatalog writes it
}
