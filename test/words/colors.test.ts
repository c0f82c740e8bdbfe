import { describe, expect, it } from 'vitest';
import { readColors } from '../../src/words/read-colors.ts';

const colors = (text: string) =>
  readColors(text, []).statements.map(({ span, polarity }) => `${polarity} ${span.text}`);

describe('a colour is read', () => {
  it.each([
    ['Greens and browns, muted', ['for Greens', 'for browns']],
    ['greenish cards', ['for greenish']],
    ['no reds', ['against reds']],
    ['a blues band that sells oranges', []],
  ])('in %j as %j', (text, expected) => {
    expect(colors(text)).toEqual(expected);
  });
});
