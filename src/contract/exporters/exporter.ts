import type { Scheme } from '../../catalog/flat-tokens.ts';
import type { Components, TokenValues } from '../../catalog/tokens.ts';

/** A taste that has tokens: a brand of the catalog, a hybrid, or a page that was read. */
export interface ExportedTaste {
  readonly name: string;
  /** Kebab-case; names files and registry items. */
  readonly slug: string;
  /** One sentence: the signature move. */
  readonly description: string;
  /** The scheme a visitor meets. */
  readonly scheme: Scheme;
  /** The corner for formats that have room for one, null where none is stated. */
  readonly radius: string | null;
  readonly tokens: TokenValues;
  readonly components: Components;
  /** What the taste avoids, one sentence each. */
  readonly avoid: readonly string[];
  /** Whose facts these are, one line. */
  readonly credit: string;
}

/** One format that design tools read. */
export interface Exporter {
  /** Names the format in `output_format` and in lists. */
  readonly id: string;
  /** File name under `/api/styles/<slug>/`. */
  readonly file: string;
  readonly mediaType: string;
  /** Pure: the same taste gives the same bytes. States nothing that the tokens do not state. */
  readonly render: (taste: ExportedTaste) => string;
}
