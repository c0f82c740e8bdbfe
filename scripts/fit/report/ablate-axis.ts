import type { Method } from '../../../src/grammar/fitted/fit.ts';
import type { AxisAblation, Loss } from '../../evaluation/fit-report.ts';
import { candidateOf, type Task } from '../candidates.ts';
import { foldsOf } from '../folds.ts';
import type { Row } from '../rows.ts';
import { scoreOf } from '../score.ts';

const FOLDS = 5;

/** Cross-validated scores of a model of an axis without each of its inputs. */
export function ablateAxis(axis: string, method: Method, rows: readonly Row[], task: Task): AxisAblation {
  const all = score(axis, method, rows, task);
  const lossOf = (without: string, changed: readonly Row[], own: Task = task): Loss => {
    const { hit, ok } = score(axis, method, changed, own);
    return { without, hit: round(all.hit - hit), ok: round(all.ok - ok) };
  };
  return {
    axis,
    method,
    hit: round(all.hit),
    ok: round(all.ok),
    rule: lossOf('rule', rows.map(withoutRule)),
    tuned: lossOf(
      'tuned sets',
      rows.filter(({ judges, page }) => judges || page.startsWith('specimens/')),
    ),
    measures: task.measures.map((name, at) =>
      lossOf(
        name,
        rows.map((row) => ({ ...row, places: row.places.toSpliced(at, 1) })),
        { ...task, measures: task.measures.toSpliced(at, 1) },
      ),
    ),
  };
}

const withoutRule = (row: Row): Row => ({ ...row, rule: -1, second: -1, certainty: 0 });

function score(axis: string, method: Method, rows: readonly Row[], task: Task) {
  const judged: Row[] = [];
  const values: number[] = [];
  // Folds of the rows that judge, so that leaving out others does not move rows between folds.
  const judges = rows.filter((row) => row.judges);
  for (const fold of foldsOf(judges, FOLDS, axis)) {
    const owners = new Set(fold.map(({ group }) => group));
    const { decide } = candidateOf(method).fit(
      rows.filter(({ group }) => !owners.has(group)),
      task,
    );
    judged.push(...fold);
    values.push(...fold.map((row) => decide(row)));
  }
  return scoreOf(judged, values);
}

const round = (value: number) => Number(value.toFixed(4));
