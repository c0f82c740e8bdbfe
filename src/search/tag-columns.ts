/** How far tags hold for the documents of an index, in percent. */
export interface TagColumns {
  /** Of all documents. */
  readonly ofTag: (tag: number) => Int8Array;
  /** Of one document. */
  readonly at: (tag: number, document: number) => number;
}

/** @param degrees of all tags, as `tagDegrees` makes them */
export function tagColumns(degrees: Int8Array, documents: number): TagColumns {
  return {
    ofTag: (tag) => degrees.subarray(tag * documents, (tag + 1) * documents),
    at: (tag, document) => degrees[tag * documents + document] ?? 0,
  };
}
