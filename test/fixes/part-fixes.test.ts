import { describe, expect, it } from 'vitest';
import { dimmedTexts } from '../../src/fixes/guards.ts';
import type { PartFix } from '../../src/fixes/part-fixes.ts';
import { proveFixes, writeFixes, type FixedCard } from '../../src/fixes/prove-fixes.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { judgeIdentity } from '../../src/identity/judge-identity.ts';
import type { PartId } from '../../src/identity/part.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import { targetOfTokens, type TargetIdentity } from '../../src/identity/target.ts';
import { cardOf, scoreWith, survey, TEXT, weights, withCss } from './proven.ts';

const DARK = targetOfTokens(
  {
    color: {
      dark: {
        background: '#08090a',
        text: '#f7f8f8',
        primary: '#5e6ad2',
        'on-primary': '#ffffff',
        link: '#828fff',
      },
    },
    type: { families: { body: { stack: 'Inter, sans-serif', class: 'sans' } }, sizes: { body: '15px' } },
  },
  'dark',
  { card: { background: '#0f1011', color: '#f7f8f8' }, button: { background: '#5e6ad2', color: '#ffffff' } },
);
const LIGHT = targetOfTokens(
  {
    color: {
      light: {
        background: '#ffffff',
        text: '#0b0c0c',
        primary: '#0f7a52',
        'on-primary': '#ffffff',
        link: '#1a65a6',
        accent: '#1d70b8',
      },
    },
    type: {
      families: { body: { stack: '"GDS Transport", Arial, sans-serif', class: 'grotesque' } },
      sizes: { body: '19px', h1: '48px' },
    },
  },
  'light',
  {
    button: { background: '#0f7a52', color: '#ffffff', border: '2px solid #0b0c0c', padding: '8px 12px' },
    card: { background: '#f3f2f1' },
  },
);

function page(css: string, body: string): string {
  return `<!doctype html><html lang=en><head><title>Page</title><style>body { margin: 0; font: 16px/1.5 Georgia, serif } ${css}</style></head><body><h1>Letters and paper</h1>${body}<p>${TEXT}</p></body></html>`;
}

const BUTTON = '<p><a class="btn" href="/buy">Order the letters</a></p>';
/** Pages of which single declarations of a target made a text vanish, or reached none. */
const PAGES: Readonly<Record<string, string>> = {
  'a cream page with an orange button': page(
    'body { background: #fff8ea; color: #26355d } a { background: #ff7a59; color: #26355d; border: 3px solid #26355d; padding: 12px 20px } .c { background: #fff; padding: 24px; border-radius: 20px }',
    `${BUTTON}<div class="c"><h2>Draw</h2><p>${TEXT}</p></div><div class="c"><h2>Paint</h2><p>${TEXT}</p></div>`,
  ),
  'a blue header with a white navigation': page(
    'body { background: #fff; color: #222 } .head { background: #004f8a; padding: 20px } nav a { color: #fff; margin: 0 12px } .btn { background: #e2001a; color: #fff; padding: 10px 16px } .box { background: #eef3f8; padding: 20px }',
    `<div class="head"><nav><a href="/a">Current</a><a href="/b">Water</a><a href="/c">Heat</a></nav></div>${BUTTON}<div class="box"><p>${TEXT}</p></div>`,
  ),
  'a dark dashboard': page(
    'body { background: #0d121b; color: #e4e8ef } .card { background: #161d2a; padding: 20px } a { color: #2a8eff } .btn { background: #2a8eff; color: #fff; padding: 8px 14px }',
    `${BUTTON}<div class="card"><h2>Orders</h2><p>${TEXT}</p></div><p>See <a href="/all">all orders</a>.</p>`,
  ),
  'a page whose texts have classes of their own': page(
    'body { background: #fff } h1, h2 { color: #101828 } .t { color: #4a5565 } .btn { background: #4f39f6; color: #fff; padding: 8px 14px }',
    `${BUTTON}<section><h2>Plans</h2><p class="t">${TEXT}</p><p class="t">${TEXT}</p></section>`,
  ),
  'navy ink on white': page(
    ':root { --navy: #0b1f3a } body { background: #fff; color: var(--navy) } .hero { background: var(--navy); color: #fff; padding: 60px } .btn { border: 1px solid #b08d3e; color: #b08d3e; padding: 16px 28px } nav a { color: inherit }',
    `<nav><a href="/a">Wealth</a> <a href="/b">Trusts</a></nav><div class="hero"><h2>Capital</h2><p>${TEXT}</p>${BUTTON}</div>`,
  ),
};

