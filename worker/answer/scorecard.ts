import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { AXES, type AxisId } from '../../src/grammar/axes/index.ts';
import type { AxisComparison } from '../../src/score/compare-axes.ts';
import type { Scorecard } from '../../src/score/score.ts';
import { wordingOf } from '../../src/score/wording.ts';
import { explain, ExplainedSchema } from './explained.ts';
import { FixSchema, presentFixes } from './fixes.ts';
import { presentSheet, SheetSchema } from './sheet.ts';
import { BLOCKED_CEILING, VERDICT_BANDS } from '../../src/score/total.ts';

const AxisSchema = v.object({
  key: described(v.string(), 'Id of the axis.'),
  brief_target: described(v.string(), 'Value that the target has.'),
  predicted: described(
    v.nullable(v.string()),
    'Value read from the page; null when the page does not show the axis.',
  ),
  score: described(
    v.nullable(v.number()),
    'Similarity of the two values, 0 to 1; null when the page does not show the axis.',
  ),
  status: described(
    v.picklist(['pass', 'fail', 'not_shown']),
    '`pass` for the target value, `fail` for another value, `not_shown` without a value.',
  ),
  weight: described(
    v.number(),
    'Weight of the axis in the score; 1 on average, halved for a value from the vision pass.',
  ),
  confidence: described(v.number(), 'Probability that graders accept the reading, 0 to 1.'),
  source: v.exactOptional(
    described(v.literal('visual'), 'Present when the vision pass read the value from a screenshot.'),
  ),
  note: v.optional(described(v.string(), 'Why there is no value, or why the reading is uncertain.')),
  required: v.exactOptional(described(v.literal(true), 'Present for an axis of `required_axes`.')),
  waived: v.optional(
    described(v.string(), 'Reason of the waiver; the axis is then compared with weight 0 and has no fix.'),
  ),
  explanation: v.optional(described(ExplainedSchema, 'The reading with its evidence; only with `explain`.')),
});

const LevelSchema = v.object({
  level: described(v.string(), '`L1` to `L8`, in the order of the categories from surface to imagery.'),
  category: described(v.string(), 'Category of axes.'),
  score: described(
    v.nullable(v.number()),
    'Score of the category, 0 to 100; null when none of its axes could be compared.',
  ),
  axes_scored: described(v.number(), 'Axes of the category that the page shows and the target states.'),
  axes_targeted: described(v.number(), 'Axes of the category that the target states.'),
  status: described(
    v.picklist(['pass', 'revise', 'reject', 'not_shown', 'not_targeted']),
    'Verdict on the category, or why it has none.',
  ),
});

/** Response fields of a scorecard. */
export const scorecardFields = {
  score: described(
    v.number(),
    `Similarity to the target over the axes shown, 0 to 100 with one decimal; at most ${BLOCKED_CEILING} for a blocked page.`,
  ),
  verdict: described(
    v.picklist(['pass', 'revise', 'reject']),
    `${VERDICT_BANDS} or when the page is blocked.`,
  ),
  confidence: described(
    v.number(),
    'Mean confidence of the readings by weight, 0 to 1. Axes that the page does not show count as 0.',
  ),
  summary: described(v.string(), 'The result in two sentences.'),
  strongest: described(
    v.nullable(v.string()),
    'Id of the matching axis with the highest weight; null when no axis matches or the caller may not read the target.',
  ),
  weakest: described(
    v.nullable(v.string()),
    'Id of the axis whose fix gains most; null when every compared axis matches.',
  ),
  failure_mode: described(v.string(), 'The main problem in a sentence.'),
  next_action: described(v.string(), 'What to do about the main problem.'),
  fixes: described(
    v.array(FixSchema),
    'A fix for every failing axis, largest gain first. Those with a `cumulative_delta` go together: add their `css` in this order, then score again.',
  ),
  sheet: described(
    v.nullable(SheetSchema),
    'The whole page in one stylesheet: tokens of the target by role, and changes for all failing axes. Score again with it, then add the fixes of that answer. Null when none was measured or none gains.',
  ),
  axes: described(
    v.array(AxisSchema),
    'Every axis of the target; empty when the caller may not read the target.',
  ),
  brief_axes_matched: described(v.number(), 'Number of axes that the target states.'),
  brief_axes_scored: described(v.number(), 'Number of these axes that the page shows.'),
  blocked_by: v.optional(
    described(
      v.string(),
      'Why the page is rejected whatever its score: a failed gate, or `nothing_to_compare`.',
    ),
  ),
  profile: described(
    v.object({
      levels: described(
        v.array(LevelSchema),
        'One level for each category; empty when the caller may not read the target.',
      ),
      breaks_at: described(
        v.nullable(v.string()),
        'The first level that does not pass, such as `L3`; null when all pass.',
      ),
    }),
    'Scores by category.',
  ),
};

