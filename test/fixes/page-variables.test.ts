import { describe, expect, it } from 'vitest';
import { PageVariables } from '../../src/fixes/page-variables.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { targetOfTokens } from '../../src/identity/target.ts';
import { CARD, proven, scoreWith, survey, TEXT, withCss } from './proven.ts';

const SHOP = (css: string) => `<!doctype html><html lang=en><head><title>Shop</title><style>
:root { --surface: #ffffff; --ink: #767676; --muted: #888888; --button: #b3541e; --line: #ccc }
body { margin: 0; font: 16px/1.5 Georgia, serif; background: var(--surface); color: var(--ink) }
main p { color: var(--muted) }
h1 { font-size: 40px; font-weight: 700 } h3 { font-size: 20px; font-weight: 700 }
.tiles { list-style: none; padding: 40px; display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 24px }
.tile { border: 1px solid var(--line); padding: 20px; background: var(--surface) }
.go { display: inline-block; padding: 8px 16px; background: var(--button); color: #fff; text-decoration: none }
${css}</style></head><body><main><h1>Letters and paper</h1><p>${TEXT}</p>
<ul class="tiles">${CARD('One')}${CARD('Two')}${CARD('Three')}</ul><p>${TEXT}</p></main></body></html>`;

const TOKENS = targetTokens(
  targetOfTokens(
    {
      color: {
        light: { background: '#faf6ec', text: '#1c1a17', surface: '#faf6ec', primary: '#b3541e' },
        dark: { background: '#14120f', text: '#f4efe6', surface: '#14120f', primary: '#e08a54' },
      },
    },
    'light',
  ),
);
const TARGET: Grammar = { 'surface.ground': 'cream', 'palette.contrast': 'extreme' };

/** The verified stylesheet for an axis. */
function fixed(html: string, axis: keyof Grammar, target = TARGET) {
  const card = proven(html, target, TOKENS);
  const fix = card.fixes.find((one) => one.axis === axis && one.proof.verified);
  const css = fix?.css ?? expect.fail(`no stylesheet for ${axis}`);
  expect(scoreWith(html, css, target) - card.score).toBeCloseTo(fix?.predictedDelta ?? 0, 1);
  return css;
}

