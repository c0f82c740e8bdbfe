/**
 * `npm run crash`: kills the bundled service with SIGKILL while it stores private brands, starts it again, and compares
 * what is there with what it had acknowledged. Then writes one brand many times at once.
 *
 *   --writes 1000   private brands; the service is killed after two thirds of them
 *   --same 500      writes of one brand
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { killedWrites } from '../crash/killed-writes.ts';
import { startMigrated } from '../crash/start-migrated.ts';
import { writeSameSlug } from '../crash/same-slug.ts';
import { prepareLocalPlatform, ROOT } from '../local-platform.ts';
import { bundleWorker } from '../size/bundle-worker.ts';

const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '1000' },
    same: { type: 'string', default: '500' },
  },
});

process.chdir(ROOT);
Object.assign(process.env, prepareLocalPlatform());
const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));
const bundle = path.join(folder, 'bundle');
bundleWorker(bundle);
const writes = Number(values.writes);
const survived = await killedWrites(
  { bundle, data: path.join(folder, 'data') },
  writes,
  Math.floor((writes * 2) / 3),
);
const { acknowledged, lost, broken, present } = survived;
console.log(`${acknowledged} acknowledged, ${present} there, ${lost.length} lost, ${broken.length} broken`);

const service = await startMigrated({ bundle });
const same = await writeSameSlug(await service.ready, 'same', Number(values.same));
console.log(
  `${values.same} writes of one brand: ${same.rows} row, statuses ${JSON.stringify(same.statuses)}`,
);
await service.dispose();
rmSync(folder, { recursive: true });
process.exitCode = lost.length + broken.length === 0 && same.rows === 1 ? 0 : 1;
