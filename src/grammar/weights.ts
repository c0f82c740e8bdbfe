import type { Axis } from './axis.ts';
import { AXES, type AxisId, type Grammar } from './axes/index.ts';
import type { Reliability } from './fitted/fits.ts';

/** Version of the method; a hash identifies the catalog that the weights come from. */
export const WEIGHTS_VERSION = '1.1.0';

/** Weight of one axis, with its factors. */
export interface AxisWeight {
  /** 1 is the average axis; the thirty weights sum to thirty. Always above 0. */
  readonly weight: number;
  /** The weight if all axes were read equally well; 1 on average. */
  readonly base_weight: number;
  /** Bits; entropy of the axis over the catalog, with similar values counted as partly equal. */
  readonly information: number;
  /** 0..1, see fitted/fits.ts. */
  readonly reliability: number;
  /** Graded cells that the reliability is measured on. */
  readonly readings: number;
}

export type Weights = { readonly [Id in AxisId]: AxisWeight };

/** Weight = information x reliability, scaled to a mean of 1. */
export function axisWeights(grammars: readonly Grammar[], reliability: Reliability): Weights {
  const raw = (AXES as readonly Axis[]).map((axis) => {
    // Every axis of AXES has an AxisId; the widening to Axis forgot it.
    const id = axis.id as AxisId;
    return { id, information: information(axis, grammars), own: reliability[id] };
  });
  const mean = (of: (axis: (typeof raw)[number]) => number) =>
    raw.reduce((sum, axis) => sum + of(axis), 0) / raw.length;
  const meanWeight = mean((axis) => axis.information * axis.own.reliability);
  const meanBase = mean((axis) => axis.information);
  const entries = raw.map(({ id, information, own }) => {
    const weight: AxisWeight = {
      weight: round((information * own.reliability) / meanWeight),
      base_weight: round(information / meanBase),
      information: round(information),
      reliability: own.reliability,
      readings: own.readings,
    };
    return [id, weight] as const;
  });
  return Object.fromEntries(entries) as Weights;
}

/**
 * Shannon entropy of an axis over the catalog with similar values counted as partly the same
 * (Leinster and Cobbold 2012, order 1): -sum p(v) log2 (sum p(w) similarity(v, w)).
 * One added brand per value keeps the entropy above 0 when all brands agree.
 */
function information(axis: Axis, grammars: readonly Grammar[]): number {
  const counts = new Map<string, number>(axis.values.map((value) => [value, 1]));
  for (const grammar of grammars) {
    const value = grammar[axis.id as AxisId];
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let bits = 0;
  for (const [value, count] of counts) {
    let ordinariness = 0;
    for (const [other, others] of counts) {
      ordinariness += (others / total) * axis.scale.similarity(value, other);
    }
    bits -= (count / total) * Math.log2(ordinariness);
  }
  return bits;
}

/** Four decimals; enough to rank by. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
