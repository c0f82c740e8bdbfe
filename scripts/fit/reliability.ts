import type { Axis } from '../../src/grammar/axis.ts';
import type { MeasuredReliability } from '../../src/grammar/fitted/fits.ts';
import type { Part } from '../corpus/split.ts';
import type { JudgedCell } from './fit-confidence.ts';

/** A judged cell with the two values that are compared. */
export interface ReadCell extends JudgedCell {
  readonly part: Part;
  readonly read: string;
  /** The best grade. */
  readonly grade: string;
}

const PRIOR = 10; // cells at the mean of all axes
const LEAST = 0.05; // no axis of the grammar is left out of scores

/**
 * How reliably each axis is read: Cohen's kappa of readings and best grades, weighted by the similarity of values (Cohen
 * 1968), so that chance and near misses count as they do in a score. Shrunk towards the mean of all axes.
 */
export function reliabilityByAxis(
  axes: readonly Axis[],
  cells: readonly ReadCell[],
): Readonly<Record<string, MeasuredReliability>> {
  const measured = axes.map((axis) => {
    return {
      id: axis.id,
      ...agreementOf(
        axis,
        cells.filter((cell) => cell.axis === axis.id),
      ),
    };
  });
  const mean = measured.reduce((sum, { kappa }) => sum + kappa, 0) / (measured.length || 1);
  return Object.fromEntries(
    measured.map(({ id, readings, agreement, chance, kappa }) => {
      const shrunk = (readings * kappa + PRIOR * mean) / (readings + PRIOR);
      const reliability = round(Math.max(LEAST, shrunk));
      return [id, { readings, agreement: round(agreement), chance: round(chance), reliability }];
    }),
  );
}

/** Mean similarity of reading and grade, the same for readings and grades of different pages, and kappa. */
function agreementOf({ scale }: Axis, cells: readonly ReadCell[]) {
  const readings = cells.length;
  const reads = shares(cells.map(({ read }) => read));
  const grades = shares(cells.map(({ grade }) => grade));
  const agreement =
    cells.reduce((sum, { read, grade }) => sum + scale.similarity(read, grade), 0) / (readings || 1);
  let chance = 0;
  for (const [read, share] of reads)
    for (const [grade, other] of grades) chance += share * other * scale.similarity(read, grade);
  return { readings, agreement, chance, kappa: chance < 1 ? (agreement - chance) / (1 - chance) : 0 };
}

function shares(values: readonly string[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1 / values.length);
  return counted;
}

const round = (value: number) => Math.round(1000 * value) / 1000;
