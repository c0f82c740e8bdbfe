import type { Statement } from '../words/understanding.ts';
import { meantWords } from '../words/meant-words.ts';
import type { SearchIndex } from './search-index.ts';
import { DIMENSIONS, wordVectors } from './word-vectors.ts';

/** How near brands are to the words of a query. */
export interface Likeness {
  /** By document: 1 for the nearest brand down to 0. */
  readonly near: Float32Array;
  /** The words of the query that bring a brand near, the one that does most first. */
  readonly wordsFor: (document: number) => readonly string[];
}

/** A brand this much farther from a query than the nearest one, in units of the softmax, is not like it at all. */
const FAR = 10;
/** Words named for a brand, and the least share of the nearness that one of them brings. */
const MAX_WORDS = 3;
const LEAST_SHARE = 0.2;

/**
 * Likeness of brands to a query: those are near that answer queries in such words (docs/SEARCH.md). Null when no word of
 * the query is known, or no brand has a vector.
 */
export function likenessTo(
  { slugs, traits: { vectors } }: SearchIndex,
  english: string,
  statements: readonly Statement[],
): Likeness | null {
  const { addTo, sharpness } = wordVectors();
  const query = new Float64Array(DIMENSIONS);
  const known = meantWords(english, statements).filter(({ form }) => addTo(query, form));
  const length = Math.hypot(...query);
  if (known.length === 0 || length === 0) return null;
  const near = new Float32Array(slugs.ends.length);
  const unpacked = unpackedOf(vectors);
  const { best, worst } = productsWith(near, query, unpacked, sharpness / (LONG * length));
  if (best === worst) return null;
  for (let document = 0; document < near.length; document++)
    near[document] = Math.max(0, 1 - (best - (near[document] ?? 0)) / FAR);
  return {
    near,
    wordsFor(document) {
      const least = LEAST_SHARE * productWith(query, unpacked, document);
      return known
        .map(({ form, start, end }) => {
          const own = new Float64Array(DIMENSIONS);
          addTo(own, form);
          return { said: english.slice(start, end), product: productWith(own, unpacked, document) };
        })
        .filter(({ product }) => product > 0 && product >= least)
        .toSorted((a, b) => b.product - a.product)
        .slice(0, MAX_WORDS)
        .map(({ said }) => said);
    },
  };
}

/** Length of the vector of a brand. */
const LONG = 127;

function productWith(query: Float64Array, vectors: Float32Array, document: number): number {
  const start = document * DIMENSIONS;
  let product = 0;
  for (let at = 0; at < DIMENSIONS; at++) product += (query[at] ?? 0) * (vectors[start + at] ?? 0);
  return product;
}

/**
 * Sets the product of the query with the vector of each document, times `unit`; the highest and the lowest. Four sums
 * at a time, because each addition waits for the one before it in the same sum.
 */
function productsWith(
  products: Float32Array,
  query: Float64Array,
  vectors: Float32Array,
  unit: number,
): { readonly best: number; readonly worst: number } {
  const count = products.length;
  const inFours = count - (count % 4);
  let best = -Infinity;
  let worst = Infinity;
  for (let document = 0; document < inFours; document += 4) {
    let [a, b, c, d] = [0, 0, 0, 0];
    let place = document * DIMENSIONS;
    for (let at = 0; at < DIMENSIONS; at++) {
      const weight = query[at] ?? 0;
      a += weight * (vectors[place] ?? 0);
      b += weight * (vectors[place + DIMENSIONS] ?? 0);
      c += weight * (vectors[place + 2 * DIMENSIONS] ?? 0);
      d += weight * (vectors[place + 3 * DIMENSIONS] ?? 0);
      place++;
    }
    products[document] = unit * a;
    products[document + 1] = unit * b;
    products[document + 2] = unit * c;
    products[document + 3] = unit * d;
    best = Math.max(best, unit * a, unit * b, unit * c, unit * d);
    worst = Math.min(worst, unit * a, unit * b, unit * c, unit * d);
  }
  for (let document = inFours; document < count; document++) {
    const product = unit * productWith(query, vectors, document);
    products[document] = product;
    best = Math.max(best, product);
    worst = Math.min(worst, product);
  }
  return { best, worst };
}

/** The vectors of brands as numbers that need no conversion in each product; kept, because unpacking takes longer than the products. */
function unpackedOf(vectors: Int8Array): Float32Array {
  const known = unpackedVectors.get(vectors) ?? new Float32Array(vectors);
  unpackedVectors.set(vectors, known);
  return known;
}

const unpackedVectors = new WeakMap<Int8Array, Float32Array>();
