import { describe, expect, it } from 'vitest';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { styleTokens } from '../../src/grammar/style-tokens.ts';
import { BLOCKED_CEILING } from '../../src/score/total.ts';
import { cardOf, proven, scoreWith, survey } from './proven.ts';

const TEXT = 'The archive keeps every letter that the office sent since it opened. '.repeat(6);
const FAINT = `<!doctype html><html lang=en><head><title>Letters</title><style>
body { margin: 0; font: 16px/1.5 Georgia, serif; background: #fff; color: #c4c4c4 }
h1 { font-size: 40px } .go { display: inline-block; padding: 8px 16px; border: 1px solid #222; border-radius: 6px }
</style></head><body><h1>Letters</h1><p>${TEXT}</p><p>${TEXT}</p><a class="go" href="/x">Order now</a></body></html>`;
const TARGET: Grammar = { 'surface.radius': '0px', 'surface.ground': 'white', 'surface.dark_mode': 'none' };

describe('a page that is blocked for its contrast', () => {
  const tokens = styleTokens([
    { path: 'color.background', value: '#ffffff' },
    { path: 'color.text', value: '#1a2b3c' },
  ]);
  const { fixes } = proven(FAINT, TARGET, tokens);
  const [fix] = fixes.filter(({ proof }) => proof.verified);

  it('has a fix that lifts the block, in the ink of the target', () => {
    expect(cardOf(survey(FAINT), TARGET).blockedBy).toBe('contrast_floor');
    expect(fix?.axis).toBe('surface.radius');
    expect(fix?.css).toContain('color: #1a2b3c');
    expect(scoreWith(FAINT, fix?.css ?? '', TARGET)).toBeGreaterThan(BLOCKED_CEILING);
  });

  it('declares the ink where its texts inherit it', () => {
    expect(fix?.css).toMatch(/body[^{]*\{\s*color: #1a2b3c/);
    expect(fix?.css).not.toContain('p {');
  });
});
