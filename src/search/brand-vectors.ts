import type { CorpusDocument } from '../catalog/corpus.ts';
import { allTags } from '../catalog/tags/index.ts';
import { bytesOfBase64 } from '../text/bytes-of-base64.ts';
import type { TagColumns } from './tag-columns.ts';
import { FULL_DEGREE } from './tag-degrees.ts';
import { DIMENSIONS } from './word-vectors.ts';

/** A power of two, and base64 of as many signed bytes as there are dimensions, which are multiples of it. */
type PackedVector = readonly [exponent: number, bytes: string];

/** What `node scripts/training/train-search.ts` learned of brands. */
export interface LearnedBrands {
  readonly constant: readonly number[];
  /** By `tag calm`, `trade bank`, `country jp`. */
  readonly traits: Readonly<Record<string, PackedVector>>;
  /** What a brand has beside its traits; a brand that was not learned has nothing. */
  readonly brands: Readonly<Record<string, PackedVector>>;
}

/** Vectors of length 127, one after the other, in the order of the documents; a query is near to those of its brands. */
export function brandVectors(
  corpus: readonly CorpusDocument[],
  degrees: TagColumns,
  { constant, traits, brands }: LearnedBrands,
): Int8Array {
  const tags = allTags().map(({ id }) => unpacked(traits[`tag ${id}`]));
  const all = new Int8Array(corpus.length * DIMENSIONS);
  for (const [document, { slug, trades, country }] of corpus.entries()) {
    const sum = Float64Array.from(constant);
    for (const [tag, vector] of tags.entries()) add(sum, vector, degrees.at(tag, document) / FULL_DEGREE);
    for (const trade of trades) add(sum, unpacked(traits[`trade ${trade}`]), 1);
    add(sum, unpacked(traits[`country ${country}`]), 1);
    add(sum, unpacked(brands[slug]), 1);
    const length = Math.hypot(...sum);
    if (length > 0)
      all.set(
        Int8Array.from(sum, (value) => Math.round((127 * value) / length)),
        document * DIMENSIONS,
      );
  }
  return all;
}

function unpacked(packed: PackedVector | undefined): Float64Array {
  if (packed === undefined) return new Float64Array(DIMENSIONS);
  const [exponent, bytes] = packed;
  return Float64Array.from(bytesOfBase64(bytes), (value) => value * 2 ** exponent);
}

function add(sum: Float64Array, vector: Float64Array, share: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + share * (vector[at] ?? 0);
}
