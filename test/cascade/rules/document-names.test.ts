import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DocumentNames } from '../../../src/cascade/rules/document-names.ts';
import { createMatchContext } from '../../../src/cascade/selectors/match-context.ts';
import { matches } from '../../../src/cascade/selectors/match.ts';
import { parseSelectorList } from '../../../src/cascade/selectors/parse-selector.ts';
import { parseDocument } from '../../../src/document/parse-document.ts';

const HTML = '<main id=top class="card wide"><a class=sm:w href=#>To</a><svg><linearGradient/></svg></main>';
const named = (html: string) => new DocumentNames(parseDocument(html));

describe('the names of a document', () => {
  test.each([
    ['.card a'],
    ['.missing, #top'],
    ['*'],
    ['MAIN > A::before'],
    ['linearGradient'],
    ['[class=missing]'],
    ['main:not(.missing)'],
    ['a:is(.missing, .lost)'], // arguments are left to the parser
    ['.sm\\:w'],
    ['.c\\61 rd'],
    ['.card/* .missing */ a'],
    ['*|a'],
    ['& .card'],
    ['.dark .missing'], // a switch of the page may add .dark
  ])('may match %s', (selector) => {
    expect(named(`<!doctype html>${HTML}`).mayMatch(selector)).toBe(true);
  });

  test.each([
    ['.missing'],
    ['.card .missing:hover'],
    ['table td, #other, ul > li'],
    ['.missing:is(a, .card) a'],
    ['.missing[data-a="x,y"]'],
    ['.Card'],
  ])('do not match %s', (selector) => {
    expect(named(`<!doctype html>${HTML}`).mayMatch(selector)).toBe(false);
  });

  test('have no case in quirks mode', () => {
    expect(named(HTML).mayMatch('.CARD #Top')).toBe(true);
  });

  const part = fc.constantFrom(
    'p',
    '.x',
    '.Y',
    '#i',
    '[k]',
    ':is(.x, b)',
    '*',
    'p:not(.y)',
    '.a\\:b',
    ':hover',
  );
  const selector = fc
    .array(fc.tuple(part, fc.constantFrom('', ' ', ' > ', ' + ', ', ')), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.map(([one, after], i) => (i < parts.length - 1 ? one + after : one)).join(''));
  const markup = fc
    .array(
      fc.constantFrom('<p id=i>', '<b class="y x">', '<i k class=a:b>', '</p>', '<div class=Y>', '</b>'),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join(''));

  test.each(['<!doctype html>', ''])('never rule out a selector that matches (doctype "%s")', (doctype) => {
    fc.assert(
      fc.property(selector, markup, (list, html) => {
        const document = parseDocument(doctype + html);
        const context = createMatchContext(document);
        context.states = ['hover'];
        const found = (parseSelectorList(list) ?? []).some((each) =>
          document.elements.some((element) => matches(each, element, context)),
        );
        expect(!found || new DocumentNames(document).mayMatch(list)).toBe(true);
      }),
    );
  });
});
