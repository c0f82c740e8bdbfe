import type { Axis } from '../axis.ts';
import { AXES } from '../axes/index.ts';
import type { Bands, BriefMeasure } from '../bands.ts';
import { place } from '../decide.ts';
import { lazy } from '../../text/lazy.ts';

/** A number of a brief with its unit, '' without one. */
export interface Quantity {
  readonly amount: number;
  readonly unit: string;
}

/** The axis value that a quantity states about a subject; null when it states none. */
export function valueOfQuantity(
  { amount, unit }: Quantity,
  subject: string,
): readonly [axis: string, value: string] | null {
  for (const { axis, bands, measure } of measures()) {
    const factor = measure.subjects.includes(subject) ? factorOf(unit, measure) : undefined;
    if (factor === undefined) continue;
    const { from = -Infinity, below = Infinity } = measure;
    const scaled = amount * factor;
    return scaled >= from && scaled < below ? [axis, place(scaled, bands.from).value] : null;
  }
  return null;
}

/** The measures of all axes that briefs can state. */
const measures = lazy(() =>
  (AXES as readonly Axis[]).flatMap(({ id, bands }) =>
    bands.flatMap((each) => each.inBriefs.map((measure): Measured => ({ axis: id, bands: each, measure }))),
  ),
);

interface Measured {
  readonly axis: string;
  readonly bands: Bands;
  readonly measure: BriefMeasure;
}

function factorOf(unit: string, { units }: BriefMeasure): number | undefined {
  const pixels = PIXELS[unit];
  const { px } = units;
  return units[unit] ?? (px === undefined || pixels === undefined ? undefined : px * pixels);
}

/** Pixels of a length unit, at the default root font size. */
const PIXELS: Readonly<Record<string, number>> = {
  px: 1,
  pixel: 1,
  pt: 4 / 3,
  rem: 16,
  em: 16,
  point: 4 / 3,
};

/** Unit words; a number and the unit after it are read together. */
export const UNITS: ReadonlySet<string> = new Set([
  'px',
  'pixel',
  'pt',
  'point',
  'rem',
  'em',
  'ms',
  'millisecond',
  's',
  'sec',
  'second',
  '%',
  'word',
  'weight',
  ':1',
]);
