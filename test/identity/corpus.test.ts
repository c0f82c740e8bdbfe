import { describe, expect, it } from 'vitest';
import { entries } from '../catalog/catalog.ts';
import { areaUnderCurve } from '../../scripts/identity/auc.ts';
import { loadBrandCases } from '../../scripts/identity/brand-cases.ts';
import { judgeBrand } from '../../scripts/identity/judge-brands.ts';
import { KINDS } from '../../scripts/identity/kinds.ts';
import { aucOf, isExpected } from '../../scripts/identity/print-outcomes.ts';
import { sweep } from '../sample.ts';

const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
const CASES = loadBrandCases();
/** The whole corpus runs with `npm run judge-identity`. */
const SAMPLE = CASES.filter((_, index) => index % sweep(20, 10) === 0);

describe('the corpus of brands', () => {
  it('names brands of the catalog, each once, in two halves', () => {
    expect(new Set(CASES.map(({ brand }) => brand)).size).toBe(CASES.length);
    for (const { brand, rival, half } of CASES) {
      expect(bySlug.has(brand) && bySlug.has(rival) && brand !== rival).toBe(true);
      expect(['tuning', 'held-out']).toContain(half);
    }
    expect(new Set(CASES.map(({ half }) => half)).size).toBe(2);
  });
});

describe('pages made from contracts', () => {
  const outcomes = SAMPLE.flatMap((one) => judgeBrand(one, (slug) => bySlug.get(slug)!));

  it('are all judged', () => {
    expect(outcomes.filter(({ score }) => score === null)).toEqual([]);
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)));
  });

  it('pass when true, and are far below when a typeface or hue clashes', () => {
    expect(outcomes.filter(({ kind, score }) => !isExpected(kind, score ?? 0))).toEqual([]);
  });

  it('are told apart', () => {
    expect(aucOf(outcomes, ['clash'])).toBe(1);
    expect(aucOf(outcomes, ['clash', 'false'])).toBeGreaterThanOrEqual(0.97);
  });
});

describe('the area under the curve', () => {
  it.each([
    [[3, 4], [1, 2], 1],
    [[1, 2], [3, 4], 0],
    [[1, 3], [2], 0.5],
    [[2], [2], 0.5],
    [[1, 2, 3], [2], 0.5],
  ])('of %j against %j is %d', (truePages, falsePages, area) => {
    expect(areaUnderCurve(truePages, falsePages)).toBe(area);
  });
});
