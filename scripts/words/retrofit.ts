/**
 * Moves the vectors of synonyms towards each other, after Faruqui et al., Retrofitting Word Vectors to Semantic Lexicons
 * (2015): a word ends between its own vector and the mean of its synonyms. A word without a vector takes the mean.
 *
 * @param vectors of length 1, of the words in their order; null where there is none
 * @returns vectors of length 1
 */
export function retrofit(
  vectors: readonly (readonly number[] | null)[],
  words: readonly string[],
  synonyms: ReadonlyMap<string, ReadonlySet<string>>,
): readonly (readonly number[] | null)[] {
  const rowOf = new Map(words.map((word, row) => [word, row]));
  const near = words.map((word) =>
    [...(synonyms.get(word) ?? [])].flatMap((other) => rowOf.get(other) ?? []),
  );
  const fitted = [...vectors];
  for (let round = 0; round < ROUNDS; round++)
    for (const [row, rows] of near.entries()) {
      const others = rows.flatMap((other) => [fitted[other] ?? []]).filter(({ length }) => length > 0);
      if (others.length > 0) fitted[row] = between(vectors[row] ?? null, meanOf(others));
    }
  return fitted.map((vector) => (vector === null ? null : unit(vector)));
}

/** The vectors change little after these. */
const ROUNDS = 8;

function between(own: readonly number[] | null, mean: readonly number[]): readonly number[] {
  return own === null ? mean : own.map((one, at) => (one + (mean[at] ?? 0)) / 2);
}

function meanOf(vectors: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...others] = vectors;
  const sum = [...first];
  for (const vector of others) for (const [at, one] of vector.entries()) sum[at] = (sum[at] ?? 0) + one;
  return sum.map((one) => one / vectors.length);
}

export function unit(vector: readonly number[]): readonly number[] {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((one) => one / length);
}
