import { describe, expect, test } from 'vitest';
import { observeHtml } from './observe-html.ts';

const BODY = '<main><h1>Title</h1><p>Some text.</p></main>';
const schemesOf = (css: string, body = BODY) => observeHtml('schemes', body, css);
const TOKENS = ':root { --bg: #fff; --ink: #111 } body { background: var(--bg); color: var(--ink) }';
const LIGHT = 'body { background: #fff; color: #111 }';

describe('a dark scheme is offered', () => {
  test.each([
    ['media', `${LIGHT} @media (prefers-color-scheme: dark) { body { background: #101820; color: #eee } }`],
    [
      'media',
      ':root { color-scheme: light dark; --bg: light-dark(#fff, #101820) } body { background: var(--bg) }',
    ],
    ['switch', `${LIGHT} .dark body { background: #101820; color: #eee } .dark h1 { color: #fff }`],
    [
      'switch',
      `[data-theme="dark"] { --bg: #101820 } [data-theme="dark"] h1 { color: #fff } body { background: var(--bg, #fff) }`,
    ],
    ['switch', `${TOKENS} [data-theme='dark'] { --bg: #101820; --ink: #eee }`],
    ['switch', `${TOKENS} :root.night { color-scheme: dark; --bg: #101820 }`],
    ['switch', `${TOKENS} html[data-mode=dark] { --bg: #101820; --ink: #eee }`],
    ['switch', `${TOKENS} body.theme-dark { background: #101820; color: #eee }`],
  ] as const)('%s: %s', (kind, css) => {
    const { variants } = schemesOf(css);
    expect(variants.map((variant) => [variant.kind, variant.turnsDark])).toEqual([[kind, true]]);
  });
});

test('a switch is set on the body where its rules ask for a class of the body', () => {
  const css = `${TOKENS} .dark { --bg: #101820; --ink: #eee } body { background: #f5f5f5 } .dark:not(html) { background: var(--bg) }`;
  expect(schemesOf(css).variants.map(({ to }) => to)).toEqual([{ r: 16, g: 24, b: 32, a: 1 }]);
});

describe('no dark scheme is offered', () => {
  test.each([
    ['one scheme', LIGHT],
    ['a page with a dark default', 'body { background: #111; color: #eee }'],
    ['a single rule for a class', `${LIGHT} .dark body { background: #101820 }`],
    ['a band of its own', `${LIGHT} .dark { background: #101820; color: #eee }`],
    ['a query for light', `${LIGHT} @media (prefers-color-scheme: light) { body { background: #fafafa } }`],
  ])('%s', (_, css) => {
    expect(schemesOf(css).variants.filter(({ turnsDark }) => turnsDark)).toEqual([]);
  });
});

describe('a variant inverts', () => {
  const dark = (rules: string) => `@media (prefers-color-scheme: dark) { ${rules} }`;

  test.each([
    ['by a filter', `${LIGHT} ${dark('html { filter: invert(1) }')}`, true],
    [
      'by swapping text and background colours',
      `${LIGHT} ${dark('body { background: #111; color: #fff }')}`,
      true,
    ],
    [
      'not with a different colour',
      `${LIGHT} ${dark('body { background: #111; color: #fff } h1 { color: #f60 }')}`,
      false,
    ],
    [
      'not with a lighter accent',
      `${LIGHT} h1 { color: #0b5cad } ${dark('body { background: #111; color: #fff } h1 { color: #8ab8f0 }')}`,
      false,
    ],
    [
      'with the accent as it was',
      `${LIGHT} h1 { color: #c81e1e } ${dark('body { background: #111; color: #fff }')}`,
      true,
    ],
    ['not with a separate ground', `${LIGHT} ${dark('body { background: #2b3440; color: #ccd }')}`, false],
  ])('%s', (_, css, inverts) => {
    expect(schemesOf(css).variants).toMatchObject([{ inverts }]);
  });
});

test('a control for the user', () => {
  expect(schemesOf('', '<button class="theme-toggle">Theme</button>').control).toMatchObject({
    selector: expect.stringContaining('button'),
  });
  expect(schemesOf('', '<button>Buy</button>').control).toBeNull();
});

test('a script that queries the system preference', () => {
  const script = (text: string) => `${BODY}<script>${text}</script>`;
  expect(schemesOf('', script("matchMedia('(prefers-color-scheme: dark)')")).scriptAsks).toBe(true);
  expect(schemesOf('', script("matchMedia('(min-width: 600px)')")).scriptAsks).toBe(false);
});
