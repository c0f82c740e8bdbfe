import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Cursor } from '../../src/css/cursor.ts';
import { takeNumeric } from '../../src/css/math.ts';
import { LARGEST_NUMBER } from '../../src/css/scan.ts';
import { DEFAULT_LENGTHS } from '../../src/css/units.ts';

function evaluate(text: string) {
  const cursor = Cursor.over(text);
  const numeric = cursor && takeNumeric(cursor);
  if (!numeric || !cursor?.done) return null;
  return { kind: numeric.kind, ...numeric.evaluate(DEFAULT_LENGTHS) };
}

describe('math functions', () => {
  test.each([
    ['calc(50% - 8px)', 'length-percentage', -8, 50],
    ['calc(2 * (3 + 4))', 'number', 14, 0],
    ['calc(100% / 4)', 'percentage', 0, 25],
    ['calc(90deg + .25turn)', 'angle', 180, 0],
    ['calc(1s + 500ms)', 'time', 1.5, 0],
    ['calc(10px * 4px / 2px)', 'length', 20, 0],
    ['calc(100vw / 1px)', 'number', 1280, 0],
    ['tan(45deg)', 'number', 1, 0],
    ['atan2(1px, 1px)', 'angle', 45, 0],
    ['max(10%, 20%)', 'percentage', 0, 20],
    ['round(to-zero, -17px, 5px)', 'length', -15, 0],
    ['mod(-17px, 5px)', 'length', 3, 0],
    ['rem(-17px, 5px)', 'length', -2, 0],
    // As in Chromium, which has another largest number.
    ['round(down, -5px, infinity * 1px)', 'length', -LARGEST_NUMBER, 0],
    ['round(down, 5px, infinity * 1px)', 'length', 0, 0],
    ['round(up, 5px, infinity * 1px)', 'length', LARGEST_NUMBER, 0],
    ['round(up, -5px, infinity * 1px)', 'length', 0, 0],
    ['round(5px, infinity * 1px)', 'length', 0, 0],
    ['round(infinity * 1px, infinity * 1px)', 'length', 0, 0],
    ['round(infinity * 1px, 5px)', 'length', LARGEST_NUMBER, 0],
    ['round(down, -infinity * 1px, 5px)', 'length', -LARGEST_NUMBER, 0],
    ['round(5px, NaN * 1px)', 'length', 0, 0],
    ['mod(-5px, infinity * 1px)', 'length', 0, 0],
    ['mod(5px, infinity * 1px)', 'length', 5, 0],
    ['mod(-5px, -infinity * 1px)', 'length', -5, 0],
    ['mod(5px, -infinity * 1px)', 'length', 0, 0],
    ['rem(-5px, infinity * 1px)', 'length', -5, 0],
    ['mod(infinity * 1px, 5px)', 'length', 0, 0],
    ['mod(5px, 0px)', 'length', 0, 0],
    ['progress(15px, 10px, 20px)', 'number', 0.5, 0],
    ['calc(infinity)', 'number', LARGEST_NUMBER, 0],
    ['calc(-infinity * 1px)', 'length', -LARGEST_NUMBER, 0],
    ['calc(NaN * 1%)', 'percentage', 0, 0],
    ['calc(1 / infinity)', 'number', 0, 0],
    ['1e400px', 'length', LARGEST_NUMBER, 0],
  ] as const)('%s is a %s of %d and %d %%', (text, kind, value, percent) => {
    const result = evaluate(text);
    expect(result?.kind).toBe(kind);
    expect(result?.value).toBeCloseTo(value, 10);
    expect(result?.percent).toBeCloseTo(percent, 10);
  });

  test.each([
    'calc(1px+2px)',
    'calc(1px + 2)',
    'calc(1px * 2px)',
    'calc(1px 2px)',
    'calc()',
    'min()',
    'sqrt(4px)',
    'pow(2)',
    'round(1px, 2)',
    'clamp(1px, 2px)',
    'calc(1px + foo)',
    'calc(1s + 1px)',
    '-moz-calc(1px)',
  ])('%s has no type and is invalid', (text) => {
    expect(evaluate(text)).toBeNull();
  });

  test('min() and clamp() with percentages and lengths choose one argument for the assumed viewport', () => {
    expect(evaluate('min(100%, 600px)')).toMatchObject({ value: 600, percent: 0 });
    expect(evaluate('min(100%, 2000px)')).toMatchObject({ value: 0, percent: 100 });
    expect(evaluate('clamp(10px, 50% + 1px, 100%)')).toMatchObject({ value: 1, percent: 50 });
  });

  const whole = fc.integer({ min: -1000, max: 1000 });

  test('a sum is linear in its terms', () => {
    fc.assert(
      fc.property(whole, whole, whole, (a, b, factor) => {
        const sum = evaluate(`calc((${a}px + ${b}%) * ${factor})`);
        expect(sum?.value).toBeCloseTo(a * factor, 6);
        expect(sum?.percent).toBeCloseTo(b * factor, 6);
      }),
    );
  });

  test('clamp() stays within its bounds, and the lower bound wins', () => {
    fc.assert(
      fc.property(whole, whole, whole, (low, value, high) => {
        const result = evaluate(`clamp(${low}px, ${value}px, ${high}px)`)?.value;
        expect(result).toBe(Math.max(low, Math.min(value, high)));
      }),
    );
  });

  test('division by zero gives the largest number, or 0 for NaN', () => {
    expect(evaluate('calc(1px / 0)')?.value).toBe(LARGEST_NUMBER);
    expect(evaluate('calc(0px / 0)')?.value).toBe(0);
  });
});
