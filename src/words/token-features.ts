/** The mean of the tokens from `start` to `end`, excluded. */
export function meanOf(input: Float64Array, start: number, end: number, width: number): Float64Array {
  const mean = new Float64Array(width);
  for (let token = start; token < end; token++)
    for (let at = 0; at < width; at++)
      mean[at] = (mean[at] ?? 0) + (input[token * width + at] ?? 0) / (end - start);
  return mean;
}

/** For each token, the features of the token `dilation` before it, its own, and those of the one after it; zeros outside. */
export function neighborhoods(
  input: Float64Array,
  tokens: number,
  width: number,
  dilation: number,
): Float64Array {
  const out = new Float64Array(3 * tokens * width);
  for (let token = 0; token < tokens; token++) {
    for (let tap = 0; tap < 3; tap++) {
      const from = token + (tap - 1) * dilation;
      if (from >= 0 && from < tokens)
        out.set(input.subarray(from * width, (from + 1) * width), (3 * token + tap) * width);
    }
  }
  return out;
}

/** Each token divided by the root of its mean square. */
export function normalized(state: Float64Array, tokens: number, width: number): Float64Array {
  const out = new Float64Array(tokens * width);
  for (let token = 0; token < tokens; token++) {
    const start = token * width;
    let squares = 0;
    for (let at = start; at < start + width; at++) squares += (state[at] ?? 0) ** 2;
    const factor = 1 / Math.sqrt(squares / width + SMALLEST_SQUARE);
    for (let at = start; at < start + width; at++) out[at] = (state[at] ?? 0) * factor;
  }
  return out;
}

const SMALLEST_SQUARE = 1e-5;

/** Adds the positive numbers of a row, each with its bias, to a token. */
export function addPositive(state: Float64Array, token: number, row: Float64Array, bias: Float64Array): void {
  const start = token * bias.length;
  for (let at = 0; at < bias.length; at++)
    state[start + at] = (state[start + at] ?? 0) + Math.max(0, (row[at] ?? 0) + (bias[at] ?? 0));
}
