import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Task } from '../../scripts/fit/candidates.ts';
import { ablateAxis } from '../../scripts/fit/report/ablate-axis.ts';
import { drawPages, learningCurve } from '../../scripts/fit/report/learning-curve.ts';
import { type AxisRows, validationScores } from '../../scripts/fit/report/validation-scores.ts';
import { chance, syntheticRows } from './synthetic-rows.ts';

const task: Task = { values: 3, measures: ['first', 'second'], banded: null };
/** Bounds at -0.4 and 0.3 of the first measure; the second says nothing. */
const inThree = ([place = 0]: readonly number[]) => (place >= 0.3 ? 2 : place >= -0.4 ? 1 : 0);
/** Right on four pages of ten. */
const poorRule = (places: readonly number[], at: number) =>
  chance(`rule ${at}`) < 0.4 ? inThree(places) : Math.floor(3 * chance(`other ${at}`));
const rows = syntheticRows(180, 3, 2, inThree, poorRule);
const axes: AxisRows[] = [
  { axis: 'a.b', task, train: rows.slice(0, 120), validation: rows.slice(120), notShown: 0 },
];
const of = (scores: readonly { candidate: string; hit: number }[], name: string) =>
  scores.find(({ candidate }) => candidate === name)?.hit ?? -1;

describe('validation scores', () => {
  const { pages, cells, scores } = validationScores(axes);

  test('count the pages and cells of the validation part', () => {
    expect({ pages, cells }).toEqual({ pages: 60, cells: 60 });
  });

  test('rank constant guess, rule and models by what they know', () => {
    expect(of(scores, 'rule')).toBeGreaterThan(of(scores, 'constant'));
    expect(of(scores, 'multinomial')).toBeGreaterThan(of(scores, 'rule') + 0.2);
    expect(of(scores, 'chosen')).toBeGreaterThan(of(scores, 'rule') + 0.2);
  });

  test('cells without a reading are misses of every candidate', () => {
    const [own] = axes;
    const half = validationScores(own === undefined ? [] : [{ ...own, notShown: 60 }]);
    expect(half.cells).toBe(120);
    expect(of(half.scores, 'multinomial')).toBeCloseTo(of(scores, 'multinomial') / 2, 3);
  });
});

describe('the learning curve', () => {
  const curve = learningCurve(axes, { method: 'multinomial', sizes: [10, 50, Infinity], draws: 3 });

  test('has a point for each size, with and without the tuned sets', () => {
    expect(curve.map(({ pages, tuned, draws }) => [pages, tuned, draws])).toEqual([
      [10, true, 3],
      [50, true, 3],
      [120, true, 1],
      [10, false, 3],
      [50, false, 3],
      [120, false, 1],
    ]);
  });

  test('rises with the number of pages', () => {
    const [few, , all] = curve;
    expect(all?.hit).toBeGreaterThan((few?.hit ?? 1) + 0.1);
  });

  test('states errors over owners and, for several draws, between draws', () => {
    for (const { draws, error, drawError } of curve) {
      expect(error.hit).toBeGreaterThan(0);
      expect(drawError.hit > 0).toBe(draws > 1);
    }
  });

  test('leaves out the pages that the rules were tuned on, where it says so', () => {
    const [own] = axes;
    // Pages of the other sets contradict those that judge.
    const tuned = syntheticRows(
      400,
      3,
      2,
      (places) => 2 - inThree(places),
      (places) => inThree(places),
    ).map((row) => ({ ...row, page: `tuned/${row.page}`, group: `tuned ${row.group}`, judges: false }));
    const mixed = own === undefined ? [] : [{ ...own, train: [...own.train, ...tuned] }];
    const [withTuned, without] = learningCurve(mixed, { method: 'multinomial', sizes: [Infinity], draws: 1 });
    expect(without?.hit).toBeGreaterThan((withTuned?.hit ?? 1) + 0.1);
  });

  test('draws whole owners, the same for the same seed', () => {
    const pages = Array.from({ length: 60 }, (_, at) => ({ page: `${at}`, group: `${Math.floor(at / 3)}` }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.string(), (size, seed) => {
        const drawn = drawPages(pages, size, seed);
        expect(drawn).toEqual(drawPages(pages, size, seed));
        expect(drawn.size).toBeGreaterThanOrEqual(size);
        expect(drawn.size).toBeLessThan(size + 3);
        const owners = new Set(pages.filter(({ page }) => drawn.has(page)).map(({ group }) => group));
        expect(drawn.size).toBe(3 * owners.size);
      }),
    );
  });
});

describe('an ablation', () => {
  test.each(['ordinal', 'multinomial', 'trees'] as const)('%s loses what carried it', (method) => {
    const { measures, rule } = ablateAxis('a.b', method, rows, task);
    const [first, second] = measures;
    expect(first).toMatchObject({ without: 'first' });
    expect(first?.hit).toBeGreaterThan(0.2);
    expect(Math.abs(second?.hit ?? 1)).toBeLessThan(0.08);
    expect(Math.abs(rule.hit)).toBeLessThan(0.15);
  });

  test('shows what the rule is worth where no measure says anything', () => {
    const decided = syntheticRows(
      200,
      3,
      2,
      (_, at) => Math.floor(3 * chance(`truth ${at}`)),
      (_, at) => Math.floor(3 * chance(`truth ${at}`)),
    );
    const { rule, measures } = ablateAxis('a.b', 'multinomial', decided, task);
    expect(rule.hit).toBeGreaterThan(0.4);
    for (const { hit } of measures) expect(Math.abs(hit)).toBeLessThan(0.05);
  });
});
