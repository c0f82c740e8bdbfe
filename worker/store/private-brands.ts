import { fail } from '../../src/errors.ts';
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

/** A stored grammar may have been written by an older grammar version; the caller cannot mend that. */
function brandOf({ slug, name, source_url, grammar_flat }: Row): PrivateBrand {
  try {
    const grammar = parseGrammar(JSON.parse(grammar_flat), 'grammar_flat');
    return { slug, name, sourceUrl: source_url, grammar };
  } catch (cause) {
    return fail('internal', 'The stored grammar of this brand cannot be read any more: store it again.', {
      cause,
    });
  }
}
