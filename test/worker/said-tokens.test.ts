import { expect, it } from 'vitest';
import type { Statement } from '../../src/words/understanding.ts';
import { saidTokens } from '../../worker/said-tokens.ts';

const text = 'navy and white';
const span = (words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, text: words };
};
const sure = { polarity: 'for', degree: 1, confidence: 0.9 } as const;
const navy: Statement = { kind: 'color', span: span('navy'), values: ['#14284b'], ...sure, role: null };
const ground = (...values: string[]): Statement => ({
  kind: 'axis',
  axis: 'surface.ground',
  span: span(text),
  values,
  ...sure,
});

it.each([
  ['the ground where the words state one of its kind', ['cool-tinted'], 'color.background'],
  ['the primary colour where they state another', ['white', 'cream'], 'color.primary'],
])('a dark colour is %s', (_, values, path) => {
  expect(saidTokens([navy, ground(...values)], text).map((token) => token.path)).toEqual([path]);
});
