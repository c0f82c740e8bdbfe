import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local-platform.ts';
import type { Grades } from './grades.ts';

/** How far two graders agree on one axis. */
export interface AxisAgreement {
  readonly axis: string;
  /** Pages on which both graded the axis. */
  readonly cells: number;
  /** Cells with the same best value. */
  readonly hit: number;
  /** Cells in which the best value of one is accepted by the other, on average over both directions. */
  readonly ok: number;
  /** Pages on which only one of them graded the axis. */
  readonly oneSided: number;
  /** Pairs of best values that differ: `first / second (count)`, most frequent first. */
  readonly disagreements: readonly string[];
}

/** What `npm run grader-agreement` wrote; the first entry of `axes` is the sum, `all`. */
export interface GraderAgreement {
  readonly pages: number;
  readonly axes: readonly AxisAgreement[];
}

export const AGREEMENT_FILE = path.join(ROOT, 'test/corpus/grader-agreement.json');

export function loadGraderAgreement(): GraderAgreement {
  return JSON.parse(readFileSync(AGREEMENT_FILE, 'utf8')) as GraderAgreement;
}

export function agreementOf(
  axis: string,
  first: Grades,
  second: Grades,
  pages: readonly string[],
): AxisAgreement {
  const pairs = pages.map((page) => [first[page]?.[axis], second[page]?.[axis]] as const);
  const both = pairs.filter((pair): pair is Pair => pair[0] !== undefined && pair[1] !== undefined);
  const differ = both.filter(([a, b]) => a[0] !== b[0]);
  const counts = Map.groupBy(differ, ([a, b]) => `${a[0]} / ${b[0]}`);
  return {
    axis,
    cells: both.length,
    hit: both.length - differ.length,
    ok: both.reduce((sum, [a, b]) => sum + (accepts(a, b) + accepts(b, a)) / 2, 0),
    oneSided: pairs.filter(([a, b]) => (a === undefined) !== (b === undefined)).length,
    disagreements: [...counts]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([pair, cells]) => `${pair} (${cells.length})`),
  };
}

type Pair = readonly [readonly string[], readonly string[]];

/** 1 if the best value of `other` is among the accepted values, else 0. */
function accepts(accepted: readonly string[], other: readonly string[]): number {
  return other[0] !== undefined && accepted.includes(other[0]) ? 1 : 0;
}
