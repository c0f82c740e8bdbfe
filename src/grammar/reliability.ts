import { AXES, type AxisId } from './axes/index.ts';
import { ACCEPTED } from './calibration-data.ts';

/** How often a reading of an axis is right on graded pages, 0..1. */
export type Reliability = { readonly [Id in AxisId]: number };

// What graders of the same pages disagree on most; used where no page is graded on an axis.
const UNGRADED = 0.7;

// fromEntries forgets that AXES covers every AxisId.
export const RELIABILITY = Object.fromEntries(
  AXES.map(({ id }) => [id, ACCEPTED[id] ?? UNGRADED]),
) as Reliability;
