import type { Method } from '../../src/grammar/fitted/fit.ts';
import { CANDIDATES, constantOf, type Fitted, type Task } from './candidates.ts';
import { foldsOf } from './folds.ts';
import type { Row } from './rows.ts';

const FOLDS = 5;

/** What a candidate said of a row that it was not fitted on. */
export interface HeldOut {
  readonly value: number;
  /** Empty for a candidate that states none. */
  readonly chances: readonly number[];
}

export interface CrossValidation {
  /** The rows that judge, in the order of the answers. */
  readonly rows: readonly Row[];
  readonly answers: Readonly<Record<Method | 'constant', readonly HeldOut[]>>;
  /** The fold of each row. */
  readonly folds: readonly number[];
}

/** Answers of every candidate on rows of groups that it was not fitted on. */
export function crossValidate(rows: readonly Row[], task: Task, seed: string): CrossValidation {
  const judged: Row[] = [];
  const folds: number[] = [];
  const answers: Record<Method | 'constant', HeldOut[]> = {
    constant: [],
    rule: [],
    bands: [],
    ordinal: [],
    multinomial: [],
    trees: [],
  };
  foldsOf(rows, FOLDS, seed).forEach((fold, number) => {
    const held = new Set(fold);
    const train = rows.filter((row) => !held.has(row));
    const judges = fold.filter((row) => row.judges);
    judged.push(...judges);
    folds.push(...judges.map(() => number));
    const constant = constantOf(train, task.values);
    answers.constant.push(...judges.map(() => ({ value: constant, chances: [] })));
    for (const { method, fit } of CANDIDATES) {
      const fitted = fit(train, task);
      answers[method].push(...judges.map((row) => answerOf(fitted, row)));
    }
  });
  return { rows: judged, folds, answers };
}

function answerOf({ decide, probabilities }: Fitted, row: Row): HeldOut {
  return { value: decide(row), chances: probabilities?.(row) ?? [] };
}
