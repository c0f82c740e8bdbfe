import type { Method } from '../../src/grammar/fitted/fit.ts';
import type { CrossValidation, HeldOut } from './cross-validate.ts';
import { differenceOf } from './score.ts';

/** The model that may decide instead of a rule, and that states probabilities: over all axes it gains most. */
export const MODEL = 'multinomial' satisfies Method;

const LEAST_GAIN = 0.005; // of the cells; for less, a rule that states its own reasons is kept
const LEAST_SPREAD = 1e-5; // squared; the gains of few axes may look equal by chance

/**
 * Whether rule or model decides each axis. The gain of the model on one axis has an error as large as itself, so it is
 * shrunk towards the mean gain of all axes, the more the larger its error (empirical Bayes).
 */
export function chooseMethods(validations: readonly CrossValidation[]): Method[] {
  return choose(validations, () => () => true);
}

/** Answers when each fold is left out of the choice: what the whole procedure is worth, choice included. */
export function chosenAnswers(validations: readonly CrossValidation[]): HeldOut[][] {
  const numbers = [...new Set(validations.flatMap(({ folds }) => folds))];
  const choices = new Map(
    numbers.map(
      (fold) =>
        [
          fold,
          choose(
            validations,
            ({ folds }) =>
              (at) =>
                folds[at] !== fold,
          ),
        ] as const,
    ),
  );
  return validations.map(({ folds, answers }, axis) =>
    folds.map((fold, at) => {
      const method = choices.get(fold)?.[axis] ?? 'rule';
      return answers[method][at] ?? { value: -1, chances: [] };
    }),
  );
}

/** `among` limits the rows of an axis that judge. */
function choose(
  validations: readonly CrossValidation[],
  among: (validation: CrossValidation) => (at: number) => boolean,
): Method[] {
  const gains = validations.map((validation) => gainOf(validation, among(validation)));
  const mean = meanOf(gains.map((gain) => gain.mean));
  const apart = meanOf(gains.map((gain) => (gain.mean - mean) ** 2 - gain.error ** 2));
  const spread = Math.max(LEAST_SPREAD, apart);
  return gains.map(({ mean: own, error }) => {
    const shrunk = (own * spread + mean * error ** 2) / (spread + error ** 2);
    return shrunk > LEAST_GAIN ? MODEL : 'rule';
  });
}

function gainOf({ rows, answers }: CrossValidation, judges: (at: number) => boolean) {
  const values = (own: readonly HeldOut[]) => own.filter((_, at) => judges(at)).map(({ value }) => value);
  return differenceOf(
    rows.filter((_, at) => judges(at)),
    values(answers[MODEL]),
    values(answers.rule),
  );
}

const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / (numbers.length || 1);
