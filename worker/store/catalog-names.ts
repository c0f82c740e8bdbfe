import type { CatalogIndex, IndexedBrand } from '../../src/catalog/catalog-index.ts';
import { hostOf, siteKey } from '../../src/catalog/official-url.ts';
import { fail } from '../../src/errors.ts';
import { findBrand } from '../../src/search/find-brand.ts';
import { DIGITS, LETTERS, visitEdits } from '../../src/text/edits.ts';
import { nameKey } from '../../src/text/name-key.ts';
import type { CatalogFacts } from '../isolate-backend.ts';
import { type KEY_KINDS, type Queries, storedFacts } from './stored-catalog.ts';

/** Characters; longer texts are not names of brands. */
const MAX_NAME = 120;

const NAMED = `SELECT kind, key, brand FROM catalog_keys JOIN catalog_brands USING (slug)
  WHERE (kind, key) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1)) ORDER BY place`;
const BY_SLUG = `SELECT 'slug' AS kind, slug AS key, brand FROM catalog_brands
  WHERE slug IN (SELECT value FROM json_each(?1))`;

type Key = readonly [kind: (typeof KEY_KINDS)[number], key: string];

interface Named {
  readonly kind: 'slug' | Key[0];
  readonly key: string;
  readonly brand: string;
}

/**
 * The catalog with the brands that some texts may stand for, and, where one stands for none, those of similar names:
 * `findBrand` and `similarBrands` give the same for these texts as with the whole catalog.
 */
export async function namedCatalog(db: Queries, texts: readonly string[]): Promise<CatalogIndex> {
  const names = [...new Set(texts.map((text) => text.trim()))].filter((name) => name !== '');
  const [{ facts }, rows] = await Promise.all([storedFacts(db), readNamed(db, names, names.flatMap(keysOf))]);
  const catalog = catalogOf(facts, rows);
  const unknown = names.filter((name) => name.length <= MAX_NAME && findBrand(name, catalog) === null);
  if (unknown.length === 0) return catalog;
  return catalogOf(facts, [...rows, ...(await readNamed(db, [], unknown.flatMap(similarKeys)))]);
}

async function readNamed(
  db: Queries,
  slugs: readonly string[],
  keys: readonly Key[],
): Promise<readonly Named[]> {
  const read = async (sql: string, values: readonly unknown[]) =>
    values.length === 0 ? [] : (await db.prepare(sql).bind(JSON.stringify(values)).all<Named>()).results;
  const [bySlug, byKey] = await Promise.all([read(BY_SLUG, slugs), read(NAMED, keys)]);
  return [...bySlug, ...byKey];
}

/** What `findBrand` looks a text up by, and the words of it that `similarBrands` takes for names. */
function keysOf(text: string): readonly Key[] {
  if (text.length > MAX_NAME) return [];
  const [host, site] = [hostOf(text), siteKey(text)];
  const names = [text, ...text.split(/[\s/]+/), ...(host === null ? [] : [host])].map(nameKey);
  return [
    ...names.filter((key) => key !== '').map((key) => ['name', key] as const),
    ...(host === null ? [] : [['host', host] as const]),
    ...(site === null ? [] : [['site', site] as const]),
  ];
}

/** Names one edit from a text. */
function similarKeys(text: string): readonly Key[] {
  const near = new Set<string>();
  visitEdits(nameKey(hostOf(text) ?? text), 0, (key) => near.add(key), [...LETTERS, ...DIGITS]);
  return [...near].map((key) => ['name', key]);
}

function catalogOf(facts: CatalogFacts, rows: readonly Named[]): CatalogIndex {
  const brands = new Map<string, IndexedBrand>();
  const mapOf = (kind: Named['kind']) =>
    new Map(
      rows
        .filter((row) => row.kind === kind)
        .map(({ key, brand: text }) => {
          const parsed = JSON.parse(text) as IndexedBrand; // as writeCatalog writes it
          const brand = brands.get(parsed.entry.slug) ?? parsed;
          brands.set(brand.entry.slug, brand);
          return [key, brand] as const;
        }),
    );
  const [slugs, sites] = [mapOf('slug'), mapOf('site')];
  const names = { byKey: mapOf('name'), byHost: mapOf('host') };
  return {
    ...facts,
    get brands() {
      return fail('internal', 'The catalog in the database is not read as a whole.');
    },
    names,
    bySlug: (slug) => slugs.get(slug) ?? null,
    byOfficialUrl: (url) => sites.get(siteKey(url) ?? '') ?? null,
  };
}
