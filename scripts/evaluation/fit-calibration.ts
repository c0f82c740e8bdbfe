import { calibrate } from '../../src/grammar/calibration.ts';
import type { CalibrationMap } from '../../src/grammar/calibration-map.ts';
import { isOk, type Cell } from './grades.ts';

// Prior precision: the information of 20 cells of which 90% are correct. An axis with 20 graded cells moves halfway
// from the pooled rate to its own.
const PRIOR = 20 * 0.9 * 0.1;
const STEPS = 12; // Newton iterations; the likelihood is concave, so six are enough

/**
 * Fits the probability that a reading is accepted to its stated confidence: an increasing step function over all axes
 * (isotonic regression, pool adjacent violators), then an offset for each axis, shrunk towards the pooled rate.
 */
export function fitCalibration(cells: readonly Cell[]): CalibrationMap {
  const read = cells.filter(({ value }) => value !== null);
  const points = isotonic(read);
  const offsets = [...Map.groupBy(read, ({ axis }) => axis)].map(
    ([axis, own]) => [axis, round(fitOffset(axis, own, points))] as const,
  );
  return { points, offsets: Object.fromEntries(offsets.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

/** The log-odds offset with the highest posterior probability for one axis; the prior shrinks it towards 0. */
function fitOffset(axis: string, cells: readonly Cell[], points: CalibrationMap['points']): number {
  let offset = 0;
  for (let step = 0; step < STEPS; step++) {
    const expected = cells.map(({ confidence }) =>
      calibrate(axis, confidence, { points, offsets: { [axis]: offset } }),
    );
    const surplus = cells.reduce((sum, cell, i) => sum + Number(isOk(cell)) - (expected[i] ?? 0), 0);
    const information = expected.reduce((sum, p) => sum + p * (1 - p), 0);
    offset += (surplus - PRIOR * offset) / (information + PRIOR);
  }
  return offset;
}

interface Block {
  stated: number;
  right: number;
  weight: number;
}

function isotonic(cells: readonly Cell[]): CalibrationMap['points'] {
  const sorted = cells.toSorted((a, b) => a.confidence - b.confidence);
  const blocks: Block[] = [];
  for (const cell of sorted) {
    blocks.push({ stated: cell.confidence, right: Number(isOk(cell)), weight: 1 });
    for (;;) {
      const last = blocks.at(-1);
      const before = blocks.at(-2);
      if (last === undefined || before === undefined || before.right < last.right) break;
      blocks.splice(-2, 2, merge(before, last));
    }
  }
  // The ends of the scale have few cells; two pseudo-cells keep them away from 0 and 1.
  return blocks
    .map(({ stated, right, weight }) => [round(stated), round((right * weight + 1) / (weight + 2))] as const)
    .filter(([stated], i, all) => i === 0 || stated > (all[i - 1]?.[0] ?? 0))
    .reduce<(readonly [number, number])[]>((rising, point) => {
      const last = rising.at(-1);
      return [...rising, [point[0], Math.max(point[1], last?.[1] ?? 0)] as const];
    }, []);
}

function merge(a: Block, b: Block): Block {
  const weight = a.weight + b.weight;
  return {
    stated: (a.stated * a.weight + b.stated * b.weight) / weight,
    right: (a.right * a.weight + b.right * b.weight) / weight,
    weight,
  };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
