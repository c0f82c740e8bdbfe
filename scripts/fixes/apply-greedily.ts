import type { Page } from '../../src/page/page.ts';
import type { Scorecard } from '../../src/score/score.ts';
import { PASS_FROM } from '../../src/score/total.ts';
import { surveyPage } from '../../src/survey.ts';
import { ceilingOf, isOfCopyOrPictures, staysWithoutMarkup } from './ceilings.ts';
import { judgeWithFixes, type Target } from './judged-page.ts';

export interface Climb {
  /** Score before and after, and the highest that styles could reach on this page. */
  readonly from: number;
  readonly to: number;
  readonly ceiling: number;
  /** The bound of earlier figures, the same rule for all pages. */
  readonly formerCeiling: number;
  readonly steps: number;
  /** Whether the sheet of the page was among the steps. */
  readonly usesSheet: boolean;
  /** Fixes left at the end, and why they were not applied. */
  readonly left: Scorecard['fixes'];
  readonly css: string;
  readonly html: string;
}

/** A page with 30 axes has no more to change. */
const MAX_STEPS = 25;

/**
 * Applies the sheet of the page or the verified fix, whichever gains more, scores the page again, and so on until the page
 * passes or neither is left. Where that stops short, single fixes alone are applied as well, and the better end is kept.
 */
export async function applyGreedily(
  page: Page,
  target: Target,
  withStyle: (css: string, html: string) => Promise<Page>,
): Promise<Climb> {
  const first = await climb(page, target, withStyle, true);
  if (first.to >= PASS_FROM || !first.usesSheet) return first;
  const other = await climb(page, target, withStyle, false);
  return other.to > first.to ? other : first;
}

async function climb(
  page: Page,
  target: Target,
  withStyle: (css: string, html: string) => Promise<Page>,
  mayUseSheet: boolean,
): Promise<Climb> {
  let card = judgeWithFixes(page, target);
  const from = card.score;
  const survey = surveyPage(page);
  const ceiling = ceilingOf(card, (axis) => staysWithoutMarkup(axis, survey));
  const formerCeiling = ceilingOf(card, isOfCopyOrPictures);
  const sheets: string[] = [];
  let html = '';
  let usesSheet = false;
  while (card.score < PASS_FROM && sheets.length < MAX_STEPS) {
    const next = nextStep(mayUseSheet ? card : { ...card, sheet: null });
    if (next === null) break;
    usesSheet ||= next === card.sheet;
    sheets.push(next.css);
    html += next.html ?? '';
    card = judgeWithFixes(await withStyle(sheets.join('\n'), html), target);
  }
  const steps = sheets.length;
  const css = sheets.join('\n');
  return { from, to: card.score, ceiling, formerCeiling, steps, usesSheet, left: card.fixes, css, html };
}

interface Step {
  readonly css: string;
  readonly html?: string | null;
}

/** The sheet of the whole page or the verified fix, whichever gains more; null without either. */
function nextStep({ fixes, sheet }: Scorecard): Step | null {
  const best = fixes.find(({ proof, css }) => proof.verified && css !== null);
  if (sheet !== null && sheet.predictedDelta > (best?.predictedDelta ?? 0)) return sheet;
  return best === undefined || best.css === null ? null : { css: best.css, html: best.html };
}
