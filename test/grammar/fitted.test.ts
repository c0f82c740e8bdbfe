import { describe, expect, test } from 'vitest';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { applyFit } from '../../src/grammar/fitted/apply-fit.ts';
import { bindFit } from '../../src/grammar/fitted/bind-fit.ts';
import type { Fit, Model } from '../../src/grammar/fitted/fit.ts';
import { BOUND_FITS } from '../../src/grammar/fitted/fits.ts';
import { probabilities } from '../../src/grammar/fitted/probabilities.ts';
import { tippingPoint } from '../../src/grammar/fitted/tipping-point.ts';
import type { Shown } from '../../src/grammar/reading.ts';
import { observeHtml } from './axes/read-html.ts';

const axis = AXES.find(({ id }) => id === 'type.body_size') as unknown as Axis;
const features = observeHtml('<p>A paragraph of running text.</p>', 'p { font-size: 20px }');

/** One deviation is 0.1 on the scale of the measure, the logarithm of 1 + size; the mean is 16 px. */
const model: Model = {
  measures: [{ name: 'median size', mean: Math.log1p(16), deviation: 0.1 }],
  base: [0, 1, 0],
  trust: [0.5, 0, 0],
  slopes: [2],
};
const fitOf = (decides: Fit['decides'], more: Partial<Fit> = {}): Fit => ({
  axis: axis.id,
  decides,
  fittedOn: { sets: ['test'], pages: 1, cells: 1, judged: 1 },
  scores: [],
  values: axis.values,
  model,
  ...more,
});
const ruled = axis.read(features) as Shown;
const misread: Shown = { ...ruled, value: 'small', measure: '14 px', runnerUp: null };
const apply = (fit: Fit, reading: Shown) => applyFit(bindFit(axis, fit), features, reading);

describe('a fit', () => {
  test('that leaves the value to the rule keeps its reading', () => {
    expect(apply(fitOf('rule'), misread).reading).toBe(misread);
  });

  test('decides the most probable value, with what carried it and what came second', () => {
    const { reading } = apply(fitOf('ordinal'), misread);
    expect(reading).toMatchObject({ value: 'large', measure: 'median size 20 px', method: 'recovered' });
    expect(reading.evidence.at(-1)).toMatchObject({ property: 'median size', value: '20 px' });
    expect(reading.runnerUp?.value).toBe('regular');
    expect(reading.runnerUp?.why).toMatch(/^Its probability is 0\.\d\d\. With median size at 1[67].* px/);
  });

  test('names a measure that the page has, not one that it lacks', () => {
    const lacking = { name: 'small text', mean: 0.5, deviation: 0.25 };
    const both = { ...model, measures: [lacking, ...model.measures], slopes: [-3, 2] };
    const { reading } = apply(fitOf('ordinal', { model: both }), misread);
    expect(reading).toMatchObject({ value: 'large', method: 'recovered', measure: 'median size 20 px' });
    expect(reading.evidence).toContainEqual(
      expect.objectContaining({ property: 'small text', value: '0 % of the text' }),
    );
  });

  test('names a measure that the page has even where it carries nothing', () => {
    const lacking = { name: 'small text', mean: 0.5, deviation: 0.25 };
    const both = { ...model, measures: [...model.measures, lacking], slopes: [0, -3] };
    const { reading } = apply(fitOf('ordinal', { model: both }), misread);
    expect(reading).toMatchObject({ value: 'large', measure: 'median size 20 px' });
    expect(reading.evidence.filter(({ property }) => property === 'median size')).toEqual([]);
  });

  test('says what the page lacks where nothing else is measured', () => {
    const lacking = { name: 'small text', mean: 0.5, deviation: 0.25 };
    const alone = { ...model, measures: [lacking], slopes: [-3] };
    expect(apply(fitOf('ordinal', { model: alone }), misread).reading.measure).toBe('no small text');
  });

  test('that agrees with the rule keeps its words', () => {
    const { reading } = apply(fitOf('ordinal'), ruled);
    expect(reading).toMatchObject({ value: 'large', measure: ruled.measure, method: ruled.method });
  });

  test.each([
    [[15, 17.75], ['small', 'regular', 'large'], 'large'],
    [[15, 21], ['small', 'regular', 'large'], 'regular'],
    [[15, 17.75], ['large', 'regular', 'small'], 'small'],
  ])('with bands from %o of %o reads %s', (from, values, expected) => {
    const bands = { measure: 'median size', from, values };
    expect(apply(fitOf('bands', { bands }), ruled).reading.value).toBe(expected);
  });

  test('for values that the axis does not have is an error', () => {
    expect(() => bindFit(axis, fitOf('rule', { values: ['small'] }))).toThrow('npm run fit');
  });

  test('with an unknown measure is an error', () => {
    const other = { ...model, measures: [{ name: 'loudness', mean: 0, deviation: 1 }] };
    expect(() => bindFit(axis, fitOf('rule', { model: other }))).toThrow('loudness');
  });
});

