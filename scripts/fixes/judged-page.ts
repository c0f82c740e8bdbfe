import type { IndexedBrand } from '../../src/catalog/catalog-index.ts';
import { proveFixes, type FixedCard } from '../../src/fixes/prove-fixes.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import type { StyleTokens } from '../../src/grammar/style-tokens.ts';
import type { Weights } from '../../src/grammar/weights.ts';
import { acceptedPairing } from '../../src/identity/accepted-pairing.ts';
import { targetOfBrand } from '../../src/identity/judge-brands.ts';
import type { TargetIdentity } from '../../src/identity/target.ts';
import { checkGates, failedGate } from '../../src/score/gates.ts';
import { scoreReadings, type Scorecard } from '../../src/score/score.ts';
import { surveyPage, type Survey } from '../../src/survey.ts';
import { settleAccepted } from '../../src/words/settle-accepted.ts';
import type { Page } from '../../src/page/page.ts';
import { changedTaste } from '../../worker/brand-with-changes.ts';

/** A brand as the target of scores. */
export interface Target {
  readonly slug: string;
  /** As in its contract: settled with its tokens. */
  readonly grammar: Grammar;
  readonly tokens: StyleTokens;
  /** Null for a target without tokens. */
  readonly identity: TargetIdentity | null;
  readonly weights: Weights;
  /** Complete readings that the trials of fixes may cost; without it, as many as in the service. */
  readonly trials?: number;
}

export function targetOf(brand: IndexedBrand, weights: Weights): Target {
  const { grammar } = changedTaste(brand, { stated: {}, said: [] });
  const identity = targetOfBrand(brand);
  return { slug: brand.entry.slug, grammar, tokens: targetTokens(identity), identity, weights };
}

/** Reads and scores a page as the service does, without fixes. */
export function judge(page: Page, target: Target): { survey: Survey; card: Scorecard } {
  const survey = surveyPage(page);
  return { survey, card: cardOf(survey, target) };
}

export function cardOf(survey: Survey, target: Target): Scorecard {
  const gate = failedGate(checkGates(survey.perception));
  const { readings } = survey;
  return scoreReadings({ readings, target: grammarFor(survey, target), weights: target.weights, gate });
}

/** The grammar of a target for a page that may set its labels in their typeface. */
export function grammarFor({ features, readings }: Survey, { grammar, identity }: Target): Grammar {
  return settleAccepted(grammar, acceptedPairing(grammar, identity, features), readings);
}

/** The same with proven fixes. */
export function judgeWithFixes(page: Page, target: Target): FixedCard {
  return fixedCard(surveyPage(page), target);
}

/** The score of a page that was read, with proven fixes. */
export function fixedCard(survey: Survey, target: Target): FixedCard {
  const card = cardOf(survey, target);
  const { weights, tokens, identity, trials } = target;
  const judged = identity && { target: identity, waived: new Map() };
  return proveFixes({
    card,
    survey,
    target: grammarFor(survey, target),
    weights,
    tokens,
    identity: judged,
    trials,
  });
}
