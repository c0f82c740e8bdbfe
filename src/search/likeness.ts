import type { Statement } from '../words/understanding.ts';
import { meantWords } from '../words/meant-words.ts';
import type { SearchIndex } from './search-index.ts';
import { DIMENSIONS, wordVectors } from './word-vectors.ts';

/** A brand this much farther from a query than the nearest one, in units of the softmax, is not like it at all. */
const FAR = 10;

/**
 * How near each brand is to the words of a query, 1 for the nearest down to 0: brands that were said to answer queries
 * in such words (docs/SEARCH.md). Null when no word of the query is known.
 */
export function likenessTo(
  { slugs, traits: { vectors } }: SearchIndex,
  english: string,
  statements: readonly Statement[],
): Float32Array | null {
  const { addTo, sharpness } = wordVectors();
  const query = new Float64Array(DIMENSIONS);
  const known = meantWords(english, statements).filter(({ form }) => addTo(query, form));
  const length = Math.hypot(...query);
  if (known.length === 0 || length === 0) return null;
  const near = new Float32Array(slugs.ends.length);
  const unit = sharpness / (127 * length);
  let best = -Infinity;
  for (let document = 0, start = 0; document < near.length; document++, start += DIMENSIONS) {
    let product = 0;
    for (let at = 0; at < DIMENSIONS; at++) product += (query[at] as number) * (vectors[start + at] as number);
    near[document] = unit * product;
    if (unit * product > best) best = unit * product;
  }
  for (let document = 0; document < near.length; document++)
    near[document] = Math.max(0, 1 - (best - (near[document] ?? 0)) / FAR);
  return near;
}
