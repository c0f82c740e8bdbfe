import type { CatalogEntry } from '../catalog-entry.ts';

/** A problem without its line. */
export interface Found {
  /** Key path of the frontmatter, or `['body', section]`. */
  readonly at: readonly (string | number)[];
  readonly message: string;
  readonly advice: string;
}

/** One rule about an entry that a schema cannot express. */
export type Check = (entry: CatalogEntry, fileSlug: string) => readonly Found[];
