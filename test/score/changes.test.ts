import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareStandings, verdictTrend, type Standing } from '../../src/score/changes.ts';

const at = (score: number | null, rest: Partial<Standing> = {}): Standing => {
  return {
    name: 'surface.radius',
    target: 'pill',
    score,
    fails: score !== null && score < 1,
    isWaived: false,
    ...rest,
  };
};

const anyStandings = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('a', 'b', 'c', 'd'),
    target: fc.constantFrom('x', 'y', null),
    score: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    fails: fc.boolean(),
    isWaived: fc.boolean(),
  }),
  { selector: ({ name }) => name },
);

describe('one axis in two scores', () => {
  it.each([
    ['fails, then passes', at(0.5), at(1), 'better', 'resolved'],
    ['passes, then fails', at(1), at(0.5), 'worse', 'newFailures'],
    ['fails less', at(0.2), at(0.5), 'better', null],
    ['fails as before', at(0.5), at(0.5), 'same', null],
    ['is shown now and fails', at(null), at(0.5), 'The page did not show it before.', 'newFailures'],
    ['is shown now and passes', at(null), at(1), 'The page did not show it before.', null],
    ['is no longer shown', at(0.5), at(null), 'The page no longer shows it.', null],
    ['is never shown', at(null), at(null), null, null],
    ['is waived now', at(0.5), at(0.5, { isWaived: true }), 'It is waived.', null],
    ['was waived', at(1, { isWaived: true }), at(0.5), 'It was waived.', null],
    ['has another target', at(0.5, { target: '0px' }), at(1), 'The target was 0px.', null],
    ['is new', undefined, at(0.5), 'The baseline does not have it.', null],
    ['is gone', at(0.5), undefined, expect.stringContaining('does not state it now'), null],
  ] as const)('%s', (_, before, after, outcome, list) => {
    const changes = compareStandings(before ? [before] : [], after ? [after] : []);
    const [change] = changes.compared;
    const [obstacle] = changes.notCompared;
    expect(change?.change ?? obstacle?.reason ?? null).toEqual(outcome);
    expect(changes.compared.length + changes.notCompared.length).toBeLessThanOrEqual(1);
    for (const name of ['resolved', 'newFailures'] as const)
      expect(changes[name]).toEqual(name === list ? ['surface.radius'] : []);
  });
});

describe('any two scores', () => {
  it('have no change when they are the same', () => {
    fc.assert(
      fc.property(anyStandings, (standings) => {
        const changes = compareStandings(standings, standings);
        expect(changes).toMatchObject({ newFailures: [], resolved: [] });
        expect(changes.compared.every(({ delta, change }) => delta === 0 && change === 'same')).toBe(true);
        expect(changes.notCompared.every(({ reason }) => reason === 'It is waived.')).toBe(true);
      }),
    );
  });

  it('have opposite changes when they are swapped, as far as both compare', () => {
    const opposite = { better: 'worse', worse: 'better', same: 'same' } as const;
    fc.assert(
      fc.property(anyStandings, anyStandings, (one, other) => {
        const forth = compareStandings(one, other).compared.toSorted((a, b) => (a.name < b.name ? -1 : 1));
        const back = compareStandings(other, one).compared.toSorted((a, b) => (a.name < b.name ? -1 : 1));
        expect(back.map(({ name, change }) => [name, change])).toEqual(
          forth.map(({ name, change }) => [name, opposite[change]]),
        );
      }),
    );
  });
});

it.each([
  ['reject', 'pass', 'better'],
  ['revise', 'pass', 'better'],
  ['pass', 'revise', 'worse'],
  ['reject', 'reject', 'same'],
] as const)('the verdict %s, then %s is %s', (before, after, trend) => {
  expect(verdictTrend(before, after)).toBe(trend);
});
