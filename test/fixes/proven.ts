import { proveFixes } from '../../src/fixes/prove-fixes.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { RELIABILITY } from '../../src/grammar/fitted/fits.ts';
import { NO_TOKENS, type StyleTokens } from '../../src/grammar/style-tokens.ts';
import { axisWeights } from '../../src/grammar/weights.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { checkGates, failedGate } from '../../src/score/gates.ts';
import { scoreReadings, type Scorecard } from '../../src/score/score.ts';
import { surveyPage, type Survey } from '../../src/survey.ts';

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

/** The scorecard of a page with proven fixes, against a target without an identity. */
export function proven(html: string, target: Grammar, tokens: StyleTokens = NO_TOKENS): Scorecard {
  const read = survey(html);
  return proveFixes({ card: cardOf(read, target), survey: read, target, weights, tokens, identity: null });
}

/** The page with CSS as text at the end of its body. */
export function withCss(html: string, css: string): string {
  return html.replace('</body>', `<style>${css}</style></body>`);
}

/** The score of that page, read from the beginning. */
export function scoreWith(html: string, css: string, target: Grammar): number {
  return cardOf(survey(withCss(html, css)), target).score;
}
