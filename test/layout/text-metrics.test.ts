import { describe, expect, it } from 'vitest';
import { INITIAL_STYLE } from '../../src/cascade/initial-style.ts';
import type { ComputedStyle } from '../../src/cascade/properties.ts';
import { fontOf, textWidth } from '../../src/layout/text-metrics.ts';

const styled = (changes: Partial<ComputedStyle>): ComputedStyle => ({ ...INITIAL_STYLE, ...changes });
const font = (family: string, size: number, weight = 400) =>
  fontOf(styled({ 'font-family': [family], 'font-size': size, 'font-weight': weight }));

describe('textWidth', () => {
  // Widths from canvas measureText in Chromium with the metric-compatible Liberation fonts.
  it.each([
    ['The quick brown fox', 'arial', 100, 400, 894.87],
    ['The quick brown fox', 'arial', 16, 700, 155.56],
    ['Hamburgefonstiv 123', 'times new roman', 20, 400, 174.61],
    ['Hamburgefonstiv 123', 'times new roman', 20, 700, 185],
    ['monospaced text', 'courier new', 14, 400, 126.02],
    ['naïve café', 'arial', 16, 400, 73.83],
  ])('measures "%s" in %s %d px, weight %d', (text, family, size, weight, width) => {
    expect(Math.abs(textWidth(text, font(family, size, weight)) / width - 1)).toBeLessThan(0.015); // kerning is ignored
  });

  it('counts letter spacing after every character, and the width of capitals', () => {
    const plain = font('arial', 10);
    const spaced = fontOf(styled({ 'font-family': ['arial'], 'font-size': 10, 'letter-spacing': 2 }));
    const upper = fontOf(
      styled({ 'font-family': ['arial'], 'font-size': 10, 'text-transform': 'uppercase' }),
    );
    expect(textWidth('abcd', spaced)).toBeCloseTo(textWidth('abcd', plain) + 8);
    expect(textWidth('abcd', upper)).toBeCloseTo(textWidth('ABCD', plain));
  });

  it.each([
    ['日本', 20],
    ['\u200b\u00ad\u0301', 0],
    ['🇩🇪', 12.5],
    ['🎉', 12.5],
  ])('uses a specific width for %s', (text, width) => {
    expect(textWidth(text, font('arial', 10))).toBeCloseTo(width);
  });
});

describe('fontOf', () => {
  it('uses the first known family, or Times if none is known', () => {
    const list = (families: string[]) => fontOf(styled({ 'font-family': families, 'font-size': 16 })).scale;
    expect(list(['brand sans', 'arial', 'inter'])).toBe(list(['arial']));
    expect(fontOf(styled({ 'font-family': ['brand sans'] })).advances).toBe(font('times', 16).advances);
  });

  it('rounds ascent, descent and line gap separately, like Chromium', () => {
    expect(font('arial', 16)).toMatchObject({ ascent: 14, descent: 3, lineHeight: 18 });
    expect(font('times', 20)).toMatchObject({ ascent: 18, descent: 4, lineHeight: 23 });
  });
});
