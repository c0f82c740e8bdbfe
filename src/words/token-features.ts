/** The mean of the tokens from `start` to `end`, excluded, of an input with margins. */
export function meanOf(input: Float64Array, start: number, end: number, width: number): Float64Array {
  const mean = new Float64Array(width);
  for (let token = MARGIN + start; token < MARGIN + end; token++)
    for (let at = 0; at < width; at++)
      mean[at] = (mean[at] ?? 0) + (input[token * width + at] ?? 0) / (end - start);
  return mean;
}

/** Adds a row times the square matrix that starts at a place of `weights`. */
export function addProduct(sum: Float64Array, row: Float64Array, weights: Float64Array, start: number): void {
  const width = sum.length;
  for (let from = 0; from < width; from++)
    for (let at = 0; at < width; at++)
      sum[at] = (sum[at] ?? 0) + (row[from] ?? 0) * (weights[start + from * width + at] ?? 0);
}

/**
 * Adds four rows of the input times a matrix to the four rows of `sums`, two rows of the matrix at a time, which takes
 * half the time of one by one. Widths are even, so all indices are inside.
 */
export function multiply(
  sums: Float64Array,
  input: Float64Array,
  from: number,
  weights: Float64Array,
  start: number,
  width: number,
): void {
  const columns = sums.length / AT_ONCE;
  const [second, third, fourth] = [columns, 2 * columns, 3 * columns];
  for (let row = 0; row < width; row += 2) {
    const here = from + row;
    const a = input[here] as number;
    const b = input[here + 1] as number;
    const c = input[here + width] as number;
    const d = input[here + width + 1] as number;
    const e = input[here + 2 * width] as number;
    const f = input[here + 2 * width + 1] as number;
    const g = input[here + 3 * width] as number;
    const h = input[here + 3 * width + 1] as number;
    for (let at = 0, weight = start + row * columns; at < columns; at++, weight++) {
      const upper = weights[weight] as number;
      const lower = weights[weight + columns] as number;
      sums[at] = (sums[at] as number) + a * upper + b * lower;
      sums[at + second] = (sums[at + second] as number) + c * upper + d * lower;
      sums[at + third] = (sums[at + third] as number) + e * upper + f * lower;
      sums[at + fourth] = (sums[at + fourth] as number) + g * upper + h * lower;
    }
  }
}

/** Tokens that are multiplied at once. */
export const AT_ONCE = 4;

/** Tokens of zeros before and after the text, for the neighbours of the first and the last: the largest dilation. */
export const MARGIN = 4;

/** Each token divided by the root of its mean square, with margins. */
export function normalized(state: Float64Array, tokens: number, width: number): Float64Array {
  const out = new Float64Array((MARGIN + tokens + AT_ONCE + MARGIN) * width);
  for (let token = 0; token < tokens; token++) {
    const start = token * width;
    let squares = 0;
    for (let at = start; at < start + width; at++) squares += (state[at] ?? 0) ** 2;
    const factor = 1 / Math.sqrt(squares / width + SMALLEST_SQUARE);
    for (let at = 0; at < width; at++) out[MARGIN * width + start + at] = (state[start + at] ?? 0) * factor;
  }
  return out;
}

const SMALLEST_SQUARE = 1e-5;
