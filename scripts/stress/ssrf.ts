/**
 * `npm run ssrf`: gives hostile URLs to every input of the bundled service that fetches a page, directly and behind
 * redirects, and looks at what leaves the service. `--stride 6` gives each input every sixth URL.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { prepareLocalPlatform, ROOT } from '../local-platform.ts';
import { startMigrated } from '../crash/start-migrated.ts';
import { bundleWorker } from '../size/bundle-worker.ts';
import { attack } from '../ssrf/attack.ts';
import { PAGE_INPUTS } from '../ssrf/page-inputs.ts';
import { HOSTILE_URLS } from '../ssrf/hostile-urls.ts';
import { createNetwork } from '../ssrf/network.ts';

const { values } = parseArgs({ options: { stride: { type: 'string', default: '1' } } });

process.chdir(ROOT);
Object.assign(process.env, prepareLocalPlatform());
const bundle = mkdtempSync(`${tmpdir()}/ssrf-`);
bundleWorker(bundle);
const network = createNetwork();
const service = await startMigrated({ bundle, change: { outboundService: network.answer } });
const { attempts, accepted, forbidden } = await attack(await service.ready, network, Number(values.stride));
await service.dispose();
rmSync(bundle, { recursive: true });
console.log(`${attempts} attempts with ${HOSTILE_URLS.length} URLs through ${PAGE_INPUTS.length} inputs`);
console.log(`${network.fetched.length} requests left the service, ${forbidden.length} of them forbidden`);
for (const line of [...accepted, ...forbidden]) console.log(line);
process.exitCode = accepted.length + forbidden.length === 0 ? 0 : 1;
