import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scopeOf, substituteVariables } from '../../src/cascade/custom-properties.ts';
import { fitsSyntax } from '../../src/cascade/registered-syntax.ts';

const scope = (own: Record<string, string>, parent: Record<string, string> = {}) =>
  scopeOf(new Map(Object.entries(own)), scopeOf(new Map(Object.entries(parent)), null, new Map()), new Map());

describe('substituteVariables', () => {
  test.each<[string, Record<string, string>, string | null]>([
    ['1px solid', {}, '1px solid'],
    ['var(--a)', { '--a': 'x' }, 'x'],
    ['calc(var(--a) * 2)', { '--a': '3px' }, 'calc(3px * 2)'],
    ['var(--a, y)', {}, 'y'],
    ['var(--a, var(--b, z))', {}, 'z'],
    ['var(--a,)', {}, ''],
    ['var(--a)', {}, null],
    ['"var(--a)" url(var(--a))', {}, '"var(--a)" url(var(--a))'],
    ['var(--a)px', { '--a': '3' }, '3 px'],
    ['var(--a)var(--b)', { '--a': '1', '--b': '2' }, '1 2'],
    ['var(--a, f(1, 2), 3)', {}, 'f(1, 2), 3'],
    ['xvar(--a)', { '--a': '1' }, 'xvar(--a)'],
  ])('%s with %j is %j', (text, own, expected) => {
    expect(substituteVariables(text, scope(own))).toBe(expected);
  });

  test('properties in a cycle are invalid, and references to the cycle use their fallback', () => {
    const ring = scope({
      '--a': 'var(--b, 1)',
      '--b': 'var(--c, 2)',
      '--c': 'var(--a, 3)',
      '--d': 'var(--a, 4)',
    });
    expect(['--a', '--b', '--c', '--d'].map((name) => substituteVariables(`var(${name}, no)`, ring))).toEqual(
      ['no', 'no', 'no', '4'],
    );
  });

  test('var() is substituted on the element that declares the property', () => {
    expect(substituteVariables('var(--b)', scope({ '--a': '2' }, { '--a': '1', '--b': 'var(--a)' }))).toBe(
      '1',
    );
  });

  test('substitution is bounded in length and always ends', () => {
    const name = fc.integer({ min: 0, max: 6 }).map((number) => `--v${number}`);
    const value = fc.array(
      fc.oneof(
        fc.constant('x'),
        name.map((one) => `var(${one})`),
        name.map((one) => `var(${one}, y)`),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(
        fc.dictionary(
          name,
          value.map((parts) => parts.join(' ')),
        ),
        (own) => {
          const text = substituteVariables('var(--v0, z) var(--v1, z)', scope(own)) ?? '';
          expect(text.length).toBeLessThan(200_000);
          expect(text).not.toContain('var(');
        },
      ),
    );
  });
});

describe('fitsSyntax', () => {
  test.each([
    ['8px', '<length>', true],
    ['8', '<length>', false],
    ['red', '<length>', false],
    ['calc(1px + 1em)', '<length>', true],
    ['1px 2px', '<length>+', true],
    ['1px, 2px', '<length>#', true],
    ['50%', '<length> | <percentage>', true],
    ['big', 'small | big', true],
    ['anything at all', '*', true],
    ['oklch(50% 0 0)', '<color>', true],
  ])('%s as %s: %s', (value, syntax, expected) => {
    expect(fitsSyntax(value, syntax)).toBe(expected);
  });
});
