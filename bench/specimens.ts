/**
 * `node bench/specimens.ts [--grammars 1000] [--layouts event,product] [--render] [--seed 1]`: makes pages of random
 * grammars in every layout and reads them, with `--render` in Chromium. Prints the share of correct readings and the
 * most frequent misreadings of each axis, and the share of each layout.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { sample } from 'fast-check';
import { dumpedPage } from '../src/rendered/dumped-page.ts';
import { styledPage } from '../src/rendered/styled-page.ts';
import { openChromium } from '../scripts/agreement/chromium-styles.ts';
import { renderPage } from '../scripts/evaluation/render-page.ts';
import { AXES, type AxisId } from '../src/grammar/axes/index.ts';
import type { Readings } from '../src/grammar/read-axes.ts';
import { LAYOUT_IDS } from '../src/specimen/layouts/index.ts';
import { pageFromHtml } from '../src/page/given-page.ts';
import { renderSpecimen } from '../src/specimen/specimen.ts';
import { surveyPage, surveyStyled } from '../src/survey.ts';
import { anyGrammar } from '../test/specimen/random-grammars.ts';

const { values } = parseArgs({
  options: {
    grammars: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    render: { type: 'boolean', default: false },
    layouts: { type: 'string', default: LAYOUT_IDS.join(',') },
  },
});
const grammars = sample(anyGrammar, { numRuns: Number(values.grammars), seed: Number(values.seed) });
const browser = values.render ? await openChromium() : null;
const folder = mkdtempSync(path.join(tmpdir(), 'specimens-'));

const layouts = LAYOUT_IDS.filter((id) => values.layouts.split(',').includes(id));

interface Tally {
  shown: number;
  readonly misread: Map<string, number>;
}
const emptyTallies = () =>
  new Map<AxisId, Tally>(AXES.map(({ id }) => [id, { shown: 0, misread: new Map() }]));
const tallies = new Map(layouts.map((layout) => [layout, emptyTallies()]));

for (const grammar of grammars) {
  for (const [layout, byAxis] of tallies) {
    const { html, notShown } = renderSpecimen({ grammar, layout });
    const readings = await read(html);
    for (const [id, tally] of byAxis) {
      if (notShown[id] !== undefined) continue;
      tally.shown++;
      if (readings[id].value === grammar[id]) continue;
      const confusion = `${grammar[id]} as ${readings[id].value}`;
      tally.misread.set(confusion, (tally.misread.get(confusion) ?? 0) + 1);
    }
  }
}
await browser?.close();
rmSync(folder, { recursive: true });
for (const [layout, byAxis] of tallies) print(layout, byAxis);

async function read(html: string): Promise<Readings> {
  if (browser === null) return surveyPage(pageFromHtml({ html })).readings;
  const file = path.join(folder, 'specimen.html');
  writeFileSync(file, html);
  const dump = await renderPage(browser, pathToFileURL(file).href);
  return surveyStyled(styledPage(dump, dumpedPage(dump))).readings;
}

function print(layout: string, byAxis: ReadonlyMap<AxisId, Tally>): void {
  console.log(`\n${layout}`);
  let [shown, back] = [0, 0];
  for (const [id, tally] of byAxis) {
    const wrong = [...tally.misread.values()].reduce((sum, count) => sum + count, 0);
    shown += tally.shown;
    back += tally.shown - wrong;
    if (wrong === 0) continue;
    const confusions = [...tally.misread].toSorted((a, b) => b[1] - a[1]).slice(0, 6);
    const list = confusions.map(([confusion, count]) => `${confusion} ${count}`).join(', ');
    const share = ((100 * (tally.shown - wrong)) / tally.shown).toFixed(1);
    console.log(`${id.padEnd(26)} ${share.padStart(5)} % of ${String(tally.shown).padStart(4)}  ${list}`);
  }
  const asked = grammars.length * AXES.length;
  console.log(
    `${layout}: ${((100 * back) / shown).toFixed(2)} % of ${shown} shown axes read correctly; ${((100 * (asked - shown)) / asked).toFixed(1)} % not shown because of contradictions`,
  );
}
