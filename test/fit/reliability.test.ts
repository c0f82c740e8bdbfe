import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reliabilityByAxis, type ReadCell } from '../../scripts/fit/reliability.ts';
import { scoreErrors } from '../../scripts/fit/score-error.ts';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';

const BY_ID: ReadonlyMap<string, Axis> = new Map((AXES as readonly Axis[]).map((axis) => [axis.id, axis]));
const axisOf = (id: string): Axis => BY_ID.get(id)!;
const BORDERS = axisOf('surface.borders');
const BUDGET = axisOf('motion.budget');

type Pair = readonly [read: string, grade: string];

function cellsOf({ id }: Axis, pairs: readonly Pair[], part: ReadCell['part'] = 'train'): ReadCell[] {
  return pairs.map(([read, grade], at) => {
    return {
      axis: id,
      page: `${part}/${at}`,
      group: `${at}`,
      signs: [],
      accepted: read === grade,
      part,
      read,
      grade,
    };
  });
}

const repeat = (pairs: readonly Pair[], times: number): Pair[] =>
  Array.from({ length: times }, () => pairs).flat();
const of = (pairs: readonly Pair[]) => reliabilityByAxis([BORDERS], cellsOf(BORDERS, pairs))[BORDERS.id]!;

describe('the reliability of an axis', () => {
  it.each<[string, readonly Pair[], number]>([
    [
      'read right throughout',
      [
        ['none', 'none'],
        ['heavy', 'heavy'],
      ],
      1,
    ],
    [
      'read as the same value throughout, right or not',
      [
        ['none', 'none'],
        ['none', 'heavy'],
      ],
      0.05,
    ],
    [
      'read as the opposite throughout',
      [
        ['none', 'heavy'],
        ['heavy', 'none'],
      ],
      0.05,
    ],
    [
      'read by chance',
      [
        ['none', 'none'],
        ['none', 'heavy'],
        ['heavy', 'none'],
        ['heavy', 'heavy'],
      ],
      0.05,
    ],
    [
      'right in three of four',
      [
        ['none', 'none'],
        ['none', 'none'],
        ['none', 'heavy'],
        ['heavy', 'heavy'],
        ['heavy', 'heavy'],
        ['heavy', 'heavy'],
        ['heavy', 'none'],
        ['none', 'none'],
      ],
      0.5,
    ],
  ])('%s', (_, pairs, expected) => {
    expect(of(repeat(pairs, 50)).reliability).toBeCloseTo(expected, 2);
  });

  it('loses less by a value near the grade than by the opposite one', () => {
    const even = repeat(
      [
        ['none', 'none'],
        ['heavy', 'heavy'],
        ['hairline', 'hairline'],
      ],
      30,
    );
    const near = of([...even, ...repeat([['hairline', 'none']], 20)]);
    const far = of([...even, ...repeat([['heavy', 'none']], 20)]);
    expect(near.reliability).toBeGreaterThan(far.reliability);
  });

  it('is nearer to the mean of all axes the fewer readings there are', () => {
    const right: readonly Pair[] = [
      ['none', 'none'],
      ['pervasive', 'pervasive'],
    ];
    const wrong: readonly Pair[] = [
      ['none', 'heavy'],
      ['none', 'none'],
    ];
    const of2 = (times: number) =>
      reliabilityByAxis(
        [BORDERS, BUDGET],
        [...cellsOf(BUDGET, repeat(right, 100)), ...cellsOf(BORDERS, repeat(wrong, times))],
      )[BORDERS.id]!;
    expect(of2(3)).toMatchObject({ readings: 6 });
    expect(of2(3).reliability).toBeGreaterThan(of2(30).reliability);
    expect(of2(0)).toMatchObject({ readings: 0, reliability: expect.closeTo(0.5, 2) });
  });

  it('is within 0.05..1 for any readings', () => {
    const value = fc.constantFrom(...BORDERS.values);
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { maxLength: 40 }), (pairs) => {
        const { reliability, agreement, chance } = of(pairs);
        expect(reliability).toBeGreaterThanOrEqual(0.05);
        expect(Math.max(reliability, agreement, chance)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the error of scores', () => {
  const brands: readonly Grammar[] = [
    { 'surface.borders': 'none', 'motion.budget': 'pervasive' },
    { 'surface.borders': 'heavy', 'motion.budget': 'none' },
    { 'surface.borders': 'none', 'motion.budget': 'none' },
  ];
  const borders: readonly Pair[] = [
    ['none', 'none'],
    ['heavy', 'heavy'],
  ];
  it('grows, and the correlation falls, with readings that are wrong', () => {
    const right = cellsOf(BORDERS, repeat(borders, 60));
    const worse = [2, 10, 40].map((times) => {
      const judged = repeat([...borders, ...borders, ['none', 'heavy']], 2);
      const wrong = repeat([['heavy', 'none']], times);
      return scoreErrors([...right, ...cellsOf(BORDERS, [...judged, ...wrong], 'validation')], brands)[0]!;
    });
    const errors = worse.map(({ error }) => error);
    expect(errors).toEqual(errors.toSorted((one, other) => one - other));
    expect(worse[2]!.correlation).toBeLessThan(worse[0]!.correlation);
  });

  it('is 0 when every reading is the grade, and not known without a validation part', () => {
    const train = cellsOf(BORDERS, repeat(borders, 20));
    expect(scoreErrors(train, brands)).toEqual([]);
    const errors = scoreErrors([...train, ...cellsOf(BORDERS, repeat(borders, 5), 'validation')], brands);
    expect(errors.map(({ error }) => error)).toEqual([0, 0, 0]);
  });
});
