import * as fc from 'fast-check';
import { cpuTime } from '../cpu-time.ts';
import { expect, it } from 'vitest';
import { maxOf } from '../../src/limits/reading-limits.ts';
import { importedAddresses } from '../../src/page/import-rules.ts';

it.each<[string, string[]]>([
  ['', []],
  ['p{color:red}', []],
  ['@import "a.css";', ['a.css']],
  ["@import 'a.css' screen and (min-width: 1px);", ['a.css']],
  ['@import url(a.css);', ['a.css']],
  ['@import url( a.css );', ['a.css']],
  ['@IMPORT URL("a.css") layer(base) supports(display: grid);', ['a.css']],
  ['@import"a.css";@import"b.css"', ['a.css', 'b.css']],
  [
    '@import url(//fonts.example.com/css?family=A:400;700&b={x});p{}',
    ['//fonts.example.com/css?family=A:400;700&b={x}'],
  ],
  [
    '@import "//fonts.example.com/css2?family=A:wght@400;700"; @import "b";',
    ['//fonts.example.com/css2?family=A:wght@400;700', 'b'],
  ],
  ['\uFEFF@import "a.css";', []],
  ['@charset "utf-8";\n@import "a.css";', ['a.css']],
  ['@layer reset, base;@import "a.css" layer(reset);', ['a.css']],
  ['@layer base{p{}}@import "a.css";', []],
  ['p{}@import "a.css";', []],
  ['@media print{} @import "a.css";', []],
  ['@font-face{} @import "a.css";', []],
  ['/* @import "x.css"; */@import/**/"a.css"/*;*/;@import "b.css";', ['a.css', 'b.css']],
  ['<!-- @import "a.css"; -->@import "b.css";', ['a.css', 'b.css']],
  ['@import "a\\"b.css";', ['a"b.css']],
  ['@import "\\61 .css";', ['a.css']],
  ['@import url("a.css', ['a.css']],
  ['@import url(a.css', ['a.css']],
  ['@import "a.css', ['a.css']],
  ['@import a.css;@import "b.css";', ['b.css']],
  ['@import "";', []],
  ['@imported "x.css"; @import "a.css";', ['a.css']],
  ['@tailwind base; @theme { --a: 1 } @import "a.css";', ['a.css']],
  ['@import "a\\d800 b.css";', ['a\uFFFDb.css']],
  ['@import url(a\\)b.css) screen;', ['a)b.css']],
  ['@import url("a.css" );', ['a.css']],
  ['@import url(a b.css);@import "c.css";', ['c.css']],
  ['@import "a.css\n;@import "b.css";', ['b.css']],
  ['@import "a.css" {p{}} @import "b.css";', []],
  ['/* never closed @import "a.css";', []],
])('%s', (css, expected) => {
  expect(importedAddresses(css)).toEqual(expected);
});

it('ends in linear time on any text', () => {
  const piece = fc.constantFrom(
    '@import',
    '@layer',
    ' ',
    'url(',
    ')',
    '"',
    "'",
    '\\',
    ';',
    '{',
    '/*',
    '*/',
    '\n',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => void importedAddresses(pieces.join(''))),
  );
  for (const hostile of [
    '@import url(',
    '@import "',
    '/*',
    '@layer a;',
    '\\',
    '@import url( ',
    '<!--',
    '@import (',
  ]) {
    const css = hostile.repeat(Math.ceil(1_000_000 / hostile.length));
    expect(cpuTime(() => importedAddresses(css))).toBeLessThan(2000);
  }
});

it('ends at the limit of imports of one sheet', () => {
  const addresses = Array.from({ length: maxOf('importsOfSheet') + 10 }, (_, i) => `${i}.css`);
  const css = addresses.map((address) => `@import "${address}";`).join('');
  expect(importedAddresses(css)).toEqual(addresses.slice(0, maxOf('importsOfSheet')));
});
