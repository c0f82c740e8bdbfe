import type { Method, Model } from '../../src/grammar/fitted/fit.ts';
import { probabilities } from '../../src/grammar/fitted/probabilities.ts';
import { bandOf, fitBands, type PlacedBands } from './fit-bands.ts';
import { fitTrees } from './boost.ts';
import { foldsOf } from './folds.ts';
import { fitLinear } from './linear.ts';
import { prepare, type PreparedRow, type Preparation } from './prepare.ts';
import type { Row } from './rows.ts';
import { creditOf, largest } from './score.ts';

/** What a candidate is fitted for. */
export interface Task {
  readonly values: number;
  /** Names of the measures, in the order of the rows. */
  readonly measures: readonly string[];
  /** Index of the measure whose bands may move; null where the rubric states them. */
  readonly banded: number | null;
  /** Index of the penalty or number of trees; chosen by cross-validation within the rows where absent. */
  readonly option?: number;
}

/** A fitted candidate. */
export interface Fitted {
  readonly decide: (row: Row) => number;
  /** Of each value; null for a candidate that states none. */
  readonly probabilities: ((row: Row) => readonly number[]) | null;
  readonly model?: Model;
  /** Index of the penalty or number of trees. */
  readonly option?: number;
  readonly bands?: PlacedBands;
}

export interface Candidate {
  readonly method: Method;
  readonly fit: (rows: readonly Row[], task: Task, seed: string) => Fitted;
}

const PENALTIES = [300, 100, 30, 10, 4] as const; // from strong to weak
const TREES = [5, 10, 20, 40, 60] as const;
const DEPTH = 2;
const INNER_FOLDS = 4;

/** From simple to complex. */
export const CANDIDATES: readonly Candidate[] = [
  { method: 'rule', fit: () => ({ decide: ({ rule }) => rule, probabilities: null }) },
  { method: 'bands', fit: bands },
  { method: 'ordinal', fit: (rows, task, seed) => linear('ordinal', rows, task, seed) },
  { method: 'multinomial', fit: (rows, task, seed) => linear('multinomial', rows, task, seed) },
  { method: 'trees', fit: trees },
];

function bands(rows: readonly Row[], { banded, values }: Task): Fitted {
  if (banded === null) return { decide: ({ rule }) => rule, probabilities: null };
  const found = fitBands(rows, banded, values);
  return { decide: ({ places }) => bandOf(places[banded] ?? 0, found), probabilities: null, bands: found };
}

/** The penalty is chosen by cross-validation within these rows. */
function linear(kind: 'ordinal' | 'multinomial', rows: readonly Row[], task: Task, seed: string): Fitted {
  const best =
    task.option ??
    smallest(innerLosses(rows, task, seed, (train, preparation) => path(kind, train, preparation)));
  const { preparation, standardised } = prepare(rows, task.values, task.measures);
  const prepared = rows.map((row) => standardised(row));
  const model = path(kind, prepared, preparation, best + 1)[best];
  if (model === undefined) throw new Error('no penalty was tried');
  return { ...fittedOf(model, standardised), option: best };
}

/** One model for each penalty; each starts where the one before it ended. */
function path(
  kind: 'ordinal' | 'multinomial',
  rows: readonly PreparedRow[],
  preparation: Preparation,
  count: number = PENALTIES.length,
): Model[] {
  let start: Float64Array | undefined;
  return PENALTIES.slice(0, count).map((penalty) => {
    const { model, parameters } = fitLinear(rows, preparation, kind, penalty, start);
    start = parameters;
    return model;
  });
}

function trees(rows: readonly Row[], task: Task, seed: string): Fitted {
  const option =
    task.option ??
    smallest(
      innerLosses(rows, task, seed, (train, preparation) => {
        const grown = grow(train, preparation, Math.max(...TREES));
        return TREES.map((count) => ({ ...grown, trees: grown.trees?.slice(0, count) ?? [] }));
      }),
    );
  const { preparation, standardised } = prepare(rows, task.values, task.measures);
  const model = grow(
    rows.map((row) => standardised(row)),
    preparation,
    TREES[option] ?? TREES[0],
  );
  return { ...fittedOf(model, standardised), option };
}

function grow(rows: readonly PreparedRow[], preparation: Preparation, count: number): Model {
  const { model } = fitLinear(rows, preparation, 'trust', 1);
  return fitTrees(rows, preparation, model, { trees: count, depth: DEPTH });
}

/** Log loss of each option on rows that it was not fitted on. */
function innerLosses(
  rows: readonly Row[],
  { values, measures }: Task,
  seed: string,
  options: (train: readonly PreparedRow[], preparation: Preparation) => readonly Model[],
): number[] {
  const losses: number[] = [];
  for (const fold of foldsOf(rows, INNER_FOLDS, `${seed} inner`)) {
    const held = new Set(fold);
    const train = rows.filter((row) => !held.has(row));
    const { preparation, standardised } = prepare(train, values, measures);
    const models = options(
      train.map((row) => standardised(row)),
      preparation,
    );
    const judged = fold.map((row) => standardised(row));
    models.forEach((model, at) => {
      losses[at] = (losses[at] ?? 0) + judged.reduce((sum, row) => sum + lossOf(model, row), 0);
    });
  }
  return losses;
}

const LEAST_CHANCE = 1e-4;

function lossOf(model: Model, row: PreparedRow): number {
  const chances = probabilities(model, row);
  const loss = row.target.reduce(
    (sum, share, value) => sum - share * Math.log(Math.max(LEAST_CHANCE, chances[value] ?? 0)),
    0,
  );
  return row.weight * loss;
}

function fittedOf(model: Model, standardised: (row: Row) => PreparedRow): Fitted {
  const chancesOf = (row: Row) => probabilities(model, standardised(row));
  return { decide: (row) => largest(chancesOf(row)), probabilities: chancesOf, model };
}

const smallest = (losses: readonly number[]) => largest(losses.map((loss) => -loss));

/** The value that is accepted most often. */
export function constantOf(rows: readonly Row[], values: number): number {
  return largest(
    Array.from({ length: values }, (_, value) =>
      rows.reduce((sum, row) => sum + row.weight * creditOf(row, value), 0),
    ),
  );
}
