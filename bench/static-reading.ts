/**
 * `npm run bench -- --pages DIR [--only a,b]`: what reading a page without a browser costs beside jsdom and
 * Chromium, on the same pages in the same run. Trust the ratios, not the milliseconds of a shared machine.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumTimes } from './chromium-load.ts';
import { ENGINES } from './engines.ts';
import { fitsSmallHeap, growth } from './growth.ts';
import { loadPages, type LoadedPage } from './loaded-page.ts';

const WARM_ROUNDS = 3;

const { values } = parseArgs({ options: { pages: { type: 'string' }, only: { type: 'string' } } });
if (!values.pages) {
  console.error('Usage: npm run bench -- --pages DIR [--only a,b]');
  process.exit(2);
}
const only = values.only?.split(',');
const pages = (await loadPages(values.pages)).filter(({ id }) => only?.includes(id) ?? true);

const [ours, theirs] = [await warm('static'), await warm('jsdom')];
const [oursCold, theirsCold] = cold();
const chromium = [...(await chromiumTimes(pages)).values()];
const load = sum(chromium.map((each) => each.load));
const read = sum(chromium.map((each) => each.read));

console.log(`${pages.length} pages; milliseconds a page, and times our own`);
row('static reading, warm', ours, ours);
row('jsdom, warm', theirs, ours);
row('Chromium, running: load', load, ours);
row('Chromium, load and styles', read, ours);
row('static reading, fresh isolate', oursCold, oursCold);
row('jsdom, fresh isolate', theirsCold, oursCold);

const { rules, elements } = growth();
const shown = (list: readonly number[]) => list.map((ms) => ms.toFixed(0)).join(' / ');
console.log(`1, 2, 4, 8 times the rules: ${shown(rules)} ms; the elements: ${shown(elements)} ms`);
console.log(`a sheet of 1 MB in a heap of 64 MB: ${fitsSmallHeap() ? 'fits' : 'DOES NOT FIT'}`);

/** Sum of each page's best time; all pages in turn, so that no engine profits from one it just read. */
async function warm(engine: keyof typeof ENGINES): Promise<number> {
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

/** Each page in fresh isolates, the engines in turn, so that both meet the same load of the machine. */
function cold(): [ours: number, theirs: number] {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const child = path.join(import.meta.dirname, 'read-once.ts');
  const file = path.join(folder, 'page.json');
  const once = (engine: keyof typeof ENGINES) =>
    Number(spawnSync(process.execPath, [child, engine, file], { encoding: 'utf8' }).stdout.trim());
  const times = pages.map((page) => {
    writeFileSync(file, JSON.stringify(page));
    return { ours: once('static'), theirs: once('jsdom') };
  });
  rmSync(folder, { recursive: true });
  return [sum(times.map(({ ours: ms }) => ms)), sum(times.map(({ theirs: ms }) => ms))];
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0);
}

function row(name: string, total: number, unit: number): void {
  const perPage = (total / pages.length).toFixed(1).padStart(8);
  console.log(`${name.padEnd(30)} ${perPage} ms  x ${(total / unit).toFixed(1)}`);
}
