/**
 * `npm run check-boards -- [--only a,b] [--hybrids 40 --seed 1]`: opens every built board in Chromium at 1280 and 360 px
 * and reports console messages, requests to other hosts, overflow and violations that axe-core finds. With `--hybrids`,
 * it does so for the boards and specimens of hybrids drawn by seed instead. Exits with 1 if there is a problem.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBoards, checkHybrids } from './board/check-boards.ts';
import { drawHybrids } from './board/draw-hybrids.ts';
import { slugsWithBoards } from './board/slugs-with-boards.ts';
import { ROOT } from './local-platform.ts';

const assets = join(ROOT, 'assets');
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    hybrids: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const { of, problems } =
  values.hybrids === undefined ? await boards() : await hybrids(Number(values.hybrids));
for (const { slug, problem } of problems) console.error(`${slug}: ${problem}`);
console.log(`${of}, ${problems.length} problems.`);
if (problems.length > 0) process.exit(1);

async function boards() {
  const slugs = values.only?.split(',') ?? (await slugsWithBoards(assets));
  return { of: `${slugs.length} boards`, problems: await checkBoards(assets, slugs) };
}

async function hybrids(count: number) {
  const pages = await drawHybrids(assets, count, Number(values.seed));
  return { of: `${count} hybrids`, problems: await checkHybrids(assets, pages) };
}
