/** Synonyms for search: a query with a head also matches the words of `also`. */
export interface Synonym {
  /** Typed words; one or several. */
  readonly heads: readonly string[];
  /** Words of the catalog; of several words a brand must have all. */
  readonly also: readonly string[];
  /** Source for the history of the term. */
  readonly source?: string;
}
