import type { Axis } from '../../src/grammar/axis.ts';
import { DOUBTS } from '../../src/grammar/doubts.ts';
import { scaled } from '../../src/grammar/measure.ts';
import type { Grades } from '../evaluation/grades.ts';
import type { MeasuredSet } from './measured-set.ts';
import { type Part, PARTS } from '../corpus/split.ts';

/** A graded set: its measures, its grades, and how much its pages count. */
export interface GradedSet {
  readonly measured: MeasuredSet;
  readonly grades: Grades;
  /** Weight of its pages in a fit. */
  readonly weight: number;
  /** Whether its pages judge a fit; pages that the rules were tuned on flatter the rules. */
  readonly judges: boolean;
}

/** One graded cell (one axis of one page) whose rule shows a value. */
export interface Row {
  readonly page: string;
  readonly group: string;
  readonly part: Part;
  readonly weight: number;
  readonly judges: boolean;
  /** Indices of the accepted values, best first. */
  readonly accepted: readonly number[];
  /** For each value its share of the target. */
  readonly target: Float64Array;
  readonly rule: number;
  readonly second: number;
  readonly certainty: number;
  /** Measures on their scales. */
  readonly places: readonly number[];
  /** Signs that the page is not read completely. */
  readonly doubts: readonly number[];
}

const BEST = 0.7; // share of the target that the best grade has; the other accepted values share the rest

/** The graded cells of an axis on the pages of these parts, and how many more the rule leaves without a value. */
export function rowsOf(
  axis: Axis,
  sets: readonly GradedSet[],
  parts: readonly Part[] = PARTS,
): { rows: Row[]; notShown: number } {
  const rows: Row[] = [];
  let notShown = 0;
  for (const { measured, grades, weight, judges } of sets) {
    const names = measured.measures[axis.id] ?? [];
    if (names.join() !== axis.measures.rows.map(({ name }) => name).join())
      throw new Error(`${measured.set}: the measures of ${axis.id} are out of date; run npm run measure`);
    for (const [page, { group, part, doubts, axes }] of Object.entries(measured.pages)) {
      const grade = grades[page]?.[axis.id];
      const own = axes[axis.id];
      if (grade === undefined || own === undefined || !parts.includes(part)) continue;
      if (own.rule === null) {
        if (judges) notShown++;
        continue;
      }
      const accepted = grade.map((value) => axis.values.indexOf(value));
      rows.push({
        page: `${measured.set}/${page}`,
        group,
        part,
        weight,
        judges,
        accepted,
        target: targetOf(accepted, axis.values.length),
        rule: axis.values.indexOf(own.rule),
        second: own.second === null ? -1 : axis.values.indexOf(own.second),
        certainty: own.certainty,
        places: own.measures.map((value, at) => scaled(value, axis.measures.rows[at]?.scale ?? 'linear')),
        doubts: doubts.map((value, at) => scaled(value, DOUBTS.rows[at]?.scale ?? 'linear')),
      });
    }
  }
  return { rows, notShown };
}

function targetOf(accepted: readonly number[], count: number): Float64Array {
  const target = new Float64Array(count);
  accepted.forEach((value, at) => {
    const share = accepted.length === 1 ? 1 : at === 0 ? BEST : (1 - BEST) / (accepted.length - 1);
    target[value] = share;
  });
  return target;
}
