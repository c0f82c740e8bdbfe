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
    const values = axis.id === 'surface.ground' ? groundsFor(target, accepted, readings) : accepted[axis.id];
    const read = readings[axis.id].value;
    if (values === undefined || read === null || target[axis.id] === undefined) continue;
    const nearest = values.toSorted(
      (a, b) => axis.scale.similarity(read, b) - axis.scale.similarity(read, a),
    )[0];
    if (nearest !== undefined) settled.set(axis.id, nearest);
  }
  return { ...target, ...Object.fromEntries(settled) };
}

const TINTED: readonly string[] = ['cool-tinted', 'warm-tinted'];

/** In the dark a tint is a dark one: a page on a light tint comes nearest to a grey. */
function groundsFor(target: Grammar, accepted: Accepted, readings: Readings): readonly string[] | undefined {
  const values = accepted['surface.ground'];
  const isDark = readings['surface.dark_mode'].value === 'dark-first';
  if (values === undefined || target['surface.dark_mode'] !== 'dark-first' || isDark) return values;
  const untinted = values.filter((value) => !TINTED.includes(value));
  return untinted.length > 0 ? untinted : values;
}
