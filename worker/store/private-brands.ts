import { parseGrammar } from '../../src/grammar/parse-grammar.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';

/** A brand kept by this service alone. */
export interface PrivateBrand {
  readonly slug: string;
  readonly name: string;
  readonly sourceUrl: string;
  readonly grammar: Grammar;
}

interface Row {
  readonly slug: string;
  readonly name: string;
  readonly source_url: string;
  readonly grammar_flat: string;
}

/** All SQL about private brands. */
export function privateBrands(db: D1Database) {
  return {
    async find(slug: string): Promise<PrivateBrand | null> {
      const row = await db
        .prepare('SELECT slug, name, source_url, grammar_flat FROM private_brands WHERE slug = ?')
        .bind(slug)
        .first<Row>();
      return row === null ? null : brandOf(row);
    },
  };
}

export type PrivateBrands = ReturnType<typeof privateBrands>;

/** A stored grammar is checked like a given one: it may have been written by an older grammar version. */
function brandOf({ slug, name, source_url, grammar_flat }: Row): PrivateBrand {
  const grammar = parseGrammar(JSON.parse(grammar_flat), `the stored grammar of ${slug}`);
  return { slug, name, sourceUrl: source_url, grammar };
}
