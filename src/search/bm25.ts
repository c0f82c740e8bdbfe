/**
 * The two halves of BM25 as in S. Robertson and H. Zaragoza, The Probabilistic Relevance Framework:
 * BM25 and Beyond, 2009; fields are weighed before saturation (BM25F, section 3.6).
 */

/** Term frequency saturation. */
const K1 = 1.2;

/** Inverse document frequency of a term that `holding` of `all` documents contain; always above 0. */
export function inverseDocumentFrequency(holding: number, all: number): number {
  return Math.log1p((all - holding + 0.5) / (holding + 0.5));
}

/** Saturated weighted frequency: 1 at a frequency of 1, at most 1 + k1. */
export function saturate(frequency: number): number {
  return (frequency * (K1 + 1)) / (frequency + K1);
}
