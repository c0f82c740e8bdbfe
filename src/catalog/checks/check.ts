import type { CatalogEntry } from '../entry.ts';

/** A problem before the reader of the file adds the line. */
export interface Found {
  /** Key path of the frontmatter, or `['body', section]`. */
  readonly at: readonly (string | number)[];
  readonly message: string;
  readonly advice: string;
}

/** One rule over one entry that a schema cannot state. */
export type Check = (entry: CatalogEntry, fileSlug: string) => readonly Found[];
