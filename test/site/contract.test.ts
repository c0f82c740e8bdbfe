import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../cli/engine/engine.ts';
import { ROOT } from '../../scripts/local-platform.ts';
import { judgePages, KINDS, LEAST } from '../../scripts/site/judge-pages.ts';
import { CONTRACT, siteContract } from '../../scripts/site/site-contract.ts';
import { SERVICE_ADDRESS } from '../../src/contract/service-address.ts';

const engine = openEngine({
  data: path.join(ROOT, 'cli/dist/data'),
  origin: SERVICE_ADDRESS,
  now: () => new Date(0),
});
const contract = readFileSync(path.join(ROOT, CONTRACT), 'utf8');

/** `npm run judge-site` judges the others as well. */
const JUDGED = ['index.html', 'compose.html', 'styles/linear.html', 'docs/api/score.html'];

describe('the contract of the website', () => {
  it('is what the service makes of its page (npm run judge-site -- --write)', async () => {
    expect(await siteContract(engine, ROOT)).toBe(contract);
  });

  it.each(JUDGED)('is kept by %s', async (file) => {
    const kinds = KINDS.filter(([kind]) => kind === file);
    const [page] = await judgePages(engine, { root: ROOT, contract, kinds });
    expect(page?.score, page?.failures.join('; ')).toBeGreaterThanOrEqual(LEAST);
    expect(page?.identity).toBeGreaterThanOrEqual(LEAST);
  });

  it('is not kept by the board of a brand', async () => {
    const [page] = await judgePages(engine, {
      root: ROOT,
      contract,
      kinds: [['styles/linear/board.html', null]],
    });
    expect(page?.score).toBeLessThan(LEAST);
    expect(page?.identity).toBeLessThan(LEAST);
  });
});
