import type { AxisModel, Layer } from './packed-model.ts';
import { addPositive, meanOf, neighborhoods, normalized } from './token-features.ts';

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
  { embedding, widen, hints: hintRows, about }: AxisModel,
  rows: readonly number[],
  hints: readonly Hint[],
) {
  const { width } = about;
  const numbers = new Float64Array(rows.length * about.rows);
  rows.forEach((row, token) => {
    const scale = embedding.scales[row] ?? 0;
    for (let at = 0; at < about.rows; at++)
      numbers[token * about.rows + at] = (embedding.values[row * about.rows + at] ?? 0) * scale;
  });
  const state = widen(numbers, rows.length);
  for (const { token, value } of hints) {
    for (let at = 0; at < width; at++)
      state[token * width + at] = (state[token * width + at] ?? 0) + (hintRows[value * width + at] ?? 0);
  }
  return state;
}

/** Adds to each token what a layer makes of it and of its neighbours. */
function addLayer(
  state: Float64Array,
  { dilation, weigh, bias }: Layer,
  tokens: number,
  width: number,
): void {
  const input = neighborhoods(normalized(state, tokens, width), tokens, width, dilation);
  const sums = weigh(input, tokens);
  for (let token = 0; token < tokens; token++)
    addPositive(state, token, sums.subarray(token * width, (token + 1) * width), bias);
}

/** Adds to each token what its sentence and the whole text are about. */
function addContext(state: Float64Array, { context, about }: AxisModel, rows: readonly number[]): void {
  const { width } = about;
  const input = normalized(state, rows.length, width);
  const ofText = meanOf(input, 0, rows.length, width);
  const ends = sentenceEnds(rows, context.ends);
  const means = new Float64Array(ends.length * 2 * width);
  for (const [sentence, end] of ends.entries()) {
    means.set(meanOf(input, ends[sentence - 1] ?? 0, end, width), sentence * 2 * width);
    means.set(ofText, (sentence * 2 + 1) * width);
  }
  const sums = context.weigh(means, ends.length);
  for (const [sentence, end] of ends.entries()) {
    const sum = sums.subarray(sentence * width, (sentence + 1) * width);
    for (let token = ends[sentence - 1] ?? 0; token < end; token++)
      addPositive(state, token, sum, context.bias);
  }
}

/** The token after each mark that ends a sentence, and the end of the text. */
function sentenceEnds(rows: readonly number[], marks: ReadonlySet<number>): readonly number[] {
  const ends = rows.flatMap((row, token) => (marks.has(row) ? [token + 1] : []));
  return ends.at(-1) === rows.length ? ends : [...ends, rows.length];
}

function outputs(
  { output, outputBias, about }: AxisModel,
  state: Float64Array,
  tokens: number,
): Float64Array {
  const scores = output(normalized(state, tokens, about.width), tokens);
  const values = outputBias.length;
  for (let at = 0; at < scores.length; at++)
    scores[at] = Math.exp(Math.min((scores[at] ?? 0) + (outputBias[at % values] ?? 0), MAX_LOG_SCORE));
  return scores;
}

const MAX_LOG_SCORE = 20;
