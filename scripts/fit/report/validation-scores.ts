import { METHODS, type Method } from '../../../src/grammar/fitted/fit.ts';
import type { ValidationScores } from '../../evaluation/fit-report.ts';
import { CANDIDATES, constantOf, type Task } from '../candidates.ts';
import { chooseMethods } from '../choose-methods.ts';
import { crossValidate } from '../cross-validate.ts';
import type { Row } from '../rows.ts';
import { scoreOf } from '../score.ts';

/** The rows of one axis by the part that they belong to. */
export interface AxisRows {
  readonly axis: string;
  readonly task: Task;
  readonly train: readonly Row[];
  readonly validation: readonly Row[];
  /** Graded validation cells whose rule shows no value. */
  readonly notShown: number;
}

const NAMES = ['constant', ...METHODS, 'chosen'] as const;
type Name = (typeof NAMES)[number];

/** Scores of every candidate on the validation part; `chosen` is decided within the training part. */
export function validationScores(axes: readonly AxisRows[]): ValidationScores {
  const methods = chooseMethods(axes.map(({ axis, task, train }) => crossValidate(train, task, axis)));
  const all = axes.map((own, at) => ({ own, values: valuesOf(own, methods[at] ?? 'rule') }));
  const scores = NAMES.map((candidate) => {
    const { hit, ok } = totalOf(
      all.map(({ own, values }) => ({ ...own, values: values.get(candidate) ?? [] })),
    );
    return { candidate, hit: round(hit), ok: round(ok) };
  });
  const rows = axes.flatMap(({ validation }) => validation);
  const cells = rows.length + axes.reduce((sum, { notShown }) => sum + notShown, 0);
  return { pages: new Set(rows.map(({ page }) => page)).size, cells, scores };
}

/** What every candidate reads on the validation rows. */
function valuesOf(
  { task, train, validation }: AxisRows,
  chosen: Method,
): ReadonlyMap<Name, readonly number[]> {
  const constant = constantOf(train, task.values);
  const values = new Map<Name, readonly number[]>([['constant', validation.map(() => constant)]]);
  for (const { method, fit } of CANDIDATES) {
    const { decide } = fit(train, task);
    values.set(
      method,
      validation.map((row) => decide(row)),
    );
  }
  return values.set('chosen', values.get(chosen) ?? []);
}

/** Hit and ok over the cells of all axes. */
function totalOf(
  axes: readonly (Pick<AxisRows, 'validation' | 'notShown'> & { readonly values: readonly number[] })[],
) {
  let [cells, hit, ok] = [0, 0, 0];
  for (const { validation, notShown, values } of axes) {
    const own = validation.length + notShown;
    const score = scoreOf(validation, values, notShown);
    cells += own;
    hit += score.hit * own;
    ok += score.ok * own;
  }
  return { hit: hit / (cells || 1), ok: ok / (cells || 1) };
}

const round = (value: number) => Number(value.toFixed(4));
