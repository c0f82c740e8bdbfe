import { DIMENSIONS } from './word-vectors.ts';

/**
 * Vectors of documents, two in one: each number holds that of a document and, times 2²⁶, that of the next. The product
 * of whole numbers with such a vector holds the products with both, and all sums are exact.
 */
export type PairedVectors = Float64Array;

const SECOND = 2 ** 26;
/** Numbers near this one are multiples of 2²⁶, so adding it rounds to such a multiple. */
const ROUNDS = 1.5 * 2 ** 78;
/** Length of the vector of a brand: signed bytes. */
const LONG = 127;
/**
 * Length of a query in whole numbers. A product with a vector of 131, which is 127 with all its numbers rounded up, is
 * below 2²⁵, so the products of a pair stay apart.
 */
const QUERY_LONG = 250_000;

export function pairVectors(vectors: Int8Array): PairedVectors {
  const documents = vectors.length / DIMENSIONS;
  const paired = new Float64Array(Math.ceil(documents / (2 * AT_ONCE)) * AT_ONCE * DIMENSIONS);
  for (let document = 0; document < documents; document++) {
    const unit = document % 2 === 0 ? 1 : SECOND;
    const place = (document >>> 1) * DIMENSIONS;
    for (let at = 0; at < DIMENSIONS; at++)
      paired[place + at] = (paired[place + at] ?? 0) + unit * (vectors[document * DIMENSIONS + at] ?? 0);
  }
  return paired;
}

/** Pairs at a time, because each addition waits for the one before it in the same sum. */
const AT_ONCE = 4;

/** The cosine of a query with the vector of each document, times `unit`. */
export function cosinesWith(
  paired: PairedVectors,
  query: Float64Array,
  documents: number,
  unit: number,
): Float32Array {
  const whole = inWholeNumbers(query);
  const perWhole = unit / (QUERY_LONG * LONG);
  const perSecond = perWhole / SECOND;
  const cosines = new Float32Array(documents);
  const sums = new Float64Array(AT_ONCE);
  for (let document = 0; document < documents; document += 2 * AT_ONCE) {
    setProducts(sums, paired, (document / 2) * DIMENSIONS, whole);
    for (let pair = 0; pair < AT_ONCE; pair++) {
      const sum = sums[pair] ?? 0;
      const second = sum + ROUNDS - ROUNDS;
      // What lies beyond the documents is not stored.
      cosines[document + 2 * pair] = perWhole * (sum - second);
      cosines[document + 2 * pair + 1] = perSecond * second;
    }
  }
  return cosines;
}

/** In loops: methods with a function take longer than the products. */
function inWholeNumbers(query: Float64Array): Float64Array {
  let squares = 0;
  for (let at = 0; at < DIMENSIONS; at++) squares += (query[at] ?? 0) ** 2;
  const length = Math.sqrt(squares);
  const whole = new Float64Array(DIMENSIONS);
  for (let at = 0; at < DIMENSIONS; at++) whole[at] = Math.round(((query[at] ?? 0) * QUERY_LONG) / length);
  return whole;
}

/** Sets the products of some pairs, from `place` on, with a query. */
function setProducts(sums: Float64Array, paired: PairedVectors, place: number, query: Float64Array): void {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < DIMENSIONS; at++) {
    const weight = query[at] ?? 0;
    const number = place + at;
    a += weight * (paired[number] ?? 0);
    b += weight * (paired[number + DIMENSIONS] ?? 0);
    c += weight * (paired[number + 2 * DIMENSIONS] ?? 0);
    d += weight * (paired[number + 3 * DIMENSIONS] ?? 0);
  }
  sums[0] = a;
  sums[1] = b;
  sums[2] = c;
  sums[3] = d;
}
