import { fail } from '../../src/errors.ts';
import { nestGrammar } from '../../src/catalog/nested-grammar.ts';
import { databaseOf } from './database.ts';
import { GRAMMAR_VERSION, type Grammar } from '../../src/grammar/axes/index.ts';
import { parseGrammar } from '../../src/grammar/parse-grammar.ts';

/** A private brand without its grammar. */
export interface PrivateBrandSummary {
  readonly slug: string;
  /** Empty when none was given. */
  readonly name: string;
  /** URL of the page its grammar was read from; empty when there is none. */
  readonly sourceUrl: string;
  /** ISO 8601, UTC, with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface PrivateBrand extends PrivateBrandSummary {
  readonly grammar: Grammar;
  /** CSS values by token path; null for a brand registered before tokens were stored. */
  readonly tokens: Readonly<Record<string, string>> | null;
}

/** A brand to be stored. */
type NewBrand = Omit<PrivateBrand, 'createdAt' | 'updatedAt'>;

/** Position in the list: a page starts after this brand. */
export type Cursor = Pick<PrivateBrandSummary, 'createdAt' | 'slug'>;

/** Rows; far more than manual registration needs, and few enough to count on every insert. */
const MAX_BRANDS = 10_000;

interface SummaryRow {
  readonly slug: string;
  readonly name: string;
  readonly source_url: string;
  readonly created_at: string;
  readonly updated_at: string;
}

interface Row extends SummaryRow {
  readonly grammar_flat: string;
  readonly tokens: string | null;
}

const SUMMARY = 'slug, name, source_url, created_at, updated_at';
/** Reads one row, to see that the table is there. */
export const ANY_BRAND = 'SELECT 1 FROM private_brands LIMIT 1';
const FIND = `SELECT ${SUMMARY}, grammar_flat, tokens FROM private_brands WHERE slug = ?`;
const LIST = `
SELECT ${SUMMARY} FROM private_brands WHERE (created_at, slug) < (?1, ?2)
ORDER BY created_at DESC, slug DESC LIMIT ?3`;

/**
 * All SQL for private brands. Grammars are stored nested and flat, as the API returns them. Every function throws
 * `not_configured` without a database and `unavailable` when it does not answer.
 */
export function privateBrands(bound: D1Database | undefined, maxBrands = MAX_BRANDS) {
  const using = databaseOf(bound);
  return {
    async find(slug: string): Promise<PrivateBrand | null> {
      const row = await using((db) => db.prepare(FIND).bind(slug).first<Row>());
      return row === null ? null : brandOf(row);
    },

    /** Every slug, for spelling suggestions. */
    async slugs(): Promise<readonly string[]> {
      const { results } = await using((db) =>
        db.prepare('SELECT slug FROM private_brands').all<Pick<Row, 'slug'>>(),
      );
      return results.map(({ slug }) => slug);
    },

    /** Newest first. `after` is the last brand of the previous page. */
    async list(limit: number, after: Cursor | null): Promise<readonly PrivateBrandSummary[]> {
      const { createdAt, slug } = after ?? BEFORE_THE_NEWEST;
      const { results } = await using((db) =>
        db.prepare(LIST).bind(createdAt, slug, limit).all<SummaryRow>(),
      );
      return results.map(summaryOf);
    },

    /** Inserts a brand or replaces the one with the same slug, keeping its `createdAt`. Throws `limit_reached`. */
    async save(
      brand: NewBrand,
      now: Date,
    ): Promise<{ readonly brand: PrivateBrand; readonly created: boolean }> {
      // A batch is one transaction, so no other write can happen between the read and the insert.
      const [known, saved] = await using((db) =>
        db.batch<Row>([
          db.prepare('SELECT slug FROM private_brands WHERE slug = ?').bind(brand.slug),
          upsert(db, brand, maxBrands, now),
        ]),
      );
      const row = saved?.results[0];
      if (row === undefined) {
        return fail('limit_reached', `At most ${maxBrands} private brands are stored. Delete one first.`);
      }
      return { brand: brandOf(row), created: known?.results.length === 0 };
    },

    /** Returns whether the brand existed. */
    async remove(slug: string): Promise<boolean> {
      const { meta } = await using((db) =>
        db.prepare('DELETE FROM private_brands WHERE slug = ?').bind(slug).run(),
      );
      return meta.changes > 0;
    },
  };
}

export type PrivateBrands = ReturnType<typeof privateBrands>;

/** Sorts after every timestamp, so a descending list starts with the newest brand. */
const BEFORE_THE_NEWEST: Cursor = { createdAt: '9999', slug: '' };

const UPSERT = `
INSERT INTO private_brands (slug, name, source_url, grammar, grammar_flat, grammar_version, created_at, updated_at, tokens)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?9
WHERE (SELECT count(*) FROM private_brands) < ?8 OR EXISTS (SELECT 1 FROM private_brands WHERE slug = ?1)
ON CONFLICT (slug) DO UPDATE SET
  name = excluded.name, source_url = excluded.source_url,
  grammar = excluded.grammar, grammar_flat = excluded.grammar_flat, grammar_version = excluded.grammar_version,
  tokens = excluded.tokens, updated_at = excluded.updated_at
RETURNING ${SUMMARY}, grammar_flat, tokens`;

function upsert(
  db: D1Database,
  { slug, name, sourceUrl, grammar, tokens }: NewBrand,
  maxBrands: number,
  now: Date,
): D1PreparedStatement {
  const documents = [nestGrammar(grammar), grammar].map((document) => JSON.stringify(document));
  const last = [GRAMMAR_VERSION, now.toISOString(), maxBrands, JSON.stringify(tokens)];
  return db.prepare(UPSERT).bind(slug, name, sourceUrl, ...documents, ...last);
}

function summaryOf({ slug, name, source_url, created_at, updated_at }: SummaryRow): PrivateBrandSummary {
  return { slug, name, sourceUrl: source_url, createdAt: created_at, updatedAt: updated_at };
}

/** Throws `ungraded_brand` for a grammar stored by an incompatible grammar version: the caller can register the brand again. */
function brandOf(row: Row): PrivateBrand {
  try {
    const grammar = parseGrammar(JSON.parse(row.grammar_flat), 'grammar_flat');
    // The column holds what `save` wrote, or nothing.
    const tokens = JSON.parse(row.tokens ?? 'null') as PrivateBrand['tokens'];
    return { ...summaryOf(row), grammar, tokens };
  } catch (cause) {
    return fail(
      'ungraded_brand',
      'The stored grammar of this brand has an incompatible version; register the brand again.',
      {
        cause,
      },
    );
  }
}
