import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeStyles, styleResolver } from '../../src/cascade/computed-styles.ts';
import { matchRules } from '../../src/cascade/match-rules.ts';
import { ruleSetOf } from '../../src/cascade/rules/rule-set-of.ts';
import type { ResolvedStyle } from '../../src/cascade/style-resolver.ts';
import type { DocElement } from '../../src/document/document.ts';
import { createWorkBudget } from '../../src/limits/work-budget.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import type { Page } from '../../src/page/page.ts';

const BODY = `<main><section class=a><p>One <b>bold</b></p><ul><li>item</ul></section>
<section class=b><p>Two <b>bold</b></p><ul><li>item</ul></section>
<table class=a><tr><th>Head<td>Cell</table><table class=b><tr><th>Head<td>Cell</table></main>`;

describe('styles that elements share', () => {
  it('is one for children of parents that differ in what is not inherited', () => {
    const [one, other] = stylesOf(page('.a { background: red; padding: 9px }'), 'p');
    expect(one).toBe(other);
  });

  it.each([
    ['an inherited property', '.a { color: red }'],
    ['a font size', '.a { font-size: 30px } p { padding: 1em }'],
    ['a line height', '.a { line-height: 2 } p { padding: 1lh }'],
    ['the kind of its box', '.a { display: flex } p { display: inline }'],
    ['a custom property', '.a { --gap: 9px } p { padding: var(--gap, 0px) }'],
    ['half of white-space', '.a { text-wrap-mode: nowrap }'],
    ['a value that it copies', '.a { padding: 9px } p { padding: inherit }'],
    ['a value that a fallback copies', '.a { padding: 9px } p { padding: var(--none, inherit) }'],
    [
      'a colour scheme',
      '.a { color-scheme: dark } :root { color-scheme: light dark } p { color: CanvasText }',
    ],
  ])('are two where parents differ in %s', (_, css) => {
    const [one, other] = stylesOf(page(css), 'p');
    expect(one?.computed.style).not.toEqual(other?.computed.style);
  });

  it('are those that each element has by itself, for any rules', () => {
    const selector = fc.constantFrom(
      '.a',
      '.b',
      'main',
      'p',
      'b',
      'li',
      '.a p',
      '.b > ul',
      'th',
      'section',
      '*',
    );
    const declaration = fc.constantFrom(
      'color: #abc',
      'background: red',
      'padding: 1em 2px',
      'padding: inherit',
      'border: 2px solid',
      'border: inherit',
      'border-color: var(--none, inherit)',
      'font-size: 1.5em',
      'font: italic 12px/2 serif',
      'display: flex',
      'display: contents',
      'display: inherit',
      '--gap: 3px',
      '--gap: inherit',
      'padding: var(--gap)',
      'text-align: end',
      'text-align: match-parent',
      'white-space-collapse: preserve',
      'text-shadow: 1px 1px currentcolor',
      '-webkit-text-fill-color: currentcolor',
      'color-scheme: dark',
      'all: unset',
      'direction: rtl',
    );
    const rule = fc
      .tuple(selector, fc.array(declaration, { minLength: 1, maxLength: 3 }))
      .map(([text, list]) => `${text} { ${list.join('; ')} }`);
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 6 }), (rules) => {
        const styled = page(rules.join('\n'));
        const { styles, alone } = bothOf(styled);
        for (const { index } of styled.document.elements) expect(styles[index]).toEqual(alone(index));
      }),
      { numRuns: 60 },
    );
  });
});

function page(css: string): Page {
  return pageFromHtml({ html: `<!doctype html><style>${css}</style>${BODY}` });
}

function stylesOf(styled: Page, tag: string): ResolvedStyle[] {
  const { styles } = cascadeOf(styled);
  return styled.document.elements.flatMap((element) => {
    const style = styles[element.index];
    return element.tag === tag && style !== undefined ? [style] : [];
  });
}

function cascadeOf(styled: Page) {
  const { document } = styled;
  const work = createWorkBudget();
  const rules = ruleSetOf(styled, work);
  const { matched } = matchRules(document, rules.rules, work);
  const resolver = () => styleResolver(document, rules, 'light', work);
  return { matched, resolver, styles: computeStyles(document, matched, resolver()).elements };
}

/** The computed styles, and those that a resolver finds which knows no other elements than the ancestors of one. */
function bothOf(styled: Page) {
  const { matched, resolver, styles } = cascadeOf(styled);
  const { elements } = styled.document;
  const alone = (index: number) => {
    const own = resolver();
    const resolve = (element: DocElement): ResolvedStyle =>
      own.resolve(element, matched[element.index]?.element ?? [], element.parent && resolve(element.parent));
    const element = elements[index];
    return element && resolve(element).computed.style;
  };
  return { styles: styles.map(({ computed }) => computed.style), alone };
}
