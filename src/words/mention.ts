/** Characters; no name of a brand is longer. Words of scripts that NFKD expands share one place of a text, however long. */
export const MAX_NAME = 80;

/** A place of a text where the name of a brand stands. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  /** The name as `nameKey` writes it; of a misspelt name, the slug. */
  readonly key: string;
  readonly slugs: readonly string[];
  readonly isTypo: boolean;
  /** Whether `'s` follows. */
  readonly possessive: boolean;
}