const TASTE: Grammar = { 'type.pairing': 'single-family', 'palette.contrast': 'high' };

function fixedCard(html: string, target: TargetIdentity, make = proveFixes, trials = 30): FixedCard {
  const read = survey(html);
  return make({
    card: cardOf(read, TASTE),
    survey: read,
    target: TASTE,
    weights,
    tokens: targetTokens(target),
    identity: { target, waived: new Map() },
    trials,
  });
}

function identityOf(html: string, target: TargetIdentity): number {
  return judgeIdentity(seeIdentity(survey(html)), target).score ?? 0;
}

function fixOf({ partFixes }: FixedCard, part: PartId): PartFix {
  return partFixes.find((fix) => fix.part === part) ?? expect.fail(`no fix of ${part}`);
}

const CASES = Object.entries(PAGES).flatMap(([name, html]) => [
  { name: `${name}, dark target`, html, target: DARK },
  { name: `${name}, light target`, html, target: LIGHT },
]);

describe('fixes of the identity', () => {
  it.each(CASES)('$name: keep every text readable and gain what they say', ({ html, target }) => {
    const before = survey(html);
    const own = identityOf(html, target);
    const fixed = fixedCard(html, target);
    const stated = fixed.partFixes.filter(({ css }) => css !== null);
    expect(stated.length).toBeGreaterThan(0);
    for (const { css, part, predictedDelta, scoreDelta } of stated) {
      const after = withCss(html, css ?? '');
      expect(dimmedTexts(before, survey(after)), `${part}: ${css}`).toEqual([]);
      if (predictedDelta === null) continue;
      const gain = identityOf(after, target) - own;
      expect(gain, `${part}: ${css}`).toBeGreaterThanOrEqual(predictedDelta / 2 - 0.05);
      if (scoreDelta !== null)
        expect(scoreDelta).toBeCloseTo(scoreWith(html, css ?? '', TASTE) - fixed.score, 1);
    }
    const measured = fixed.partFixes.map(({ predictedDelta, css }) => predictedDelta ?? (css ? -1 : -2));
    expect(measured).toEqual(measured.toSorted((a, b) => b - a));
  });

  it.each(CASES)('$name: keep every text readable without measures', ({ html, target }) => {
    const before = survey(html);
    for (const fix of fixedCard(html, target, writeFixes).partFixes) {
      expect(fix).toMatchObject({ predictedDelta: null, scoreDelta: null });
      expect((fix.css === null) === (fix.manual !== null)).toBe(true);
      if (fix.css !== null) expect(dimmedTexts(before, survey(withCss(html, fix.css))), fix.css).toEqual([]);
    }
  });

  it('reach texts that have an ink of their own', () => {
    const html = PAGES['a page whose texts have classes of their own'] ?? '';
    expect(fixOf(fixedCard(html, LIGHT), 'color.ink').css).toMatch(/\.t\b/);
  });

  it('draw a border where none is', () => {
    const html = PAGES['a blue header with a white navigation'] ?? '';
    const { css, predictedDelta } = fixOf(fixedCard(html, LIGHT), 'shape.border');
    expect(css).toMatch(/border-style: solid/);
    expect(predictedDelta).toBeGreaterThan(0);
  });

  it('leave the ink of a navigation on its own ground', () => {
    const html = PAGES['a blue header with a white navigation'] ?? '';
    const read = survey(withCss(html, fixOf(fixedCard(html, LIGHT), 'color.primary').css ?? ''));
    const links = read.features.textContrasts.known.filter(({ selector }) => selector.includes('nav'));
    for (const { ratio } of links) expect(ratio).toBeGreaterThanOrEqual(4.5);
  });
});

it('a colour of buttons takes away the gradient that would stay on top of it', () => {
  const css =
    'body { background: #fff; color: #222 } .btn { background: linear-gradient(#ff9900, #cc6600); color: #222; padding: 12px 20px }';
  const html = page(css, `${BUTTON}<p>${TEXT}</p>`);
  const fix = fixOf(fixedCard(html, LIGHT), 'color.primary');
  expect(fix.css).toMatch(/background-image: none/);
  expect(identityOf(withCss(html, fix.css ?? ''), LIGHT)).toBeGreaterThan(identityOf(html, LIGHT) + 1);
});
