import { expect, it } from 'vitest';
import { writeFixes } from '../../src/fixes/prove-fixes.ts';
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
body { margin: 0; background: #fff; color: #3c3c3c; font: 16px/1.5 sans-serif }
.card { background: #f7f7f7; padding: 24px; margin: 24px; border: 2px solid #ddd; border-radius: 12px }
.go { padding: 12px 24px; background: #58cc02; color: #fff; border: 0; border-radius: 12px }
.plain { padding: 12px 24px; background: #fff; border: 2px solid #ddd }</style>
<h1>Letters</h1><div class=card><p>${TEXT}</p></div><div class=card><p>${TEXT}</p></div>
<button class=go>Order now</button> <button class=plain>Read more</button></html>`;

const TARGET = targetOfTokens(
  {
    color: {
      light: { background: '#ffffff', surface: '#f7f7f7', text: '#3c3c3c', primary: '#58cc02' },
      dark: { background: '#151c24', surface: '#374251', text: '#d4f1ff' },
    },
    shadow: { values: { key: '0 4px 0 #58a700', plain: '0 2px 0 #e5e5e5' } },
  },
  'light',
  { button: { 'box-shadow': '{shadow.key}' } },
);

function cssOf(target: Grammar): string {
  const survey = surveyPage(pageFromHtml({ html: HTML }));
  const weights = axisWeights([], RELIABILITY);
  const card = scoreReadings({ readings: survey.readings, target, weights, gate: null });
  const tokens = targetTokens(TARGET);
  return (
    writeFixes({ card, survey, target, weights, tokens, identity: null }).fixes[0]?.css ??
    expect.fail('no stylesheet')
  );
}

it('a dark palette has the dark colours of the target', () => {
  const css = cssOf({ 'surface.dark_mode': 'custom-palette' });
  const dark = css.split('\n').filter((line) => /^ {2}(?:background-)?color:/.test(line));
  expect(css).toContain('#151c24');
  expect(css).toContain('#374251');
  expect(dark.join()).not.toMatch(/#111318|#24262a/);
});

it('the shadow of buttons is on buttons with a colour, another one on cards', () => {
  const rules = cssOf({ 'surface.shadows': 'dramatic' }).split('}');
  expect(rules.find((rule) => rule.includes('#58a700'))).toMatch(/\.go\b/);
  expect(rules.find((rule) => rule.includes('#58a700'))).not.toMatch(/\.plain|\.card/);
  expect(rules.find((rule) => rule.includes('#e5e5e5'))).toMatch(/\.card|div/);
});
