import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';

/** The comparison of two tastes on one axis. */
export interface AxisDifference {
  readonly id: AxisId;
  readonly label: string;
  /** Null when this side does not state the axis. */
  readonly a: string | null;
  readonly b: string | null;
  /** 0..1; null unless both state the axis. */
  readonly similarity: number | null;
  readonly status: 'same' | 'near' | 'apart' | 'not_compared';
  readonly weight: number;
}

export interface Difference {
  /** Weighted mean over the axes that both sides state, 0..1, three decimals; null when they share none. */
  readonly similarity: number | null;
  /** Number of axes that both sides state. */
  readonly compared: number;
  /** Every axis, in the order of AXES. */
  readonly axes: readonly AxisDifference[];
  /** Axes on which the sides differ, largest loss of similarity first. */
  readonly apart: readonly AxisId[];
}

/** Similarity from which two values are near rather than apart: halfway between equal and opposite. */
const NEAR_FROM = 0.5;

/** Compares two tastes. The comparison is symmetric: swapping the sides gives the same similarity. */
export function diffGrammars(a: Grammar, b: Grammar, weights: Weights): Difference {
  const axes = AXES.map((axis) => differenceOn(axis, a[axis.id] ?? null, b[axis.id] ?? null, weights));
  const compared = axes.filter(
    (axis): axis is AxisDifference & { similarity: number } => axis.similarity !== null,
  );
  const weight = compared.reduce((sum, axis) => sum + axis.weight, 0);
  const earned = compared.reduce((sum, axis) => sum + axis.weight * axis.similarity, 0);
  const lost = (axis: { readonly weight: number; readonly similarity: number }) =>
    axis.weight * (1 - axis.similarity);
  return {
    similarity: weight === 0 ? null : Math.round((earned / weight) * 1000) / 1000,
    compared: compared.length,
    axes,
    apart: compared
      .filter(({ status }) => status !== 'same')
      .toSorted((x, y) => lost(y) - lost(x))
      .map(({ id }) => id),
  };
}

function differenceOn(axis: Axis, a: string | null, b: string | null, weights: Weights): AxisDifference {
  const id = axis.id as AxisId; // AXES holds axes of these ids only
  const similarity = a === null || b === null ? null : axis.scale.similarity(a, b);
  return {
    id,
    label: axis.label,
    a,
    b,
    similarity,
    status: statusOf(similarity),
    weight: weights[id].weight,
  };
}

function statusOf(similarity: number | null): AxisDifference['status'] {
  if (similarity === null) return 'not_compared';
  if (similarity === 1) return 'same';
  return similarity >= NEAR_FROM ? 'near' : 'apart';
}
