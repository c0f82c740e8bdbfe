/** The two values with the highest scores. */
export interface Ranking<V extends string> {
  readonly value: V;
  readonly score: number;
  readonly runnerUp: V | null;
  readonly runnerUpScore: number;
  /** Lead of the winner as a share of its score: 0 for a tie, 1 without a rival. */
  readonly margin: number;
}

/** Orders values by score; null when none scores above 0. Ties go to the value listed first. */
export function rank<V extends string>(scores: readonly (readonly [V, number])[]): Ranking<V> | null {
  const [first, second] = scores.filter(([, score]) => score > 0).toSorted((a, b) => b[1] - a[1]);
  if (first === undefined) return null;
  const [value, score] = first;
  const runnerUpScore = second?.[1] ?? 0;
  return { value, score, runnerUp: second?.[0] ?? null, runnerUpScore, margin: 1 - runnerUpScore / score };
}

/** A band of a quantity: `value` holds from `from` (inclusive) to the next band. */
export interface Band<V extends string> {
  readonly value: V;
  readonly from: number;
}

/** The band of a quantity, and its nearest boundary. */
export interface Placing<V extends string> {
  readonly value: V;
  readonly neighbour: V | null;
  /** The nearest boundary, in the unit of the quantity; null when there is only one band. */
  readonly boundary: number | null;
  /** Distance to that boundary as a share of it (of 1 for a boundary at 0); 1 without a boundary. */
  readonly margin: number;
}

/** Places a quantity in ascending bands; quantities below the first band count as the first. */
export function place<const V extends string>(
  quantity: number,
  bands: readonly [Band<V>, ...Band<V>[]],
): Placing<V> {
  const at = Math.max(
    0,
    bands.findLastIndex(({ from }) => quantity >= from),
  );
  const value = (bands[at] ?? bands[0]).value;
  const lower = at > 0 ? bands[at] : undefined;
  const upper = bands[at + 1];
  const distance = (band: Band<V> | undefined) =>
    band === undefined ? Infinity : Math.abs(quantity - band.from) / (Math.abs(band.from) || 1);
  const towardsLower = distance(lower) <= distance(upper);
  const nearest = towardsLower ? lower : upper;
  if (nearest === undefined) return { value, neighbour: null, boundary: null, margin: 1 };
  const neighbour = (towardsLower ? bands[at - 1] : upper)?.value ?? null;
  return { value, neighbour, boundary: nearest.from, margin: Math.min(1, distance(nearest)) };
}

// Share of the boundary; the rubric accepts the neighbour within 10 % of it, so a reading is certain well beyond.
const SETTLED_MARGIN = 0.3;
const AT_BOUNDARY = 0.55;
const SETTLED = 0.95;

/**
 * Stated certainty of a reading with this margin, from 0.55 on the boundary to 0.95. `evidence` (0..1) is the share of
 * the evidence that the axis asks for.
 */
export function confidenceOf(margin: number, evidence = 1): number {
  const certainty = AT_BOUNDARY + (SETTLED - AT_BOUNDARY) * Math.min(1, Math.max(0, margin) / SETTLED_MARGIN);
  return Math.round(100 * certainty * (0.6 + 0.4 * Math.min(1, Math.max(0, evidence)))) / 100;
}
