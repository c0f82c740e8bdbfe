import { describe, expect, it } from 'vitest';
import { judgeWithFixes, targetOf } from '../../scripts/fixes/judged-page.ts';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { mendedInks } from '../../src/fixes/mended-inks.ts';
import { proveFixes } from '../../src/fixes/prove-fixes.ts';
import { readableWay } from '../../src/fixes/readable-way.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { styleTokens } from '../../src/grammar/style-tokens.ts';
import { targetOfTokens } from '../../src/identity/target.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { CARD, cardOf, survey, TEXT, weights, withCss } from './proven.ts';

const page = (css: string, body: string) =>
  `<!doctype html><html lang=en><head><title>Page</title><style>body { margin: 0; font: 16px/1.5 Georgia, serif } ${css}</style></head><body>${body}</body></html>`;

/** Links without a class, every other one on a ground of its own. */
const TABLE = page(
  'a { color: #0000ee } td { padding: 8px }',
  `<h1>Letters</h1><p>${TEXT}</p><table>${Array.from({ length: 60 }, (_, row) => {
    const style = row % 2 === 0 ? '' : ' style="background: #ffffee"';
    return `<tr><td>Letter ${row}</td><td><a href="/x"${style}>Read it</a></td></tr>`;
  }).join('')}</table><p>${TEXT}</p>`,
);

/** White letters on dark bands. */
const BANDS = page(
  '.band { padding: 40px; background: #0b3d2e; color: #fff } .band h2, .band p { color: #fff } .tile { border: 1px solid #ccc; padding: 20px }',
  `<div class="band"><h1>Letters and paper</h1><p>${TEXT}</p></div><ul>${CARD('One')}${CARD('Two')}${CARD('Three')}</ul><div class="band"><h2>Archive</h2><p>${TEXT}</p></div>`,
);

const families: Record<string, { stack: string; class: 'sans' }> = {
  body: { stack: 'Inter, sans-serif', class: 'sans' },
  heading: { stack: 'Inter, sans-serif', class: 'sans' },
};
const DARK = {
  identity: targetOfTokens(
    {
      color: { dark: { background: '#08090a', text: '#f7f8f8', surface: '#0f1011', primary: '#5e6ad2' } },
      type: { families },
    },
    'dark',
    undefined,
  ),
  target: { 'surface.ground': 'black', 'surface.dark_mode': 'dark-first', 'type.pairing': 'single-family' },
} as const;
function sheetOf(html: string, { identity, target }: { identity: typeof DARK.identity; target: Grammar }) {
  const read = survey(html);
  const judged = { target: identity, waived: new Map(), isConfidential: false };
  const tokens = targetTokens(identity);
  return proveFixes({ card: cardOf(read, target), survey: read, target, weights, tokens, identity: judged })
    .sheet;
}

describe('a sheet gives an ink to each text on a new ground', () => {
  it('that needs more selectors than a fix has', () => {
    const sheet = sheetOf(TABLE, DARK) ?? expect.fail('no sheet');
    const { known, illegible } = survey(withCss(TABLE, sheet.css)).features.textContrasts;
    expect([...known, ...illegible].filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });

  it('that has the colour of the new ground and is seen no longer', () => {
    const before = survey(BANDS);
    const now = survey(withCss(BANDS, '.band { background: #fff }'));
    const bands = before.perception.runs.length - now.perception.runs.length;
    const changes = mendedInks(before, { ...now, tokens: targetTokens(DARK.identity), target: {} });
    expect(bands).toBe(4);
    expect(changes.flatMap(({ elements }) => elements)).toHaveLength(bands);
    expect(changes.map(({ declarations }) => declarations)).toEqual([{ color: '#08090a' }]);
  });
});

/** A header that is drawn with a gradient. */
const DRAWN = page(
  'header { padding: 160px 40px; background: linear-gradient(120deg, #fde2ff, #d7f3ff 60%, #e6ffd7) } h1 { font-size: 48px } .card { margin: 40px; padding: 20px; border: 1px solid #ccc }',
  `<header><h1>Letters</h1><p>${TEXT}</p></header>${`<div class=card><h2>Letters</h2><p>${TEXT}</p></div>`.repeat(3)}`,
);

/** A button whose text stays faint in any ink, because it is half transparent. */
const FAINT = page(
  '.go { opacity: 0.55; background: #000; color: #fff; padding: 12px 24px }',
  `<h1>Letters</h1><p>${TEXT}</p><p><button class="go">Send the letter</button></p><p>${TEXT}</p>`,
);

describe('a part of the page where no ink helps', () => {
  it('keeps its own colours', () => {
    const sheet = sheetOf(FAINT, DARK) ?? expect.fail('no sheet');
    const ratioOf = (html: string) => {
      const { textContrasts } = survey(html).features;
      const all = [...textContrasts.known, ...textContrasts.illegible];
      return Math.min(...all.map(({ ratio }) => ratio));
    };
    expect(ratioOf(withCss(FAINT, sheet.css))).toBeGreaterThanOrEqual(Math.min(4.5, 0.8 * ratioOf(FAINT)));
  });
});

describe('a sheet for a target with gradients', () => {
  it('keeps those of the page', () => {
    const target = { ...DARK.target, 'surface.texture': 'gradient' } as const;
    const sheet = sheetOf(DRAWN, { ...DARK, target }) ?? expect.fail('no sheet');
    const { readings } = survey(withCss(DRAWN, sheet.css));
    expect(sheet.css).not.toBe('');
    expect(readings['surface.texture'].value).toBe('gradient');
  });
});

describe('a sheet that makes a light page dark', () => {
  it('draws no gradient for the ground that the page had', () => {
    const html = page(
      '.tile { border: 1px solid #ccc; padding: 20px } .go { background: #b3541e; color: #fff; padding: 8px }',
      `<h1>Letters</h1><p>${TEXT}</p><ul>${CARD('One')}${CARD('Two')}</ul>`,
    );
    const catalog = catalogIndex(CATALOG);
    const spotify = targetOf(catalog.bySlug('spotify') ?? expect.fail('no brand'), catalog.weights);
    const css = judgeWithFixes(pageFromHtml({ html }), spotify).sheet?.css ?? expect.fail('no sheet');
    expect(css).toContain('linear-gradient(');
    expect(css).not.toMatch(/gradient\([^)]*#(?:f|e)/);
  });
});

describe('inks found from declarations alone', () => {
  it.each([
    [{ 'background-color': '#ffffff', background: '#111111' }, true],
    [{ background: '#111111', 'background-color': '#ffffff' }, false],
  ])('go by the fill that is declared last: %j', (declarations, isInked) => {
    const { perception, features } = survey(page('', `<h1>Letters</h1><p>${TEXT}</p>`));
    const body = perception.page.elements.findIndex(({ tag }) => tag === 'body');
    const tokens = styleTokens([{ path: 'color.background', value: '#ffffff' }]);
    const way = readableWay(
      { changes: [{ elements: [body], declarations }] },
      { perception, features, tokens, target: {} },
    );
    expect(way.changes.some((change) => 'color' in change.declarations)).toBe(isInked);
  });
});
