import { dimmedTexts } from '../../src/fixes/guards.ts';
import { judgeIdentity } from '../../src/identity/judge-identity.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import type { Page } from '../../src/page/page.ts';
import { judge, judgeWithFixes, type Target } from './judged-page.ts';

/** A stylesheet for a part of the identity, and what it did as text at the end of the page. */
export interface CheckedPart {
  readonly promised: number | null;
  readonly gained: number;
  /** Texts that became hard to read. */
  readonly dimmed: number;
}

/** Reads a page anew with each stylesheet of the fixes of its identity. */
export async function checkParts(
  page: Page,
  target: Target,
  withStyle: (css: string) => Promise<Page>,
): Promise<CheckedPart[]> {
  const { identity } = target;
  if (identity === null) return [];
  const { survey } = judge(page, target);
  const before = judgeIdentity(seeIdentity(survey), identity).score ?? 0;
  const checked: CheckedPart[] = [];
  for (const { css, predictedDelta } of judgeWithFixes(page, target).partFixes) {
    if (css === null) continue;
    const after = judge(await withStyle(css), target).survey;
    const gained = (judgeIdentity(seeIdentity(after), identity).score ?? 0) - before;
    checked.push({ promised: predictedDelta, gained, dimmed: dimmedTexts(survey, after).length });
  }
  return checked;
}

/** The counts in one line. */
export function describeParts(checked: readonly CheckedPart[]): string {
  const measured = checked.filter(({ promised }) => promised !== null);
  const far = measured.filter(({ promised, gained }) => Math.abs(gained - (promised ?? 0)) > 1);
  const less = measured.filter(({ promised, gained }) => gained < (promised ?? 0) / 2 - 0.05);
  const none = checked.filter(({ gained }) => gained < 0.05);
  const dims = checked.filter(({ dimmed }) => dimmed > 0);
  return `identity: ${checked.length} stylesheets, ${measured.length} measured; off by more than a point ${far.length}, under half of what they say ${less.length}; of all, without a gain ${none.length}, texts made hard to read by ${dims.length}`;
}
