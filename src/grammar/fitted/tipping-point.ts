import { leadOf } from './carried.ts';
import type { Model, Tree } from './fit.ts';
import type { Inputs } from './probabilities.ts';

/** The change of one measure that makes another value win. */
export interface TippingPoint {
  /** Index of the measure. */
  readonly measure: number;
  /** Where it would have to be, standardised. */
  readonly to: number;
}

const FARTHEST = 4; // deviations from the mean; no page lies beyond
const PAST = 0.01; // deviations past the point

/**
 * The smallest change of a single measure, in deviations, after which `rival` is more probable than `value`; null when
 * no measure alone can do it. `isPossible` rejects quantities that no page can have.
 */
export function tippingPoint(
  model: Model,
  inputs: Inputs,
  [value, rival]: readonly [value: number, rival: number],
  isPossible: (point: TippingPoint) => boolean,
): TippingPoint | null {
  const points = inputs.measures.flatMap((now, measure) =>
    placesOf(model, inputs, measure, value, rival)
      .filter((to) => Math.abs(to) <= FARTHEST && isPossible({ measure, to }))
      .filter((to) => {
        const measures = inputs.measures.with(measure, to);
        return leadOf(model, { ...inputs, measures }, value, rival) <= 0;
      })
      .map((to) => ({ measure, to, far: Math.abs(to - now) })),
  );
  const [nearest] = points.toSorted((a, b) => a.far - b.far || a.measure - b.measure);
  return nearest === undefined ? null : { measure: nearest.measure, to: nearest.to };
}

/** Places where the lead of the value may end: both sides of a tree's thresholds, or where the line meets zero. */
function placesOf(model: Model, inputs: Inputs, measure: number, value: number, rival: number): number[] {
  if (model.trees !== undefined)
    return model.trees.flatMap((tree) => thresholds(tree, measure)).flatMap((at) => [at - PAST, at + PAST]);
  const now = inputs.measures[measure] ?? 0;
  const lead = leadOf(model, inputs, value, rival);
  const moved = { ...inputs, measures: inputs.measures.with(measure, now + 1) };
  const slope = leadOf(model, moved, value, rival) - lead;
  if (slope === 0) return [];
  const crossing = now - lead / slope;
  return [crossing + Math.sign(crossing - now) * PAST];
}

function thresholds(tree: Tree, measure: number): number[] {
  if ('leaf' in tree) return [];
  const below = [...thresholds(tree.low, measure), ...thresholds(tree.high, measure)];
  return tree.input === measure ? [tree.at, ...below] : below;
}
