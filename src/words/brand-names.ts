/** The names of the brands of a catalog. Keys are those of `nameKey`. */
export interface BrandLookup {
  /** Slugs of the brands with this name, alias or host; empty when there is none. */
  readonly named: (key: string) => readonly string[];
  /** Slugs of brands with a name one edit from this one; empty for words that are known in another sense. */
  readonly nearlyNamed: (key: string) => readonly string[];
  /** Slugs of brands with a name that begins so: `newyorkt`. @param isWord whether the letters are one word; then none when it is a word by itself */
  readonly begun: (key: string, isWord: boolean) => readonly string[];
}
