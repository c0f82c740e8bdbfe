import { AXES, type AxisId } from './axes/index.ts';
import { ACCEPTED, CALIBRATION } from './calibration-data.ts';
import type { CalibrationMap } from './calibration-map.ts';

// 0..1; the corpus is too small to prove that readings are always or never right.
const LOWEST = 0.05;
const HIGHEST = 0.98;

/** The confidence of a reading: how often graders accept readings of this certainty. */
export function calibrate(axis: string, stated: number, map: CalibrationMap = CALIBRATION): number {
  const pooled = interpolate(map.points, stated);
  const odds = Math.log(pooled / (1 - pooled)) + (map.offsets[axis] ?? 0);
  const confidence = 1 / (1 + Math.exp(-odds));
  return Math.round(100 * Math.min(HIGHEST, Math.max(LOWEST, confidence))) / 100;
}

function interpolate(points: CalibrationMap['points'], at: number): number {
  const upper = points.findIndex(([stated]) => stated >= at);
  const after = points[upper] ?? points.at(-1);
  if (after === undefined) return at;
  const before = upper > 0 ? points[upper - 1] : undefined;
  if (before === undefined || upper === -1) return after[1];
  const share = (at - before[0]) / (after[0] - before[0]);
  return before[1] + share * (after[1] - before[1]);
}

/** How often a reading of an axis is right on graded pages, 0..1. */
export type Reliability = { readonly [Id in AxisId]: number };

// 0..1, the lowest agreement between graders; for axes without graded pages.
const UNGRADED = 0.7;

// fromEntries forgets that AXES covers every AxisId.
export const RELIABILITY = Object.fromEntries(
  AXES.map(({ id }) => [id, ACCEPTED[id] ?? UNGRADED]),
) as Reliability;
