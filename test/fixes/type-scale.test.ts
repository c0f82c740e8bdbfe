import { describe, expect, it } from 'vitest';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import type { AxisId, Grammar } from '../../src/grammar/axes/index.ts';
import { targetOfTokens } from '../../src/identity/target.ts';
import { proven, TEXT } from './proven.ts';

const SCALE = [
  '11px',
  '13.5px',
  '18px',
  '22.781px',
  '27.337px',
  '32.437px',
  '41.053px',
  '58.452px',
  '83.3px',
];
const IDENTITY = targetOfTokens({ color: {}, type: { sizes: { body: '18px' }, scale: SCALE } }, 'light');

const PAGE = (css: string) => `<!doctype html><html lang=en><head><title>Letters</title><style>
body { margin: 0; font: 18px/1.5 Georgia, serif; color: #222 } h1 { font-size: 40px } h2 { font-size: 30px } h3 { font-size: 24px }
h1, h2, h3 { font-weight: 700 } ${css}</style></head><body><h1>Letters</h1><p>${TEXT}</p>
${`<h2>Part</h2><p>${TEXT}</p><h3>Chapter</h3><p>${TEXT}</p>`.repeat(3)}</body></html>`;

/** The sizes that the stylesheets for an axis set, and what its fix says. */
function sizesFor(axis: AxisId, target: Grammar, css = '') {
  const { fixes } = proven(PAGE(css), target, targetTokens(IDENTITY));
  const fix = fixes.find((one) => one.axis === axis) ?? expect.fail(`${axis} does not fail`);
  const sizes = [...(fix.css ?? '').matchAll(/font-size: (?:min\()?([^;,]+)(?:, 12vw\))?;/g)].map(
    ([, size]) => size,
  );
  return { action: fix.action, sizes };
}

describe('sizes that fixes set', () => {
  it.each<[AxisId, Grammar, string]>([
    ['emphasis.mechanism', { 'emphasis.mechanism': 'scale', 'type.display_scale': 'balanced' }, ''],
    ['type.display_scale', { 'type.display_scale': 'oversized' }, ''],
    [
      'type.display_scale',
      { 'type.display_scale': 'compact' },
      'h1 { font-size: 80px } h2 { font-size: 60px }',
    ],
    [
      'type.body_size',
      { 'type.body_size': 'large', 'type.display_scale': 'balanced' },
      'body { font-size: 14px }',
    ],
  ])('are steps of the scale of the target: %s %o', (axis, target, css) => {
    const { sizes } = sizesFor(axis, target, css);
    expect(sizes.length).toBeGreaterThan(0);
    for (const size of sizes) expect(SCALE).toContain(size);
  });

  it('keep the display scale of the target, as the sentence says', () => {
    const target: Grammar = { 'emphasis.mechanism': 'scale', 'type.display_scale': 'balanced' };
    const { action, sizes } = sizesFor('emphasis.mechanism', target);
    expect(sizes).toContain('58.452px'); // 3.2 times the text
    expect(action).toContain('a largest heading of 3 to 3.5 times the text');
  });

  it('keep levels apart', () => {
    const css = 'h1 { font-size: 80px } h2 { font-size: 60px } h3 { font-size: 56px }';
    const { sizes } = sizesFor('type.display_scale', { 'type.display_scale': 'compact' }, css);
    expect(new Set(sizes).size).toBe(sizes.length);
  });
});
