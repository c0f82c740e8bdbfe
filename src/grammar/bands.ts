import type { Band } from './decide.ts';

/** The boundaries between the values of an axis on a measured scale. */
export interface Bands<V extends string = string> {
  /** What is measured, as code and comments call it: `corner radius`. */
  readonly of: string;
  /** `px`, `em`, `OKLCH chroma`, `share of the page` … */
  readonly unit: string;
  /** Ascending; without values that the scale does not measure. */
  readonly from: readonly [Band<V>, ...Band<V>[]];
  /** How a brief measures it: `corners of 4px`. */
  readonly inBriefs: readonly BriefMeasure[];
}

export interface BriefMeasure {
  /** Subjects the number can be about, by the names of brief/subjects.ts. */
  readonly subjects: readonly string[];
  /** Factor from each unit of a brief to the unit of the bands; '' for a number without a unit. */
  readonly units: Readonly<Record<string, number>>;
  /** Numbers below `from` and from `below` on state nothing. */
  readonly from?: number;
  readonly below?: number;
}

/** Where a band starts, for people: `from 4`, `above 0`. */
export function startText(start: number): string {
  if (start === -Infinity) return 'below';
  return start === Number.MIN_VALUE ? 'above 0' : `from ${start}`;
}
