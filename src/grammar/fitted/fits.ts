import type { Axis } from '../axis.ts';
import { AXES, type AxisId } from '../axes/index.ts';
import { bindFit, type BoundFit } from './bind-fit.ts';
import confidence from './confidence.json' with { type: 'json' };
import type { ConfidenceModel } from './confidence.ts';

export const CONFIDENCE: ConfidenceModel = confidence;

/** The fit of each axis that has one, bound to its measures. */
export const BOUND_FITS: ReadonlyMap<string, BoundFit> = new Map(
  (AXES as readonly Axis[]).flatMap((axis) =>
    axis.fit === null ? [] : [[axis.id, bindFit(axis, axis.fit)] as const],
  ),
);

/** How often a reading of an axis is accepted on graded pages, 0..1. */
export type Reliability = { readonly [Id in AxisId]: number };

// 0..1, the lowest agreement between graders; for axes without graded pages.
const UNGRADED = 0.7;

// fromEntries forgets that AXES covers every AxisId.
export const RELIABILITY = Object.fromEntries(
  AXES.map(({ id }) => [id, CONFIDENCE.accepted[id] ?? UNGRADED]),
) as Reliability;
