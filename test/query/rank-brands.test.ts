import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { createBorrowing } from '../../src/query/borrow.ts';
import { closeCallOf } from '../../src/query/close-call.ts';
import { gradedBrands, rankBrands, withModelsFirst } from '../../src/query/rank-brands.ts';
import { countValues } from '../../src/query/value-counts.ts';
import { explainResemblance } from '../../src/query/explain-resemblance.ts';
import { anyGrammar } from '../compose/brands.ts';
import { brand, BRANDS, HARD, MIXED, SOFT, WEIGHTS } from './brands.ts';

const rank = (grammar: Grammar, words: Readonly<Record<string, number>> = {}, brands = BRANDS) =>
  rankBrands({ grammar, matches: new Map(Object.entries(words)) }, brands, WEIGHTS);
const slugs = (ranked: ReturnType<typeof rank>) => ranked.map(({ brand: { entry } }) => entry.slug);

describe('a ranking', () => {
  it('puts the brand with the same grammar first, with the score 1', () => {
    const [first] = rank(SOFT);
    expect(first).toMatchObject({ score: 1, likeness: 1, text: null, brand: { entry: { slug: 'soft' } } });
  });

  it('leaves out brands that are not graded', () => {
    expect(slugs(rank(SOFT))).toEqual(['soft', 'mixed', 'hard']);
  });

  it('uses only words if no axis is requested', () => {
    expect(slugs(rank({}, { hard: 4, mixed: 2 }))).toEqual(['hard', 'mixed', 'soft']);
    expect(rank({}, { hard: 4, mixed: 2 }).map(({ score }) => score)).toEqual([1, 0.5, 0]);
  });

  it('uses only axes if no word matches', () => {
    expect(rank({ 'surface.radius': 'pill' }).map(({ text }) => text)).toEqual([null, null, null]);
  });

  it('gives one axis less weight than the words, and many axes more', () => {
    expect(slugs(rank({ 'surface.ground': 'cream' }, { hard: 1 }))[0]).toBe('hard');
    expect(slugs(rank(SOFT, { hard: 1, mixed: 0.9 }))[0]).not.toBe('hard');
  });

  it('ranks a brand that does not state an axis between agreeing and differing brands', () => {
    const brands = [brand('Silent', {}), brand('Against', HARD), brand('For', SOFT)];
    expect(slugs(rank({ 'surface.radius': 'pill' }, {}, brands))).toEqual(['for', 'silent', 'against']);
  });

  it('has scores from 0 to 1 in descending order for any request', () => {
    fc.assert(
      fc.property(
        anyGrammar,
        fc.dictionary(fc.constantFrom('soft', 'hard'), fc.double({ min: 0.1, max: 40, noNaN: true })),
        (grammar, words) => {
          const scores = rank(grammar, words).map(({ score }) => score);
          expect(scores).toEqual(scores.toSorted((a, b) => b - a));
          expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
        },
      ),
    );
  });
});

describe('the ranking of a text that states axes alone', () => {
  it.each(Object.entries(SOFT).filter(([axis]) => axis !== 'motion.budget'))(
    'puts %s %s before what only the words bring',
    (axis, value) => {
      const brands = [brand('With', { [axis]: value }), brand('Words', HARD)];
      const matches = new Map([['words', 40]]);
      const [first] = rankBrands({ grammar: { [axis]: value }, matches, isMeasured: true }, brands, WEIGHTS);
      expect(first?.brand.entry.slug).toBe('with');
    },
  );

  it('orders by words alone where no axis is left', () => {
    const matches = new Map([['hard', 4]]);
    const [first] = rankBrands({ grammar: {}, matches, isMeasured: true }, BRANDS, WEIGHTS);
    expect(first).toMatchObject({ score: 1, brand: { entry: { slug: 'hard' } } });
  });
});

describe('the reason', () => {
  const why = (wanted: Grammar, words = {}, place = 0) =>
    explainResemblance(rank(wanted, words)[place]!, wanted, WEIGHTS);

  it.each([
    [{ 'surface.radius': 'pill' } as Grammar, {}, 'Agrees on 1 of 1 axis: surface.radius (pill).'],
    [
      { 'surface.radius': 'pill', 'surface.ground': 'black', 'motion.budget': 'none' } as Grammar,
      {},
      /^Agrees on 2 of 3 axes: .*; differs on surface\.\w+ \(.+, not .+\)\.$/,
    ],
    [{} as Grammar, { soft: 2 }, 'Best text match.'],
    [
      { 'surface.radius': 'pill' } as Grammar,
      { soft: 2 },
      'Agrees on 1 of 1 axis: surface.radius (pill); best text match.',
    ],
  ])('for %j with the words %j', (wanted, words, sentence) => {
    expect(why(wanted, words)).toMatch(sentence);
  });

  it('states that no axis agrees', () => {
    expect(why({ 'surface.radius': 'pill' }, {}, 2)).toMatch(
      /^Agrees on none of 1 axis; differs on surface\.radius \(0px, not pill\)\.$/,
    );
  });
});

describe('the category to borrow', () => {
  const graded = gradedBrands(BRANDS);
  const [soft, hard] = [graded[0]!, graded[1]!];
  const counts = countValues(graded.map(({ grammar }) => grammar));

  it('is the category that matches better than the catalog average', () => {
    const borrow = createBorrowing({ 'type.pairing': 'sans/mono', 'motion.budget': 'none' }, counts, WEIGHTS);
    expect(borrow(hard)).toEqual({ category: 'type', text: "type: Hard's sans-and-mono type" });
  });

  it('is the most distinctive category if no axis is requested', () => {
    expect(createBorrowing({}, counts, WEIGHTS)(soft).category).not.toBe('motion');
  });
});

describe('a close call', () => {
  it('is told if the first two scores are nearly equal', () => {
    expect(closeCallOf(rank(SOFT, {}, [brand('One', SOFT), brand('Two', SOFT)]))).toBe(
      'Close match: One (1) and Two (1) have nearly the same score.',
    );
  });

  it.each([
    ['one brand is far ahead', rank(SOFT, {}, [brand('One', SOFT), brand('Two', HARD)])],
    ['there is no brand', []],
  ])('is none if %s', (_, ranked) => {
    expect(closeCallOf(ranked)).toBeNull();
  });
});

describe('models', () => {
  it('stand first, in their order', () => {
    const models = [brand('Hard', HARD), brand('Mixed', MIXED)];
    expect(slugs(withModelsFirst(rank(SOFT), models))).toEqual(['hard', 'mixed', 'soft']);
  });
});
