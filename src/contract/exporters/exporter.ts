import type { Scheme } from '../../catalog/flat-tokens.ts';
import type { Body } from '../../catalog/body.ts';
import type { Components, ComponentSizes, ComponentStates, TokenValues } from '../../catalog/tokens.ts';
import type { AxisRule } from '../written-rules.ts';

/** A taste with tokens: a catalog brand or a hybrid. */
export interface ExportedTaste {
  readonly name: string;
  /** Kebab-case; names files and registry items. */
  readonly slug: string;
  /** One sentence: the signature move. */
  readonly description: string;
  /** The default colour scheme. */
  readonly scheme: Scheme;
  /** The radius for formats that have only one; null when none is stated. */
  readonly radius: string | null;
  readonly tokens: TokenValues;
  readonly components: Components;
  /** Declarations that a state or a size adds to those of its component. */
  readonly states: ComponentStates;
  readonly sizes: ComponentSizes;
  /** What tokens cannot say: Markdown paragraphs. Null for a hybrid. */
  readonly prose: Pick<Body, 'signature_move' | 'era_lineage' | 'doc_voice'> | null;
  /** Writes the rules of the contract, axis by axis; few formats have them. */
  readonly rules: () => readonly AxisRule[];
  /** Anti-patterns, one sentence each. */
  readonly avoid: readonly string[];
  /** Sources and license, one line. */
  readonly credit: string;
}

/** An export format for design tools. */
export interface Exporter {
  /** Identifies the format in `output_format` and in lists. */
  readonly id: string;
  /** File name under `/api/styles/<slug>/`. */
  readonly file: string;
  readonly mediaType: string;
  /** Whether an agent that builds a page can use the document as it is, and it is short enough for its context. */
  readonly fitsAgents: boolean;
  /** Deterministic: the same taste gives the same bytes. Adds no values that the tokens do not state. */
  readonly render: (taste: ExportedTaste) => string;
}
