/**
 * `npm run check-boards -- [--only a,b] [--hybrids 40] [--seed 1]`: opens every built board, and the boards and
 * specimens of 40 hybrids drawn by seed, in Chromium at 1280 and 360 px. Reports console messages, requests to other
 * hosts, overflow, names that break within a word, titles under other text, texts narrower than two letters, and
 * violations that axe-core finds. With `--only`, it opens these boards alone; with `--hybrids`, that many hybrids alone.
 * Exits with 1 if there is a problem.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BoardProblem, checkBoards, checkHybrids } from '../board/check-boards.ts';
import { drawHybrids } from '../board/draw-hybrids.ts';
import { slugsWithBoards } from '../board/slugs-with-boards.ts';
import { ROOT } from '../local-platform.ts';

/** Hybrids of a check without options. */
const HYBRIDS = 40;

const assets = join(ROOT, 'assets');
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    hybrids: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const { only, hybrids, seed } = values;
const pages: string[] = [];
const problems: BoardProblem[] = [];
if (hybrids === undefined) {
  const slugs = only?.split(',') ?? (await slugsWithBoards(assets));
  problems.push(...(await checkBoards(assets, slugs)));
  pages.push(`${slugs.length} boards`);
}
if (only === undefined) {
  const count = Number(hybrids ?? HYBRIDS);
  problems.push(...(await checkHybrids(assets, await drawHybrids(assets, count, Number(seed)))));
  pages.push(`${count} hybrids`);
}
for (const { slug, problem } of problems) console.error(`${slug}: ${problem}`);
console.log(`${pages.join(' and ')}, ${problems.length} problems.`);
if (problems.length > 0) process.exit(1);
