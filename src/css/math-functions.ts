import type { Cursor } from './cursor.ts';
import { type Calculation, flatten, type MathEnvironment, type Quantity } from './quantity.ts';
import { addTypes, ANGLE, NUMBER, type NumericType } from './numeric-type.ts';

type Arguments = readonly Calculation[];

/** Null when the number or the types of the arguments are wrong. `word` is the keyword of round() or clamp(). */
type MathFunction = (args: Arguments, word: string | null) => Calculation | null;

/** Parses the math function `name` with the arguments in `cursor`; `sum` reads one argument. */
export function mathFunction(
  name: string,
  cursor: Cursor,
  sum: (cursor: Cursor) => Calculation | null,
): Calculation | null {
  const build = FUNCTIONS.get(name);
  if (build === undefined) return null;
  if (name === 'clamp') return clampWithNone(cursor, sum);
  const word = name === 'round' ? cursor.takeIdent(STRATEGIES) : null;
  if (word !== null && !cursor.takeDelimiter(',')) return null;
  const args: Calculation[] = [];
  do {
    const argument = sum(cursor);
    if (argument === null) return null;
    args.push(argument);
  } while (cursor.takeDelimiter(','));
  return cursor.done ? build(args, word) : null;
}

export function isMathFunction(name: string): boolean {
  return FUNCTIONS.has(name);
}

const STRATEGIES: ReadonlySet<string> = new Set(['nearest', 'up', 'down', 'to-zero']);

/** clamp() accepts `none` for either bound. */
function clampWithNone(cursor: Cursor, sum: (cursor: Cursor) => Calculation | null): Calculation | null {
  const low = cursor.takeWord('none') ? 'none' : sum(cursor);
  if (low === null || !cursor.takeDelimiter(',')) return null;
  const middle = sum(cursor);
  if (middle === null || !cursor.takeDelimiter(',')) return null;
  const high = cursor.takeWord('none') ? 'none' : sum(cursor);
  if (high === null || !cursor.done) return null;
  const limited = high === 'none' ? middle : least([middle, high]);
  if (limited === null || low === 'none') return limited;
  return greatest([low, limited]);
}

const identity: MathFunction = ([only], _word) => only ?? null;
const least: (args: Arguments) => Calculation | null = (args) => pick(args, (a, b) => a < b);
const greatest: (args: Arguments) => Calculation | null = (args) => pick(args, (a, b) => a > b);

const FUNCTIONS: ReadonlyMap<string, MathFunction> = new Map<string, MathFunction>([
  ['calc', single(identity)],
  ['-webkit-calc', single(identity)],
  ['min', least],
  ['max', greatest],
  ['clamp', identity],
  ['round', round],
  ['mod', pairwise(modulus)],
  ['rem', pairwise((a, b) => a % b)],
  ['hypot', (args) => combine(args, lengthOfVector)],
  ['abs', single(([a]) => (a === undefined ? null : pick([a, negate(a)], (x, y) => x > y)))],
  ['sign', single(([a]) => a && measure(a, NUMBER, Math.sign))],
  ['sin', trigonometric(Math.sin)],
  ['cos', trigonometric(Math.cos)],
  ['tan', trigonometric(Math.tan)],
  ['asin', inverse(Math.asin)],
  ['acos', inverse(Math.acos)],
  ['atan', inverse(Math.atan)],
  ['atan2', (args) => retyped(pairwise((a, b) => degrees(Math.atan2(a, b)))(args, null), ANGLE)],
  ['sqrt', numeric(1, ([a = 0]) => Math.sqrt(a))],
  ['exp', numeric(1, ([a = 0]) => Math.exp(a))],
  ['pow', numeric(2, ([a = 0, b = 0]) => a ** b)],
  [
    'log',
    (args) =>
      numeric(args.length === 2 ? 2 : 1, ([a = 0, b = Math.E]) => Math.log(a) / Math.log(b))(args, null),
  ],
  ['progress', progress],
]);

/** Like Math.hypot(), for any number of arguments: scaled by the largest, so that squares do not overflow. */
function lengthOfVector(values: readonly number[]): number {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  if (largest === 0 || !Number.isFinite(largest)) return largest;
  return largest * Math.sqrt(values.reduce((sum, value) => sum + (value / largest) ** 2, 0));
}

/** min(), max(): percentages are compared at the size of the viewport; the result keeps its percentage. */
function pick(args: Arguments, better: (a: number, b: number) => boolean): Calculation | null {
  const type = commonType(args);
  if (type === null) return null;
  return {
    type,
    evaluate: (environment) => {
      let best: Quantity = { value: Number.NaN, percent: 0 };
      let size = Number.NaN;
      for (const [index, argument] of args.entries()) {
        const quantity = argument.evaluate(environment);
        const flat = flatten(quantity, environment);
        if (Number.isNaN(flat)) return quantity;
        if (index > 0 && !better(flat, size)) continue;
        best = quantity;
        size = flat;
      }
      return best;
    },
  };
}

