import { expect, test } from 'vitest';
import { sameValue } from '../../src/catalog/same-value.ts';

test.each([
  ['color.text', '#FFFFFF', '#ffffff'],
  ['button.background', 'transparent', '#00000000'],
  ['font.body', '"Circular Web"', 'Circular'],
  ['font.body', 'NotionInter', 'Notion Inter, sans-serif'],
  ['text.body', '15px', '15.04px'],
  ['button.border-radius', '50px', '9999px'],
  ['tracking.heading', '-0.025em', '-0.0234em'],
  ['leading.body', '1.5', '1.5'],
  ['leading.body', '1.43', '1.4286'],
])('%s: %s means the same as %s', (fact, a, b) => {
  expect(sameValue(fact, a, b)).toBe(true);
});

test.each([
  ['color.text', '#ffffff', '#fefefe'],
  ['font.body', 'Linear Text', 'Inter'],
  ['text.body', '15px', '16px'],
  ['button.border-radius', '8px', '12px'],
  ['tracking.heading', '-0.025em', '-0.0321em'],
  ['leading.body', '1.5', '1.6'],
  ['font-weight.heading', '510', '600'],
])('%s: %s is not %s', (fact, a, b) => {
  expect(sameValue(fact, a, b)).toBe(false);
});
