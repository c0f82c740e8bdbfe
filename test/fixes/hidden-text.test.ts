import { describe, expect, it } from 'vitest';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { proven, scoreWith, survey, TEXT, withCss } from './proven.ts';

const PAGE = `<!doctype html><html lang=en><head><title>Board</title><style>
body { margin: 0; font: 16px/1.5 Georgia, serif; background: #fff; color: #222 }
.board { height: 300px; overflow: hidden } h1 { font-size: 24px; margin: 0 }
</style></head><body><div class="board"><h1>Departures of all the trains that leave the city today</h1>
<p>${TEXT}</p><p>${TEXT}</p><p>The last train leaves at midnight.</p></div></body></html>`;
const TARGET: Grammar = { 'type.display_scale': 'oversized', 'surface.ground': 'white' };

const charactersOf = (html: string) =>
  survey(html).perception.runs.reduce((sum, { characters }) => sum + characters, 0);

describe('a headline that pushes text out of a box of a fixed height', () => {
  it('comes with room for the text', () => {
    const card = proven(PAGE, TARGET);
    const fix = card.fixes.find(({ axis }) => axis === 'type.display_scale') ?? expect.fail('no fix');
    expect(fix.proof.verified).toBe(true);
    const css = fix.css ?? expect.fail('no stylesheet');
    expect(css).toContain('height: auto');
    expect(charactersOf(withCss(PAGE, css))).toBe(charactersOf(PAGE));
    expect(scoreWith(PAGE, css, TARGET) - card.score).toBeCloseTo(fix.predictedDelta, 1);
  });
});
