import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';
import { RELIABILITY } from '../../src/grammar/fitted/fits.ts';
import { axisWeights } from '../../src/grammar/weights.ts';
import { anyGrammar } from '../catalog/grammars.ts';

const repeat = (grammar: Grammar, times: number) => Array.from({ length: times }, () => grammar);

test('weights are positive and average 1, whatever the catalog holds', () => {
  fc.assert(
    fc.property(fc.array(anyGrammar, { maxLength: 30 }), (grammars) => {
      const weights = Object.values(axisWeights(grammars, RELIABILITY)).map(({ weight }) => weight);
      expect(Math.min(...weights)).toBeGreaterThan(0);
      expect(weights.reduce((sum, weight) => sum + weight, 0) / AXES.length).toBeCloseTo(1, 3);
    }),
  );
});

test('the order of the brands does not matter', () => {
  fc.assert(
    fc.property(fc.array(anyGrammar, { maxLength: 20 }), (grammars) => {
      expect(axisWeights(grammars.toReversed(), RELIABILITY)).toEqual(axisWeights(grammars, RELIABILITY));
    }),
  );
});

test('an axis on which all brands agree counts less than one that tells them apart', () => {
  const grammars = [
    ...repeat({ 'motion.budget': 'none', 'surface.borders': 'none' }, 20),
    ...repeat({ 'motion.budget': 'none', 'surface.borders': 'heavy' }, 20),
  ];
  const weights = axisWeights(grammars, RELIABILITY);
  expect(weights['motion.budget'].weight).toBeLessThan(weights['surface.borders'].weight / 3);
});

test('brands at neighbouring values are told apart less than brands at opposite ends', () => {
  const split = (far: 'hairline' | 'heavy') => [
    ...repeat({ 'surface.borders': 'none' }, 20),
    ...repeat({ 'surface.borders': far }, 20),
  ];
  const near = axisWeights(split('hairline'), RELIABILITY)['surface.borders'].information;
  const far = axisWeights(split('heavy'), RELIABILITY)['surface.borders'].information;
  expect(near).toBeLessThan(far);
});

test('an axis that is read right half of the time counts half', () => {
  const withWarmth = (reliability: number) =>
    axisWeights([], { ...RELIABILITY, 'palette.warmth': { reliability, readings: 300 } })['palette.warmth'];
  const [even, halved] = [withWarmth(1), withWarmth(0.5)];
  expect(halved).toMatchObject({ information: even.information, base_weight: even.base_weight });
  expect(halved.weight / even.weight).toBeCloseTo(0.5, 1);
});

test('a weight is the base weight times the reliability, scaled to a mean of 1', () => {
  fc.assert(
    fc.property(fc.array(anyGrammar, { maxLength: 20 }), (grammars) => {
      const weights = Object.values(axisWeights(grammars, RELIABILITY));
      const product = weights.map(({ base_weight, reliability }) => base_weight * reliability);
      const mean = product.reduce((sum, each) => sum + each, 0) / AXES.length;
      weights.forEach(({ weight }, at) => expect(weight).toBeCloseTo((product[at] ?? 0) / mean, 2));
    }),
  );
});
