/**
 * `npm run judge-site`: judges a page of every kind of the website against site/AGENTS.md and fails below 90. With
 * `--write`, makes that contract again before. Run `npm run build && npm run build-cli` before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openEngine } from '../../cli/engine/engine.ts';
import { SERVICE_ADDRESS } from '../../src/contract/service-address.ts';
import { ROOT } from '../local-platform.ts';
import { judgePages, LEAST } from '../site/judge-pages.ts';
import { CONTRACT, siteContract } from '../site/site-contract.ts';

const data = path.join(ROOT, 'cli/dist/data');
const engine = openEngine({ data, origin: SERVICE_ADDRESS, now: () => new Date() });
const file = path.join(ROOT, CONTRACT);
if (process.argv.includes('--write')) writeFileSync(file, await siteContract(engine, ROOT));

const judged = await judgePages(engine, { root: ROOT, contract: readFileSync(file, 'utf8') });
for (const { file: page, score, identity, failures } of judged) {
  console.log(
    `${page.padEnd(32)} ${score.toFixed(1).padStart(5)} ${(identity ?? 0).toFixed(1).padStart(5)}  ${failures.join('; ')}`,
  );
}
const low = judged.filter(({ score, identity }) => score < LEAST || (identity ?? 0) < LEAST);
console.log(`${judged.length} pages, ${low.length} below ${LEAST}`);
process.exitCode = low.length === 0 ? 0 : 1;
