import type { AxisModel, Layer } from './packed-model.ts';
import { addProduct, AT_ONCE, MARGIN, meanOf, multiply, normalized } from './token-features.ts';

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
  for (const [at, layer] of model.layers.entries()) {
    if (at === model.about.contextBefore) addContext(state, model, rows);
    addLayer(state, layer, rows.length, model.about.width);
  }
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
  const sums = new Float64Array(AT_ONCE * width);
  for (let token = 0; token < tokens; token += AT_ONCE) {
    for (let one = 0; one < AT_ONCE; one++) sums.set(bias, one * width);
    for (let tap = 0; tap < 3; tap++) {
      const from = (MARGIN + token + (tap - 1) * dilation) * width;
      multiply(sums, input, from, weights, tap * width * width, width);
    }
    const end = Math.min(AT_ONCE, tokens - token) * width;
    for (let at = 0; at < end; at++)
      state[token * width + at] = (state[token * width + at] ?? 0) + Math.max(0, sums[at] ?? 0);
  }
}

/** Adds to each token what its sentence and the whole text are about. */
function addContext(state: Float64Array, { context, about }: AxisModel, rows: readonly number[]): void {
  const { width } = about;
  const input = normalized(state, rows.length, width);
  const ofText = meanOf(input, 0, rows.length, width);
  for (let start = 0; start < rows.length;) {
    const end = sentenceEnd(rows, start, context.ends);
    const sum = context.bias.slice();
    addProduct(sum, meanOf(input, start, end, width), context.weights, 0);
    addProduct(sum, ofText, context.weights, width * width);
    for (let token = start; token < end; token++)
      for (let at = 0; at < width; at++)
        state[token * width + at] = (state[token * width + at] ?? 0) + Math.max(0, sum[at] ?? 0);
    start = end;
  }
}

/** The token after the mark that ends the sentence. */
function sentenceEnd(rows: readonly number[], start: number, ends: ReadonlySet<number>): number {
  for (let token = start; token < rows.length; token++) if (ends.has(rows[token] ?? 0)) return token + 1;
  return rows.length;
}

function outputs(
  { output, outputBias, about }: AxisModel,
  state: Float64Array,
  tokens: number,
): Float64Array {
  const { width } = about;
  const input = normalized(state, tokens, width);
  const values = outputBias.length;
  const scores = new Float64Array(tokens * values);
  const sums = new Float64Array(AT_ONCE * values);
  for (let token = 0; token < tokens; token += AT_ONCE) {
    for (let one = 0; one < AT_ONCE; one++) sums.set(outputBias, one * values);
    multiply(sums, input, (MARGIN + token) * width, output, 0, width);
    const end = Math.min(AT_ONCE, tokens - token) * values;
    for (let at = 0; at < end; at++)
      scores[token * values + at] = Math.exp(Math.min(sums[at] ?? 0, MAX_LOG_SCORE));
  }
  return scores;
}

const MAX_LOG_SCORE = 20;
