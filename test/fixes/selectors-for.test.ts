import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRules } from '../../src/cascade/match-rules.ts';
import { ruleSetOf } from '../../src/cascade/rules/rule-set-of.ts';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { selectorFinder } from '../../src/fixes/selectors-for.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { createWorkBudget } from '../../src/limits/work-budget.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

/** Elements that are meant have the attribute `m`. */
const CASES = [
  ['all of a type', '<h2 m>a</h2><h2 m>b</h2><p>c</p>', ['h2']],
  ['a class, where the type is too wide', '<p class="x" m>a</p><p class="x y" m>b</p><p>c</p>', ['.x']],
  ['type and class', '<p class="x" m>a</p><div class="x">b</div><p>c</p>', ['p.x']],
  ['two classes', '<p class="x y" m>a</p><p class="x">b</p><p class="y">c</p>', ['.x.y']],
  ['an id', '<p id="one" m>a</p><p>b</p>', ['#one']],
  ['a form control by its type', '<input type="text" m><input type="submit">', ['input[type=text]']],
  ['the ancestor that tells', '<div class="hero"><p m>a</p></div><p>b</p>', ['.hero p']],
  ['an element of the page', '<header><a m>a</a></header><a>b</a>', ['header a']],
  ['the place among siblings', '<div><p>a</p><p m>b</p></div>', ['div > p:nth-of-type(2)']],
  [
    'the place below the nearest name',
    '<div><ul class="x"><li>a<li m>b</ul></div><ul><li>c<li>d</ul>',
    ['.x > li:nth-of-type(2)'],
  ],
  ['a column', '<table><tr><td>a<td m>b<tr><td>c<td m>d</table>', ['td:last-of-type']],
  ['a list in a list', '<ul><li>a<ul><li m>b<li m>c</ul><li>d</ul>', ['li li']],
  ['children', '<nav><a m>a</a><a m>b</a><p><a>c</a></nav>', ['nav > a']],
  ['several, where one does not do', '<h1 m>a</h1><p class="x" m>b</p><p>c</p>', ['h1', '.x']],
  ['names that need escapes', '<p class="md:w-1/2" m>a</p><p>b</p>', [String.raw`.md\:w-1\/2`]],
  ['what is chosen', '<nav><a aria-current=page m>a</a><a>b</a></nav>', ['a[aria-current=page]']],
  ['what is not', '<nav><a aria-current=page>a</a><a m>b</a></nav>', ['a:not([aria-current=page])']],
  ['tabs that are not', '<p class="t on">a</p><p class="t" m>b</p><p>c</p>', ['.t:not(.on)']],
  ['a chosen item', '<ul><li><a class="active">a</a><li><a m>b</a></ul>', ['a:not(.active)']],
  [
    'a label by its choice',
    '<label m><input type=radio checked>a</label><label><input type=radio>b</label>',
    ['label:has(:checked)'],
  ],
  [
    'a place for as long as it is not chosen',
    '<nav><a class="on">a</a><a m>b</a><a>c</a></nav>',
    ['nav > a:nth-of-type(2):not(.on)'],
  ],
  ['a type beside one that is not rendered', '<p m>a</p><p hidden>b</p>', ['p']],
] as const;

describe('selectors for elements', () => {
  it.each(CASES)('name %s', (_, html, selectors) => {
    expect(found(html).selectors).toEqual(selectors);
  });

  it('name many elements before single ones, where there are more than a rule has', () => {
    const single = Array.from({ length: 20 }, (_, at) => `<p class="c${at}" m>a</p>`).join('');
    const html = `<nav>${'<a m>b</a>'.repeat(9)}</nav>${single}<main><p>c</p><a>d</a></main>`;
    const page = placeBoxes(
      styleDocument(pageFromHtml({ html })),
      pageFromHtml({ html }),
      createWorkBudget(),
    );
    const meant = page.elements.filter(({ attributes }) => 'm' in attributes).map(({ index }) => index);
    expect(selectorFinder(page)(meant)[0]).toBe('nav a');
  });

  it('match what is meant and nothing else that is rendered', () => {
    const node = fc.record({
      tag: fc.constantFrom('p', 'div', 'h2', 'span', 'section'),
      classes: fc.subarray(['a', 'b', '2x', 'm:c']),
      id: fc.option(fc.constantFrom('i', 'j')),
      meant: fc.boolean(),
      /** Elements to close after it. */
      closes: fc.nat({ max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 12 }), (nodes) => {
        const { selectors, meant, page } = found(markup(nodes));
        const last = { css: `${selectors.join(', ')} { order: 1 }`, href: null, media: '' };
        const styled = { ...page, sheets: [last] };
        const { matched } = matchRules(page.document, ruleSetOf(styled).rules, createWorkBudget());
        const hit = matched.flatMap(({ element }, index) =>
          element.some(({ origin }) => origin === 'author') ? [index] : [],
        );
        expect(selectors.length === 0 ? [] : hit).toEqual(meant);
      }),
      { numRuns: 60 },
    );
  });
});

interface Node {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly id: string | null;
  readonly meant: boolean;
  readonly closes: number;
}

function markup(nodes: readonly Node[]): string {
  const open: string[] = [];
  const parts = nodes.map(({ tag, classes, id, meant, closes }) => {
    const named = classes.length > 0 ? ` class="${classes.join(' ')}"` : '';
    open.push(tag);
    const ends = open.splice(Math.max(0, open.length - closes)).toReversed();
    return `<${tag}${named}${id === null ? '' : ` id=${id}`}${meant ? ' m' : ''}>t${ends.map((name) => `</${name}>`).join('')}`;
  });
  return (
    parts.join('') +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}

function found(body: string) {
  const page = pageFromHtml({ html: `<!doctype html><body>${body}</body>` });
  const styled = placeBoxes(styleDocument(page));
  const meant = styled.elements
    .filter(({ attributes }) => attributes['m'] !== undefined)
    .map(({ index }) => index);
  return { page, meant, selectors: selectorFinder(styled)(meant) };
}
