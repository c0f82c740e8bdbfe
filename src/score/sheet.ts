import type { AxisId } from '../grammar/axes/index.ts';

/** One stylesheet that brings the whole page closer to the target, measured as one. */
export interface Sheet {
  readonly css: string;
  /** Points that the score gains with it. */
  readonly predictedDelta: number;
  /** Points that the identity gains; null where it has no score. */
  readonly identityDelta: number | null;
  /** Axes that have the value of the target with it and not without. */
  readonly reached: readonly AxisId[];
  /** Axes that have the value of the target without it and not with it. */
  readonly lost: readonly AxisId[];
}
