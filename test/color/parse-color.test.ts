import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHex } from '../../src/color/hex.ts';
import { parseColor } from '../../src/color/parse-color.ts';

const CONTEXT = { scheme: 'light', current: { r: 10, g: 200, b: 30, a: 1 } } as const;

/** The colour Chromium paints, within 1/255 per channel; null if Chromium refuses the value. */
const CASES: readonly (readonly [text: string, hex: string | null])[] = [
  ['#abc', '#aabbcc'],
  ['#abcd', '#aabbccdd'],
  ['#a1b2c3', '#a1b2c3'],
  ['#a1b2c380', '#a1b2c380'],
  ['#abcde', null],
  ['#xyz', null],
  ['RebeccaPurple', '#663399'],
  ['transparent', '#00000000'],
  ['currentcolor', '#0ac81e'],
  ['canvas', '#ffffff'],
  ['LinkText', '#0000ee'],
  ['nocolor', null],
  ['rgb(1, 2, 3)', '#010203'],
  ['rgba(1 2 3 / 50%)', '#01020380'],
  ['rgb(1, 2, 3, .5)', '#01020380'],
  ['rgb(10% 20% 30%)', '#1a334d'],
  ['rgb(10%, 20, 30)', null],
  ['rgb(10% 20 30)', '#1a141e'],
  ['rgb(1, 2 3)', null],
  ['rgb(1 2 3 4)', null],
  ['rgb(none 2 3)', '#000203'],
  ['rgb(1, none, 3)', null],
  ['rgb(300 -20 0)', '#ff0000'],
  ['rgb(10.6 0 0)', '#0b0000'],
  ['rgb(calc(1 + 1) 2 3)', '#020203'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(120 100 25)', '#008000'],
  ['hsl(.5turn 100% 50%)', '#00ffff'],
  ['hsl(120, 50, 50)', null],
  ['hwb(120 10% 10%)', '#1ae61a'],
  ['hwb(10 80% 80%)', '#808080'],
  ['hwb(120, 10%, 10%)', null],
  ['lab(50 40 -20)', '#ab5a9a'],
  ['lab(50% 20% 20%)', '#a6664e'],
  ['lch(50 30 120deg)', '#697e49'],
  ['oklab(.7 -.1 .1)', '#77b253'],
  ['oklch(70% .15 200)', '#00b9c3'],
  ['oklch(.7 none none)', '#9e9e9e'],
  ['color(srgb 1 .5 0)', '#ff8000'],
  ['color(display-p3 1 .5 0)', '#ff7600'],
  ['color(xyz .2 .3 .4)', '#00a7a4'],
  ['color(rec2020 .2 .3 .4 / 50%)', '#245e7680'],
  ['color(foo 1 1 1)', null],
  ['color-mix(in srgb, red, blue)', '#800080'],
  ['color-mix(in srgb, red 20%, blue 30%)', '#66009980'],
  ['color-mix(in oklab, currentcolor 25%, white)', '#d2f3cf'],
  ['color-mix(in oklch, red, blue)', '#ba00c2'],
  ['color-mix(in oklch longer hue, red, blue)', '#009300'],
  ['color-mix(in hsl, white, blue)', '#9f9fdf'],
  ['color-mix(in oklch, #888, oklch(.5 .1 90))', '#817553'],
  ['color-mix(in srgb, transparent 30%, red)', '#ff0000b3'],
  ['color-mix(in srgb, red 0%, blue 0%)', '#80008000'],
  ['color-mix(in srgb, red 120%, blue)', null],
  ['color-mix(red, blue)', '#8c53a2'],
  ['color-mix(in srgb longer hue, red, blue)', null],
  ['rgb(from #123456 r g b / 50%)', '#12345680'],
  ['rgb(from red calc(r / 2) g 100)', '#800064'],
  ['oklch(from blue calc(l + .1) c h)', '#0448ff'],
  ['hsl(from red calc(h + 120) s l)', '#00ff00'],
  ['rgb(from currentcolor b g r)', '#1ec80a'],
  ['color(from red display-p3 r g b)', '#ff0000'],
  ['light-dark(red, blue)', '#ff0000'],
  ['contrast-color(#333)', '#ffffff'],
  ['alpha(from red / .5)', '#ff000080'],
  ['rgb(from red r g)', null],
];

describe('parsing colours', () => {
  test.each(CASES)('%s is parsed as %s', (text, expected) => {
    const color = parseColor(text);
    expect(color && toHex(color.resolve(CONTEXT))).toBe(expected);
  });

  test('light-dark() and system colours depend on the colour scheme', () => {
    const dark = { ...CONTEXT, scheme: 'dark' } as const;
    expect(parseColor('light-dark(red, blue)')?.resolve(dark)).toEqual({ r: 0, g: 0, b: 255, a: 1 });
    expect(parseColor('canvas')?.resolve(dark)).toEqual({ r: 18, g: 18, b: 18, a: 1 });
  });

  test('only values that contain currentcolor depend on the current colour', () => {
    expect(parseColor('color-mix(in srgb, currentcolor, red)')?.usesCurrent).toBe(true);
    expect(parseColor('light-dark(red, currentcolor)')?.usesCurrent).toBe(true);
    expect(parseColor('color-mix(in srgb, canvas, red)')?.usesCurrent).toBe(false);
  });

  test('any hex colour is parsed and serialised unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (packed) => {
        const hex = `#${packed.toString(16).padStart(6, '0')}`;
        const color = parseColor(hex);
        expect(color && toHex(color.resolve(CONTEXT))).toBe(hex);
      }),
    );
  });

  test('mixing a colour with itself returns the same colour', () => {
    const spaces = ['srgb', 'srgb-linear', 'hsl', 'hwb', 'lab', 'oklab', 'xyz', 'display-p3'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(...spaces), (packed, space) => {
        const hex = `#${packed.toString(16).padStart(6, '0')}`;
        const mixed = parseColor(`color-mix(in ${space}, ${hex}, ${hex} 30%)`);
        expect(mixed && toHex(mixed.resolve(CONTEXT))).toBe(hex);
      }),
    );
  });

  test('parsing never throws on any text', () => {
    const words = fc.constantFrom(
      'rgb(',
      'color-mix(',
      'in',
      'oklch',
      'from',
      'red',
      '1',
      '50%',
      '/',
      ',',
      ')',
      'none',
      'h',
    );
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        parseColor(parts.join(' '))?.resolve(CONTEXT);
      }),
    );
  });
});
