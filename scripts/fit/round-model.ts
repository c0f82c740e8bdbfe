import type { Model, Tree } from '../../src/grammar/fitted/fit.ts';

const DIGITS = 4; // decimals of log odds

/** A model as its file states it. */
export function roundModel({ base, trust, slopes, weights, byRule, trees, measures }: Model): Model {
  const [rule, certainty, second] = trust;
  return {
    measures,
    base: base.map(round),
    trust: [round(rule), round(certainty), round(second)],
    ...(slopes === undefined ? {} : { slopes: slopes.map(round) }),
    ...(weights === undefined ? {} : { weights: weights.map((own) => own.map(round)) }),
    ...(byRule === undefined ? {} : { byRule: byRule.map((own) => own.map(round)) }),
    ...(trees === undefined ? {} : { trees: trees.map((tree) => roundTree(tree)) }),
  };
}

function roundTree(tree: Tree): Tree {
  if ('leaf' in tree) return { leaf: tree.leaf.map(round) };
  const { input, at, low, high } = tree;
  return { input, at: round(at), low: roundTree(low), high: roundTree(high) };
}

function round(value: number): number {
  return Number(value.toFixed(DIGITS)) + 0; // no negative zero
}
