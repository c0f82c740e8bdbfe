import type { Grammar } from '../grammar/axes/index.ts';
import type { Body, WrittenCode } from './body.ts';
import type { ComparedFact } from './dissents.ts';
import type { Frontmatter } from './entry.ts';
import type { Tier } from './entry-values.ts';
import type { EntryGround } from './ground/entry-ground.ts';

/** One file of the catalog, read and checked. */
export interface CatalogEntry extends Frontmatter {
  /** Computed, never typed. */
  readonly tier: Tier;
  readonly ground: EntryGround;
  /** Facts that collected sources state as well. */
  readonly compared: readonly ComparedFact[];
  readonly grammar_flat: Grammar;
  readonly body: Body;
  readonly code: WrittenCode;
  /** The frontmatter as written, for the Markdown export. */
  readonly yaml: string;
  /** SVG drawn for the brand by hand, from `catalog/posters/<slug>.svg`. */
  readonly poster?: string;
}
