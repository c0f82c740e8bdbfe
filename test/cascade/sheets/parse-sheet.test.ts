import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDeclarations, parseSheet } from '../../../src/cascade/sheets/parse-sheet.ts';
import type { Declaration, Rule } from '../../../src/cascade/sheets/rule.ts';

function outline(rules: readonly Rule[]): string {
  return rules.map((rule) => outlineRule(rule)).join(' ');
}

function outlineRule(rule: Rule): string {
  if (rule.kind === 'declarations') return `+${declarations(rule.declarations)}`;
  const inside = [declarations(rule.declarations), outline(rule.rules)]
    .filter((part) => part !== '')
    .join(' ');
  if (rule.kind === 'style') return `${rule.selector}{${inside}}`;
  return rule.block ? `@${rule.name}(${rule.prelude}){${inside}}` : `@${rule.name}(${rule.prelude});`;
}

function declarations(list: readonly Declaration[]): string {
  return list
    .map(({ property, value, important }) => `${property}=${value}${important ? '!' : ''}`)
    .join(',');
}

describe('parseSheet', () => {
  test.each([
    ['a{color:red;width:1px}', 'a{color=red,width=1px}'],
    ['a { COLOR : Red !important }', 'a{color=Red!}'],
    ['a{--X: a b ; --e:;}', 'a{--X=a b,--e=}'],
    ['a{--x:{b:c;d};color:red}', 'a{--x={b:c;d},color=red}'],
    ['@media x{a{b:c}}', '@media(x){a{b=c}}'],
    ['@import url(a;b.css) x; a{b:c}', '@import(url(a;b.css) x); a{b=c}'],
    ['a{b:c; d{e:f} g:h}', 'a{b=c d{e=f} +g=h}'],
    ['a{&:hover{b:c}}', 'a{&:hover{b=c}}'],
    ['a{b:url(x;y})}', 'a{b=url(x;y})}'],
    ['a{b:"x;}y"}', 'a{b="x;}y"}'],
    ['a{b:f(1;2}3);c:d}', 'a{b=f(1;2}3),c=d}'],
    ['a{b:c', 'a{b=c}'],
    ['a{b:f(c', 'a{b=f(c}'],
    ['} a{b:c} d{e:f}', '} a{b=c} d{e=f}'],
    ['a{};b{c:d}', 'a{} ;b{c=d}'],
    ['a/**/.b{c/*x*/:d/*y*/e}', 'a.b{c=d e}'],
    ['<!--a{b:c}-->', 'a{b=c}'],
    ['@font-face{font-family:x;src:url(y)}', '@font-face(){font-family=x,src=url(y)}'],
    ['@keyframes k{from{a:b}50%{c:d}}', '@keyframes(k){from{a=b} 50%{c=d}}'],
    ['a{b:c\n!\nIMPORTANT}', 'a{b=c!}'],
    ['a{"x":y;:z;b}', 'a{"x"=y}'],
  ])('%s', (css, expected) => {
    expect(outline(parseSheet(css))).toBe(expected);
  });

  test('a style attribute may hold stray braces', () => {
    expect(declarations(parseDeclarations('color:red;}width:1px'))).toBe('color=red,width=1px');
  });

  test('parsing any text ends, and rules around a closed block are kept', () => {
    const piece = fc.constantFrom(
      'a',
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      '"',
      "'",
      '\\',
      '/*',
      '*/',
      ';',
      ':',
      '@x',
      'url(',
      '!',
      '\n',
      '--y',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const css = pieces.join('');
        parseDeclarations(css);
        expect(outline(parseSheet(`p{q:r}\n${css}`))).toMatch(/^p\{q=r\}/);
      }),
    );
  });
});
