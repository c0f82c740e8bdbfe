import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';

/** A grammar as one small number per axis: the index of the value in the axis, or NOT_STATED. */
export type GrammarVector = Int8Array;

const NOT_STATED = -1;

export function grammarVector(grammar: Grammar): GrammarVector {
  return Int8Array.from(AXES as readonly Axis[], (axis) => {
    const value = grammar[axis.id as AxisId];
    return value === undefined ? NOT_STATED : axis.values.indexOf(value);
  });
}

/** Compares many grammars under one set of weights. */
export interface GrammarComparer {
  /** Weighted mean of the similarities of the axes that both state, 0..1; 0 when there is none. */
  readonly similarity: (a: GrammarVector, b: GrammarVector) => number;
  /** Axes that both state. */
  readonly common: (a: GrammarVector, b: GrammarVector) => number;
}

/** Values on an axis; more than the longest has (8), a power of two so that a pair has an index by shifts. */
const SLOTS_LOG2 = 4;

/** Similarities are laid out in one table, so that a pair of brands costs thirty look-ups. */
export function grammarComparer(weights: Weights): GrammarComparer {
  const width = AXES.length;
  const table = similarityTable();
  const weightOf = Float64Array.from(AXES, ({ id }) => weights[id].weight);
  return {
    similarity(a, b) {
      let earned = 0;
      let possible = 0;
      for (let axis = 0; axis < width; axis++) {
        const left = a[axis] ?? NOT_STATED;
        const right = b[axis] ?? NOT_STATED;
        if (left === NOT_STATED || right === NOT_STATED) continue;
        const weight = weightOf[axis] ?? 0;
        possible += weight;
        earned += weight * (table[slot(axis, left, right)] ?? 0);
      }
      return possible === 0 ? 0 : earned / possible;
    },
    common: (a, b) =>
      a.reduce((sum, value, axis) => sum + (value >= 0 && (b[axis] ?? NOT_STATED) >= 0 ? 1 : 0), 0),
  };
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
