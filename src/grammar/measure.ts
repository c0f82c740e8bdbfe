import type { Features } from '../features/index.ts';
import { numbered } from '../text/numbered.ts';
import { percent } from '../text/percent.ts';

/** How a quantity is compared: sizes and counts by their ratio, shares of a page by their square root. */
export type MeasureScale = 'linear' | 'log' | 'root';

/** One quantity of a page that an axis is judged by. */
export interface Measure {
  /** Unique within its axis, as evidence names it: `gap between sections`. */
  readonly name: string;
  /** `px`, `words`, `em`; a share has the whole it is part of: `of the page`. */
  readonly unit: string;
  readonly scale: MeasureScale;
}

/** The quantities that an axis is judged by, all taken from the same facts of a page. */
export interface Measures {
  readonly rows: readonly Measure[];
  /** The quantity of each row, in its unit. Finite for every page; 0 where the page has nothing to measure. */
  quantities(this: void, features: Features): readonly number[];
}

type Row<T> = readonly [name: string, unit: string, scale: MeasureScale, of: (facts: T) => number];

/** Measures of facts that are collected once for all rows. */
export function measuresOf<T>(factsOf: (features: Features) => T, rows: readonly Row<T>[]): Measures {
  return {
    rows: rows.map(([name, unit, scale]) => ({ name, unit, scale })),
    quantities: (features) => {
      const facts = factsOf(features);
      return rows.map(([, , , of]) => finite(of(facts)));
    },
  };
}

/** A quantity on the scale on which quantities are compared. */
export function scaled(value: number, scale: MeasureScale): number {
  if (scale === 'log') return Math.sign(value) * Math.log1p(Math.abs(value));
  return scale === 'root' ? Math.sign(value) * Math.sqrt(Math.abs(value)) : value;
}

/** The quantities of a page, each on its scale. */
export function placesOf({ rows, quantities }: Measures, features: Features): number[] {
  return quantities(features).map((quantity, at) => scaled(quantity, rows[at]?.scale ?? 'linear'));
}

/** The quantity at a place on its scale. */
export function unscaled(place: number, scale: MeasureScale): number {
  if (scale === 'log') return Math.sign(place) * Math.expm1(Math.abs(place));
  return scale === 'root' ? Math.sign(place) * place * place : place;
}

/** Unit of what a page has or has not. */
const YES_OR_NO = '(0 or 1)';
/** Units of what is counted: plural nouns, apart from measures that have fractions. */
const COUNTED = /^(?!points$|degrees$)[a-z]{3,}s$/;

/**
 * A quantity with its unit: `34 px`, `12 % of the page`, `7 families`, `yes`.
 * @param toWhole rounds what is counted
 */
export function quantityText(
  value: number,
  { unit }: Pick<Measure, 'unit'>,
  toWhole: (value: number) => number = Math.round,
): string {
  if (unit === YES_OR_NO) return toWhole(value) >= 1 ? 'yes' : 'no';
  if (unit.startsWith('of ')) return `${percent(value)} ${unit}`;
  if (COUNTED.test(unit)) return numbered(toWhole(value), singular(unit), unit);
  // What rounding leaves of nothing would be written with an exponent.
  const number = Math.abs(value) < 1e-6 ? 0 : Number(value.toPrecision(3));
  return unit === '' ? `${number}` : `${number} ${unit}`;
}

/** The singular of a unit that is counted: `boxes`, `families`, `gaps`. */
function singular(unit: string): string {
  return unit.replace(/ies$/, 'y').replace(/(?<=x)es$|s$/, '');
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
