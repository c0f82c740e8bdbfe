/** Words that stand for others: who types a head also gets what is listed under `also`. */
export interface Synonym {
  /** What people type; one word or several. */
  readonly heads: readonly string[];
  /** What the catalog may say instead; of several words a brand must have all. */
  readonly also: readonly string[];
  /** Where the history of the term can be read. */
  readonly source?: string;
}