describe('a ground that the page takes from a custom property', () => {
  it('is set there', () => {
    const css = fixed(SHOP(''), 'surface.ground');
    expect(css).toMatch(/^:root \{\n {2}--surface: #faf6ec;\n/);
    expect(css).not.toContain('background');
    expect(css).not.toContain('!important');
  });

  it('has the dark colour of the target where the page has a dark scheme', () => {
    const dark =
      '@media (prefers-color-scheme: dark) { :root { --surface: #222; --ink: #ddd; --muted: #aaa } }';
    const css = fixed(SHOP(dark), 'surface.ground');
    expect(css).toContain('  :root {\n    --surface: #14120f;\n');
    const [variant] = survey(withCss(SHOP(dark), css)).perception.page.dark;
    const body = survey(SHOP(dark)).perception.page.elements.findIndex(({ tag }) => tag === 'body');
    expect(variant?.styles[body]?.['background-color']).toEqual({ r: 20, g: 18, b: 15, a: 1 });
  });

  it('has the dark colour under a switch of the page', () => {
    const dark = '[data-theme=dark] { --surface: #222; --ink: #ddd; --muted: #aaa }';
    expect(fixed(SHOP(dark), 'surface.ground')).toMatch(/\[data-theme=dark\] \{\n {2}--surface: #14120f;\n/);
  });

  it('is set in each scheme where the page is dark first', () => {
    const light =
      ':root { --surface: #111; --ink: #eee; --muted: #aaa } @media (prefers-color-scheme: light) { :root { --surface: #ffffff; --ink: #767676; --muted: #888888 } }';
    const css = fixed(SHOP(light), 'surface.ground');
    expect(css).toMatch(/^@media \(prefers-color-scheme: light\) \{\n {2}:root \{\n {4}--surface: #faf6ec;/);
    const body = survey(SHOP(light)).perception.page.elements.findIndex(({ tag }) => tag === 'body');
    const [variant] = survey(withCss(SHOP(light), css)).perception.page.dark;
    expect(variant?.styles[body]?.['background-color']).toEqual({ r: 20, g: 18, b: 15, a: 1 });
  });

  it('is declared beside one that holds a token of the target under its name', () => {
    const named = SHOP('').replaceAll('--surface', '--color-surface').replace('#ffffff', '#f0e6d0');
    const tokens = targetTokens(
      targetOfTokens(
        { color: { light: { background: '#ffffff', text: '#1c1a17', surface: '#f0e6d0' } } },
        'light',
      ),
    );
    const card = proven(named, { 'surface.ground': 'white' }, tokens);
    const css = card.fixes.find(({ axis }) => axis === 'surface.ground')?.css ?? expect.fail('no stylesheet');
    expect(css).toContain('background-color: #ffffff');
    expect(css).not.toContain('--color-surface:');
  });

  it('is declared beside one that an important rule defines', () => {
    const css = fixed(SHOP(':root { --surface: #ffffff !important }'), 'surface.ground');
    expect(css).toContain('background-color: #faf6ec');
  });
});

describe('a dark scheme that the target does not have', () => {
  const LIGHT: Grammar = { 'surface.dark_mode': 'none' };
  const DARK = '(prefers-color-scheme: dark)';

  it('gets the light values of its custom properties', () => {
    const dark = `@media ${DARK} { :root { --surface: #222; --ink: #ddd; --muted: #aaa; --line: #444 } }`;
    const css = fixed(SHOP(dark), 'surface.dark_mode', LIGHT);
    expect(css).toBe(
      `@media ${DARK} {\n  :root {\n    --surface: #ffffff;\n    --ink: #767676;\n    --muted: #888888;\n    --line: #ccc;\n  }\n}`,
    );
    expect(survey(withCss(SHOP(dark), css)).perception.page.dark).toEqual([]);
  });

  it('is taken back whole, where it has no custom properties', () => {
    const dark = `@media ${DARK} { body { background: #222; color: #ddd } main p { color: #aaa } .tile { background: #111 } h3 { color: #fff } }`;
    const css = fixed(SHOP(dark), 'surface.dark_mode', LIGHT);
    const own = survey(SHOP(dark)).perception.page;
    const [variant] = survey(withCss(SHOP(dark), css)).perception.page.dark;
    for (const { index, tag, style } of own.elements)
      expect([tag, (variant?.styles[index] ?? style).color]).toEqual([tag, style.color]);
  });
});

it('a ground where a gradient ends is set for both, where the ground alone would hide texts', () => {
  const css = `:root { --surface: #101010; --ink: #f4f4f4; --muted: #c4c4c4 }
@media (prefers-color-scheme: light) { :root { --surface: #ffffff; --ink: #1c1a17; --muted: #333333 } }
h1 { padding: 90px 24px; margin: 0; background: linear-gradient(var(--surface), var(--surface) 60%, #e8d8c8) }`;
  const html = SHOP(css);
  const tokens = targetTokens(
    targetOfTokens(
      { color: { dark: { background: '#121212', text: '#ffffff', surface: '#121212' } } },
      'dark',
    ),
  );
  const target: Grammar = { 'surface.ground': 'black', 'surface.dark_mode': 'dark-first' };
  const { fixes } = proven(html, target, tokens);
  const fix = fixes.find(({ axis }) => axis === 'surface.ground') ?? expect.fail('no fix');
  expect(fix.proof.verified).toBe(true);
  expect(fix.css).toMatch(
    /^@media \(prefers-color-scheme: light\) \{\n {2}:root \{\n {4}--surface: #121212;/,
  );
});

describe('a value of a custom property', () => {
  it('is named and not repeated', () => {
    const css = fixed(
      SHOP(':root { --color-background: #faf6ec } body { background: #fff } .tile { background: #fff }'),
      'surface.ground',
    );
    expect(css).toContain('background-color: var(--color-background)');
    expect(css).not.toContain('#faf6ec');
  });
});

describe('a custom property that holds channels', () => {
  const channels = (surface: string, use: string) =>
    SHOP(`:root { --surface: ${surface} } body, .tile { background: ${use} }`);

  it.each([
    ['0 0% 100%', 'hsl(var(--surface))', '42.9 58.3% 95.3%'],
    ['255 255 255', 'rgb(var(--surface) / var(--alpha, 1))', '250 246 236'],
    ['255, 255, 255', 'rgba(var(--surface), 1)', '250, 246, 236'],
    ['1 0 0', 'oklch(var(--surface))', '0.9735 0.0139 88.7'],
  ])('has %s in %s', (before, use, after) => {
    const css = fixed(channels(before, use), 'surface.ground');
    expect(css).toContain(`--surface: ${after};`);
    expect(css).not.toContain('background');
  });

  it('shows its colour whatever was asked before', () => {
    const { source } = survey(channels('0 0% 100%', 'hsl(var(--surface))'));
    if (source === null) expect.fail('The page has no rules.');
    const variables = new PageVariables(source.cascade);
    expect(variables.shownAt(variables.body, '--surface')).toBe('hsl(0 0% 100%)');
    expect(variables.reference('--surface')).toBe('hsl(var(--surface))');
  });

  it('has the dark colour of the target in its own form', () => {
    const dark =
      '@media (prefers-color-scheme: dark) { :root { --surface: 0 0% 13%; --ink: #ddd; --muted: #aaa } }';
    const css = fixed(
      channels('0 0% 100%', 'hsl(var(--surface))').replace('</style>', `${dark}</style>`),
      'surface.ground',
    );
    expect(css).toContain('    --surface: 36 14.3% 6.9%;\n');
  });
});

it('a custom property in a mix that hardly shows through is the colour', () => {
  const mixed = 'body, .tile { background: color-mix(in srgb, var(--surface) 95%, transparent) }';
  const css = fixed(SHOP(mixed), 'surface.ground');
  expect(css).toContain('--surface: #faf6ec;');
  expect(css).not.toContain('background');
});
