import * as fc from 'fast-check';
import { AXES, type AxisId, type Grammar } from '../../src/grammar/axes/index.ts';
import type { Readings } from '../../src/grammar/read-axes.ts';
import { notShown, type Shown } from '../../src/grammar/reading.ts';
import type { Weights } from '../../src/grammar/weights.ts';

/** A reading with full confidence. */
function shown(value: string, confidence = 1): Shown {
  return {
    value,
    confidence,
    method: 'measured',
    runnerUp: null,
    measure: `measured ${value}`,
    evidence: [],
  };
}

/** Readings of a page that shows exactly this grammar. */
export function readingsOf(grammar: Grammar, confidence = 1): Readings {
  const entries = AXES.map(({ id }) => {
    const value = grammar[id];
    return [id, value === undefined ? notShown(`${id} is not on the page`) : shown(value, confidence)];
  });
  return Object.fromEntries(entries) as Readings;
}

/** Weights from plain numbers; an axis that is not named weighs 1. */
export function weightsOf(numbers: { readonly [Id in AxisId]?: number }): Weights {
  const entries = AXES.map(({ id }) => [
    id,
    { weight: numbers[id] ?? 1, base_weight: 1, information: 1, reliability: 1, readings: 100 },
  ]);
  return Object.fromEntries(entries) as Weights;
}

/** Any grammar, some axes left out. */
export const anyGrammar = fc.record(
  Object.fromEntries(AXES.map(({ id, values }) => [id, fc.constantFrom(...values)])),
  { requiredKeys: [] },
) as fc.Arbitrary<Grammar>;

/** Any grammar that names every axis. */
export const fullGrammar = fc.record(
  Object.fromEntries(AXES.map(({ id, values }) => [id, fc.constantFrom(...values)])),
) as fc.Arbitrary<Required<Grammar>>;

export const anyWeights = fc
  .record(Object.fromEntries(AXES.map(({ id }) => [id, fc.double({ min: 0.01, max: 10, noNaN: true })])))
  .map(weightsOf);

export const anyAxis: fc.Arbitrary<AxisId> = fc.constantFrom(...AXES.map(({ id }) => id));
