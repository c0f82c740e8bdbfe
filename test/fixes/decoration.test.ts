import { describe, expect, it } from 'vitest';
import { brokenGuard } from '../../src/fixes/guards.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { survey, weights, withCss, TEXT } from './proven.ts';

const CARDS = `<div class=card><h2>Letters</h2><p>${TEXT}</p></div>`.repeat(3);
const page = (css: string) => `<!doctype html><html lang=en><head><title>Letters</title><style>
body { margin: 0; font: 16px/1.5 sans-serif; background: #fff; color: #222 } header { padding: 160px 40px }
h1 { font-size: 48px } .card { margin: 40px; padding: 20px; border: 1px solid #ccc } ${css}
</style></head><body><header><h1>Letters</h1><p>${TEXT}</p></header>${CARDS}</body></html>`;

const DRAWN = page('header { background: linear-gradient(120deg, #fde2ff, #d7f3ff 60%, #e6ffd7) }');
const CLIPPED = page(
  'header { background: linear-gradient(120deg, #fde2ff, #d7f3ff 60%, #e6ffd7); clip-path: polygon(0 0, 100% 0, 100% 100%, 0 90%) }',
);
const ON_PAGE = page('body { background: linear-gradient(120deg, #fde2ff, #d7f3ff 60%, #e6ffd7) }');
const FLAT = page('h2 { background: linear-gradient(90deg, #fff, #f8f8f8) }');

/** What a stylesheet breaks on a page, whatever it gains. */
function brokenBy(css: string, html: string, texture: 'gradient' | 'flat') {
  const target: Grammar = { 'surface.texture': texture };
  return brokenGuard(survey(html), survey(withCss(html, css)), {
    target,
    weights,
    card: { score: 0 },
    identities: null,
  });
}

const WITHOUT = 'header { background-image: none }';

describe('the guard on decoration', () => {
  it('reads these pages as drawn and as flat', () => {
    const textureOf = (html: string) => survey(html).readings['surface.texture'].value;
    expect([DRAWN, CLIPPED, ON_PAGE, FLAT].map(textureOf)).toEqual([
      'gradient',
      'gradient',
      'gradient',
      'flat',
    ]);
  });

  it('keeps the gradients and clips of a page whose target is drawn with them', () => {
    expect(
      brokenBy(`${WITHOUT} .card { background: linear-gradient(#fde2ff, #d7f3ff) }`, DRAWN, 'gradient'),
    ).toBe('decoration');
    expect(brokenBy('header { clip-path: none }', CLIPPED, 'gradient')).toBe('decoration');
  });

  it('does not ask for them where the target is flat', () => {
    expect(brokenBy(WITHOUT, DRAWN, 'flat')).toBeNull();
  });

  it('does not ask for the gradient on the page itself, which changes with its ground', () => {
    const moved =
      'body { background: none } header { background: linear-gradient(120deg, #fde2ff, #d7f3ff 60%, #e6ffd7) }';
    expect(brokenBy(moved, ON_PAGE, 'gradient')).toBeNull();
  });

  it('does not ask for small gradients of a page that reads as flat', () => {
    expect(brokenBy('h2 { background: none }', FLAT, 'gradient')).toBeNull();
  });
});