describe('probabilities', () => {
  const inputs = { rule: 1, second: 0, certainty: 0.5, measures: [0.2, -1] };
  test.each([
    ['the rule is trusted', { base: [0, 0, 0], trust: [2, 1, 0] as const }, 1],
    [
      'a value of the rule that is often wrong',
      {
        base: [0, 0, 0],
        trust: [1, 0, 0] as const,
        byRule: [
          [0, 0, 0],
          [0, 0, 3],
          [0, 0, 0],
        ],
      },
      2,
    ],
    [
      'weights of measures',
      {
        base: [0, 0, 0],
        trust: [0, 0, 0] as const,
        weights: [
          [0, 0, 0],
          [-2, 0, 0],
        ],
      },
      0,
    ],
    ['a slope along the values', { base: [0, 0, 0], trust: [0, 0, 0] as const, slopes: [0, -1] }, 2],
    [
      'a tree on the value of the rule',
      {
        base: [0, 0, 0],
        trust: [0, 0, 0] as const,
        trees: [{ input: 3, at: 0.5, low: { leaf: [1, 0, 0] }, high: { leaf: [0, 0, 1] } }],
      },
      2,
    ],
  ])('%s', (_, parts, expected) => {
    const chances = probabilities({ measures: [], ...parts }, inputs);
    expect(chances.indexOf(Math.max(...chances))).toBe(expected);
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  });
});

describe('the tipping point', () => {
  const at = { rule: 0, second: -1, certainty: 0.5, measures: [1, 0] };
  const any = () => true;
  const zero = { measures: [], base: [0, 0, 0], trust: [0, 0, 0] as const };

  test('is the nearest place where the lead ends', () => {
    const point = tippingPoint(
      {
        ...zero,
        weights: [
          [0, 0, 2],
          [0, 0, 0.1],
        ],
      },
      at,
      [2, 0],
      any,
    );
    expect(point).toMatchObject({ measure: 0 });
    expect(point?.to).toBeCloseTo(0, 1);
  });

  test('lies past a threshold of a tree', () => {
    const tree = { input: 1, at: 0.5, low: { leaf: [0, 0, 1] }, high: { leaf: [1, 0, 0] } };
    expect(tippingPoint({ ...zero, trees: [tree] }, at, [2, 0], any)).toEqual({ measure: 1, to: 0.51 });
  });

  test('is none where no measure matters, or none is possible', () => {
    expect(tippingPoint({ ...zero, base: [0, 0, 1] }, at, [2, 0], any)).toBeNull();
    expect(
      tippingPoint(
        {
          ...zero,
          weights: [
            [0, 0, 2],
            [0, 0, 0],
          ],
        },
        at,
        [2, 0],
        () => false,
      ),
    ).toBeNull();
  });
});

describe('the fits of the axes', () => {
  test('cover every axis', () => {
    expect([...BOUND_FITS.keys()]).toEqual(AXES.map(({ id }) => id));
  });

  test('are for the axis that states them', () => {
    const own = axis.fit as Fit;
    const other = AXES.find(({ id }) => id === 'surface.radius') as unknown as Axis;
    expect(() => bindFit(other, own)).toThrow('type.body_size');
  });

  test.each([...BOUND_FITS.values()].map(({ axis: own, fit }) => [own.id, fit] as const))(
    '%s states where it comes from',
    (_, fit) => {
      expect(fit.fittedOn.cells).toBeGreaterThan(0);
      expect(fit.scores.map(({ candidate }) => candidate)).toEqual(
        expect.arrayContaining(['constant', 'rule', fit.decides, 'chosen']),
      );
    },
  );
});
