import type { Axis, Category } from '../grammar/axis.ts';
import { categoryOf } from '../grammar/category-of.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Reading } from '../grammar/reading.ts';
import type { Readings } from '../grammar/read-axes.ts';
import type { StyleTokens } from '../grammar/style-tokens.ts';
import type { Weights } from '../grammar/weights.ts';
import type { IdentityCard } from '../identity/judge-identity.ts';
import { checkGates, failedGate, type Gate } from '../score/gates.ts';
import { scoreReadings, type Scorecard } from '../score/score.ts';
import type { Source, Survey } from '../survey.ts';
import {
  identityChange,
  identityMeter,
  type ComparedIdentity,
  type IdentityChange,
  type IdentityMeter,
  type JudgedIdentity,
} from './identity-change.ts';
import { affordedReadings } from './proof-budget.ts';
import { brokenGuard, brokenInSight, type Guard } from './guards.ts';
import { trialReader, type Addition, type Question, type Trial, type TrialReader } from './trial.ts';
import { workshopOf, type Workshop } from './workshop.ts';
import { SERVICE_TRIALS } from './service-trials.ts';

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
  /** Complete readings that the trials of the page may cost; SERVICE_TRIALS without it. */
  readonly trials?: number | undefined;
}

/** What measures fixes: the score as it is, and a reader of the page with further stylesheets. */
export interface Bench extends ProofInput, Workshop {
  readonly reader: TrialReader;
  /** Null for a target without tokens. */
  readonly meter: IdentityMeter | null;
  /** Cost that further trials may have; see COST. */
  left: number;
  /** What all trials together may cost by the size of the page; see proof-budget.ts. */
  afforded: number;
  /** As `left`, for measures of the best ways with custom properties of the page; see prefer-variables.ts. */
  leftForVariables: number;
  /** What several additions gain as one, by their text. */
  readonly together: Map<string, Gained>;
  /** Complete measures by their text: ways of different axes may be the same stylesheet. */
  readonly known: Map<string, Measured>;
  /** Texts that bring no axis of a category nearer to its target, by the category. */
  readonly futile: Map<Category, Set<string>>;
}

/** Points; a smaller gain is none. */
export const LEAST_GAIN = 0.1;

/** What an addition does to the scores of the page. */
export interface Gained {
  /** Points. */
  readonly gain: number;
  /** Null where there is no identity to judge, or no gain. */
  readonly identity: IdentityChange | null;
  /** What it may not do and does; null for nothing, and without a gain. */
  readonly broken: Guard | null;
}

/** The score of the page with an addition. */
export interface Measured extends Addition, Gained {
  readonly judged: IdentityCard | null;
  readonly readings: Readings;
  readonly trial: Trial;
  /** The gate that the page fails with the addition. */
  readonly gate: Gate | null;
}

/** Hundredths; what measures with custom properties may cost besides. */
const VARIABLES = 84;
/** Costs are counted in hundredths of a complete reading. */
const HUNDREDTHS = 100;

export function benchOf(input: ProofInput, source: Source): Bench {
  return {
    ...input,
    ...workshopOf(input),
    reader: trialReader(input.survey, source),
    meter: identityMeter(input.survey, input.identity),
    left: Math.round(HUNDREDTHS * (input.trials ?? SERVICE_TRIALS)),
    afforded: HUNDREDTHS * affordedReadings(input.survey),
    leftForVariables: VARIABLES,
    together: new Map(),
    known: new Map(),
    futile: new Map(),
  };
}

/** Why there is no measure: the cost would exceed what is left, or the axis comes no nearer to its target. */
export type Unmeasured = 'limit' | 'futile';

/**
 * Reads and scores the page with an addition.
 * @param kept cost to leave for later
 * @param axis what the addition is for; where it does not help that, nothing else is read
 */
export function measure(
  addition: Addition,
  bench: Bench,
  { kept, axis }: { readonly kept: number; readonly axis: AxisId | null },
): Measured | Unmeasured {
  const key = addition.css + addition.html;
  const known = bench.known.get(key);
  if (known !== undefined) return known;
  const futile = axis === null ? null : futileTexts(axis, bench);
  if (futile?.has(key) === true) return 'futile';
  const { cost, saved, read } = bench.reader(addition);
  if (!affords(cost, bench, kept)) return 'limit';
  spend(cost, bench);
  const trial = read(axis === null ? null : questionOf(axis, bench));
  if (trial === null) {
    spend(-saved, bench);
    futile?.add(key);
    return 'futile';
  }
  const measured = scored(addition, trial, bench);
  bench.known.set(key, measured);
  return measured;
}

