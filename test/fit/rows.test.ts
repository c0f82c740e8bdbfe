import { describe, expect, test } from 'vitest';
import type { MeasuredPage } from '../../scripts/fit/measured-set.ts';
import { type GradedSet, rowsOf } from '../../scripts/fit/rows.ts';
import type { Part } from '../../scripts/corpus/split.ts';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES } from '../../src/grammar/axes/index.ts';

const axis = AXES.find(({ id }) => id === 'surface.ground') as unknown as Axis;
const names = axis.measures.rows.map(({ name }) => name);

function page(part: Part, rule: string | null): MeasuredPage {
  const own = { rule, second: null, certainty: rule === null ? 0 : 0.8, measures: names.map(() => 1) };
  return { group: part, part, doubts: [0, 5, 0, 0, 0, 0], axes: { [axis.id]: own } };
}

const pages = {
  'train-shown': page('train', 'white'),
  'train-not-shown': page('train', null),
  'validation-shown': page('validation', 'black'),
  'validation-not-shown-1': page('validation', null),
  'validation-not-shown-2': page('validation', null),
};
const grades = Object.fromEntries(Object.keys(pages).map((id) => [id, { [axis.id]: ['white'] }]));
const set: GradedSet = {
  measured: { set: 'web', measures: { [axis.id]: names }, pages },
  grades,
  weight: 1,
  judges: true,
};

describe('the graded cells of an axis', () => {
  test.each([
    [['train'], 1, 1],
    [['validation'], 1, 2],
    [['train', 'validation'], 2, 3],
    [['test'], 0, 0],
  ] as const)('of the parts %o', (parts, shown, notShown) => {
    const found = rowsOf(axis, [set], parts);
    expect(found.rows).toHaveLength(shown);
    expect(found.notShown).toBe(notShown);
  });

  test('without a reading count only where they judge', () => {
    expect(rowsOf(axis, [{ ...set, judges: false }]).notShown).toBe(0);
  });

  test('with other measures than the axis has are an error', () => {
    const stale = { ...set, measured: { ...set.measured, measures: { [axis.id]: ['loudness'] } } };
    expect(() => rowsOf(axis, [stale])).toThrow('npm run measure');
  });
});
