import fc from 'fast-check';
import { cpuTime } from '../cpu-time.ts';
import { describe, expect, test } from 'vitest';
import { computeStyle } from '../../src/cascade/compute.ts';
import { PROPERTIES } from '../../src/cascade/properties.ts';
import { expandDeclaration, longhandsOf } from '../../src/cascade/shorthands.ts';
import { SHORTHANDS } from '../../src/cascade/shorthands/index.ts';
import { MEDIA_CONTEXT } from './values/spelled-style.ts';
import { sweep } from '../sample.ts';

describe('expandDeclaration', () => {
  test('gives each side its source text', () => {
    expect(expandDeclaration('margin', '1em calc( 2px + 1% )')).toEqual([
      ['margin-top', '1em'],
      ['margin-right', 'calc( 2px + 1% )'],
      ['margin-bottom', '1em'],
      ['margin-left', 'calc( 2px + 1% )'],
    ]);
  });

  test('flow-relative properties are kept for the computation', () => {
    expect(expandDeclaration('padding-inline', '1px 2px')).toEqual([
      ['padding-inline-start', '1px'],
      ['padding-inline-end', '2px'],
    ]);
  });

  test.each([
    ['-webkit-flex', '1', 'flex-grow'],
    ['-webkit-margin-start', '1px', 'margin-inline-start'],
    ['-webkit-logical-width', '1px', 'inline-size'],
    ['grid-row-gap', '1px', 'row-gap'],
  ])('%s is a legacy alias', (property, value, longhand) => {
    expect(expandDeclaration(property, value)?.[0]?.[0]).toBe(longhand);
  });

  test.each([
    ['-moz-border-radius', '1px'],
    ['*zoom', '1'],
    ['hyphens', 'auto'],
    ['--x', '1'],
  ])('%s is not tracked, but not invalid', (property, value) => {
    expect(expandDeclaration(property, value)).toEqual([]);
  });

  test.each([
    ['display', '-ms-flexbox'],
    ['width', '100px\\9'],
    ['filter', 'alpha(opacity=50)'],
    ['color', 'red blue'],
    ['color', ''],
    ['margin', '1px 2px 3px 4px 5px'],
    ['margin', '1px, 2px'],
    ['border', '1px 2px'],
    ['all', 'red'],
    ['font', '12px'],
    ['transition', 'a b 1s'],
    ['animation', '1s 2s 3s'],
    ['width', 'calc('],
  ])('%s: %s is invalid and keeps an earlier declaration', (property, value) => {
    expect(expandDeclaration(property, value)).toBeNull();
  });

  test.each(['inherit', 'initial', 'unset', 'revert', 'revert-layer', 'REVERT'])(
    '%s passes to every longhand',
    (keyword) => {
      expect(expandDeclaration('border', keyword)).toEqual(
        longhandsOf('border').map((longhand) => [longhand, keyword.toLowerCase()]),
      );
    },
  );

  test('an unknown env() uses its fallback, or makes the value unset', () => {
    expect(expandDeclaration('width', 'env(x, 3px)')).toEqual([['width', ' 3px']]);
    expect(expandDeclaration('gap', 'env(x)')).toEqual([
      ['row-gap', 'unset'],
      ['column-gap', 'unset'],
    ]);
  });

  test('values with thousands of parts are parsed in linear time', () => {
    const value = Array.from({ length: 20_000 }, () => '1px 1px red').join(',');
    const spent = cpuTime(() => expect(expandDeclaration('box-shadow', value)).not.toBeNull());
    expect(spent).toBeLessThan(2000);
  });
});

describe('longhandsOf', () => {
  test('lists the longhands of a declaration with var()', () => {
    expect(longhandsOf('gap')).toEqual(['row-gap', 'column-gap']);
    expect(longhandsOf('margin-inline-start')).toEqual(['margin-inline-start']);
    expect(longhandsOf('-webkit-transform')).toEqual(['transform']);
    expect(longhandsOf('hyphens')).toEqual([]);
  });

  test('every tracked property can be declared', () => {
    for (const name of Object.keys(PROPERTIES)) expect(longhandsOf(name)).not.toEqual([]);
  });
});

/** Tokens of many value grammars, so that some combinations are valid. */
const WORDS = (
  '0 1 1px 2em 50% -1px auto none red #fff currentcolor solid dashed thin bold italic serif , / ( ) url(x) ' +
  'linear-gradient(red,blue) calc(1px) 1s ease row column wrap start center span "a" [x] 1fr repeat(2,1fr) ' +
  'flex grid block inline fixed no-repeat left top cover text underline inherit dense auto-flow infinite'
).split(' ');

const values = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '));

test('after the areas of a row, only a track size is valid', () => {
  expect(expandDeclaration('grid-template', '"a" underline')).toBeNull();
  expect(expandDeclaration('grid-template', '"a" 1fr')).not.toBeNull();
});

test('a valid shorthand sets all its longhands to valid values', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SHORTHANDS.keys()), values, (property, value) => {
      const pairs = expandDeclaration(property, value);
      if (pairs === null) return;
      expect(pairs.map(([name]) => name)).toEqual(longhandsOf(property));
      for (const [name, text] of pairs)
        expect([name, text, expandDeclaration(name, text)]).not.toContain(null);
    }),
    { numRuns: sweep(1000, 3000) },
  );
});

test('computing any declaration never throws', () => {
  const names = [...SHORTHANDS.keys(), ...Object.keys(PROPERTIES)];
  fc.assert(
    fc.property(fc.constantFrom(...names), values, (property, value) => {
      const style = computeStyle(new Map(expandDeclaration(property, value)), null, MEDIA_CONTEXT);
      expect(Object.keys(style.style)).toHaveLength(Object.keys(PROPERTIES).length);
    }),
    { numRuns: sweep(700, 2000) },
  );
});
