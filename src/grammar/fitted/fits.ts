import type { Axis } from '../axis.ts';
import { AXES, type AxisId } from '../axes/index.ts';
import { bindFit, type BoundFit } from './bind-fit.ts';
import confidence from './confidence.json' with { type: 'json' };
import type { ConfidenceModel } from './confidence.ts';
import reliability from './reliability.json' with { type: 'json' };

export const CONFIDENCE: ConfidenceModel = confidence;

/** The fit of each axis that has one, bound to its measures. */
export const BOUND_FITS: ReadonlyMap<string, BoundFit> = new Map(
  (AXES as readonly Axis[]).flatMap((axis) =>
    axis.fit === null ? [] : [[axis.id, bindFit(axis, axis.fit)] as const],
  ),
);

/** How reliably an axis is read. */
interface AxisReliability {
  /** Cohen's kappa of readings and grades, weighted by the similarity of values, 0..1. */
  readonly reliability: number;
  /** Graded cells that it is measured on; 0 for an axis without graded pages. */
  readonly readings: number;
}

/** The same with what it is computed from: an axis of `reliability.json`, written by `npm run fit`. */
export interface MeasuredReliability extends AxisReliability {
  /** Mean similarity of reading and grade, 0..1. */
  readonly agreement: number;
  /** The same for readings and grades of different pages. */
  readonly chance: number;
}

export type Reliability = { readonly [Id in AxisId]: AxisReliability };

export const MEASURED_RELIABILITY: Readonly<Record<string, MeasuredReliability>> = reliability;

/** An axis without graded pages is taken to be read as well as the worst of the others. */
const UNGRADED: AxisReliability = {
  reliability: Math.min(...Object.values(MEASURED_RELIABILITY).map((axis) => axis.reliability)),
  readings: 0,
};

// fromEntries forgets that AXES covers every AxisId.
export const RELIABILITY = Object.fromEntries(
  AXES.map(({ id }) => [id, MEASURED_RELIABILITY[id] ?? UNGRADED]),
) as unknown as Reliability;
