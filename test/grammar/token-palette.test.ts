import { describe, expect, it } from 'vitest';
import { parseHex, toHex } from '../../src/color/hex.ts';
import { NO_TOKENS, styleTokens } from '../../src/grammar/style-tokens.ts';
import { standIn, type ColorUse } from '../../src/grammar/token-palette.ts';

const TOKENS = styleTokens(
  Object.entries({
    background: '#ffffff',
    surface: '#f1f3f5',
    text: '#16181d',
    'text-muted': '#6b7280',
    border: '#d5d9e0',
    primary: '#1d4ed8',
    sun: '#f59e0b',
    danger: '#dc2626',
  }).map(([name, value]) => ({ path: `color.${name}`, value })),
);

function named(hex: string, use: ColorUse, tokens = TOKENS): string | null {
  const color = parseHex(hex.slice(1));
  const found = color === null ? null : standIn(color, use, tokens);
  return found && toHex(found);
}

describe('the token for a colour', () => {
  it.each([
    ['a grey fill is a surface, never a text colour', '#70747c', 'fill', '#f1f3f5'],
    ['a grey ink is a text colour', '#777777', 'ink', '#6b7280'],
    ['a grey line', '#cccccc', 'line', '#d5d9e0'],
    ['an accent of a similar hue', '#2b6cb0', 'ink', '#1d4ed8'],
    ['a warm accent for a warm colour', '#c2703d', 'fill', '#f59e0b'],
    ['none for a hue that is not there', '#16a34a', 'fill', null],
  ] as const)('%s', (_, hex, use, expected) => {
    expect(named(hex, use)).toBe(expected);
  });

  it('is the colour itself for a target without a palette', () => {
    expect(named('#16a34a', 'fill', NO_TOKENS)).toBe('#16a34a');
  });
});
