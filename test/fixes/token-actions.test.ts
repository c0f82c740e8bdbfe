import { describe, expect, it } from 'vitest';
import { actionsInTokens } from '../../src/fixes/token-actions.ts';
import type { AxisId, Grammar } from '../../src/grammar/axes/index.ts';
import { RELIABILITY } from '../../src/grammar/fitted/fits.ts';
import { axisWeights } from '../../src/grammar/weights.ts';
import { targetOfTokens } from '../../src/identity/target.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { scoreReadings } from '../../src/score/score.ts';
import { surveyPage } from '../../src/survey.ts';

const TEXT = 'The archive keeps every letter that the office sent since it opened. '.repeat(6);
const HTML = `<!doctype html><html lang=en><title>Letters</title><style>
body { margin: 0; background: #fff; color: #222; font: 16px/1.5 Arial, sans-serif } section { padding: 16px 0 } p { margin: 40px 0 }</style>
<h1>Letters</h1>${`<section><h2>Part</h2><p>${TEXT}</p><p>${TEXT}</p><p>${TEXT}</p></section>`.repeat(4)}</html>`;

const IDENTITY = targetOfTokens(
  {
    color: { light: { background: '#fffaf0', text: '#2b2118', primary: '#b3401f' } },
    type: {
      families: {
        heading: { stack: 'Fraunces, Georgia, serif', class: 'serif' },
        body: { stack: '"Source Sans 3", Arial, sans-serif', class: 'sans' },
      },
      weights: { heading: 300 },
    },
    shadow: { values: { card: '0 1px 2px rgb(0 0 0 / 0.2)' } },
    spacing: { values: { element: '12px', section: '144px' } },
  },
  'light',
);

function actionOf(axis: AxisId, target: Grammar, identity = IDENTITY): string {
  const { readings } = surveyPage(pageFromHtml({ html: HTML }));
  const card = scoreReadings({ readings, target, weights: axisWeights([], RELIABILITY), gate: null });
  const fixes = actionsInTokens(card.fixes, { identity, target, readings });
  return fixes.find((fix) => fix.axis === axis)?.action ?? expect.fail(`${axis} does not fail`);
}

describe('the action of a fix for a target with tokens', () => {
  it.each<[AxisId, string, RegExp]>([
    [
      'whitespace.element_gap',
      'tight',
      /^Keep elements of a group 12px \(`--spacing-element`\) apart\. Now: \d+ px\.$/,
    ],
    ['surface.ground', 'cream', /^Put content on `--color-background` \(#fffaf0\)\. Now: /],
    [
      'type.pairing',
      'serif/sans',
      /^Set headings in `--font-heading` \(fraunces\) and text in `--font-body` \(source sans 3\)\. Now: /,
    ],
    ['type.heading_weight', 'light', /^Set headings at weight 300 \(`--font-weight-heading`\)\. Now: /],
    ['surface.shadows', 'subtle', /`--shadow-card` \(0 1px 2px rgb\(0 0 0 \/ 0\.2\)\)/],
  ])('%s names them', (axis, value, action) => {
    expect(actionOf(axis, { [axis]: value })).toMatch(action);
  });

  it('has the corners that components declare', () => {
    const identity = targetOfTokens({ color: {} }, 'light', { button: { 'border-radius': '4px' } });
    const action = actionOf('surface.radius', { 'surface.radius': '4-6px' }, identity);
    expect(action).toMatch(/^Give corners a radius of 4px on buttons\./);
  });

  it('has the dark ground of the target as its example', () => {
    const identity = targetOfTokens({ color: { dark: { background: '#121212', text: '#ffffff' } } }, 'dark');
    const action = actionOf('surface.dark_mode', { 'surface.dark_mode': 'dark-first' }, identity);
    expect(action).toContain('a dark ground such as #121212');
  });

  it('is the general one where no token says it', () => {
    expect(actionOf('surface.texture', { 'surface.texture': 'gradient' })).not.toContain('--');
  });
});
