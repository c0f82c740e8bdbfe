/** How the value of an axis is decided, from simple to complex; the fit takes the simplest that is as good as the best. */
export const METHODS = ['rule', 'bands', 'ordinal', 'multinomial', 'trees'] as const;
export type Method = (typeof METHODS)[number];

/** A measure as a model uses it: on its scale, minus `mean`, over `deviation`. */
export interface Standard {
  readonly name: string;
  readonly mean: number;
  readonly deviation: number;
}

/** A leaf has one addend for each value; a node goes left where its input is at most `at`. */
export type Tree =
  | { readonly leaf: readonly number[] }
  | { readonly input: number; readonly at: number; readonly low: Tree; readonly high: Tree };

/**
 * Log odds of each value, as a sum: `base`; `trust` for the value of the rule, for its certainty and for its runner-up;
 * then, by kind of model, slopes along the order of the values, weights for each value, or trees.
 */
export interface Model {
  readonly measures: readonly Standard[];
  readonly base: readonly number[];
  readonly trust: readonly [rule: number, certainty: number, second: number];
  /** One for each measure: how far one deviation moves along the order of the values. */
  readonly slopes?: readonly number[];
  /** For each measure one for each value. */
  readonly weights?: readonly (readonly number[])[];
  /** For each value of the rule one for each value. */
  readonly byRule?: readonly (readonly number[])[];
  /** Inputs are the measures, then for each value 1 where it is the rule's. */
  readonly trees?: readonly Tree[];
}

/** Bands of one measure. */
export interface FittedBands {
  readonly measure: string;
  /** The values along the measure, ascending. */
  readonly values: readonly string[];
  /** Lower bounds of all values but the first, ascending, in the unit of the measure. */
  readonly from: readonly number[];
}

/** Shares of the graded cells of pages that took no part in the fit. */
export interface CandidateScore {
  readonly candidate: string;
  readonly hit: number;
  readonly ok: number;
}

/** What was learnt about one axis from graded pages: `fit.json` of the axis. */
export interface Fit {
  readonly axis: string;
  /** What decides the value; the probabilities come from `model` in any case. */
  readonly decides: Method;
  readonly fittedOn: {
    readonly sets: readonly string[];
    readonly pages: number;
    readonly cells: number;
    /** Cells that the scores are shares of. */
    readonly judged: number;
  };
  /** Cross-validated by owner. */
  readonly scores: readonly CandidateScore[];
  readonly values: readonly string[];
  readonly bands?: FittedBands;
  readonly model: Model;
}