function round(args: Arguments, word: string | null): Calculation | null {
  if (args.length > 2) return null;
  const [value, step] = args;
  if (value === undefined) return null;
  const unit: Calculation = { type: NUMBER, evaluate: () => ({ value: 1, percent: 0 }) };
  return pairwise((a, b) => roundTo(a, Math.abs(b), word ?? 'nearest'))([value, step ?? unit], null);
}

/** css-values-4, 10.3. @param step not negative */
function roundTo(value: number, step: number, strategy: string): number {
  if (step === 0 || Number.isNaN(step)) return Number.NaN;
  if (!Number.isFinite(value)) return step === Infinity ? Number.NaN : value;
  if (step === Infinity) {
    if (strategy === 'up' && value > 0) return Infinity;
    if (strategy === 'down' && value < 0) return -Infinity;
    return isNegative(value) ? -0 : 0;
  }
  const steps = value / step;
  if (strategy === 'up') return Math.ceil(steps) * step;
  if (strategy === 'down') return Math.floor(steps) * step;
  if (strategy === 'to-zero') return Math.trunc(steps) * step;
  return Math.floor(steps + 0.5) * step;
}

/** With an infinite step, what has its sign stays as it is. */
function modulus(value: number, step: number): number {
  if (Math.abs(step) !== Infinity) return value - step * Math.floor(value / step);
  return Number.isFinite(value) && isNegative(value) === step < 0 ? value : Number.NaN;
}

function isNegative(value: number): boolean {
  return value < 0 || Object.is(value, -0);
}

/** Position of the first argument between the other two: 0 at the second, 1 at the third; not clamped. */
function progress(args: Arguments): Calculation | null {
  if (args.length !== 3) return null;
  return retyped(
    combine(args, ([value = 0, from = 0, to = 0]) => (from === to ? 0 : (value - from) / (to - from))),
    NUMBER,
  );
}

function single(
  build: (args: Arguments, word: string | null) => Calculation | null | undefined,
): MathFunction {
  return (args, word) => (args.length === 1 ? (build(args, word) ?? null) : null);
}

function pairwise(compute: (a: number, b: number) => number): MathFunction {
  return (args) => (args.length === 2 ? combine(args, ([a = 0, b = 0]) => compute(a, b)) : null);
}

/** A function whose result has the type of its arguments; plain percentages stay percentages. */
function combine(args: Arguments, compute: (values: readonly number[]) => number): Calculation | null {
  const type = commonType(args);
  if (type === null) return null;
  if (type.percent !== 0)
    return {
      type,
      evaluate: (environment) => ({
        value: 0,
        percent: compute(args.map((argument) => argument.evaluate(environment).percent)),
      }),
    };
  return { type, evaluate: (environment) => ({ value: compute(flat(args, environment)), percent: 0 }) };
}

function numeric(count: number, compute: (values: readonly number[]) => number): MathFunction {
  return (args) => {
    if (args.length !== count || args.some(({ type }) => !isNumber(type))) return null;
    return combine(args, compute);
  };
}

function trigonometric(compute: (radians: number) => number): MathFunction {
  return single(([a]) => {
    if (a === undefined) return null;
    if (isNumber(a.type)) return measure(a, NUMBER, compute);
    if (addTypes(a.type, ANGLE) === null) return null;
    return measure(a, NUMBER, (angle) => compute((angle * Math.PI) / 180));
  });
}

function inverse(compute: (value: number) => number): MathFunction {
  return single(([a]) =>
    a !== undefined && isNumber(a.type) ? measure(a, ANGLE, (value) => degrees(compute(value))) : null,
  );
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

function measure(of: Calculation, type: NumericType, compute: (value: number) => number): Calculation {
  return {
    type,
    evaluate: (environment) => ({
      value: compute(flatten(of.evaluate(environment), environment)),
      percent: 0,
    }),
  };
}

function negate(of: Calculation): Calculation {
  return {
    type: of.type,
    evaluate: (environment) => {
      const { value, percent } = of.evaluate(environment);
      return { value: -value, percent: -percent };
    },
  };
}

/** The same result with another type; the percentages of a ratio cancel out. */
function retyped(of: Calculation | null, type: NumericType): Calculation | null {
  if (of === null) return null;
  return {
    type,
    evaluate: (environment) => {
      const { value, percent } = of.evaluate(environment);
      return { value: value + percent, percent: 0 };
    },
  };
}

function commonType(args: Arguments): NumericType | null {
  let type = args[0]?.type ?? null;
  for (const argument of args) type = type && addTypes(type, argument.type);
  return type;
}

function isNumber(type: NumericType): boolean {
  return addTypes(type, NUMBER) !== null && !type.mixed;
}

function flat(args: Arguments, environment: MathEnvironment): readonly number[] {
  return args.map((argument) => flatten(argument.evaluate(environment), environment));
}
