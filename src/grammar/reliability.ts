import { AXES, type AxisId } from './axes/index.ts';

/** How often a reading of an axis is right on graded pages, 0..1. */
export type Reliability = { readonly [Id in AxisId]: number };

/** Shares of right readings by axis, from graded pages; an axis that is not listed counts as 1. */
const MEASURED: Partial<Reliability> = {};

// fromEntries forgets that AXES covers every AxisId.
export const RELIABILITY = Object.fromEntries(AXES.map(({ id }) => [id, MEASURED[id] ?? 1])) as Reliability;
