import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Axis } from '../grammar/axis.ts';
import type { Readings } from '../grammar/read-axes.ts';
import type { Accepted } from './brief.ts';

/**
 * The target that a page comes nearest to: where a brief accepts several values of an axis, the one most similar to the
 * reading, so that each of them counts in full.
 */
export function settleAccepted(target: Grammar, accepted: Accepted, readings: Readings): Grammar {
  const settled = new Map<AxisId, string>();
  for (const axis of AXES as readonly (Axis & { id: AxisId })[]) {
    const values = accepted[axis.id];
    const read = readings[axis.id].value;
    if (values === undefined || read === null || target[axis.id] === undefined) continue;
    const nearest = values.toSorted(
      (a, b) => axis.scale.similarity(read, b) - axis.scale.similarity(read, a),
    )[0];
    if (nearest !== undefined) settled.set(axis.id, nearest);
  }
  return { ...target, ...Object.fromEntries(settled) };
}
