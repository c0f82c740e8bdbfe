import type { Grammar } from '../grammar/axes/index.ts';
import type { Body, WrittenCode } from './body.ts';
import type { Frontmatter } from './entry.ts';

/** One file of the catalog, read and checked. */
export interface CatalogEntry extends Frontmatter {
  readonly grammar_flat: Grammar;
  readonly body: Body;
  readonly code: WrittenCode;
  /** The frontmatter as written, for the Markdown export. */
  readonly yaml: string;
}
