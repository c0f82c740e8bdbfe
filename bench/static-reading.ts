/**
 * `npm run bench -- --pages DIR [--only a,b]`: compares the time of static readings with jsdom and Chromium on the
 * same pages. Only the ratios are comparable between runs, not the milliseconds.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumTimes } from './chromium-load.ts';
import { type Engine, ENGINES } from './engines.ts';
import { fitsSmallHeap, growth } from './growth.ts';
import { loadPages, type LoadedPage } from './loaded-page.ts';

const WARM_ROUNDS = 3;
const COLD_ROUNDS = 3;

/** Milliseconds in total over all pages. */
type Times = readonly [reading: number, styles: number, jsdom: number];

const { values } = parseArgs({ options: { pages: { type: 'string' }, only: { type: 'string' } } });
if (!values.pages) {
  console.error('Usage: npm run bench -- --pages DIR [--only a,b]');
  process.exit(2);
}
const only = values.only?.split(',');
const pages = (await loadPages(values.pages)).filter(({ id }) => only?.includes(id) ?? true);

const engines = ['reading', 'styles', 'jsdom'] as const satisfies readonly Engine[];
const warmed = [await warm('reading'), await warm('styles'), await warm('jsdom')] as const;
const fresh = cold();
const chromium = [...(await chromiumTimes(pages)).values()];
const load = sum(chromium.map((each) => each.load));
const read = sum(chromium.map((each) => each.read));

console.log(
  `${pages.length} pages; milliseconds per page, ratio to the complete reading, ratio to parsing and cascade`,
);
row('reading: cascade, layout, features, axes; warm', warmed[0], warmed);
row('parsing and cascade, warm', warmed[1], warmed);
row('jsdom: the same properties, warm', warmed[2], warmed);
row('Chromium, running: load', load, warmed);
row('Chromium, running: load and styles', read, warmed);
row('reading, fresh isolate', fresh[0], fresh);
row('parsing and cascade, fresh isolate', fresh[1], fresh);
row('jsdom, fresh isolate', fresh[2], fresh);

const { rules, elements } = growth();
const shown = (list: readonly number[]) => list.map((ms) => ms.toFixed(0)).join(' / ');
console.log(`1, 2, 4, 8 times the rules: ${shown(rules)} ms; the elements: ${shown(elements)} ms`);
console.log(`1 MB of CSS in a heap of 64 MB: ${fitsSmallHeap() ? 'fits' : 'DOES NOT FIT'}`);

/** Sum of each page's minimum time. Pages alternate, so that no engine benefits from having just read the same page. */
async function warm(engine: Engine): Promise<number> {
  const read = await ENGINES[engine]();
  const best = new Map<LoadedPage, number>();
  for (let round = 0; round <= WARM_ROUNDS; round++) {
    for (const page of pages) {
      const start = performance.now();
      read(page);
      best.set(page, Math.min(best.get(page) ?? Infinity, performance.now() - start));
    }
  }
  return sum([...best.values()]);
}

/**
 * Milliseconds by engine, each page in a fresh isolate. Engines alternate, so that all run under the same load, and the
 * minimum of several rounds counts, as for warm readings.
 */
function cold(): Times {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const file = path.join(folder, 'page.json');
  const totals = pages.map((page) => {
    writeFileSync(file, JSON.stringify(page));
    const best = engines.map(() => Infinity);
    for (let round = 0; round < COLD_ROUNDS; round++) {
      for (const [at, engine] of engines.entries())
        best[at] = Math.min(best[at] ?? Infinity, readFresh(engine, file));
    }
    return best;
  });
  rmSync(folder, { recursive: true });
  const [reading = 0, styles = 0, jsdom = 0] = engines.map((_, i) => sum(totals.map((each) => each[i] ?? 0)));
  return [reading, styles, jsdom];
}

/** Milliseconds. Throws when the engine fails, because no time would look like a fast reading. */
function readFresh(engine: Engine, file: string): number {
  const child = path.join(import.meta.dirname, 'read-once.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [child, engine, file], { encoding: 'utf8' });
  const time = Number.parseFloat(stdout);
  if (status !== 0 || !(time > 0)) throw new Error(`${engine} failed in a fresh isolate: ${stderr}`);
  return time;
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0);
}

function row(name: string, total: number, [reading, styles]: Times): void {
  const perPage = (total / pages.length).toFixed(1).padStart(8);
  const [whole, part] = [total / reading, total / styles].map((times) => times.toFixed(1).padStart(6));
  console.log(`${name.padEnd(48)} ${perPage} ms  x ${whole}  x ${part}`);
}
