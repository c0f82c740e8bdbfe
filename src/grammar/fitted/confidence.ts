/** What tells how often a reading is accepted, in the order of `CONFIDENCE_SIGNS`. */
export type Signs = readonly number[];

/** Signs of one reading, before those of the whole page (`DOUBTS`). */
export const CONFIDENCE_SIGNS = [
  'log odds of the value',
  'lead of the value',
  'another value is most probable',
  'rule reads another value',
  'certainty of the rule',
] as const;

/** Logistic model of all axes: `confidence.json`, written by `npm run fit`. */
export interface ConfidenceModel {
  readonly base: number;
  readonly signs: readonly {
    readonly name: string;
    readonly mean: number;
    readonly deviation: number;
    readonly weight: number;
  }[];
  /** Log odds of an axis relative to all axes. */
  readonly offsets: Readonly<Record<string, number>>;
}

// 0..1; no set of graded pages is large enough to prove that readings are always or never right.
const LOWEST = 0.05;
const HIGHEST = 0.98;
/**
 * Certainty of a rule below which it lowers the highest confidence, and by how much. Graders leave pages with hardly any
 * evidence ungraded, so grades cannot show that a reading of such a page is doubtful. Most readings of graded pages are
 * more certain than this.
 */
const DOUBTFUL = 0.75;
const PER_DOUBT = 0.8;
const LEAST_CHANCE = 0.01;

export interface Verdict {
  /** Probability of each value. */
  readonly chances: readonly number[];
  /** Index of the value that was read. */
  readonly value: number;
  /** Index of the value that the rule reads. */
  readonly rule: number;
  /** Certainty of the rule, 0..1. */
  readonly certainty: number;
}

/** Signs of a reading. `doubts` are those of its page. */
export function signsOf({ chances, value, rule, certainty }: Verdict, doubts: readonly number[]): Signs {
  const chance = chances[value] ?? 0;
  const lead = chance - Math.max(0, ...chances.filter((_, at) => at !== value));
  const own = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance));
  return [Math.log(own / (1 - own)), lead, lead < 0 ? 1 : 0, value === rule ? 0 : 1, certainty, ...doubts];
}

/** The probability that graders accept a reading. */
export function acceptance({ base, signs, offsets }: ConfidenceModel, axis: string, own: Signs): number {
  const odds = signs.reduce(
    (sum, { mean, deviation, weight }, at) => sum + (weight * ((own[at] ?? mean) - mean)) / deviation,
    base + (offsets[axis] ?? 0),
  );
  const certainty = own[CONFIDENCE_SIGNS.indexOf('certainty of the rule')] ?? 1;
  const highest = HIGHEST - PER_DOUBT * Math.max(0, DOUBTFUL - certainty);
  return Math.min(highest, Math.max(LOWEST, 1 / (1 + Math.exp(-odds))));
}
