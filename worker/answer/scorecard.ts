import * as v from 'valibot';
import type { AxisComparison } from '../../src/score/compare-axes.ts';
import type { Scorecard } from '../../src/score/score.ts';
import { wordingOf } from '../../src/score/wording.ts';
import { EvidenceSchema, explain, ExplainedSchema } from './explained.ts';

export const FixSchema = v.object({
  axis: v.string(),
  label: v.string(),
  current: v.string(),
  target: v.string(),
  action: v.string(),
  score: v.number(),
  weight: v.number(),
  /** Points the score gains when this axis alone reaches its target. */
  predicted_delta: v.number(),
  /** 0..1, of the reading of `current`. */
  confidence: v.number(),
  /** Where the page shows `current`. */
  evidence: v.array(EvidenceSchema),
});

const AxisSchema = v.object({
  key: v.string(),
  brief_target: v.string(),
  predicted: v.nullable(v.string()),
  score: v.nullable(v.number()),
  status: v.picklist(['pass', 'fail', 'not_shown']),
  weight: v.number(),
  confidence: v.number(),
  /** Present when the vision pass read the value from a screenshot. */
  source: v.exactOptional(v.literal('visual')),
  note: v.optional(v.string()),
  explanation: v.optional(ExplainedSchema),
});

const LevelSchema = v.object({
  level: v.string(),
  category: v.string(),
  score: v.nullable(v.number()),
  axes_scored: v.number(),
  axes_targeted: v.number(),
  status: v.picklist(['pass', 'revise', 'reject', 'not_shown', 'not_targeted']),
});

/** Response fields of a scorecard. */
export const scorecardFields = {
  score: v.number(),
  verdict: v.picklist(['pass', 'revise', 'reject']),
  /** 0..1 */
  confidence: v.number(),
  summary: v.string(),
  strongest: v.nullable(v.string()),
  weakest: v.nullable(v.string()),
  failure_mode: v.string(),
  next_action: v.string(),
  fixes: v.array(FixSchema),
  axes: v.array(AxisSchema),
  brief_axes_matched: v.number(),
  brief_axes_scored: v.number(),
  blocked_by: v.optional(v.string()),
  profile: v.object({ levels: v.array(LevelSchema), breaks_at: v.nullable(v.string()) }),
};

interface Presentation {
  /** Adds each reading with its evidence. */
  readonly explain: boolean;
  /** Leaves out the list of axes, because it contains the whole grammar of the target. */
  readonly hidesTarget: boolean;
}

/** @param target name of the target in a sentence */
export function presentScorecard(card: Scorecard, target: string, { explain, hidesTarget }: Presentation) {
  const { summary, failureMode, nextAction } = wordingOf(card, target);
  return {
    score: card.score,
    verdict: card.verdict,
    confidence: card.confidence,
    summary,
    strongest: card.strongest,
    weakest: card.weakest,
    failure_mode: failureMode,
    next_action: nextAction,
    fixes: presentFixes(card),
    axes: hidesTarget ? [] : card.axes.map((comparison) => presentAxis(comparison, explain)),
    brief_axes_matched: card.axes.length,
    brief_axes_scored: card.axesScored,
    ...(card.blockedBy !== null && { blocked_by: card.blockedBy }),
    profile: {
      levels: card.profile.levels.map(({ axesScored, axesTargeted, ...level }) => ({
        ...level,
        axes_scored: axesScored,
        axes_targeted: axesTargeted,
      })),
      breaks_at: card.profile.breaksAt,
    },
  };
}

export function presentFixes({ fixes }: Scorecard) {
  return fixes.map(({ predictedDelta, evidence, ...fix }) => ({
    ...fix,
    predicted_delta: predictedDelta,
    evidence: evidence.map((fact) => ({ ...fact })),
  }));
}

function presentAxis(comparison: AxisComparison, withExplanation: boolean) {
  const { id, target, reading, similarity, status, weight } = comparison;
  const note = noteOn(comparison);
  return {
    key: id,
    brief_target: target,
    predicted: reading.value,
    score: similarity,
    status,
    weight,
    confidence: reading.confidence,
    ...(reading.value !== null && reading.method === 'visual' && { source: reading.method }),
    ...(note !== null && { note }),
    ...(withExplanation && { explanation: explain(reading) }),
  };
}

/** Confidence; a reading below it is more likely wrong than right. */
const UNSURE_BELOW = 0.5;

function noteOn({ reading, target, status }: AxisComparison): string | null {
  if (reading.value === null) return reading.reason;
  if (status === 'pass') return null;
  if (reading.runnerUp?.value === target) return `Close to the target value: ${reading.runnerUp.why}`;
  return reading.confidence < UNSURE_BELOW ? 'Low confidence: the page gives only weak evidence.' : null;
}
