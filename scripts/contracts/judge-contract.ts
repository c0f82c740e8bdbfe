import { contractSpecimen } from '../../src/contract/contract-specimen.ts';
import { readContract } from '../../src/contract/read-contract.ts';
import type { Weights } from '../../src/grammar/weights.ts';
import { judgeIdentity, type IdentityCard } from '../../src/identity/judge-identity.ts';
import { requireIdentity } from '../../src/identity/required.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import { targetOfList } from '../../src/identity/target.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { checkGates, failedGate } from '../../src/score/gates.ts';
import { scoreReadings, type Scorecard } from '../../src/score/score.ts';
import { surveyPage } from '../../src/survey.ts';

/** How well a page does that is made from a contract alone, by what the contract verifies. */
export interface JudgedContract {
  readonly name: string;
  readonly card: Scorecard;
  readonly identity: IdentityCard;
  /** Axes that the page does not have as the contract says, with the value read. */
  readonly misses: readonly string[];
}

/** Reads a contract, makes the page, and scores it as the `verify` block asks, identity required. */
export function judgeContract(markdown: string, weights: Weights): JudgedContract {
  const contract = readContract(markdown);
  const { html } = contractSpecimen(contract);
  return judgePage(html, contract, weights);
}

/** Scores a page as the `verify` block of a contract asks. */
export function judgePage(
  html: string,
  { name, grammar, tokens }: ReturnType<typeof readContract>,
  weights: Weights,
): JudgedContract {
  const survey = surveyPage(pageFromHtml({ html, baseUrl: 'https://example.test/' }));
  const gate = failedGate(checkGates(survey.perception));
  const scored = scoreReadings({ readings: survey.readings, target: grammar, weights, gate });
  const identity = judgeIdentity(seeIdentity(survey), targetOfList(tokens));
  const misses = scored.axes
    .filter(({ status }) => status !== 'pass')
    .map(({ id, target, reading }) => `${id} ${target} read as ${reading.value ?? 'nothing'}`);
  return { name, card: requireIdentity(scored, identity), identity, misses };
}
