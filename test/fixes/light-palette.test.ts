import { expect, it } from 'vitest';
import { benchOf, measure } from '../../src/fixes/bench.ts';
import { repairsFor } from '../../src/fixes/repairs.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { NO_TOKENS } from '../../src/grammar/style-tokens.ts';
import { cardOf, survey, TEXT, weights } from './proven.ts';

const PAGE = `<!doctype html><html lang=en><head><title>Letters</title><style>
body { background: #fff; color: #1c1e21 } p a { color: #2e8555 }
[data-theme=dark] body { background: #1b1b1d; color: #e3e3e3 } [data-theme=dark] a { color: #25c2a0 }
</style></head><body><h1>Letters</h1><p>${TEXT}<a href="a">Stamps</a></p>
<button onclick="document.documentElement.setAttribute('data-theme', 'dark')">Dark</button></body></html>`;
const TARGET: Grammar = { 'surface.dark_mode': 'custom-palette', 'palette.accent_use': 'recurring' };

it('an ink that takes away the dark palette is stated for the light one alone', () => {
  const read = survey(PAGE);
  const card = cardOf(read, TARGET);
  const source = read.source ?? expect.fail('no source');
  const bench = benchOf(
    { card, survey: read, target: TARGET, weights, tokens: NO_TOKENS, identity: null },
    source,
  );
  const fix = card.fixes.find(({ axis }) => axis === 'palette.accent_use') ?? expect.fail('no fix');
  const links = read.perception.page.elements.flatMap(({ tag, index }) => (tag === 'a' ? [index] : []));
  const way = { changes: [{ elements: links, declarations: { color: '#1d4ed8' } }] };
  const measured = (css: string) => {
    const result = measure({ css, html: '' }, bench, { kept: 0, axis: null });
    return typeof result === 'string' ? expect.fail(result) : result;
  };
  const before = measured(bench.write(way));
  expect(before.readings['surface.dark_mode'].value).toBe('inversion');
  const repairs = repairsFor(fix, way, before, bench).map((repair) => bench.write(repair));
  expect(repairs).toContain(':root:not([data-theme=dark]) a {\n  color: #1d4ed8;\n}');
  const kept = measured(repairs[0] ?? '');
  expect(kept.readings['surface.dark_mode'].value).toBe('custom-palette');
});
