import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CANDIDATES, constantOf, type Task } from '../../scripts/fit/candidates.ts';
import { chooseMethods, chosenAnswers } from '../../scripts/fit/choose-methods.ts';
import { crossValidate } from '../../scripts/fit/cross-validate.ts';
import { bandOf, fitBands } from '../../scripts/fit/fit-bands.ts';
import { foldsOf } from '../../scripts/fit/folds.ts';
import { minimise } from '../../scripts/fit/minimise.ts';
import { differenceOf, scoreOf } from '../../scripts/fit/score.ts';
import { chance, syntheticRows } from './synthetic-rows.ts';

const task = (values: number, measures: number, banded: number | null = null): Task => ({
  values,
  measures: Array.from({ length: measures }, (_, at) => `measure ${at}`),
  banded,
});
/** Bounds at -0.4 and 0.3 of the first measure. */
const inThree = ([place = 0]: readonly number[]) => (place >= 0.3 ? 2 : place >= -0.4 ? 1 : 0);
const randomValue = (values: number) => (_: readonly number[], at: number) =>
  Math.floor(values * chance(`rule ${at}`));

describe('minimise', () => {
  test('finds the minimum of a stretched bowl', () => {
    const found = minimise((at, gradient) => {
      const [x = 0, y = 0] = at;
      gradient[0] = 2 * (x - 3);
      gradient[1] = 200 * (y + 1);
      return (x - 3) ** 2 + 100 * (y + 1) ** 2;
    }, new Float64Array(2));
    expect(found[0]).toBeCloseTo(3, 3);
    expect(found[1]).toBeCloseTo(-1, 3);
  });
});

describe('folds', () => {
  test('never split an owner and keep every row', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5 }), (owners) => {
        const items = owners.map((owner) => ({ group: `owner${owner}` }));
        const folds = foldsOf(items, 3, 'seed');
        expect(folds.flat()).toHaveLength(items.length);
        for (const { group } of items)
          expect(folds.filter((fold) => fold.some((each) => each.group === group))).toHaveLength(1);
      }),
    );
  });

  test('are the same for the same seed', () => {
    const items = Array.from({ length: 20 }, (_, at) => ({ group: `${at}` }));
    expect(foldsOf(items, 4, 'a')).toEqual(foldsOf(items, 4, 'a'));
    expect(foldsOf(items, 4, 'a')).not.toEqual(foldsOf(items, 4, 'b'));
  });
});

describe('fitted bands', () => {
  const reversed = (places: readonly number[]) => 2 - inThree(places);
  test.each([
    ['ascending', inThree],
    ['descending', reversed],
  ])('find the bounds of values in %s order', (_, truth) => {
    const rows = syntheticRows(300, 3, 1, truth, randomValue(3));
    const bands = fitBands(rows, 0, 3);
    expect(bands.from[0]).toBeCloseTo(-0.4, 1);
    expect(bands.from[1]).toBeCloseTo(0.3, 1);
    for (const row of rows) expect(bandOf(row.places[0] ?? 0, bands)).toBe(row.accepted[0]);
  });
});

describe('candidates', () => {
  const train = syntheticRows(240, 3, 3, inThree, randomValue(3));
  const fresh = syntheticRows(640, 3, 3, inThree, randomValue(3)).slice(240);
  const share = (method: string) => {
    const candidate = CANDIDATES.find((each) => each.method === method);
    const fitted = candidate?.fit(train, task(3, 3, 0));
    return scoreOf(
      fresh,
      fresh.map((row) => fitted?.decide(row) ?? -1),
    ).hit;
  };
  test.each([
    ['bands', 0.98],
    ['ordinal', 0.85],
    ['multinomial', 0.9],
    ['trees', 0.9],
  ])('%s learn three bands of one of three measures', (method, least) => {
    expect(share(method)).toBeGreaterThan(least);
  });

  test('the rule learns nothing', () => {
    expect(share('rule')).toBeLessThan(0.45);
  });

  test('a constant is the value accepted most often', () => {
    const counts = [0, 1, 2].map((value) => train.filter(({ accepted }) => accepted[0] === value).length);
    expect(counts[constantOf(train, 3)]).toBe(Math.max(...counts));
  });

  test('probabilities sum to 1', () => {
    for (const { fit } of CANDIDATES) {
      const chances = fit(train, task(3, 3)).probabilities;
      for (const row of fresh.slice(0, 20))
        expect(chances?.(row).reduce((sum, each) => sum + each, 0) ?? 1).toBeCloseTo(1, 9);
    }
  });
});

describe('the choice of a method', () => {
  /** Truth that two measures decide together. */
  const sum = ([a = 0, b = 0]: readonly number[]) => (a + b >= 0.4 ? 2 : a + b >= -0.4 ? 1 : 0);
  const validate = (rows: ReturnType<typeof syntheticRows>) => crossValidate(rows, task(3, 3), 'choice');
  const certain = validate(syntheticRows(120, 3, 3, inThree, inThree));
  const learnt = validate(syntheticRows(160, 3, 3, sum, randomValue(3)));

  test('stays with a rule that is always right, beside an axis where the model gains much', () => {
    expect(chooseMethods([certain, learnt])).toEqual(['rule', 'multinomial']);
  });

  test('stays with the rule when no measure tells anything', () => {
    const noise = (_: readonly number[], at: number) => (chance(`truth ${at}`) < 0.8 ? 1 : 2);
    const rule = (places: readonly number[], at: number) =>
      chance(`other ${at}`) < 0.1 ? 2 : noise(places, at);
    expect(chooseMethods([validate(syntheticRows(120, 3, 3, noise, rule))])).toEqual(['rule']);
  });

  test('trusts a small gain of few pages where the model gains on other axes', () => {
    // Right on nine of ten pages: too few errors to prove a gain on this axis alone.
    const nearly = (places: readonly number[], at: number) =>
      chance(`miss ${at}`) < 0.1 ? 2 - sum(places) : sum(places);
    const few = validate(syntheticRows(40, 3, 3, sum, nearly));
    const alike = Array.from({ length: 6 }, (_, seed) =>
      validate(
        syntheticRows(120, 3, 3, sum, (places, at) =>
          chance(`miss ${seed} ${at}`) < 0.25 ? 2 - sum(places) : sum(places),
        ),
      ),
    );
    expect(chooseMethods([few, certain, certain])[0]).toBe('rule');
    expect(chooseMethods([few, ...alike])[0]).toBe('multinomial');
  });

  test('is made for each fold without its rows', () => {
    const [answers = []] = chosenAnswers([learnt]);
    expect(answers).toEqual(learnt.answers.multinomial);
    expect(chosenAnswers([certain])).toEqual([certain.answers.rule]);
  });

  test('is the same every time', () => {
    const rows = syntheticRows(80, 3, 3, inThree, randomValue(3));
    expect(crossValidate(rows, task(3, 3), 'x')).toEqual(crossValidate(rows, task(3, 3), 'x'));
  });
});

describe('differences', () => {
  test('count pages of one owner as one observation', () => {
    const apart = syntheticRows(
      40,
      3,
      1,
      () => 1,
      () => 1,
    ).map((row, at) => ({ ...row, group: `${at}` }));
    const together = apart.map((row, at) => ({ ...row, group: `${at % 4}` }));
    const one = apart.map((_, at) => (at % 4 === 0 ? 1 : 0));
    const other = apart.map(() => 0);
    expect(differenceOf(apart, one, other).mean).toBe(0.25);
    expect(differenceOf(together, one, other).error).toBeGreaterThan(differenceOf(apart, one, other).error);
  });
});
