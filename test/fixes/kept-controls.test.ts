import { describe, expect, it } from 'vitest';
import { benchOf, measure } from '../../src/fixes/bench.ts';
import { repairsFor } from '../../src/fixes/repairs.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { RELIABILITY } from '../../src/grammar/fitted/fits.ts';
import { axisWeights } from '../../src/grammar/weights.ts';
import { targetOfTokens } from '../../src/identity/target.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { scoreReadings } from '../../src/score/score.ts';
import { surveyPage } from '../../src/survey.ts';

const TEXT = 'The archive keeps every letter that the office sent since it opened. '.repeat(6);
const HTML = `<!doctype html><html lang=en><title>Letters</title><style>
body { margin: 0; background: #07080a; color: #f2f3f5; font: 16px/1.5 sans-serif }
nav a, footer a { color: #c2c7ca } h1 { font-size: 48px }
.mark { color: #ff6161 }
.go { display: inline-block; padding: 8px 24px; background: #e6e6e6; color: #2f3031; border-radius: 8px; font-weight: 600 }</style>
<nav><a href=a>Store</a> <a href=b>Teams</a> <a href=c>Prices</a></nav><h1>Letters</h1><p class=mark>New</p><p>${TEXT}</p>
<a class=go href=x>Order now</a><p>${TEXT}</p><a class=go href=y>Read more</a><footer><a href=d>Terms</a></footer></html>`;

const IDENTITY = targetOfTokens(
  {
    color: {
      dark: {
        background: '#07080a',
        text: '#f2f3f5',
        primary: '#e6e6e6',
        'on-primary': '#2f3031',
        accent: '#ff6161',
        yellow: '#ffc533',
        muted: '#c2c7ca',
      },
    },
  },
  'dark',
  {
    button: { background: '{color.primary}', color: '{color.on-primary}', 'font-weight': '600' },
    link: { color: '{color.muted}' },
  },
);

/** What a stylesheet for the palette does; it gains in every case. */
function measuredWith(css: string, html = HTML) {
  const target: Grammar = { 'palette.strategy': 'duotone', 'palette.accent_use': 'recurring' };
  const survey = surveyPage(pageFromHtml({ html }));
  const weights = axisWeights([], RELIABILITY);
  const card = scoreReadings({ readings: survey.readings, target, weights, gate: null });
  const tokens = targetTokens(IDENTITY);
  const identity = { target: IDENTITY, waived: new Map() };
  const bench = benchOf(
    { card, survey, target, weights, tokens, identity, trials: 20 },
    survey.source ?? expect.fail('no source'),
  );
  const measured = measure({ css, html: '' }, bench, { kept: 0, axis: null });
  if (typeof measured === 'string') return expect.fail(measured);
  expect(measured.gain).toBeGreaterThan(0);
  return { measured, bench };
}

function brokenBy(css: string) {
  return measuredWith(css).measured.broken;
}

describe('a stylesheet that gains', () => {
  it.each([
    ['buttons', '.go { background: #ff6161; color: #07080a }'],
    ['links', 'nav a, footer a { color: #ffc533 } h1 { border-bottom: 48px solid #ff6161 }'],
  ])('may not take %s out of the tokens that they keep', (_, css) => {
    expect(brokenBy(css)).toBe('control');
  });

  it('may not take text nearly to the colour of its ground', () => {
    const css = 'h1 { border-bottom: 48px solid #ffc533; color: #ff6161 } footer { background: #b0b5b8 }';
    expect(brokenBy(css)).toBe('text_contrast');
  });

  it('may not make faint text fainter', () => {
    const faint = HTML.replace('</style>', '.faint { color: #5a5c60 }</style>').replace(
      '<footer>',
      `<p class=faint>${TEXT}</p><footer>`,
    );
    const line = 'h1 { border-bottom: 48px solid #ffc533 }';
    expect(measuredWith(`${line} .faint { background: #3c3e41 }`, faint).measured.broken).toBe(
      'text_contrast',
    );
    expect(measuredWith(`${line} .faint { background: #0c0d0f }`, faint).measured.broken).toBeNull();
  });

  it('may use the same colours elsewhere', () => {
    expect(brokenBy('h1 { border-bottom: 48px solid #ffc533; color: #ff6161 }')).toBeNull();
  });
});

it('is not repaired by filling the buttons of second actions like the main one', () => {
  const plain = '.plain { background: #101111; color: #f2f3f5 }';
  const html = HTML.replace('</style>', `${plain}</style>`).replace(
    'class=go href=y',
    'class="go plain" href=y',
  );
  const css = 'nav a, footer a { color: #ffc533 } h1 { border-bottom: 48px solid #ff6161 }';
  const { measured, bench } = measuredWith(css, html);
  expect(measured.broken).toBe('control');
  const [fix] = bench.card.fixes;
  const repairs = fix === undefined ? [] : repairsFor(fix, { changes: [] }, measured, bench);
  const declared = repairs.flatMap(({ changes }) =>
    changes.flatMap(({ declarations }) => Object.keys(declarations)),
  );
  expect(declared).not.toContain('background-color');
});

it('is repaired by leaving controls as they are', () => {
  const css = 'nav a, footer a { color: #ffc533 } h1 { border-bottom: 48px solid #ff6161 }';
  const { measured, bench } = measuredWith(css);
  const { elements } = bench.survey.perception.page;
  const indices = (tag: string, parents: readonly string[]) =>
    elements
      .filter((element) => element.tag === tag && parents.includes(elements[element.parent]?.tag ?? ''))
      .map(({ index }) => index);
  const links = indices('a', ['nav', 'footer']);
  const heading = indices('h1', ['body']);
  const way = {
    changes: [
      { elements: links, declarations: { color: '#ffc533' } },
      { elements: heading, declarations: { 'border-bottom': '48px solid #ff6161' } },
    ],
  };
  const [fix] = bench.card.fixes;
  const repairs = fix === undefined ? [] : repairsFor(fix, way, measured, bench);
  expect(measured.broken).toBe('control');
  expect(repairs).toContainEqual({ changes: [way.changes[1]] });
});
