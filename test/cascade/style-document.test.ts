import { describe, expect, test } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import type { CascadedPage } from '../../src/cascade/styled-page.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

function styled(css: string, body: string, head = ''): CascadedPage {
  const html = `<!doctype html><html lang=en><title> A  title </title>${head}<style>${css}</style><body>${body}`;
  return styleDocument(pageFromHtml({ html, baseUrl: 'https://a.test/x/' }));
}

function find(page: CascadedPage, selector: string) {
  const found = page.elements.find(({ id, tag }) => id === selector || tag === selector);
  if (found === undefined) throw new Error(`No ${selector} in the page.`);
  return found;
}

describe('styleDocument', () => {
  test('keeps the page metadata and the element tree', () => {
    const page = styled('', '<p>a <b>b</b>\n c</p>');
    expect(page.title).toBe('A title');
    expect(page.lang).toBe('en');
    const p = find(page, 'p');
    expect(p.content).toEqual(['a ', find(page, 'b').index, ' c']);
    expect(find(page, 'b').parent).toBe(p.index);
  });

  test('white-space: pre keeps white space', () => {
    expect(find(styled('', '<pre>a\n  b</pre>'), 'pre').content).toEqual(['a\n  b']);
  });

  test.each([
    ['<p id=x hidden>', false],
    ['<div style="display:none"><p id=x>', false],
    ['<div style="display:contents"><p id=x>', true],
    ['<details><summary>s</summary><p id=x></details>', false],
    ['<details open><summary>s</summary><p id=x></details>', true],
    ['<details><summary id=x>s</summary></details>', true],
    ['<select><option id=x>o</select>', false],
    ['<svg><defs><g id=x></g></defs></svg>', false],
    ['<svg><g id=x></g></svg>', true],
    ['<noscript id=x>n</noscript>', false],
    ['<canvas><p id=x></canvas>', false],
  ])('%s is rendered: %s', (body, rendered) => {
    expect(find(styled('', body), 'x').rendered).toBe(rendered);
  });

  test.each([
    ['<p id=x style="visibility:hidden">', false],
    ['<div style="visibility:hidden"><p id=x style="visibility:visible"></div>', true],
    ['<div style="opacity:.2"><p id=x style="opacity:.2">t</p></div>', false],
    ['<div style="opacity:.5"><p id=x style="opacity:.5">t</p></div>', true],
  ])('%s is visible: %s', (body, visible) => {
    expect(find(styled('', body), 'x').visible).toBe(visible);
  });

  test.each([
    ['p::before { content: "a" attr(data-k) open-quote }', 'av“'],
    ['p::before { content: url(x.png) }', ''],
    ['p::before { content: "a" / "spoken" }', 'a'],
    ['p::before { content: counter(n) ". " }', '1. '],
    ['p::before { content: "\\2192" }', '→'],
    ['p::before { content: none }', null],
    ['p::before { content: "a"; display: none }', null],
    ['p::before { color: red }', null],
  ])('%s generates %j', (css, text) => {
    expect(find(styled(css, '<p data-k=v>x</p>'), 'p').before?.text ?? null).toBe(text);
  });

  test('interaction rules list their elements, with var() substituted', () => {
    const { facts, elements } = styled(
      ':root { --c: red } a:hover { color: var(--c) } .none:hover { color: blue } a:focus-visible, b:active { outline: 0 } p:not(:hover) { width: 1px }',
      '<p><a href=#>x</a><a href=#>y</a><b>z</b>',
    );
    const seen = facts.interactions.map(({ state, selector, count }) => `${state} ${selector} ${count}`);
    expect(seen).toEqual(['hover a:hover 2', 'focus a:focus-visible 2', 'active b:active 1']);
    expect(facts.interactions[0]?.declarations).toEqual([['color', 'red']]);
    expect(facts.interactions[0]?.elements.map((index) => elements[index]?.tag)).toEqual(['a', 'a']);
  });

  test('the rules of all states together list at most 200,000 elements besides the first of each', () => {
    const rules = ['hover', 'focus', 'active'].flatMap((state) =>
      Array.from({ length: 500 }, (_, at) => `a:${state} { width: ${at}px }`),
    );
    const { facts } = styled(rules.join(''), '<a href=#>x</a>'.repeat(200));
    const listed = facts.interactions.reduce((sum, { elements }) => sum + elements.length, 0);
    expect(facts.interactions).toHaveLength(1500);
    expect(listed).toBe(200_000 + 1500);
  });

  test('an interaction rule counts at most 200 elements and lists them', () => {
    const { facts } = styled('a:hover { color: red }', '<a href=#>x</a>'.repeat(300));
    expect(facts.interactions.map(({ count, elements }) => [count, elements.length])).toEqual([[200, 200]]);
  });

  test('keyframes, font faces, media features and counts are collected from the sheets', () => {
    const { facts } = styled(
      `@keyframes k { from { Color: red } to { transform: none } }
       @font-face { font-family: "My Face"; src: url(f.woff2); font-weight: 700 }
       @media (prefers-reduced-motion: reduce) { p { color: red } b { color: red } }
       @media screen { p, b { color: red; top: 0 } }`,
      '<p>',
    );
    expect(facts.keyframes.get('k')?.properties).toEqual(['color', 'transform']);
    expect(facts.fontFaces).toEqual([
      { family: 'my face', src: 'url(f.woff2)', weight: '700', style: 'normal' },
    ]);
    expect(facts.mediaFeatures.get('prefers-reduced-motion')).toBe(2);
    expect(facts.rules).toBe(1);
  });

  test('scripts are kept, JSON data blocks are not', () => {
    const { scripts } = styled(
      '',
      '<script src=a.js></script><script>go()</script><script type=application/json>{}</script>',
    );
    expect(scripts).toEqual([
      { src: 'https://a.test/x/a.js', text: '', isRead: false, isAbsent: false },
      { src: null, text: 'go()', isRead: true, isAbsent: false },
    ]);
  });
});

