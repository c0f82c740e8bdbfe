/**
 * `npm run check-boards -- [--only a,b]`: opens every built board in Chromium at 1280 and 360 px and reports console
 * messages, requests to other hosts, overflow and violations that axe-core finds. Exits with 1 if there is one.
 */
import { join } from 'node:path';
import { checkBoards } from './board/check-boards.ts';
import { slugsWithBoards } from './board/slugs-with-boards.ts';
import { ROOT } from './local-platform.ts';

const assets = join(ROOT, 'assets');
const only = process.argv.indexOf('--only');
const slugs = only < 0 ? await slugsWithBoards(assets) : (process.argv[only + 1] ?? '').split(',');
const problems = await checkBoards(assets, slugs);
for (const { slug, problem } of problems) console.error(`${slug}: ${problem}`);
console.log(`${slugs.length} boards, ${problems.length} problems.`);
if (problems.length > 0) process.exit(1);
