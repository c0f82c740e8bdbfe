import type { Cursor } from '../css/cursor.ts';
import { type Numeric, takeNumeric } from '../css/math.ts';
import type { NumericKind } from '../css/numeric-type.ts';
import { LARGEST_NUMBER } from '../css/scan.ts';
import { DEFAULT_LENGTHS } from '../css/units.ts';
import type { LengthPercentage } from './computed-value.ts';
import { fixed, type Specified, specified } from './values/specified.ts';

/** The lowest allowed value: lower literals are invalid, calculations are clamped to it. */
export interface Range {
  readonly min: number;
  readonly max?: number;
}

export const NOT_NEGATIVE: Range = { min: 0 };
const ANY: Range = { min: -Infinity };

/** A length in px; `0` needs no unit. */
export function takeLength(cursor: Cursor, range: Range = ANY): Specified<number> | null {
  return takeScalar(cursor, 'length', range, MAX_LENGTH, true);
}

/** A number or a calculation of type number. */
export function takeNumber(cursor: Cursor, range: Range = ANY): Specified<number> | null {
  return takeScalar(cursor, 'number', range, LARGEST_NUMBER, false);
}

/** An integer; calculations are rounded. */
export function takeInteger(cursor: Cursor, range: Range = ANY): Specified<number> | null {
  const component = cursor.peek();
  if (component?.kind === 'number' && !component.integer) return null;
  const number = takeScalar(cursor, 'number', range, INTEGERS, false);
  return number && specified((context) => Math.min(INTEGERS - 1, Math.floor(number.compute(context) + 0.5)));
}

/** A time in seconds; even 0 needs a unit. */
export function takeTime(cursor: Cursor, range: Range = ANY): Specified<number> | null {
  return takeScalar(cursor, 'time', range, LARGEST_NUMBER, false);
}

/** An angle in degrees; `0` may omit its unit if `unitless`. */
export function takeAngle(cursor: Cursor, unitless = false): Specified<number> | null {
  return takeScalar(cursor, 'angle', ANY, LARGEST_NUMBER, unitless);
}

/** A percentage as a number of percent. */
export function takePercentage(cursor: Cursor, range: Range = ANY): Specified<number> | null {
  const numeric = takeKind(cursor, ['percentage']);
  if (numeric === null) return null;
  if (numeric.literal && numeric.evaluate(DEFAULT_LENGTHS).percent < range.min) return null;
  return specified((context) => limit(numeric.evaluate(context).percent, range, LARGEST_NUMBER));
}

/**
 * Reads `<length-percentage>`, in px and percent; null, with the cursor where it was, when it does not match or a
 * literal is below the range.
 */
export function takeLengthPercentage(cursor: Cursor, range: Range = ANY): Specified<LengthPercentage> | null {
  const at = cursor.position;
  const zero = takeZero(cursor);
  if (zero) return ZERO;
  const numeric = takeKind(cursor, ['length', 'percentage', 'length-percentage']);
  if (numeric === null) return null;
  const sample = numeric.evaluate(DEFAULT_LENGTHS);
  if (numeric.literal && (sample.value < range.min || sample.percent < range.min)) return cursor.rewind(at);
  if (numeric.literal && numeric.kind === 'percentage') return fixed({ px: 0, percent: sample.percent });
  return specified((context) => {
    const { value, percent } = numeric.evaluate(context);
    if (percent === 0) return { px: limit(value, range, MAX_LENGTH), percent: 0 };
    if (value === 0) return { px: 0, percent: limit(percent, range, LARGEST_NUMBER) };
    return { px: limit(value, ANY, MAX_LENGTH), percent: limit(percent, ANY, LARGEST_NUMBER) };
  });
}

const ZERO = fixed<LengthPercentage>({ px: 0, percent: 0 });

/** Chromium's largest length: 2²⁵ px, the range of its fixed-point layout units. */
const MAX_LENGTH = 2 ** 25;
/** Integers have 32 bits: the lowest is -2³¹, the highest 2³¹ - 1. */
const INTEGERS = 2 ** 31;

function takeScalar(
  cursor: Cursor,
  kind: NumericKind,
  range: Range,
  size: number,
  unitlessZero: boolean,
): Specified<number> | null {
  if (unitlessZero && takeZero(cursor)) return range.min > 0 ? null : fixed(0);
  const at = cursor.position;
  const numeric = takeKind(cursor, [kind]);
  if (numeric === null) return null;
  if (numeric.literal) {
    const sample = numeric.evaluate(DEFAULT_LENGTHS).value;
    if (sample < range.min || sample > (range.max ?? Infinity)) return cursor.rewind(at);
  }
  return specified((context) => limit(numeric.evaluate(context).value, range, size));
}

function takeKind(cursor: Cursor, kinds: readonly NumericKind[]): Numeric | null {
  const at = cursor.position;
  const numeric = takeNumeric(cursor);
  return numeric !== null && kinds.includes(numeric.kind) ? numeric : cursor.rewind(at);
}

function takeZero(cursor: Cursor): boolean {
  const component = cursor.peek();
  if (component?.kind !== 'number' || component.value !== 0) return false;
  cursor.take();
  return true;
}

/** Clamps a computed length in px to the range of layout. */
export function clampLength(px: number): number {
  return limit(px, ANY, MAX_LENGTH);
}

/** NaN becomes 0, infinities the largest value (css-values-4, §10.9). */
function limit(value: number, { min, max = Infinity }: Range, size: number): number {
  if (Number.isNaN(value)) return Math.max(0, min);
  return Math.min(size, max, Math.max(-size, min, value));
}
