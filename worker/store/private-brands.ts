import { fail } from '../../src/errors.ts';
import { nestGrammar } from '../../src/catalog/nested-grammar.ts';
import { GRAMMAR_VERSION, type Grammar } from '../../src/grammar/axes/index.ts';
import { parseGrammar } from '../../src/grammar/parse-grammar.ts';

/** A brand kept by this service alone, without its grammar. */
export interface PrivateBrandSummary {
  readonly slug: string;
  /** Empty when none was given. */
  readonly name: string;
  /** Address of the page its grammar was read from; empty when it has none. */
  readonly sourceUrl: string;
  /** ISO 8601, UTC, with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface PrivateBrand extends PrivateBrandSummary {
  readonly grammar: Grammar;
}

/** Where a page of the list begins: after this brand. */
export type Cursor = Pick<PrivateBrandSummary, 'createdAt' | 'slug'>;

/** Rows. Counting them at every new brand stays cheap below it, and a person has kept no such number of brands. */
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
}

const SUMMARY = 'slug, name, source_url, created_at, updated_at';

/** All SQL about private brands. Grammars are stored nested and flat, as they are published. */
export function privateBrands(db: D1Database, maxBrands = MAX_BRANDS) {
  return {
    async find(slug: string): Promise<PrivateBrand | null> {
      const row = await db
        .prepare(`SELECT ${SUMMARY}, grammar_flat FROM private_brands WHERE slug = ?`)
        .bind(slug)
        .first<Row>();
      return row === null ? null : brandOf(row);
    },

    /** Every slug, for a search among them. */
    async slugs(): Promise<readonly string[]> {
      const { results } = await db.prepare('SELECT slug FROM private_brands').all<Pick<Row, 'slug'>>();
      return results.map(({ slug }) => slug);
    },

    /** Newest first. `after` is the last brand of the page before. */
    async list(limit: number, after: Cursor | null): Promise<readonly PrivateBrandSummary[]> {
      const { createdAt, slug } = after ?? BEFORE_THE_NEWEST;
      const { results } = await db
        .prepare(
          `SELECT ${SUMMARY} FROM private_brands WHERE (created_at, slug) < (?1, ?2)
           ORDER BY created_at DESC, slug DESC LIMIT ?3`,
        )
        .bind(createdAt, slug, limit)
        .all<SummaryRow>();
      return results.map(summaryOf);
    },

    /** Stores a new brand, or replaces the one of the same slug, which keeps its `createdAt`. Throws `limit_reached`. */
    async save(
      { slug, name, sourceUrl, grammar }: Pick<PrivateBrand, 'slug' | 'name' | 'sourceUrl' | 'grammar'>,
      now: Date,
    ): Promise<{ readonly brand: PrivateBrand; readonly created: boolean }> {
      const nested = JSON.stringify(nestGrammar(grammar));
      const flat = JSON.stringify(grammar);
      // A batch is one transaction, so nobody comes between the look and the write.
      const [known, saved] = await db.batch<Row>([
        db.prepare('SELECT slug FROM private_brands WHERE slug = ?').bind(slug),
        db
          .prepare(UPSERT)
          .bind(slug, name, sourceUrl, nested, flat, GRAMMAR_VERSION, now.toISOString(), maxBrands),
      ]);
      const row = saved?.results[0];
      if (row === undefined) {
        return fail('limit_reached', `At most ${maxBrands} private brands are kept: delete one first.`);
      }
      return { brand: brandOf(row), created: known?.results.length === 0 };
    },

    /** Whether there was one to remove. */
    async remove(slug: string): Promise<boolean> {
      const { meta } = await db.prepare('DELETE FROM private_brands WHERE slug = ?').bind(slug).run();
      return meta.changes > 0;
    },
  };
}

export type PrivateBrands = ReturnType<typeof privateBrands>;

/** Sorts after every timestamp, so before everything in a list that goes backwards. */
const BEFORE_THE_NEWEST: Cursor = { createdAt: '9999', slug: '' };

const UPSERT = `
INSERT INTO private_brands (slug, name, source_url, grammar, grammar_flat, grammar_version, created_at, updated_at)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7
WHERE (SELECT count(*) FROM private_brands) < ?8 OR EXISTS (SELECT 1 FROM private_brands WHERE slug = ?1)
ON CONFLICT (slug) DO UPDATE SET
  name = excluded.name, source_url = excluded.source_url,
  grammar = excluded.grammar, grammar_flat = excluded.grammar_flat, grammar_version = excluded.grammar_version,
  updated_at = excluded.updated_at
RETURNING ${SUMMARY}, grammar_flat`;

function summaryOf({ slug, name, source_url, created_at, updated_at }: SummaryRow): PrivateBrandSummary {
  return { slug, name, sourceUrl: source_url, createdAt: created_at, updatedAt: updated_at };
}

/** A stored grammar may have been written by an older grammar version; the caller cannot mend that. */
function brandOf(row: Row): PrivateBrand {
  try {
    const grammar = parseGrammar(JSON.parse(row.grammar_flat), 'grammar_flat');
    return { ...summaryOf(row), grammar };
  } catch (cause) {
    return fail('internal', 'The stored grammar of this brand cannot be read any more: store it again.', {
      cause,
    });
  }
}
