import type { Grammar } from '../grammar/axes/index.ts';
import type { Readings } from '../grammar/read-axes.ts';
import type { StyleTokens } from '../grammar/style-tokens.ts';
import type { Weights } from '../grammar/weights.ts';
import { checkGates, failedGate } from '../score/gates.ts';
import { scoreReadings, type Scorecard } from '../score/score.ts';
import type { Source, Survey } from '../survey.ts';
import { identityMeter, type IdentityMeter, type JudgedIdentity } from './identity-change.ts';
import { trialReader, type Addition, type Trial, type TrialReader } from './trial.ts';
import { workshopOf, type Workshop } from './workshop.ts';

/** What a score was computed from. */
export interface ProofInput {
  readonly card: Scorecard;
  readonly survey: Survey;
  readonly target: Grammar;
  readonly weights: Weights;
  /** Tokens of the target; CSS uses those that agree with the target grammar. */
  readonly tokens: StyleTokens;
  /** Null for a target without tokens. */
  readonly identity: JudgedIdentity | null;
}

/** What measures fixes: the score as it is, and a reader of the page with further stylesheets. */
export interface Bench extends ProofInput, Workshop {
  readonly reader: TrialReader;
  readonly identityGain: IdentityMeter;
  /** Cost that further trials may have; see COST. */
  left: number;
}

/** The score of the page with a stylesheet. */
export interface Measured extends Addition {
  /** Points. */
  readonly gain: number;
  /** Points of the identity; null where there is none to judge. */
  readonly identityGain: number | null;
  readonly readings: Readings;
  readonly trial: Trial;
}

/** Hundredths of a complete reading that the trials of one page may cost; all in all it is less than six readings. */
const MAX_COST = 370;

export function benchOf(input: ProofInput, source: Source): Bench {
  return {
    ...input,
    ...workshopOf(input),
    reader: trialReader(input.survey, source),
    identityGain: identityMeter(input.survey, input.identity),
    left: MAX_COST,
  };
}

/** Reads and scores the page with an addition; null when the cost would exceed what is left. @param kept cost to leave for later */
export function measure(addition: Addition, bench: Bench, kept: number): Measured | null {
  const { cost, read } = bench.reader(addition);
  if (bench.left - cost < kept) return null;
  bench.left -= cost;
  const trial = read();
  const readings = withSeen(trial.readings, bench.readings);
  const gate = failedGate(checkGates(trial.perception));
  const { score } = scoreReadings({ readings, target: bench.target, weights: bench.weights, gate });
  const gain = trial.incomplete ? 0 : Math.round((score - bench.card.score) * 10) / 10;
  const identityGain = bench.identityGain({ ...trial, readings });
  return { ...addition, gain, identityGain, readings, trial };
}

/** What a vision model saw stays, as a trial has no screenshot. */
function withSeen(readings: Readings, before: Readings): Readings {
  const seen = Object.entries(before).filter(
    ([, reading]) => reading.value !== null && reading.method === 'visual',
  );
  return seen.length === 0 ? readings : { ...readings, ...Object.fromEntries(seen) };
}
