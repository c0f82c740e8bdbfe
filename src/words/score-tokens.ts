import type { AxisModel, Layer } from './packed-model.ts';

/** A value of an axis that the phrase tables state at a token; numbered as the outputs of the model. */
export interface Hint {
  readonly token: number;
  readonly value: number;
}

/**
 * The score of each value at each token, `tokens × values`. Scores add up: the sum over the tokens of a text is the
 * weight of the value against 1 for "not stated".
 */
export function scoreTokens(model: AxisModel, rows: readonly number[], hints: readonly Hint[]): Float64Array {
  const state = embed(model, rows, hints);
  for (const layer of model.layers) addLayer(state, layer, rows.length, model.about.width);
  return outputs(model, state, rows.length);
}

function embed(
  { embedding, hints: hintRows, about }: AxisModel,
  rows: readonly number[],
  hints: readonly Hint[],
) {
  const { width } = about;
  const state = new Float64Array(rows.length * width);
  rows.forEach((row, token) => {
    const scale = embedding.scales[row] ?? 0;
    for (let at = 0; at < width; at++)
      state[token * width + at] = (embedding.values[row * width + at] ?? 0) * scale;
  });
  for (const { token, value } of hints) {
    for (let at = 0; at < width; at++)
      state[token * width + at] = (state[token * width + at] ?? 0) + (hintRows[value * width + at] ?? 0);
  }
  return state;
}

/** Adds to each token what a layer makes of it and of its neighbours. */
function addLayer(
  state: Float64Array,
  { dilation, weights, bias }: Layer,
  tokens: number,
  width: number,
): void {
  const input = normalized(state, tokens, width);
  const sum = new Float64Array(width);
  for (let token = 0; token < tokens; token++) {
    sum.set(bias);
    for (let tap = 0; tap < 3; tap++) {
      const from = token + (tap - 1) * dilation;
      if (from >= 0 && from < tokens) multiply(sum, input, from * width, weights, tap * width * width, width);
    }
    for (let at = 0; at < width; at++) {
      const out = sum[at] ?? 0;
      if (out > 0) state[token * width + at] = (state[token * width + at] ?? 0) + out;
    }
  }
}

/**
 * Adds a row of the input times a matrix to `sum`, four rows of the matrix at a time, which halves the time. Widths are
 * multiples of four, so all indices are inside.
 */
function multiply(
  sum: Float64Array,
  input: Float64Array,
  from: number,
  weights: Float64Array,
  start: number,
  width: number,
): void {
  const columns = sum.length;
  for (let row = 0; row < width; row += 4) {
    const a = input[from + row] as number;
    const b = input[from + row + 1] as number;
    const c = input[from + row + 2] as number;
    const d = input[from + row + 3] as number;
    let here = start + row * columns;
    for (let at = 0; at < columns; at++, here++) {
      sum[at] =
        (sum[at] as number) +
        a * (weights[here] as number) +
        b * (weights[here + columns] as number) +
        c * (weights[here + 2 * columns] as number) +
        d * (weights[here + 3 * columns] as number);
    }
  }
}

/** Each token divided by the root of its mean square. */
function normalized(state: Float64Array, tokens: number, width: number): Float64Array {
  const out = new Float64Array(state.length);
  for (let token = 0; token < tokens; token++) {
    let squares = 0;
    for (let at = token * width; at < (token + 1) * width; at++) squares += (state[at] ?? 0) ** 2;
    const factor = 1 / Math.sqrt(squares / width + SMALLEST_SQUARE);
    for (let at = token * width; at < (token + 1) * width; at++) out[at] = (state[at] ?? 0) * factor;
  }
  return out;
}

const SMALLEST_SQUARE = 1e-5;

function outputs(
  { output, outputBias, about }: AxisModel,
  state: Float64Array,
  tokens: number,
): Float64Array {
  const input = normalized(state, tokens, about.width);
  const values = outputBias.length;
  const scores = new Float64Array(tokens * values);
  for (let token = 0; token < tokens; token++) {
    const sum = scores.subarray(token * values, (token + 1) * values);
    sum.set(outputBias);
    multiply(sum, input, token * about.width, output, 0, about.width);
    for (let at = 0; at < values; at++) sum[at] = Math.exp(Math.min(sum[at] ?? 0, MAX_LOG_SCORE));
  }
  return scores;
}

const MAX_LOG_SCORE = 20;