describe('dark variants', () => {
  const dark = (css: string, body = '<p>x</p>', head = '') =>
    styled(css, body, head).dark.map(({ kind, selector, changed }) => `${kind} ${selector} ${changed}`);

  test('three switches are tried, those of most rules first', () => {
    const useless = (name: string) => `[data-${name}-theme=dark] .absent { color: red }`.repeat(3);
    const useful = '.dark p { color: white } .dark b { color: red }';
    expect(dark(useless('a') + useless('b') + useful)).toEqual(['switch .dark 1']);
    expect(dark(useless('a') + useless('b') + useless('c') + useful)).toEqual([]);
  });

  test('a page without dark rules has none', () => {
    expect(dark('p { color: red }')).toEqual([]);
  });

  test('a media query variant contains only the changed elements', () => {
    const page = styled('@media (prefers-color-scheme: dark) { p { color: white } }', '<p>x</p><b>y</b>');
    const [variant] = page.dark;
    expect(variant?.kind).toBe('media');
    expect(variant?.styles[find(page, 'p').index]?.color).toEqual({ r: 255, g: 255, b: 255, a: 1 });
    expect(variant?.styles[find(page, 'b').index]).toBeNull();
    expect(find(page, 'p').style.color).toEqual({ r: 0, g: 0, b: 0, a: 1 });
  });

  test.each([
    ['p { color: light-dark(black, white) } :root { color-scheme: light dark }', 'media light-dark() 6'],
    [
      '[data-theme=dark] p { color: white } [data-theme="dark"] b { color: red }',
      'switch [data-theme=dark] 1',
    ],
    ['.dark { --fg: white } .dark p { color: var(--fg) }', 'switch .dark 1'],
    ['body.dark-mode p { color: white } body.dark-mode b { color: red }', 'switch .dark-mode 1'],
    ['p:is(.dark *) { color: white } .dark b { color: red }', 'switch .dark 1'],
    ['.dark { p { color: white } b { color: red } }', 'switch .dark 1'],
    [':root:not(.dark) p { color: white } .dark b { color: red }', 'switch .dark 1'],
  ])('%s', (css, expected) => {
    expect(dark(css)).toEqual([expected]);
  });

  test.each([
    [
      '.dark p { color: red } .dark b { color: red }',
      '<p>x</p>',
      '<script>document.documentElement.className = "dark"</script>',
    ],
  ])('a class set by a script can be a switch', (css, body, head) => {
    expect(dark(css, body, head)).toEqual(['switch .dark 1']);
  });

  test.each([
    '.dark\\:p p { color: red } .dark\\:p b { color: red }',
    '.darken p { color: red } .darken b { color: red }',
    '.dark .none { color: red } .dark .none { color: red }',
  ])('%s is not a switch', (css) => {
    expect(dark(css)).toEqual([]);
  });
});
