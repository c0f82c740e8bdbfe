/** A quality, audience or purpose that brands are tagged with and people search by. */
export interface TagRow {
  readonly id: string;
  /** English words and phrases for it, separated by commas. */
  readonly words: string;
  /** Tags that speak for it where an entry says nothing of it. */
  readonly near?: readonly string[];
  /** Tags that speak against it. */
  readonly against?: readonly string[];
}
