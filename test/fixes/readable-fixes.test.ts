import { describe, expect, it } from 'vitest';
import { dimmedTexts } from '../../src/fixes/guards.ts';
import { writeFixes } from '../../src/fixes/prove-fixes.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { styleTokens } from '../../src/grammar/style-tokens.ts';
import { CARD, cardOf, survey, TEXT, weights, withCss } from './proven.ts';

/** A bank whose navy is ground of the header and ink of the text at once. */
const BANK = page(
  ':root { --navy: #0b1f3a; --gold: #b08d3e } body { color: var(--navy); background: #fff } header { background: var(--navy); color: #fff } .go { border: 1px solid var(--gold); color: var(--gold); background: #fff }',
  `<header><p>Private bank</p></header><h1>Wealth</h1><p>${TEXT}</p><ul>${CARD('One')}${CARD('Two')}</ul>`,
);
/** Grey navigation in a header of its own ground. */
const BANDS = page(
  'header, section, footer { padding: 40px; background: #fff } nav a { color: #4b5563 } h1 { color: #111827 } p { color: #4b5563 } .go { background: #4f46e5; color: #fff; padding: 8px }',
  `<header><nav><a href="/a">Product</a> <a href="/b">Prices</a></nav></header><section><h1>Ship</h1><p>${TEXT}</p></section><section><h2>Plans</h2><ul>${CARD('One')}${CARD('Two')}${CARD('Three')}</ul></section><footer><p>Imprint</p></footer>`,
);
/** Dark cards on a cream page. */
const CARDS = page(
  'body { background: #fff8ea; color: #26355d } .tile { background: #26355d; color: #fff8ea; padding: 24px } header { background: #ffd166 }',
  `<header><h1>Kites</h1></header><ul>${CARD('One')}${CARD('Two')}${CARD('Three')}</ul><p>${TEXT}</p>`,
);

function page(css: string, body: string): string {
  return `<!doctype html><html lang=en><head><title>Page</title><style>body{margin:0;font:16px/1.5 Inter,sans-serif}${css}</style></head><body>${body}</body></html>`;
}

const TARGETS: readonly Grammar[] = [
  {
    'palette.accent_use': 'pervasive',
    'palette.strategy': 'full-spectrum',
    'palette.warmth': 'cool',
    'surface.ground': 'black',
    'surface.dark_mode': 'dark-first',
  },
  {
    'palette.accent_use': 'recurring',
    'palette.strategy': 'mono',
    'palette.contrast': 'extreme',
    'surface.texture': 'flat',
    'emphasis.cta_treatment': 'outlined',
    'emphasis.mechanism': 'color',
    'emphasis.density_signals': 'grouping-cards',
  },
];
const TOKENS = styleTokens([
  { path: 'color.background', value: '#f5f7f8' },
  { path: 'color.text', value: '#333333' },
  { path: 'color.surface', value: '#0f1011' },
  { path: 'color.primary', value: '#ea2261' },
  { path: 'color.accent', value: '#f96bee' },
]);

describe('stylesheets that were not measured', () => {
  it.each([
    ['a colour that is ground and ink', BANK],
    ['bands', BANDS],
    ['dark cards', CARDS],
  ])('leave what could be read readable: %s', (_, html) => {
    const before = survey(html);
    for (const target of TARGETS) {
      const card = cardOf(before, target);
      const { fixes } = writeFixes({ card, survey: before, target, weights, tokens: TOKENS, identity: null });
      const dimmed = fixes.flatMap(({ axis, css }) =>
        css === null
          ? []
          : dimmedTexts(before, survey(withCss(html, css))).map(
              ({ selector, ratio }) => `${axis}: ${selector} ${ratio.toFixed(1)}`,
            ),
      );
      expect(dimmed).toEqual([]);
    }
  });
});
