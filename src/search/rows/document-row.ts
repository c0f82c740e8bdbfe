/** What ranking needs of one document. */
export interface DocumentRow {
  readonly slug: string;
  readonly terms: readonly string[];
  /** By term, in units of the catalog. */
  readonly impacts: readonly number[];
  /** Traits of the document, in the order of TRAIT_COLUMNS. */
  readonly traits: readonly (readonly number[])[];
  /** Degree by number of tag. */
  readonly degrees: readonly number[];
}

/** A term of the catalog. */
export interface TermRow {
  readonly term: string;
  readonly proper: 0 | 1;
  /** Numbers of the documents with this name; empty for words. */
  readonly documents: readonly number[];
}

/** What ranking needs of the whole catalog. */
export interface IndexFacts {
  /** Unit of impacts. */
  readonly unit: number;
  /** What each tag counts by its rarity. */
  readonly rarities: readonly number[];
}
