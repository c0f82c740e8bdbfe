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

const words = (said: string, within: string) => {
  const start = within.indexOf(said);
  return { start, end: start + said.length, text: said };
};
const axis = (
  id: 'type.pairing' | 'surface.radius',
  value: string,
  said: string,
  within: string,
): Statement => ({
  kind: 'axis',
  axis: id,
  span: words(said, within),
  values: [value],
  ...sure,
});
const face = (name: string, role: string | null, within: string): Statement => ({
  kind: 'font',
  span: words(name, within),
  values: [name],
  ...sure,
  role,
});

it.each<[string, readonly Statement[], Readonly<Record<string, string>>]>([
  [
    'serif headings',
    [axis('type.pairing', 'serif/sans', 'serif', 'serif headings')],
    { 'font.heading': 'serif' },
  ],
  ['serif headings', [], {}],
  [
    'serif headings with Inter body',
    [
      axis('type.pairing', 'serif/sans', 'serif headings', 'serif headings with Inter body'),
      face('Inter', 'body', 'serif headings with Inter body'),
    ],
    { 'font.heading': 'serif', 'font.body': 'Inter' },
  ],
  [
    'monospace headings. Inter',
    [
      axis('type.pairing', 'sans/mono', 'monospace', 'monospace headings. Inter'),
      face('Inter', null, 'monospace headings. Inter'),
    ],
    { 'font.heading': 'monospace', 'font.body': 'Inter' },
  ],
  [
    'headings in Georgia, sans body',
    [
      axis('type.pairing', 'serif/sans', 'sans body', 'headings in Georgia, sans body'),
      face('Georgia', 'heading', 'headings in Georgia, sans body'),
    ],
    { 'font.heading': 'Georgia', 'font.body': 'sans-serif' },
  ],
  [
    'radius 4px',
    [axis('surface.radius', '4-6px', 'radius 4px', 'radius 4px')],
    { 'radius.card': '4px', 'radius.input': '4px', 'radius.button': '4px' },
  ],
  [
    'corners of 8px, not 16px corners',
    [axis('surface.radius', '8-10px', 'corners of 8px', 'corners of 8px, not 16px corners')],
    { 'radius.card': '8px', 'radius.input': '8px', 'radius.button': '8px' },
  ],
  [
    '8px corners on cards',
    [axis('surface.radius', '8-10px', '8px corners', '8px corners on cards')],
    { 'radius.card': '8px' },
  ],
])('%s: classes of roles and radii become tokens (%#)', (said, statements, tokens) => {
  const found = saidTokens(statements, said).map(({ path, value }) => [path, value]);
  expect(Object.fromEntries(found)).toEqual(tokens);
});
