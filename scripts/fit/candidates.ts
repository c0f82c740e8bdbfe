import type { Method, Model } from '../../src/grammar/fitted/fit.ts';
import { probabilities } from '../../src/grammar/fitted/probabilities.ts';
import { bandOf, fitBands, type PlacedBands } from './fit-bands.ts';
import { fitTrees } from './boost.ts';
import { fitLinear } from './linear.ts';
import { prepare, type PreparedRow } from './prepare.ts';
import type { Row } from './rows.ts';
import { creditOf, largest } from './score.ts';

/** What a candidate is fitted for. */
export interface Task {
  readonly values: number;
  /** Names of the measures, in the order of the rows. */
  readonly measures: readonly string[];
  /** Index of the measure whose bands may move; null where the rubric states them. */
  readonly banded: number | null;
}

/** A fitted candidate. */
export interface Fitted {
  readonly decide: (row: Row) => number;
  /** Of each value; null for a candidate that states none. */
  readonly probabilities: ((row: Row) => readonly number[]) | null;
  readonly model?: Model;
  readonly bands?: PlacedBands;
}

export interface Candidate {
  readonly method: Method;
  readonly fit: (rows: readonly Row[], task: Task) => Fitted;
}

/**
 * One strength for all axes: the one with the least log loss over all axes together on owners that took no part in a
 * fit, of 300, 100, 30, 10 and 4, and of 5, 10, 20, 40 and 60 trees. For ordinal regression and trees, the divisions of the
 * owners did not agree on the best; this one was never far from it. A strength for each axis, chosen within its few
 * pages, read no better.
 */
const PENALTY = { ordinal: 30, multinomial: 10 } as const;
const TREES = 10;
const DEPTH = 2;

/** From simple to complex. */
export const CANDIDATES: readonly Candidate[] = [
  { method: 'rule', fit: () => ({ decide: ({ rule }) => rule, probabilities: null }) },
  { method: 'bands', fit: bands },
  { method: 'ordinal', fit: (rows, task) => linear('ordinal', rows, task) },
  { method: 'multinomial', fit: (rows, task) => linear('multinomial', rows, task) },
  { method: 'trees', fit: trees },
];

export function candidateOf(method: Method): Candidate {
  const candidate = CANDIDATES.find((each) => each.method === method);
  if (candidate === undefined) throw new Error(`${method} is no candidate`);
  return candidate;
}

function bands(rows: readonly Row[], { banded, values }: Task): Fitted {
  if (banded === null) return { decide: ({ rule }) => rule, probabilities: null };
  const found = fitBands(rows, banded, values);
  return { decide: ({ places }) => bandOf(places[banded] ?? 0, found), probabilities: null, bands: found };
}

function linear(kind: keyof typeof PENALTY, rows: readonly Row[], task: Task): Fitted {
  const { preparation, standardised } = prepare(rows, task.values, task.measures);
  const prepared = rows.map((row) => standardised(row));
  return fittedOf(fitLinear(prepared, preparation, kind, PENALTY[kind]), standardised);
}

function trees(rows: readonly Row[], task: Task): Fitted {
  const { preparation, standardised } = prepare(rows, task.values, task.measures);
  const prepared = rows.map((row) => standardised(row));
  const start = fitLinear(prepared, preparation, 'trust', 1);
  const model = fitTrees(prepared, preparation, start, { trees: TREES, depth: DEPTH });
  return fittedOf(model, standardised);
}

function fittedOf(model: Model, standardised: (row: Row) => PreparedRow): Fitted {
  const chancesOf = (row: Row) => probabilities(model, standardised(row));
  return { decide: (row) => largest(chancesOf(row)), probabilities: chancesOf, model };
}

/** The value that is accepted most often. */
export function constantOf(rows: readonly Row[], values: number): number {
  return largest(
    Array.from({ length: values }, (_, value) =>
      rows.reduce((sum, row) => sum + row.weight * creditOf(row, value), 0),
    ),
  );
}
