import { describe, expect, it } from 'vitest';
import { proveFixes } from '../../src/fixes/prove-fixes.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { grammarOf } from '../../src/grammar/read-axes.ts';
import { NO_TOKENS } from '../../src/grammar/style-tokens.ts';
import { judgeIdentity } from '../../src/identity/judge-identity.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import { targetOfTokens } from '../../src/identity/target.ts';
import { CARD, cardOf, TEXT, scoreWith, survey, weights, withCss } from './proven.ts';

const SHOP = `<!doctype html><html lang=en><head><title>Shop</title><style>
body { margin: 0; font: 16px/1.5 Georgia, serif; background: #fff; color: #222 }
.top { padding: 24px; background: #0b3d2e; color: #fff }
h1 { font-size: 40px; font-weight: 700; letter-spacing: 0 } h3 { font-size: 20px; font-weight: 700 }
.tiles { list-style: none; padding: 40px; display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 24px }
.tile { border: 1px solid #ccc; padding: 20px }
.go { display: inline-block; padding: 8px 16px; background: #b3541e; color: #fff; text-decoration: none; border-radius: 6px }
</style></head><body><div class="top"><h1>Letters and paper</h1><p>${TEXT}</p></div>
<ul class="tiles">${CARD('One')}${CARD('Two')}${CARD('Three')}</ul><p>${TEXT}</p></body></html>`;

const INK = '#e9e6df';
const IDENTITY = targetOfTokens(
  {
    color: {
      dark: {
        background: '#0d0f14',
        text: INK,
        surface: '#171b24',
        primary: '#4c8dff',
        'on-primary': '#0d0f14',
        border: '#2b3140',
      },
    },
    type: {
      families: {
        body: { stack: 'Inter, sans-serif', class: 'sans' },
        heading: { stack: 'Inter, sans-serif', class: 'sans' },
      },
    },
    radius: { values: { button: '12px', card: '12px' } },
  },
  'dark',
  { button: { background: '{color.primary}', color: '{color.on-primary}', 'border-radius': '12px' } },
);
const TARGET: Grammar = {
  'surface.ground': 'black',
  'surface.radius': '12-16px',
  'surface.borders': 'hairline',
  'surface.shadows': 'none',
  'palette.warmth': 'cool',
  'palette.contrast': 'extreme',
  'type.pairing': 'single-family',
  'type.heading_weight': 'medium',
};

function sheetFor(isConfidential: boolean) {
  const read = survey(SHOP);
  const tokens = isConfidential ? NO_TOKENS : targetTokens(IDENTITY);
  const identity = { target: IDENTITY, waived: new Map(), isConfidential };
  const card = proveFixes({
    card: cardOf(read, TARGET),
    survey: read,
    target: TARGET,
    weights,
    tokens,
    identity,
  });
  return { ...card, sheet: card.sheet ?? expect.fail('no sheet') };
}

describe('the sheet of the whole page', () => {
  const { score, fixes, sheet } = sheetFor(false);

  it('gains what it states, and more than any single fix', () => {
    expect(scoreWith(SHOP, sheet.css, TARGET) - score).toBeCloseTo(sheet.predictedDelta, 1);
    const single = fixes.filter(({ proof }) => proof.verified).map(({ predictedDelta }) => predictedDelta);
    expect(sheet.predictedDelta).toBeGreaterThan(Math.max(0, ...single));
  });

  it('names the axes that reach the target with it', () => {
    const { readings } = survey(withCss(SHOP, sheet.css));
    expect(sheet.reached).toContain('surface.ground');
    for (const axis of sheet.reached) expect(readings[axis].value).toBe(TARGET[axis]);
  });

  it('brings the page to the identity of the target', () => {
    const identity = (html: string) => judgeIdentity(seeIdentity(survey(html)), IDENTITY).score ?? 0;
    expect(identity(withCss(SHOP, sheet.css)) - identity(SHOP)).toBeCloseTo(sheet.identityDelta ?? 0, 1);
    expect(identity(withCss(SHOP, sheet.css))).toBeGreaterThan(80);
  });

  it('leaves no text that could be read below a contrast of 4.5:1', () => {
    const { known, illegible } = survey(withCss(SHOP, sheet.css)).features.textContrasts;
    expect([...known, ...illegible].filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });

  it('is none for a page that has the values of the target', () => {
    const read = survey(SHOP);
    const own = grammarOf(read.readings);
    const input = { survey: read, target: own, weights, tokens: NO_TOKENS, identity: null };
    expect(proveFixes({ ...input, card: cardOf(read, own) }).sheet).toBeNull();
  });
});

describe('a target whose tokens the caller may not read', () => {
  it('has no value of a token in any stylesheet', () => {
    const { fixes, sheet } = sheetFor(true);
    const all = [sheet.css, ...fixes.map(({ css }) => css ?? '')].join('\n');
    expect(all).not.toContain(INK);
    expect(all).not.toContain('#4c8dff');
    expect(all).not.toContain('Inter');
  });
});
