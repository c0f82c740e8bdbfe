import { expect, it } from 'vitest';
import { brokenGuard } from '../../src/fixes/guards.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { judgeIdentity } from '../../src/identity/judge-identity.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import { targetOfTokens } from '../../src/identity/target.ts';
import { cardOf, survey, TEXT, weights, withCss } from './proven.ts';

const HTML = `<!doctype html><html lang=en><title>Letters</title><style>
body { margin: 0; font: 16px/1.5 sans-serif } .card { background: #eef1f6; border-radius: 8px; padding: 24px }
main { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; padding: 48px }</style>
<body><h1>Letters</h1><main>${`<div class=card><h2>Part</h2><p>${TEXT}</p></div>`.repeat(4)}</main></body></html>`;
const IDENTITY = targetOfTokens(
  { color: { light: { background: '#ffffff', text: '#000000', surface: '#eef1f6' } } },
  'light',
  { card: { background: '{color.surface}', 'border-radius': '8px', padding: '24px' } },
);

it.each<[NonNullable<Grammar['emphasis.density_signals']>, string | null]>([
  ['grouping-cards', 'control'],
  ['borders', 'control'],
  ['whitespace', null],
  ['dividers', null],
])('cards have to stay like their token where a target groups by them, not by %s: %s', (grouping, broken) => {
  const target: Grammar = { 'emphasis.density_signals': grouping };
  const before = survey(HTML);
  const after = survey(withCss(HTML, '.card { border-radius: 0; padding: 40px }'));
  const [was, is] = [before, after].map((page) => judgeIdentity(seeIdentity(page), IDENTITY));
  if (was === undefined || is === undefined) return expect.fail('no identity');
  const identities = { before: was, after: is };
  expect(brokenGuard(before, after, { target, weights, card: cardOf(before, target), identities })).toBe(
    broken,
  );
});
