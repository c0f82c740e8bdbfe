import type { AxisId } from '../../src/grammar/axes/index.ts';
import { createAxisScorer } from '../../src/words/axis-reader.ts';
import type { AxisModel } from '../../src/words/packed-model.ts';
import { AXIS_NAMES } from './axis-names.ts';
import { NOTHING } from './parts.ts';
import type { Hand, Labels, SaidSpan } from './written.ts';

/** What is decided about the answers of a network, on texts of writers left out of its training. */
export interface Decisions {
  /** Probability from which an axis counts as stated. */
  readonly thresholds: Readonly<Record<string, number>>;
  /** Share of right statements by probability, for 0, 0.1 … 1. */
  readonly calibration: readonly number[];
}

/** A statement that the network could make, and whether the writer of the text agrees. */
interface Candidate {
  readonly axis: AxisId;
  readonly stated: number;
  /** Probability of the values of the answer. */
  readonly probability: number;
  readonly isRight: boolean;
}

/** Chooses from the briefs, the clauses and the sentences that state nothing. */
export function chooseDecisions(model: AxisModel, unseen: readonly Hand[]): Decisions {
  const candidates = candidatesOf(model, unseen);
  const thresholds = Object.fromEntries(
    model.about.axes.map(({ id }) => [id, thresholdOf(candidates.filter(({ axis }) => axis === id))]),
  );
  const made = candidates.filter(({ axis, stated }) => stated >= (thresholds[axis] ?? 1));
  return { thresholds, calibration: calibrationOf(made) };
}

function candidatesOf(model: AxisModel, unseen: readonly Hand[]): readonly Candidate[] {
  const score = createAxisScorer({
    ...model,
    about: {
      ...model.about,
      axes: model.about.axes.map((axis) => ({ ...axis, threshold: LEAST })),
      calibration: AS_IT_IS,
    },
  });
  const texts = unseen.flatMap(({ briefs, clauses, none }) => [
    ...briefs.map(({ text, says }) => ({ text, labels: labelsOf(says) })),
    ...clauses,
    ...none.map((text) => ({ text, labels: NOTHING })),
  ]);
  return texts.flatMap(({ text, labels }) =>
    score(text, []).scored.map(({ statement: { axis, values, confidence }, probability }) => {
      const accepted = labels.get(axis) ?? [];
      return {
        axis,
        stated: probability,
        probability: confidence,
        isRight: values.every((value) => accepted.includes(value)),
      };
    }),
  );
}

function labelsOf(says: readonly SaidSpan[]): Labels {
  const labels = new Map<AxisId, readonly string[]>();
  for (const { axis, values } of says) {
    const id = AXIS_NAMES[axis];
    if (id !== undefined) labels.set(id, [...(labels.get(id) ?? []), ...values]);
  }
  return labels;
}

const LEAST = 0.1;
const AS_IT_IS = Array.from({ length: 11 }, (_, at) => at / 10);

/**
 * The threshold with the most right statements, a false one counted as two. The texts of an axis are
 * few, so a threshold far from the usual one has to gain more.
 */
function thresholdOf(candidates: readonly Candidate[]): number {
  const gain = (threshold: number) =>
    candidates
      .filter(({ stated }) => stated >= threshold)
      .reduce((sum, { isRight }) => sum + (isRight ? 1 : -COST_OF_FALSE), 0) -
    COST_OF_DISTANCE * Math.abs(threshold - USUAL);
  return THRESHOLDS.reduce((best, one) => (gain(one) > gain(best) ? one : best), USUAL);
}

const COST_OF_FALSE = 2;
/** Statements for a threshold of 1 instead of 0. */
const COST_OF_DISTANCE = 60;
const USUAL = 0.5;
const THRESHOLDS = Array.from({ length: 9 }, (_, at) => (35 + 5 * at) / 100);

/** The share of right statements around each point, never lower for a higher probability. */
function calibrationOf(made: readonly Candidate[]): readonly number[] {
  let least = 0;
  return AS_IT_IS.map((point) => {
    const near = made.map((one) => ({
      ...one,
      weight: Math.max(0, 1 - Math.abs(one.probability - point) / REACH),
    }));
    const total = near.reduce((sum, { weight }) => sum + weight, 0);
    const right = near.reduce((sum, { weight, isRight }) => sum + (isRight ? weight : 0), 0);
    const share = (right + PRIOR * point) / (total + PRIOR);
    least = Math.max(least, Math.round(100 * share) / 100);
    return least;
  });
}

/** Probability on either side that speaks for a point. */
const REACH = 0.15;
/** Statements for which the probability as it is counts. */
const PRIOR = 4;
