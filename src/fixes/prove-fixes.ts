import type { AxisId } from '../grammar/axes/index.ts';
import type { Way } from '../grammar/restyle.ts';
import type { Fix, Unverified } from '../score/fixes.ts';
import type { Scorecard } from '../score/score.ts';
import {
  attemptOf,
  hasGained,
  nearness,
  settleAttempt,
  tryNext,
  wantsMore,
  type Attempt,
} from './attempt.ts';
import { benchOf, type Bench, type ProofInput } from './bench.ts';
import { addCombinedWays } from './combined-ways.ts';
import { identityMeter } from './identity-change.ts';
import { partGained } from './part-gained.ts';
import type { PartFix } from './part-fixes.ts';
import { minimiseAttempts } from './minimise.ts';
import { sheetOf } from './page-sheet.ts';
import { planCheck } from './plan.ts';
import { setVariables } from './prefer-variables.ts';
import { proveParts, writeParts } from './prove-parts.ts';
import { affordedReadings, affordedStylesheets } from './proof-budget.ts';
import { withSums } from './sums.ts';
import { offerOf, unproven, workshopOf } from './workshop.ts';

/** Cost kept for measuring several fixes together; see bench.ts. */
const KEPT_FOR_SUMS = 56;
/** Cost that the sheet of the whole page adds to the limit, and what it leaves for single fixes. */
const FOR_SHEET = 50;
const KEPT_FROM_SHEET = 150;
/** Of a lower limit, what a sheet leaves. */
const KEPT_PART = 0.6;
/** Cost of single fixes beside a sheet, where the caller sets no limit: the sheet is the first step of most who follow. */
const BESIDE_SHEET = 140;
/** Cost of measuring fixes of the identity where the caller sets no limit: a look at all that lie apart, and one more. */
const FOR_PARTS = 55;
/** Further cost of the search for a first fix that gains, and on a page that hardly misses a pass. */
const SEARCHED = { usual: 450, nearPass: 1300 } as const;
/** Ways of an axis that are tried once what was found brings the page to pass: the best one. */
const AFTER_PASS = 1;
/** Part of its promise that an attempt keeps after each way that was tried. */
const AFTER_EACH = 0.15;

/** A scorecard with fixes of the score and of the identity. */
export interface FixedCard extends Scorecard {
  /** Largest measured gain first; empty for a target without tokens, and for tokens that the caller may not read. */
  readonly partFixes: readonly PartFix[];
}

/** Gives each fix its CSS, without measuring it. */
export function writeFixes(input: ProofInput): FixedCard {
  return withoutProof(input, 'not_asked');
}

/**
 * Gives each fix CSS whose gain was measured: the page is read again with the CSS as its last stylesheet. Of several
 * ways the one that gains most is stated. What no way achieves is left to a person.
 */
export function proveFixes(input: ProofInput): FixedCard {
  const { card, survey } = input;
  if (card.blockedBy !== null && card.blockedBy !== 'contrast_floor') return withoutProof(input, 'blocked');
  if (survey.source === null) return withoutProof(input, 'rendered');
  if (survey.source.cascade.work.exhausted().length > 0) return withoutProof(input, 'incomplete');
  if (affordedReadings(survey) === 0) return withoutProof(input, 'too_large');
  const bench = benchOf(input, survey.source);
  const kept = Math.min(KEPT_FROM_SHEET, KEPT_PART * bench.left);
  bench.left += FOR_SHEET;
  const sheet = sheetOf(bench, kept);
  if (sheet !== null && input.trials === undefined) bench.left = Math.min(bench.left, BESIDE_SHEET);
  const attempts = card.fixes.map((fix) => attemptOf(fix, bench));
  addCombinedWays(attempts);
  const passes = planCheck(bench);
  const searched = SEARCHED[nearness(bench)];
  const next = () => mostPromising(attempts, bench, passes(attempts) ? AFTER_PASS : undefined);
  for (let attempt = next(); attempt !== null; attempt = next())
    tryNext(attempt, bench, attempts.some(hasGained) ? KEPT_FOR_SUMS : -searched, attempts);
  minimiseAttempts(attempts, bench, KEPT_FOR_SUMS);
  setVariables(attempts, bench, KEPT_FOR_SUMS);
  const proven = attempts.map((attempt) => settleAttempt(attempt, bench));
  const fixes = withSums(
    proven.toSorted((a, b) => b.predictedDelta - a.predictedDelta),
    bench,
  );
  bench.left = input.trials === undefined ? FOR_PARTS : Math.max(bench.left, FOR_PARTS);
  return { ...card, fixes, sheet, weakest: fixes[0]?.axis ?? null, partFixes: proveParts(bench) };
}

/** The attempt whose next way may gain most: each way that was tried makes another one less likely to succeed. @param most ways of each */
function mostPromising(attempts: readonly Attempt[], bench: Bench, most?: number): Attempt | null {
  const open = attempts.filter((attempt) => wantsMore(attempt, bench, most));
  return open.reduce<Attempt | null>(
    (best, attempt) => (best === null || promise(attempt) > promise(best) ? attempt : best),
    null,
  );
}

/** Points that the best way so far leaves on the table for a complete reading, less for each way that was tried. */
function promise({ fix, best, tried, waiting }: Attempt): number {
  const missing = fix.predictedDelta - Math.max(0, best?.gain ?? 0);
  return (missing * partGained(fix.axis) * AFTER_EACH ** tried.size) / roughCost(fix.axis, waiting[0]);
}

/** In complete readings, before the CSS of a way is written; see COST in trial.ts. */
function roughCost(axis: AxisId, way: Way | undefined): number {
  if (way?.html !== undefined || (way?.media !== undefined && !way.media.includes('motion'))) return 1;
  return axis.startsWith('motion.') ? 0.12 : 0.4;
}

function withoutProof(input: ProofInput, reason: Unverified): FixedCard {
  const workshop = workshopOf(input);
  const most = affordedStylesheets(input.survey);
  let written = 0;
  const fixes = input.card.fixes.map((fix): Fix => {
    if (written >= most) return { ...fix, proof: { verified: false, reason: 'not_written' } };
    const own = unproven(fix, offerOf(fix, workshop, null), workshop, reason);
    if (own.css !== null) written++;
    return own;
  });
  const meter = identityMeter(input.survey, input.identity);
  const partFixes = writeParts({ ...workshop, survey: input.survey }, meter, Math.ceil(most / 2));
  return { ...input.card, fixes, partFixes };
}
