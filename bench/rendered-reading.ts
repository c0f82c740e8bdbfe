/**
 * `npm run render-bench -- --pages DIR [--only a,b] [--times N] [--json FILE]`: measures rendered readings by step, the
 * time saved by reusing browsers, and memory growth. Reads every page N times in sequence (by default enough for 200
 * readings), with both Workers as `npm start` runs them. Linux only.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { pageIds } from '../scripts/corpus/each-page.ts';
import { serveFolder } from '../scripts/corpus/serve-folder.ts';
import { browsers, leftOpen } from '../test/render/browsers.ts';
import { coldStarts } from './rendered/cold-starts.ts';
import { printReport } from './rendered/print-report.ts';
import { readRounds } from './rendered/rounds.ts';
import { startService } from './rendered/service.ts';

const READINGS = 200;

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    only: { type: 'string' },
    times: { type: 'string' },
    json: { type: 'string' },
  },
});
const ids = values.pages ? pageIds(values.pages, values.only) : [];
const [sample] = ids;
if (!values.pages || sample === undefined) {
  console.error('Usage: npm run render-bench -- --pages DIR [--only a,b] [--times N] [--json FILE]');
  process.exit(2);
}

const server = await serveFolder(values.pages);
const addressOf = (id: string) => `http://${server.host}/${id}/`;
const service = await startService(server.host);
const starts = await coldStarts(service, addressOf(sample));
const loadBefore = loadavg()[0] ?? NaN;
const times = values.times === undefined ? Math.ceil(READINGS / ids.length) : Number(values.times);
const rounds = await readRounds(service, ids, times, addressOf);
const load = [loadBefore, loadavg()[0] ?? NaN] as const;
const open = await leftOpen();
await service.close();
server.close();

const report = { pages: ids.length, load, starts, rounds, left: { ...open, browsers: browsers().length } };
printReport(report);
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 1)}\n`);