/** A page with an addition as it is seen; its axes are not read yet. */
export interface Perceived {
  readonly trial: Trial;
  /** A guard that can be seen without them; null for none. */
  readonly broken: Guard | null;
  /** Reads and scores it. */
  readonly measure: () => Measured;
}

/** As `measure`, in two steps: what cannot be read or seen, or mixes headings, needs no score. @param kept cost to leave for later */
export function perceiveWith(addition: Addition, bench: Bench, kept: number): Perceived | Unmeasured {
  const { cost, lookCost, look } = bench.reader(addition);
  if (!affords(cost, bench, kept)) return 'limit';
  spend(lookCost, bench);
  const trial = look();
  const broken = brokenInSight(bench.survey, trial);
  const measureIt = () => {
    spend(cost - lookCost, bench);
    const measured = scored(addition, trial, bench, broken);
    bench.known.set(addition.css + addition.html, measured);
    return measured;
  };
  return { trial, broken, measure: measureIt };
}

function affords(cost: number, { left, afforded }: Bench, kept: number): boolean {
  return left - cost >= kept && afforded >= cost;
}

/** @param cost below 0 for what comes back */
function spend(cost: number, bench: Bench): void {
  bench.left -= cost;
  bench.afforded -= cost;
}

/** @param inSight as for `brokenGuard` */
function scored(addition: Addition, trial: Trial, bench: Bench, inSight?: Guard | null): Measured {
  const readings = withSeen(trial.readings, bench.readings);
  const gate = failedGate(checkGates(trial.perception));
  const { score } = scoreReadings({ readings, target: bench.target, weights: bench.weights, gate });
  const gain = trial.incomplete ? 0 : Math.round((score - bench.card.score) * 10) / 10;
  // What gains nothing is not kept, whatever else it does.
  const after = { ...trial, readings };
  const compared = gain < LEAST_GAIN ? null : comparedIdentity(after, bench);
  const wanted = { ...bench, identities: compared };
  const broken =
    gain < LEAST_GAIN
      ? null
      : brokenGuard({ ...bench.survey, readings: bench.readings }, after, wanted, inSight);
  return {
    ...addition,
    gain,
    identity: compared && identityChange(compared),
    broken,
    judged: compared && compared.after,
    readings,
    trial,
    gate,
  };
}

/** The identity of the page and that of a trial; null for a target without tokens. */
function comparedIdentity(trial: Trial, { meter }: Bench): ComparedIdentity | null {
  return meter && { before: meter.before, after: meter.judge(trial) };
}

/** Texts that are known to help no axis of the category of an axis. */
function futileTexts(axis: AxisId, { futile }: Bench): Set<string> {
  const category = categoryOf(axis);
  const known = futile.get(category) ?? new Set();
  futile.set(category, known);
  return known;
}

/** Whether the axis, or one of its category, comes nearer to its target. */
function questionOf(id: AxisId, { readings, target }: Bench): Question {
  const category = categoryOf(id);
  const siblings = (AXES as readonly Axis[]).filter(
    (axis) => categoryOf(axis.id as AxisId) === category && target[axis.id as AxisId] !== undefined,
  );
  const similarity = (axis: Axis, { value }: Reading) =>
    value === null ? 0 : axis.scale.similarity(value, target[axis.id as AxisId] ?? '');
  return (readingOf) =>
    siblings.some((axis) => {
      const own = axis.id as AxisId; // AXES holds axes of these ids only
      return similarity(axis, readingOf(own)) > similarity(axis, readings[own]);
    });
}

/** What a vision model saw stays, as a trial has no screenshot. */
function withSeen(readings: Readings, before: Readings): Readings {
  const seen = Object.entries(before).filter(
    ([, reading]) => reading.value !== null && reading.method === 'visual',
  );
  return seen.length === 0 ? readings : { ...readings, ...Object.fromEntries(seen) };
}
