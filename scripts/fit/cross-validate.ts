import { METHODS, type Method } from '../../src/grammar/fitted/fit.ts';
import { CANDIDATES, constantOf, type Fitted, type Task } from './candidates.ts';
import { foldsOf } from './folds.ts';
import type { Row } from './rows.ts';
import { differenceOf, scoreOf } from './score.ts';

const OUTER_FOLDS = 5;

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
  foldsOf(rows, OUTER_FOLDS, seed).forEach((fold, number) => {
    const held = new Set(fold);
    const train = rows.filter((row) => !held.has(row));
    const judges = fold.filter((row) => row.judges);
    judged.push(...judges);
    folds.push(...judges.map(() => number));
    const constant = constantOf(train, task.values);
    answers.constant.push(...judges.map(() => ({ value: constant, chances: [] })));
    for (const { method, fit } of CANDIDATES) {
      const fitted = fit(train, task, `${seed} ${number}`);
      answers[method].push(...judges.map((row) => answerOf(fitted, row)));
    }
  });
  return { rows: judged, folds, answers };
}

function answerOf({ decide, probabilities }: Fitted, row: Row): HeldOut {
  return { value: decide(row), chances: probabilities?.(row) ?? [] };
}

/**
 * The method of an axis: the simplest within one standard error of the best, and the rule where choosing this way gains
 * nothing on pages that took no part in the choice. `margin` is the least gain, in standard errors.
 */
export function chooseMethod(validation: CrossValidation, margin = 0): Method {
  const { rows, answers } = validation;
  const values = (own: readonly HeldOut[]) => own.map(({ value }) => value);
  const { mean, error } = differenceOf(rows, values(chosenAnswers(validation)), values(answers.rule));
  return mean > 0 && mean >= margin * error ? simplestOfBest(validation) : 'rule';
}

/** `among` limits the rows that judge. */
function simplestOfBest(
  { rows, answers }: Pick<CrossValidation, 'rows' | 'answers'>,
  among: (at: number) => boolean = () => true,
): Method {
  const seen = rows.filter((_, at) => among(at));
  const valuesOf = (method: Method) => answers[method].filter((_, at) => among(at)).map(({ value }) => value);
  const scores = METHODS.map((method) => scoreOf(seen, valuesOf(method)).score);
  const best = METHODS[scores.indexOf(Math.max(...scores))] ?? 'rule';
  const within = METHODS.find((method) => {
    const { mean, error } = differenceOf(seen, valuesOf(best), valuesOf(method));
    return mean <= error;
  });
  return within ?? 'rule';
}

/**
 * Answers when the method is chosen without the fold that it answers for: what the whole procedure is worth, choice
 * included.
 */
export function chosenAnswers(validation: CrossValidation): HeldOut[] {
  const { folds, answers } = validation;
  const methods = [...new Set(folds)].map(
    (fold) => [fold, simplestOfBest(validation, (at) => folds[at] !== fold)] as const,
  );
  const methodOf = new Map(methods);
  return folds.map((fold, at) => {
    const answer = answers[methodOf.get(fold) ?? 'rule'][at];
    return answer ?? { value: -1, chances: [] };
  });
}
