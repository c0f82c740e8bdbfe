import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetAppender } from '../../src/cascade/appended-sheet.ts';
import { cascadeDocument, styleDocument } from '../../src/cascade/style-document.ts';
import { createWorkBudget } from '../../src/limits/work-budget.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import type { Page } from '../../src/page/page.ts';

const PAGE = `<!doctype html><html class="page"><head><style>
@layer base, theme;
@layer base { .card { color: #123456 !important; padding: 4px } }
@layer theme { p { color: green } #lead { margin: 3px } }
:root { --ink: #333; --gap: 12px }
body { color: var(--ink); font: 16px/1.5 serif }
.card { padding: var(--gap); border: 1px solid }
.card .title { font-weight: 500; letter-spacing: 0.1em }
main > p:first-of-type { font-size: 2em }
a { color: #06c !important }
.title:hover { color: var(--ink) }
.quote::before { content: "«"; color: red }
@media (prefers-color-scheme: dark) { body { background: #111; color: #eee } .card { background: #222 } }
.dark body { background: black } .dark .card { background: #333; color: white }
@keyframes spin { to { transform: rotate(1turn) } }
.wheel { animation: spin 1s infinite }
</style></head><body>
<main><p id="lead" style="color: teal; margin-top: 9px">Lead <a href="/">link</a></p><p class="quote">Second</p>
<div class="card"><h2 class="title">Title</h2><p>In a card <em>with emphasis</em></p></div><div class="wheel"></div></main>
</body></html>`;

const SHEETS = [
  ['a new property', 'p { opacity: 0.9 }'],
  ['a stronger selector', 'main .card .title { font-weight: 800 }'],
  ['a weaker selector', 'h2 { font-weight: 100; letter-spacing: 0 }'],
  ['an equal selector, later in order', '.card { padding: 1px }'],
  ['against layers', 'p { color: navy } #lead { margin: 1px }'],
  ['against an important declaration', 'a { color: black } a { color: gray !important }'],
  ['important, against an important layer', '.card { color: lime !important }'],
  ['against a style attribute', '#lead { color: black; margin-top: 0 !important }'],
  ['inherited by many', 'html { font-size: 20px; line-height: 2; color: #777 }'],
  ['relative to the page', 'body { font-size: 1.25rem } .card { padding: 2em }'],
  ['with a variable of the page', '.card { margin: var(--gap); color: var(--none, plum) }'],
  ['a pseudo-element', '.quote::before { color: blue } p::after { color: red }'],
  ['new generated content', 'p::after { content: "!" }'],
  ['keyframes', '@keyframes rise { from { translate: 0 9px } } .card { animation: rise 1s both }'],
  ['other keyframes under a known name', '@keyframes spin { to { opacity: 0.5 } }'],
  ['over the dark schemes', 'body { background: white !important } .card { background: #fafafa !important }'],
  ['a media query', '@media (prefers-color-scheme: dark) { body { background: navy } }'],
  [
    'a rule for the light scheme',
    '@media (prefers-color-scheme: light) { body { background: navy } .lead { margin: 0 } }',
  ],
  ['a custom property', ':root { --gap: 40px }'],
  ['a custom property in one scheme', '@media (prefers-color-scheme: light) { :root { --ink: #070707 } }'],
  ['a custom property under a switch', ':root { --ink: #111 } .dark { --ink: #eee }'],
  ['a hover state', 'a:hover { color: red }'],
  ['hidden content', '.card { display: none }'],
  ['an invalid rule', 'p { colr: red; color: notacolor } }{'],
] as const;

describe('an appended stylesheet', () => {
  it.each(SHEETS)('styles the page as if it were its last one: %s', (_, css) => {
    expect(appended(PAGE, [css])).toEqual([whole(PAGE, css)]);
  });

  it('leaves no trace in the next one', () => {
    const sheets = SHEETS.map(([, css]) => css);
    expect(appended(PAGE, sheets)).toEqual(sheets.map((css) => whole(PAGE, css)));
  });

  it('does so in quirks mode and on a page without rules', () => {
    for (const html of ['<div class=A>text<p id=B>more', PAGE.replace('<!doctype html>', '')]) {
      const css = '.a { color: red } #b { margin: 5px } table { color: blue } .CARD { padding: 0 }';
      expect(appended(html, [css])).toEqual([whole(html, css)]);
    }
  });

  it.each(['', '<meta name=color-scheme content="light dark">'])(
    'does so with one color-scheme: %s',
    (meta) => {
      const html = `${meta}<style>b { color: light-dark(red, blue) }</style><a href=b>text</a><b>b</b><input><i style="color-scheme: light dark">i</i>`;
      for (const page of [html, html.replace(/<style>.*<\/style>/, '').replace(/<i .*/, ''), PAGE]) {
        const sheets = ['html { color-scheme: dark; }', 'body { color-scheme: light !important; }'];
        expect(appended(page, sheets)).toEqual(sheets.map((css) => whole(page, css)));
      }
    },
  );

  it('does so for any rules', () => {
    const selector = fc.constantFrom(
      'p',
      '.card',
      '#lead',
      'main p',
      '.card .title',
      '*',
      'a',
      'body',
      'em',
      'div > p',
    );
    const declaration = fc.constantFrom(
      'color: #abc',
      'color: inherit',
      'font-size: 1.5em',
      'margin: 1em 2px',
      'font: bold 12px sans-serif',
      'border-top: 2px solid',
      'all: unset',
      'color: revert-layer',
      'letter-spacing: 0.2em !important',
      'background: #fff !important',
      'padding: inherit',
      'display: flex',
      '--gap: 2px',
    );
    const rule = fc
      .tuple(selector, fc.array(declaration, { minLength: 1, maxLength: 3 }))
      .map(([text, list]) => `${text} { ${list.join('; ')} }`);
    fc.assert(
      fc.property(fc.array(fc.array(rule, { minLength: 1, maxLength: 4 }), { maxLength: 2 }), (sheets) => {
        const texts = sheets.map((rules) => rules.join('\n'));
        expect(appended(PAGE, texts)).toEqual(texts.map((css) => whole(PAGE, css)));
        expect(styled(PAGE, texts)).toEqual(texts.map((css) => stylesOf(whole(PAGE, css).elements)));
      }),
      { numRuns: 12 },
    );
  });
});

function appended(html: string, sheets: readonly string[]) {
  const { append } = sheetAppender(cascadeDocument(pageFromHtml({ html }), createWorkBudget()));
  return sheets.map((css) => facts(append(css)));
}

/** The styles with each stylesheet, asked for before the page with it. */
function styled(html: string, sheets: readonly string[]) {
  const { append, stylesWith } = sheetAppender(cascadeDocument(pageFromHtml({ html }), createWorkBudget()));
  return sheets.map((css) => {
    const styles = stylesWith(css);
    expect(stylesOf(append(css).elements)).toEqual(styles);
    return styles;
  });
}

function stylesOf(elements: ReturnType<typeof styleDocument>['elements']) {
  return elements.map(({ parent, style }) => ({ parent, style }));
}

function whole(html: string, css: string) {
  const page = pageFromHtml({ html });
  const last = { css, href: null, media: '' };
  return facts(styleDocument({ ...page, sheets: [...page.sheets, last] } satisfies Page));
}

function facts({
  elements,
  dark,
  facts: { keyframes, fontFaces, interactions },
  hidesItself,
}: ReturnType<typeof styleDocument>) {
  return { elements, dark, keyframes: [...keyframes], fontFaces, interactions, hidesItself };
}
