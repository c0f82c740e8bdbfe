import { expect, it } from 'vitest';
import { proveFixes } from '../../src/fixes/prove-fixes.ts';
import { roleCssWriter } from '../../src/fixes/role-css.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { judgeIdentity } from '../../src/identity/judge-identity.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import { targetOfTokens } from '../../src/identity/target.ts';
import { CARD, cardOf, scoreWith, survey, TEXT, weights } from './proven.ts';

const SHOP = `<!doctype html><html lang=en><head><title>Shop</title><style>
body { margin: 0; font: 16px/1.5 Georgia, serif; background: #fff; color: #222 }
h1 { font-size: 40px } h3 { font-size: 20px }
.go { display: inline-block; padding: 8px 16px; background: #b3541e; color: #fff }
</style></head><body><main><h1>Letters and paper</h1><p>${TEXT}</p>
<ul>${CARD('One')}${CARD('Two')}${CARD('Three')}</ul></main></body></html>`;
const TARGET: Grammar = {
  'surface.ground': 'white',
  'type.pairing': 'serif/sans',
  'palette.contrast': 'high',
};
const IDENTITY = targetOfTokens(
  {
    color: { light: { background: '#14120f', text: '#f4efe6', primary: '#3355cc' } },
    type: {
      families: { body: { stack: 'Inter, sans-serif', class: 'sans' } },
      sizes: { body: '14px', h1: '36px' },
    },
  },
  'light',
);

it('fixes of the identity say what they do to the score', () => {
  const read = survey(SHOP);
  const identity = { target: IDENTITY, waived: new Map() };
  const card = cardOf(read, TARGET);
  const { deltasOfParts } = proveFixes({
    card,
    survey: read,
    target: TARGET,
    weights,
    tokens: targetTokens(IDENTITY),
    identity,
    trials: 9,
  });
  const cssOf = roleCssWriter(read);
  const { fixes } = judgeIdentity(seeIdentity(read), IDENTITY);
  const measured = fixes.filter(({ part }) => deltasOfParts.has(part));
  expect(measured.length).toBeGreaterThan(0);
  for (const { part, declarations } of measured) {
    const css = cssOf(declarations) ?? expect.fail('no stylesheet');
    expect(deltasOfParts.get(part)).toBeCloseTo(scoreWith(SHOP, css, TARGET) - card.score, 1);
  }
  // A dark ground takes the page away from a target that is white.
  expect(deltasOfParts.get('color.ground')).toBeLessThan(0);
});
