import { expect, test } from 'vitest';
import { expandBlock } from '../../src/cascade/rules/declaration-block.ts';
import { countLonghands } from '../../src/cascade/rules/longhands.ts';
import { createWorkBudget } from '../../src/limits/work-budget.ts';

const base = 'https://example.com/';

test.each([
  ['unset', 'unset'],
  ['var(--a)', 'var(--b)'],
])('blocks that set all properties at once keep one list of them: %s, %s', (one, other) => {
  const [first, second] = [one, other].map(
    (value) => expandBlock([{ property: 'all', value, important: false }], base, createWorkBudget()).normal,
  );
  expect(first).toHaveLength(1);
  expect(countLonghands(first ?? [])).toBeGreaterThan(100);
  expect(listOf(first)).toBe(listOf(second));
});

function listOf([declared]: ReturnType<typeof expandBlock>['normal'] = []): unknown {
  return declared !== undefined && 'longhands' in declared ? declared.longhands : null;
}
