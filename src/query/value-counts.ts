import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';

/** How many brands state each value of each axis: one number for each value, in the order of AXES and of its values. */
export type ValueCounts = readonly (readonly number[])[];

/** The counts of some grammars. */
export function countValues(grammars: readonly Grammar[]): ValueCounts {
  return (AXES as readonly Axis[]).map(({ id, values }) => {
    const counts = values.map(() => 0);
    for (const grammar of grammars) addTo(counts, values.indexOf(grammar[id as AxisId] ?? ''));
    return counts;
  });
}

/** The counts of the brands of a catalog. @param axes of all brands; axis `a` of brand `b` stands at `a * brands + b` */
export function countColumns(axes: Int8Array): ValueCounts {
  const brands = axes.length / AXES.length;
  return (AXES as readonly Axis[]).map(({ values }, axis) => {
    const counts = values.map(() => 0);
    for (const value of axes.subarray(axis * brands, (axis + 1) * brands)) addTo(counts, value);
    return counts;
  });
}

function addTo(counts: number[], value: number): void {
  if (value >= 0) counts[value] = (counts[value] ?? 0) + 1;
}
