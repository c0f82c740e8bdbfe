import type { Band } from './decide.ts';

/** Where the values of an axis begin on a scale that can be measured. */
export interface Bands<V extends string = string> {
  /** What is measured, as code and comments call it: `corner radius`. */
  readonly of: string;
  /** `px`, `em`, `OKLCH chroma`, `share of the page` … */
  readonly unit: string;
  /** Ascending; a value of the axis that the scale does not tell is left out. */
  readonly from: readonly [Band<V>, ...Band<V>[]];
  /** How a brief measures it: `corners of 4px`. */
  readonly inBriefs: readonly BriefMeasure[];
}

export interface BriefMeasure {
  /** What the number is said of, by the names of brief/subjects.ts. */
  readonly subjects: readonly string[];
  /** How much one of each unit of a brief is in the unit of the bands; '' for a bare number. */
  readonly units: Readonly<Record<string, number>>;
  /** Numbers below `from` and from `below` on state nothing. */
  readonly from?: number;
  readonly below?: number;
}
