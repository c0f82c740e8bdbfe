import { expect, it } from 'vitest';
import { entailedStatements } from '../../src/words/entailed-statements.ts';
import type { AxisStatement } from '../../src/words/understanding.ts';

const span = { start: 0, end: 5, text: 'black' };
const ground: AxisStatement = {
  kind: 'axis',
  axis: 'surface.ground',
  values: ['black', 'gray-dark'],
  span,
  polarity: 'for',
  degree: 1,
  confidence: 0.9,
};
const dark: AxisStatement = { ...ground, axis: 'surface.dark_mode', values: ['dark-first'] };

it('a dark ground makes a dark page', () => {
  expect(entailedStatements([ground])).toEqual([dark]);
});

it('nothing follows from a ground that may be light, or where the text says otherwise', () => {
  expect(entailedStatements([{ ...ground, values: ['black', 'white'] }])).toEqual([]);
  expect(entailedStatements([ground, { ...dark, values: ['custom-palette'] }])).toEqual([]);
});
