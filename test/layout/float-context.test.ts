import { describe, expect, it } from 'vitest';
import { FloatContext } from '../../src/layout/float-context.ts';
import { createWorkBudget } from '../../src/limits/work-budget.ts';

const context = () => new FloatContext(createWorkBudget());

describe('FloatContext', () => {
  it.each([
    ['a place too far down to move by 20 px', 1e18, 20],
    ['a place that is no number', Number.NaN, 20],
    ['a height that is no number', 0, Number.NaN],
    ['an infinite height', 0, Infinity],
    ['an infinite place', Infinity, 20],
  ])('finds free space at %s', (_, y, height) => {
    const floats = context();
    for (let count = 0; count < 3; count += 1) floats.place('left', y, 0, 1000, 900, height);
    expect(floats.room(y, 0, 1000, 900)).toBeDefined();
  });

  it('moves a float below earlier floats that leave no space', () => {
    const floats = context();
    floats.place('left', 0, 0, 1000, 900, 20);
    expect(floats.place('left', 0, 0, 1000, 900, 20)).toEqual({ x: 0, y: 20 });
  });

  it('stops searching for space when the budget is used up', () => {
    const floats = new FloatContext(createWorkBudget({ stylesheets: 0, cascade: 0, layout: 1, features: 0 }));
    for (let count = 0; count < 3; count += 1) floats.place('left', 0, 0, 100, 30, 10 + count);
    expect(floats.room(0, 0, 100, 90).y).toBeLessThan(12);
  });
});
