import { expect, test } from 'vitest';
import { createWorkBudget } from '../../src/limits/work-budget.ts';

const TEN = { stylesheets: 10, cascade: 10, layout: 10, features: 10 };

test('a phase ends when its steps are used up, and other phases continue', () => {
  const work = createWorkBudget(TEN);
  expect(work.spend('layout', 10)).toBe(true);
  expect(work.exhausted()).toEqual([]);
  expect(work.spend('layout')).toBe(false);
  expect(work.spend('cascade')).toBe(true);
  expect(work.exhausted()).toEqual(['layout']);
});

test('exhausted phases are listed in the order of execution', () => {
  const work = createWorkBudget(TEN);
  work.spend('features', 11);
  work.spend('stylesheets', 11);
  expect(work.exhausted()).toEqual(['stylesheets', 'features']);
});

test('a cost that is not finite ends the phase', () => {
  const work = createWorkBudget(TEN);
  expect(work.spend('cascade', Number.NaN)).toBe(false);
  expect(work.spend('cascade', 1)).toBe(false);
});

test('a limit exceeded several times is listed once', () => {
  const work = createWorkBudget(TEN);
  work.leaveOut('elements');
  work.leaveOut('elements');
  expect(work.leftOut()).toEqual(['elements']);
});
