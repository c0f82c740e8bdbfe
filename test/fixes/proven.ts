import { proveFixes } from '../../src/fixes/prove-fixes.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { RELIABILITY } from '../../src/grammar/fitted/fits.ts';
import { NO_TOKENS, type StyleTokens } from '../../src/grammar/style-tokens.ts';
import { axisWeights } from '../../src/grammar/weights.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { checkGates, failedGate } from '../../src/score/gates.ts';
import { scoreReadings, type Scorecard } from '../../src/score/score.ts';
import { surveyPage, type Survey } from '../../src/survey.ts';

/** A paragraph of a page to be fixed. */
export const TEXT = 'The archive keeps every letter that the office sent since it opened. '.repeat(6);

/** An item of its list of goods. */
export const CARD = (title: string) =>
  `<li class="tile"><h3>${title}</h3><p>${TEXT}</p><a class="go" href="/x">Order now</a></li>`;

export const weights = axisWeights([], RELIABILITY);

export function survey(html: string): Survey {
  return surveyPage(pageFromHtml({ html }));
}

export function cardOf(read: Survey, target: Grammar): Scorecard {
  return scoreReadings({
    readings: read.readings,
    target,
    weights,
    gate: failedGate(checkGates(read.perception)),
  });
}

/** The scorecard of a page with proven fixes, against a target without an identity. @param trials see ProofInput */
export function proven(
  html: string,
  target: Grammar,
  tokens: StyleTokens = NO_TOKENS,
  trials?: number,
): Scorecard {
  const read = survey(html);
  const card = cardOf(read, target);
  return proveFixes({ card, survey: read, target, weights, tokens, identity: null, trials });
}

/** The page with CSS as text at the end of its body. */
export function withCss(html: string, css: string): string {
  return html.replace('</body>', `<style>${css}</style></body>`);
}

/** The score of that page, read from the beginning. */
export function scoreWith(html: string, css: string, target: Grammar): number {
  return cardOf(survey(withCss(html, css)), target).score;
}
