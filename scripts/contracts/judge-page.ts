import type { WrittenContract } from '../../src/contract/read-contract.ts';
import type { Weights } from '../../src/grammar/weights.ts';
import { acceptedPairing } from '../../src/identity/accepted-pairing.ts';
import { judgeIdentity, type IdentityCard } from '../../src/identity/judge-identity.ts';
import { requireIdentity } from '../../src/identity/required.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import { targetOfList } from '../../src/identity/target.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { checkGates, failedGate } from '../../src/score/gates.ts';
import { scoreReadings, type Scorecard } from '../../src/score/score.ts';
import { surveyPage } from '../../src/survey.ts';
import { settleAccepted } from '../../src/words/settle-accepted.ts';

/** A page scored as the `verify` block of a contract asks, identity required. */
export interface JudgedPage {
  readonly card: Scorecard;
  readonly identity: IdentityCard;
  /** Axes that the page does not have as the contract says, with the value read. */
  readonly misses: readonly string[];
}

export function judgePage(html: string, { grammar, tokens }: WrittenContract, weights: Weights): JudgedPage {
  const survey = surveyPage(pageFromHtml({ html, baseUrl: 'https://example.test/' }));
  const gate = failedGate(checkGates(survey.perception));
  const wanted = targetOfList(tokens);
  const target = settleAccepted(grammar, acceptedPairing(grammar, wanted, survey.features), survey.readings);
  const scored = scoreReadings({ readings: survey.readings, target, weights, gate });
  const identity = judgeIdentity(seeIdentity(survey), wanted);
  const misses = scored.axes
    .filter(({ status }) => status !== 'pass')
    .map(({ id, target, reading }) => `${id} ${target} read as ${reading.value ?? 'nothing'}`);
  return { card: requireIdentity(scored, identity), identity, misses };
}
