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
  /** Milliseconds of the processor, the least of three runs: of a reading and score, and of the same with proven fixes. */
  readonly times: { readonly plain: number; readonly proven: number };
}

/** Reads the page anew with each verified fix as text. @param withStyle the page with HTML and CSS at the end of its body */
export async function checkPromises(
  page: Page,
  target: Target,
  withStyle: (css: string, html: string) => Promise<Page>,
): Promise<CheckedCard> {
  const plain = timed(() => judge(page, target).card);
  const proven = timed(() => judgeWithFixes(page, target));
  const times = {
    plain: Math.min(plain.ms, ...again(() => judge(page, target))),
    proven: Math.min(proven.ms, ...again(() => judgeWithFixes(page, target))),
  };
  const fixes: CheckedFix[] = [];
  for (const fix of proven.result.fixes) {
    const css = fix.proof.verified ? fix.css : null;
    const after = css === null ? null : judge(await withStyle(css, fix.html ?? ''), target).card.score;
    fixes.push({ fix, gained: after === null ? null : Math.round(10 * (after - plain.result.score)) / 10 });
  }
  return { fixes, times };
}

const REPEATED = 2; // times after the first; other work on the machine makes single runs longer

function again(run: () => unknown): number[] {
  return Array.from({ length: REPEATED }, () => timed(run).ms);
}

function timed<T>(run: () => T): { result: T; ms: number } {
  const start = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(start);
  return { result, ms: (user + system) / 1000 };
}
