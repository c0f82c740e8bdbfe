import type { Dimension } from './units.ts';

/**
 * The type of a calculation: an exponent for each dimension (css-values-4, §10.2). `mixed` marks lengths combined
 * with percentages.
 */
export interface NumericType {
  readonly length: number;
  readonly angle: number;
  readonly time: number;
  readonly resolution: number;
  readonly frequency: number;
  readonly flex: number;
  readonly percent: number;
  readonly mixed: boolean;
}

export const NUMBER: NumericType = {
  length: 0,
  angle: 0,
  time: 0,
  resolution: 0,
  frequency: 0,
  flex: 0,
  percent: 0,
  mixed: false,
};
export const PERCENT: NumericType = { ...NUMBER, percent: 1 };

const OTHERS = ['angle', 'time', 'resolution', 'frequency', 'flex'] as const satisfies readonly Dimension[];
const EXPONENTS = ['length', 'percent', ...OTHERS] as const;

/** Almost all values of a page have one of these types, so they share its object. */
const DIMENSIONS: Readonly<Record<Dimension, NumericType>> = {
  length: { ...NUMBER, length: 1 },
  angle: { ...NUMBER, angle: 1 },
  time: { ...NUMBER, time: 1 },
  resolution: { ...NUMBER, resolution: 1 },
  frequency: { ...NUMBER, frequency: 1 },
  flex: { ...NUMBER, flex: 1 },
};
export const ANGLE: NumericType = DIMENSIONS.angle;

/** The type of a dimension by itself, such as `length` for px. */
export function dimensionType(dimension: Dimension): NumericType {
  return DIMENSIONS[dimension];
}

/** How a value can be used; null for products such as px². */
export type NumericKind = 'number' | 'percentage' | 'length-percentage' | Dimension;

/** The kind of value that a type gives; null for products such as px². */
export function kindOf(type: NumericType): NumericKind | null {
  return SHARED_KINDS.get(type) ?? kindOfCalculation(type);
}

const SHARED_KINDS: ReadonlyMap<NumericType, NumericKind> = new Map<NumericType, NumericKind>([
  [NUMBER, 'number'],
  [PERCENT, 'percentage'],
  ...(['length', ...OTHERS] as const).map((dimension) => [DIMENSIONS[dimension], dimension] as const),
]);

function kindOfCalculation(type: NumericType): NumericKind | null {
  const used = EXPONENTS.filter((key) => type[key] !== 0);
  if (used.length === 0) return 'number';
  const [only] = used;
  if (only === undefined || used.length > 1 || type[only] !== 1) return null;
  if (only === 'percent') return 'percentage';
  return only === 'length' && type.mixed ? 'length-percentage' : only;
}

/** The type of a sum, and of functions that compare their arguments; null when the types do not match. */
export function addTypes(a: NumericType, b: NumericType): NumericType | null {
  if (OTHERS.some((key) => a[key] !== b[key])) return null;
  if (a.length + a.percent !== b.length + b.percent) return null;
  if (a.length === b.length) return a.mixed ? a : b;
  return { ...a, length: a.length + a.percent, percent: 0, mixed: true };
}

/** The type of a product (`sign` 1) or a quotient (`sign` -1). */
export function multiplyTypes(a: NumericType, b: NumericType, sign: 1 | -1): NumericType {
  const exponents = EXPONENTS.map((key) => [key, a[key] + sign * b[key]] as const);
  return { ...NUMBER, ...Object.fromEntries(exponents), mixed: a.mixed || b.mixed };
}
