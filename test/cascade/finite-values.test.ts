import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROPERTIES, type ComputedStyle } from '../../src/cascade/properties.ts';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { sweep } from '../sample.ts';

const NUMBERS = ['1e18', '-1e308', '1e400', '-1e400', '0', '1', '33554432', '1e-320'];
const WORDS = ['infinity', '-infinity', 'NaN', '1e308', '0', '-1'];
const UNITS = ['', 'px', 'em', 'rem', 'lh', 'vw', '%', 'deg', 'turn', 's', 'ms', 'fr', 'dppx'];

const literal = fc.tuple(fc.constantFrom(...NUMBERS), fc.constantFrom(...UNITS)).map(([n, u]) => n + u);
const calculated = fc
  .tuple(fc.constantFrom(...WORDS), fc.constantFrom('*', '/'), fc.constantFrom(...WORDS), literal)
  .map(([a, operator, b, unit]) => `calc(${a} ${operator} ${b} * ${unit === '' ? '1' : unit})`);
const mixed = fc.tuple(literal, literal).map(([a, b]) => `calc(${a} + ${b})`);
const functional = fc
  .tuple(
    fc.constantFrom(
      'rgb(X X X / X)',
      'hsl(X X X / X)',
      'oklch(X X X / X)',
      'lab(X X X)',
      'color(srgb X X X)',
      'color-mix(in oklch, red X, oklch(X X X))',
      'oklch(from red calc(l * X) c h)',
      'translate(X, X)',
      'rotate(X)',
      'scale(X)',
      'matrix(X, X, X, X, X, X)',
      'blur(X)',
      'linear-gradient(X, red X, blue X)',
      'radial-gradient(X at X X, red X, blue)',
      'cubic-bezier(X, X, X, X)',
      'steps(X)',
      'X X X X red',
      'X X',
      'X / X',
      'span X',
      'repeat(X, X)',
      'minmax(X, X)',
      'drop-shadow(X X X red)',
      'polygon(X X, X X, X X)',
      'inset(X round X)',
      'left X top X',
      'oblique X',
      'hypot(X, X)',
      'round(X, X)',
      'mod(X, X)',
      'clamp(X, X, X)',
      'pow(X, X)',
    ),
    fc.array(fc.oneof(literal, calculated), { minLength: 6, maxLength: 6 }),
  )
  .map(([form, values]) => {
    let at = 0;
    return form.replaceAll('X', () => values[at++ % values.length] ?? '0');
  });
const hostile = fc.oneof(literal, calculated, mixed, functional);
const longhand = fc.constantFrom(...Object.keys(PROPERTIES));
const declarations = fc.array(
  fc.tuple(longhand, hostile).map(([name, value]) => `${name}: ${value}`),
  { minLength: 1, maxLength: 6 },
);

/** Infinity is a valid value of this property: `infinite` animations. */
const COUNTS = 'animation-iteration-count';

function notFinite(style: ComputedStyle): string[] {
  return Object.entries(style).flatMap(([name, value]) => {
    const text = JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'number' && !Number.isFinite(part) ? String(part) : part,
    );
    return name !== COUNTS && /NaN|Infinity/.test(text) ? [`${name}: ${text}`] : [];
  });
}

function computed(...styles: readonly string[]): ComputedStyle[] {
  const css = styles.map((style, i) => `.e${i} { ${style} }`).join('\n');
  const html = styles.map((_, i) => `<div class=e${i}>`).join('');
  const { elements } = styleDocument(pageFromHtml({ html: `<!doctype html>${html}`, css }));
  return elements.filter(({ tag }) => tag === 'div').map(({ style }) => style);
}

describe('every computed number is finite', () => {
  test('for any declarations of an element and its ancestors', () => {
    fc.assert(
      fc.property(fc.array(declarations, { minLength: 2, maxLength: 4 }), (levels) => {
        expect(computed(...levels.map((level) => level.join('; '))).flatMap(notFinite)).toEqual([]);
      }),
      { numRuns: sweep(150, 600) },
    );
  });

  test.each(Object.keys(PROPERTIES))('%s', (property) => {
    for (const value of ['1e18px', '-1e308px', 'calc(infinity * 1px)', 'calc(-infinity)', 'calc(NaN * 1px)'])
      expect(computed(`${property}: ${value}`).flatMap(notFinite), value).toEqual([]);
  });
});
