import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layersOf } from '../../src/perception/background-layers.ts';
import { stopWeights } from '../../src/perception/stop-weights.ts';
import { toHex } from '../../src/color/hex.ts';
import { perceiveHtml } from './perceive-html.ts';

const place = (percent: number) => ({ px: 0, percent });
const weights = (places: readonly (number | null)[], repeating = false) =>
  stopWeights(
    {
      kind: 'gradient',
      shape: 'linear',
      repeating,
      text: '',
      stops: [],
      places: places.map((at) => (at === null ? null : place(at))),
    },
    100,
  ).map((weight) => Math.round(weight * 1000) / 1000);

describe('the share of each stop in a gradient', () => {
  it.each([
    ['two ends', [null, null], [0.5, 0.5]],
    ['three, evenly', [null, null, null], [0.25, 0.5, 0.25]],
    ['a hard edge', [0, 10, 10, 100], [0.05, 0.05, 0.45, 0.45]],
    ['what lies before the first and behind the last', [40, 60], [0.5, 0.5]],
    ['an early stop that comes late', [50, 20, 100], [0.5, 0.25, 0.25]],
    ['between known places', [0, null, null, 90], [0.15, 0.3, 0.3, 0.25]],
    ['one stop', [null], [1]],
  ])('%s', (_name, places, expected) => {
    expect(weights(places)).toEqual(expected);
  });

  it.each([
    ['without places', () => null],
    ['with a place at each tenth stop', (at: number) => (at % 10 === 0 ? at / 1000 : null)],
  ])('weighs 100,000 stops %s', (_name, placeAt) => {
    const all = weights(Array.from({ length: 100_000 }, (_, at) => placeAt(at)));
    expect(all).toHaveLength(100_000);
  });

  it('counts one period of a repeating gradient', () => {
    expect(weights([0, 4, 4, 8], true)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('sums to 1 for any stop positions', () => {
    const at = fc.option(fc.integer({ min: -50, max: 150 }));
    fc.assert(
      fc.property(fc.array(at, { minLength: 1, maxLength: 6 }), fc.boolean(), (places, repeating) => {
        const all = weights(places, repeating);
        expect(all.every((weight) => weight >= 0)).toBe(true);
        expect(Math.abs(all.reduce((sum, weight) => sum + weight, 0) - 1)).toBeLessThan(0.01);
      }),
    );
  });

  it.each([
    ['ruled paper is as white as its paper', 'linear-gradient(90deg, #f00 0, transparent 0.25%)', 0.002],
    ['a grid of hairlines', 'linear-gradient(#000 1px, transparent 1px) 0 0 / 24px 24px', 0.042],
    ['a fade', 'linear-gradient(#000, transparent)', 0.5],
  ])('%s', (_name, background, alpha) => {
    const perception = perceiveHtml(
      '<div></div>',
      `div { width: 800px; height: 600px; background: ${background} }`,
    );
    const div = perception.page.elements.find(({ tag }) => tag === 'div');
    const [layer] = div === undefined ? [] : layersOf(div.style, div.box, perception);
    expect(layer?.color.a).toBeCloseTo(alpha, 2);
    expect(layer && toHex({ ...layer.color, a: 1 })).toMatch(/#(ff|00)0000/);
  });
});
