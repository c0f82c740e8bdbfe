/**
 * The catalog as an inverted index. Documents are numbered in the order of their slugs, terms in the
 * order of their letters; what a term is worth in a document is computed when the index is built.
 */
export interface SearchIndex {
  /** Slug by document. */
  readonly slugs: readonly string[];
  /** Documents by `nameKey` of their names and slugs. */
  readonly named: ReadonlyMap<string, readonly number[]>;
  readonly terms: readonly string[];
  /** Number by term. */
  readonly termNumbers: ReadonlyMap<string, number>;
  /** The postings of term `t` are `offsets[t]` to `offsets[t + 1]`, documents ascending. */
  readonly offsets: Uint32Array;
  /** Document by posting. */
  readonly documents: Uint16Array;
  /** BM25F of the term in the document by posting, in units of `unit`. */
  readonly impacts: Uint16Array;
  readonly unit: number;
}

/** What a SearchIndex is made of before its look-ups are. */
export interface IndexParts {
  readonly slugs: readonly string[];
  readonly nameKeys: readonly string[];
  readonly terms: readonly string[];
  readonly offsets: Uint32Array;
  readonly documents: Uint16Array;
  readonly impacts: Uint16Array;
  readonly unit: number;
}

/** Adds the look-ups. */
export function assembleIndex({ nameKeys, ...parts }: IndexParts): SearchIndex {
  const named = new Map<string, readonly number[]>();
  for (const [document, slug] of parts.slugs.entries()) {
    for (const key of new Set([nameKeys[document] ?? '', slug.replaceAll('-', '')])) {
      named.set(key, [...(named.get(key) ?? []), document]);
    }
  }
  return { ...parts, named, termNumbers: new Map(parts.terms.map((term, number) => [term, number])) };
}
