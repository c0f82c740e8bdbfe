import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';

/** A grammar as one number per axis: the index of the value, or NOT_STATED. */
export type GrammarVector = Int8Array;

const NOT_STATED = -1;

/** The values of a grammar by their numbers, in the order of AXES. */
export function grammarVector(grammar: Grammar): GrammarVector {
  return Int8Array.from(AXES as readonly Axis[], (axis) => {
    const value = grammar[axis.id as AxisId];
    return value === undefined ? NOT_STATED : axis.values.indexOf(value);
  });
}

/** Similarity of two grammars on the axes that both state. */
export interface AxisAgreement {
  /** Axes that both state. */
  readonly axes: number;
  /** Weighted mean of the similarities of these axes, 0..1; 0 when there is none. */
  readonly mean: number;
  /** Weighted variance of these similarities. */
  readonly variance: number;
}

/** Prior for the similarity of two grammars. */
export interface SimilarityPrior {
  /** Similarity of two brands on average, 0..1. */
  readonly mean: number;
  /** Weight of the mean, in shared axes. */
  readonly strength: number;
}

/** No shrinkage: the similarity is the mean over the shared axes, however few. */
export const NO_PRIOR: SimilarityPrior = { mean: 0, strength: 0 };

/** Compares many grammars under one set of weights. */
export interface GrammarComparer {
  readonly agreement: (a: GrammarVector, b: GrammarVector) => AxisAgreement;
  /**
   * The agreement, shrunk toward the mean of the prior when axes are missing; 0..1. Grammars that state every axis
   * keep their agreement, so identical ones have 1.
   */
  readonly similarity: (a: GrammarVector, b: GrammarVector) => number;
  /** Axes that both state. */
  readonly common: (a: GrammarVector, b: GrammarVector) => number;
}

/** Log2 of the values per axis; 16 is above the maximum of 8, and a power of two gives indices by shifts. */
const SLOTS_LOG2 = 4;

/** Similarities are precomputed in one table, so that comparing two brands takes thirty look-ups. */
export function grammarComparer(weights: Weights, prior = NO_PRIOR): GrammarComparer {
  const width = AXES.length;
  const table = similarityTable();
  const weightOf = Float64Array.from(AXES, ({ id }) => weights[id].weight);
  const agreement = (a: GrammarVector, b: GrammarVector): AxisAgreement => {
    let [axes, possible, earned, squared] = [0, 0, 0, 0];
    for (let axis = 0; axis < width; axis++) {
      const left = a[axis] ?? NOT_STATED;
      const right = b[axis] ?? NOT_STATED;
      if (left === NOT_STATED || right === NOT_STATED) continue;
      const weight = weightOf[axis] ?? 0;
      const likeness = table[slot(axis, left, right)] ?? 0;
      axes++;
      possible += weight;
      earned += weight * likeness;
      squared += weight * likeness * likeness;
    }
    if (possible === 0) return { axes, mean: 0, variance: 0 };
    const mean = earned / possible;
    return { axes, mean, variance: Math.max(0, squared / possible - mean * mean) };
  };
  return {
    agreement,
    similarity(a, b) {
      const { axes, mean } = agreement(a, b);
      return prior.mean + shrinkage(axes, prior.strength) * (mean - prior.mean);
    },
    common: (a, b) => agreement(a, b).axes,
  };
}

/** How much an agreement over some of the axes counts against the prior, 0..1; 1 over all axes. */
function shrinkage(axes: number, strength: number): number {
  if (axes === 0) return 0;
  return (axes * (AXES.length + strength)) / ((axes + strength) * AXES.length);
}

function slot(axis: number, left: number, right: number): number {
  return (((axis << SLOTS_LOG2) | left) << SLOTS_LOG2) | right;
}

function similarityTable(): Float64Array {
  const table = new Float64Array(AXES.length << (2 * SLOTS_LOG2));
  for (const [index, axis] of (AXES as readonly Axis[]).entries()) {
    for (const [left, a] of axis.values.entries()) {
      for (const [right, b] of axis.values.entries())
        table[slot(index, left, right)] = axis.scale.similarity(a, b);
    }
  }
  return table;
}
