import type { Page } from '../../src/page/page.ts';
import type { Scorecard } from '../../src/score/score.ts';
import { PASS_FROM } from '../../src/score/total.ts';
import { ceilingOf, needsAPerson } from './ceilings.ts';
import { judgeWithFixes, type Target } from './judged-page.ts';

export interface Climb {
  /** Score before and after, and the highest that styles could reach: copy and pictures stay. */
  readonly from: number;
  readonly to: number;
  readonly ceiling: number;
  /** The same where motion that markup or scripts start stays as well. */
  readonly stylable: number;
  readonly steps: number;
  /** Fixes left at the end, and why they were not applied. */
  readonly left: Scorecard['fixes'];
  readonly css: string;
  readonly html: string;
}

/** A page with 30 axes has no more to change. */
const MAX_STEPS = 25;

/**
 * Applies the verified fix that gains most, scores the page again, and so on until the page passes or no verified fix
 * is left.
 */
export async function applyGreedily(
  page: Page,
  target: Target,
  withStyle: (css: string, html: string) => Promise<Page>,
): Promise<Climb> {
  let card = judgeWithFixes(page, target);
  const from = card.score;
  const ceiling = ceilingOf(card, needsAPerson);
  const scripted = card.fixes.filter(({ axis, manual }) => axis.startsWith('motion.') && manual !== null);
  const stylable = ceilingOf(
    card,
    (axis) => needsAPerson(axis) || scripted.some((fix) => fix.axis === axis.id),
  );
  const sheets: string[] = [];
  let html = '';
  while (card.score < PASS_FROM && sheets.length < MAX_STEPS) {
    const next = card.fixes.find(({ proof }) => proof.verified);
    if (next === undefined || next.css === null) break;
    sheets.push(next.css);
    html += next.html ?? '';
    card = judgeWithFixes(await withStyle(sheets.join('\n'), html), target);
  }
  const steps = sheets.length;
  return { from, to: card.score, ceiling, stylable, steps, left: card.fixes, css: sheets.join('\n'), html };
}
