/** The two best supported values. */
export interface Ranking<V extends string> {
  readonly value: V;
  readonly score: number;
  readonly runnerUp: V | null;
  readonly runnerUpScore: number;
  /** How far the winner leads, as a share of its own score: 0 a tie, 1 no rival. */
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

/** Where a quantity falls, and which boundary it came nearest to. */
export interface Placing<V extends string> {
  readonly value: V;
  readonly neighbour: V | null;
  /** The nearest boundary, in the unit of the quantity; null when there is only one band. */
  readonly boundary: number | null;
  /** Distance to that boundary as a share of it (of 1 for a boundary at 0); 1 without a boundary. */
  readonly margin: number;
}

/** Places a quantity in ascending bands; below the first band counts as the first. */
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

// The rubric lets a neighbour pass within 10 % of a boundary, so a reading is settled well outside that.
const SETTLED_MARGIN = 0.3;
const AT_BOUNDARY = 0.55;
const SETTLED = 0.95;

/**
 * How often a reading with this margin is right: from a little over a coin's toss on the boundary to
 * nearly sure. `evidence` (0..1) is how much of what the axis asks for was there to see.
 */
export function confidenceOf(margin: number, evidence = 1): number {
  const certainty = AT_BOUNDARY + (SETTLED - AT_BOUNDARY) * Math.min(1, Math.max(0, margin) / SETTLED_MARGIN);
  return Math.round(100 * certainty * (0.6 + 0.4 * Math.min(1, Math.max(0, evidence)))) / 100;
}
