import type { Model, Tree } from './fit.ts';

/** What a model knows of a page. */
export interface Inputs {
  /** Index of the rule's value. */
  readonly rule: number;
  /** Index of the rule's runner-up, -1 without one. */
  readonly second: number;
  readonly certainty: number;
  /** Standardised measures, in the order of the model. */
  readonly measures: readonly number[];
}

/** Standardised measures are limited to this: a page beyond all graded ones is judged like the most extreme of them. */
const FARTHEST = 4;

/** A quantity on its scale as the model uses it. */
export function standardise(place: number, mean: number, deviation: number): number {
  return Math.min(FARTHEST, Math.max(-FARTHEST, (place - mean) / deviation));
}

/** The probability of each value, in the order of the axis; they sum to 1. */
export function probabilities(model: Model, inputs: Inputs): number[] {
  return softmax(logOdds(model, inputs));
}

/** The log odds of each value, up to a constant. */
export function logOdds(model: Model, { rule, second, certainty, measures }: Inputs): number[] {
  const { base, trust, slopes, weights, byRule, trees } = model;
  const odds = base.map((own, value) => {
    const trusted = value === rule ? trust[0] + trust[1] * certainty : value === second ? trust[2] : 0;
    return own + trusted + (byRule?.[rule]?.[value] ?? 0);
  });
  measures.forEach((measure, at) => {
    const slope = slopes?.[at] ?? 0;
    const own = weights?.[at];
    for (let value = 0; value < odds.length; value++)
      odds[value] = (odds[value] ?? 0) + measure * (slope * rankOf(value, odds.length) + (own?.[value] ?? 0));
  });
  const input = (index: number) =>
    index < measures.length ? (measures[index] ?? 0) : index - measures.length === rule ? 1 : 0;
  for (const tree of trees ?? []) {
    const leaf = leafOf(tree, input);
    for (let value = 0; value < odds.length; value++) odds[value] = (odds[value] ?? 0) + (leaf[value] ?? 0);
  }
  return odds;
}

/** The place of a value in the order of an axis, from -1 to 1. */
export function rankOf(value: number, count: number): number {
  return count < 2 ? 0 : (2 * value) / (count - 1) - 1;
}

function leafOf(tree: Tree, input: (index: number) => number): readonly number[] {
  let at = tree;
  while (!('leaf' in at)) at = input(at.input) <= at.at ? at.low : at.high;
  return at.leaf;
}

function softmax(odds: readonly number[]): number[] {
  const most = Math.max(...odds);
  const parts = odds.map((each) => Math.exp(each - most));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
}
