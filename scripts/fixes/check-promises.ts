import type { Fix } from '../../src/score/fixes.ts';
import type { Page } from '../../src/page/page.ts';
import { judge, judgeWithFixes, type Target } from './judged-page.ts';

/** A fix, and what the score gained when its CSS was added to the page as text; null without proof. */
export interface CheckedFix {
  readonly fix: Fix;
  readonly gained: number | null;
}

export interface CheckedCard {
  readonly fixes: readonly CheckedFix[];
  /**
   * Milliseconds of the processor from the files of the page, the least of three runs: of a reading and its score, and of
   * the same with proven fixes.
   */
  readonly times: { readonly plain: number; readonly proven: number };
}

/** Reads the page anew with each verified fix as text. @param withStyle the page with HTML and CSS at the end of its body */
export async function checkPromises(
  target: Target,
  withStyle: (css: string, html: string) => Promise<Page>,
): Promise<CheckedCard> {
  const plain = await fastest(async () => judge(await withStyle('', ''), target).card);
  const proven = await fastest(async () => judgeWithFixes(await withStyle('', ''), target));
  const times = { plain: plain.ms, proven: proven.ms };
  const fixes: CheckedFix[] = [];
  for (const fix of proven.result.fixes) {
    const css = fix.proof.verified ? fix.css : null;
    const after = css === null ? null : judge(await withStyle(css, fix.html ?? ''), target).card.score;
    fixes.push({ fix, gained: after === null ? null : Math.round(10 * (after - plain.result.score)) / 10 });
  }
  return { fixes, times };
}

const RUNS = 3; // other work on the machine makes single runs longer

/** The result of a run, and the CPU time of the fastest. */
async function fastest<T>(run: () => Promise<T>): Promise<{ result: T; ms: number }> {
  let best = await timed(run);
  for (let more = 1; more < RUNS; more++) {
    const next = await timed(run);
    if (next.ms < best.ms) best = next;
  }
  return best;
}

async function timed<T>(run: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const start = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(start);
  return { result, ms: (user + system) / 1000 };
}
