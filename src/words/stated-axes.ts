import { acceptedValues } from './accepted-values.ts';
import type { AxisModel, ModelHeader } from './packed-model.ts';
import type { Hint } from './score-tokens.ts';
import type { Token } from './tokens.ts';
import type { AxisStatement, Span } from './understanding.ts';

type AxisOutputs = ModelHeader['axes'][number];

/** The scores of a part of a text. */
export interface ScoredTokens {
  readonly model: AxisModel;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** `tokens × values` */
  readonly scores: Float64Array;
  readonly hints: readonly Hint[];
}

/** A statement with the probability that its axis is stated, whatever the value. */
export interface ScoredStatement {
  readonly statement: AxisStatement;
  readonly probability: number;
}

/** The axes that the scores state, at most one statement for each axis, in the order of the axes. */
export function statementsOf(scored: ScoredTokens): ScoredStatement[] {
  const statements: ScoredStatement[] = [];
  let first = 0;
  for (const axis of scored.model.about.axes) {
    const statement = statementOf(scored, axis, first);
    if (statement !== null) statements.push(statement);
    first += axis.values.length;
  }
  return statements;
}

/** @param first number of the first value of the axis among the outputs */
function statementOf(scored: ScoredTokens, axis: AxisOutputs, first: number): ScoredStatement | null {
  const shares = valueShares(scored, axis, first);
  const stated = shares.reduce((sum, share) => sum + share, 0);
  if (stated < axis.threshold) return null;
  const phrased = axis.values.filter((_, at) => scored.hints.some(({ value }) => value === first + at));
  const values = acceptedValues(axis, shares, phrased);
  const numbers = values.map((value) => first + axis.values.indexOf(value));
  const range = withRefusal(scored.tokens, statingTokens(scored, numbers));
  const sum = values.reduce((total, value) => total + (shares[axis.values.indexOf(value)] ?? 0), 0);
  const statement: AxisStatement = {
    kind: 'axis',
    axis: axis.id,
    values,
    span: spanOf(scored, range),
    polarity: isRefusal(scored.tokens, range) ? 'against' : 'for',
    degree: degreeOf(scored.tokens, range),
    confidence: calibrated(sum, scored.model.about.calibration),
  };
  return { statement, probability: stated };
}

/** The probability of each value of the axis; what is left to 1 is "not stated". */
function valueShares(
  { tokens, scores, model }: ScoredTokens,
  { values }: AxisOutputs,
  first: number,
): number[] {
  const width = model.outputBias.length;
  const sums = values.map(() => 0);
  for (let token = 0; token < tokens.length; token++)
    for (let value = 0; value < sums.length; value++)
      sums[value] = (sums[value] ?? 0) + (scores[token * width + first + value] ?? 0);
  const total = sums.reduce((sum, one) => sum + one, 1);
  return sums.map((sum) => sum / total);
}

interface TokenRange {
  readonly from: number;
  /** Included. */
  readonly to: number;
}

/** The tokens around the one that scores highest, as far as they contribute or the phrases say the same there. */
function statingTokens(
  { tokens, scores, model, hints }: ScoredTokens,
  numbers: readonly number[],
): TokenRange {
  const width = model.outputBias.length;
  const scoreOf = (token: number) =>
    numbers.reduce((sum, number) => sum + (scores[token * width + number] ?? 0), 0);
  let peak = 0;
  for (let token = 1; token < tokens.length; token++) if (scoreOf(token) > scoreOf(peak)) peak = token;
  const least = scoreOf(peak) * CONTRIBUTES;
  const hinted = new Set(hints.filter(({ value }) => numbers.includes(value)).map(({ token }) => token));
  const endsClause = (token: number) => ENDS_CLAUSE.test(tokens[token]?.name ?? '');
  const contributes = (token: number) =>
    token >= 0 &&
    token < tokens.length &&
    !endsClause(token) &&
    (scoreOf(token) >= least || hinted.has(token));
  let [from, to] = [peak, peak];
  while (contributes(from - 1) || (contributes(from - 2) && !endsClause(from - 1))) from--;
  while (contributes(to + 1) || (contributes(to + 2) && !endsClause(to + 1))) to++;
  return { from, to };
}

/** Part of the highest score. */
const CONTRIBUTES = 0.02;
const ENDS_CLAUSE = /^[.!?;:]$/;

function spanOf({ text, tokens }: ScoredTokens, { from, to }: TokenRange): Span {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
  return { start, end, text: text.slice(start, end) };
}

/** `No shadows`, `without any frames`: with the word that refuses, one of the two before the statement. */
function withRefusal(tokens: readonly Token[], { from, to }: TokenRange): TokenRange {
  const refuses = (token: number) => REFUSALS.has(tokens[token]?.name ?? '');
  if (refuses(from)) return { from, to };
  return { from: [1, 2].map((back) => from - back).find(refuses) ?? from, to };
}

function isRefusal(tokens: readonly Token[], { from, to }: TokenRange): boolean {
  return tokens.slice(from, to + 1).some(({ name }) => REFUSALS.has(name));
}

const REFUSALS: ReadonlySet<string> = new Set(
  'no not never without none avoid nothing lose ditch skip remove ban neither nor stop free'.split(' '),
);

function degreeOf(tokens: readonly Token[], { from, to }: TokenRange): number {
  const clause = tokens.slice(Math.max(0, from - CLAUSE_REACH), to + 1 + CLAUSE_REACH);
  const insisted = clause.some(({ name }) => INSISTING.has(name)) ? 1 : 0;
  const doubted = clause.some(({ name }) => DOUBTING.has(name)) ? 0.5 : 0;
  return 1 + insisted - doubted;
}

/** Tokens on either side in which `must` or `maybe` changes the degree. */
const CLAUSE_REACH = 3;
const INSISTING: ReadonlySet<string> = new Set([
  'must',
  'always',
  'never',
  'strictly',
  'absolutely',
  'definitely',
]);
const DOUBTING: ReadonlySet<string> = new Set([
  'maybe',
  'perhaps',
  'possibly',
  'ideally',
  'might',
  'probably',
]);

/** Between the points of the calibration, a straight line. */
function calibrated(probability: number, calibration: readonly number[]): number {
  const steps = calibration.length - 1;
  const at = Math.min(steps - 1, Math.floor(probability * steps));
  const [low, high] = [calibration[at] ?? 0, calibration[at + 1] ?? 1];
  return Math.round((low + (high - low) * (probability * steps - at)) * 100) / 100;
}