interface Presentation {
  /** Adds each reading with its evidence. */
  readonly explain: boolean;
  /** Leaves out what tells more of the target than its fixes: the list of axes, the matching axis, the profile. */
  readonly hidesTarget: boolean;
  /** Axes of the target that do not count. */
  readonly waived: readonly WaivedAxis[];
  /** Axes that the request marks. */
  readonly required: readonly AxisId[];
}

/** An axis that is compared and does not count, with the reason of the caller. */
export interface WaivedAxis {
  readonly comparison: AxisComparison;
  readonly reason: string;
}

/** @param target name of the target in a sentence */
export function presentScorecard(
  card: Scorecard,
  target: string,
  { explain, hidesTarget, waived, required }: Presentation,
) {
  const { summary, failureMode, nextAction } = wordingOf(card, target, waived.length);
  return {
    score: card.score,
    verdict: card.verdict,
    confidence: card.confidence,
    summary,
    strongest: hidesTarget ? null : card.strongest,
    weakest: card.weakest,
    failure_mode: failureMode,
    next_action: nextAction,
    fixes: presentFixes(card, { hidesTarget }),
    sheet: card.sheet && presentSheet(card.sheet, { hidesTarget }),
    axes: hidesTarget ? [] : presentAxes(card, { explain, waived, required }),
    brief_axes_matched: card.axes.length + waived.length,
    brief_axes_scored: card.axesScored,
    ...(card.blockedBy !== null && { blocked_by: card.blockedBy }),
    profile: hidesTarget ? { levels: [], breaks_at: null } : presentProfile(card),
  };
}

/** Counted and waived axes in the order of AXES. */
function presentAxes({ axes }: Scorecard, looks: Omit<Presentation, 'hidesTarget'>) {
  const counted = new Map(axes.map((comparison) => [comparison.id, presentAxis(comparison, looks)]));
  const left = new Map(
    looks.waived.map(({ comparison, reason }) => [
      comparison.id,
      { ...presentAxis(comparison, looks), weight: 0, waived: reason },
    ]),
  );
  return AXES.flatMap(({ id }) => counted.get(id) ?? left.get(id) ?? []);
}

function presentProfile({ profile: { levels, breaksAt } }: Scorecard) {
  return {
    levels: levels.map(({ axesScored, axesTargeted, ...level }) => ({
      ...level,
      axes_scored: axesScored,
      axes_targeted: axesTargeted,
    })),
    breaks_at: breaksAt,
  };
}

function presentAxis(comparison: AxisComparison, looks: Pick<Presentation, 'explain' | 'required'>) {
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
    ...(looks.required.includes(id) && { required: true as const }),
    ...(looks.explain && { explanation: explain(reading) }),
  };
}

/** Confidence; a reading below it is more likely wrong than right. */
const UNSURE_BELOW = 0.5;

function noteOn({ reading, target, status }: AxisComparison): string | null {
  if (reading.value === null) return reading.reason;
  if (status === 'pass') return null;
  if (reading.runnerUp?.value === target)
    return `The target value is the second most probable. ${reading.runnerUp.why}`;
  return reading.confidence < UNSURE_BELOW ? 'Low confidence: the page gives only weak evidence.' : null;
}
