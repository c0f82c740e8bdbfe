import type { Statement } from '../words/understanding.ts';
import { meantWords } from '../words/meant-words.ts';
import { cosinesWith, pairVectors } from './paired-vectors.ts';
import type { SearchIndex } from './search-index.ts';
import { DIMENSIONS, wordVectors } from './word-vectors.ts';
import { lazy } from '../text/lazy.ts';
import { oncePer } from '../text/once-per.ts';

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
  const { addTo, addRefused, sharpness } = wordVectors();
  const query = new Float64Array(DIMENSIONS);
  const { wanted, refused } = meantWords(english, statements);
  const known = wanted.filter(({ form }) => addTo(query, form));
  const against = new Float64Array(DIMENSIONS);
  const isRefusal = refused.filter(({ form }) => addTo(against, form)).length > 0;
  if (isRefusal) addRefused(query, against);
  if ((known.length === 0 && !isRefusal) || query.every((number) => number === 0)) return null;
  const near = cosinesWith(pairedOf(vectors), query, slugs.ends.length, sharpness);
  const { best, worst } = extremesOf(near);
  if (best === worst) return null;
  for (let document = 0; document < near.length; document++) {
    const like = 1 - (best - (near[document] ?? 0)) / FAR;
    near[document] = like > 0 ? like : 0;
  }
  const words = lazy(() =>
    known.map(({ form, start, end }) => {
      const own = new Float64Array(DIMENSIONS);
      addTo(own, form);
      return { said: english.slice(start, end), own };
    }),
  );
  return {
    near,
    wordsFor(document) {
      const least = LEAST_SHARE * productWith(query, vectors, document);
      const found: { readonly said: string; readonly product: number }[] = [];
      for (const { said, own } of words()) {
        const product = productWith(own, vectors, document);
        if (product > 0 && product >= least) found.push({ said, product });
      }
      return found
        .toSorted((a, b) => b.product - a.product)
        .slice(0, MAX_WORDS)
        .map(({ said }) => said);
    },
  };
}

function productWith(query: Float64Array, vectors: Int8Array, document: number): number {
  const start = document * DIMENSIONS;
  let product = 0;
  for (let at = 0; at < DIMENSIONS; at++) product += (query[at] ?? 0) * (vectors[start + at] ?? 0);
  return product;
}

function extremesOf(numbers: Float32Array): { readonly best: number; readonly worst: number } {
  let best = -Infinity;
  let worst = Infinity;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    if (number > best) best = number;
    if (number < worst) worst = number;
  }
  return { best, worst };
}

/** Kept, because pairing takes longer than the products. */
const pairedOf = oncePer(pairVectors);
