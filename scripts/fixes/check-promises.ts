import type { Fix } from '../../src/score/fixes.ts';
import type { Page } from '../../src/page/page.ts';
import { judge, judgeWithFixes, type Target } from './judged-page.ts';

/** A fix, and what the score gained when its CSS was added to the page as text; null without proof. */
export interface CheckedFix {
  readonly fix: Fix;
  readonly gained: number | null;
}

/** What a sheet promises, and what the score gained when it was added to the page as text. */
export interface CheckedSheet {
  readonly promised: number;
  readonly gained: number;
}

export interface CheckedCard {
  readonly fixes: readonly CheckedFix[];
  readonly score: number;
  /** Null for none. */
  readonly sheet: CheckedSheet | null;
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
  const { score } = plain.result;
  const gainOf = async (css: string, html: string) => {
    const after = judge(await withStyle(css, html), target).card.score;
    return Math.round(10 * (after - score)) / 10;
  };
  const fixes: CheckedFix[] = [];
  for (const fix of proven.result.fixes) {
    const css = fix.proof.verified ? fix.css : null;
    fixes.push({ fix, gained: css === null ? null : await gainOf(css, fix.html ?? '') });
  }
  const { sheet } = proven.result;
  const checked = sheet && { promised: sheet.predictedDelta, gained: await gainOf(sheet.css, '') };
  return { fixes, times, score, sheet: checked };
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
