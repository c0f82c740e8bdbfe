import type { Fix, Unverified } from '../score/fixes.ts';
import type { Scorecard } from '../score/score.ts';
import { attemptOf, settleAttempt, tryNext, wantsMore, type Attempt } from './attempt.ts';
import { benchOf, measure, type Bench, type ProofInput } from './bench.ts';
import { offerOf, unproven, workshopOf } from './workshop.ts';

/** Ways tried for one axis. */
const MAX_WAYS = 5;

/** The axis whose fixes make text readable, which comes before all others on a page that is blocked for it. */
const LIFTS_CONTRAST = 'palette.contrast';

/** Gives each fix its CSS, without measuring it. */
export function writeFixes(input: ProofInput): Scorecard {
  return withoutProof(input, 'not_asked');
}

/**
 * Gives each fix CSS whose gain was measured: the page is read again with the CSS as its last stylesheet. Of several
 * ways the one that gains most is stated. What no way achieves is left to a person.
 */
export function proveFixes(input: ProofInput): Scorecard {
  const { card, survey } = input;
  if (card.blockedBy !== null && card.blockedBy !== 'contrast_floor') return withoutProof(input, 'blocked');
  if (survey.source === null) return withoutProof(input, 'rendered');
  if (survey.source.cascade.work.exhausted().length > 0) return withoutProof(input, 'incomplete');
  const bench = benchOf(input, survey.source);
  const attempts = card.fixes.map((fix) => attemptOf(fix, bench));
  const first =
    card.blockedBy === null ? attempts : attempts.filter(({ fix }) => fix.axis === LIFTS_CONTRAST);
  for (let pass = 0; pass < MAX_WAYS; pass++) {
    const open = first.filter(wantsMore);
    for (const attempt of pass === 0 ? open : open.toSorted((a, b) => missing(b) - missing(a)))
      tryNext(attempt, bench);
  }
  const proven = attempts.map((attempt) =>
    first.includes(attempt)
      ? settleAttempt(attempt, bench)
      : unproven(attempt.fix, attempt.offer, bench, 'blocked'),
  );
  const fixes = withSums(
    proven.toSorted((a, b) => b.predictedDelta - a.predictedDelta),
    bench,
  );
  return { ...card, fixes, weakest: fixes[0]?.axis ?? null };
}

function withoutProof(input: ProofInput, reason: Unverified): Scorecard {
  const workshop = workshopOf(input);
  const fixes = input.card.fixes.map((fix) => unproven(fix, offerOf(fix, workshop), workshop, reason));
  return { ...input.card, fixes };
}

/** Points that the best way so far leaves on the table. */
function missing({ fix, best }: Attempt): number {
  return fix.predictedDelta - (best?.gain ?? 0);
}

/** Measures the verified fixes together, the first two, the first three and so on, as far as the cost allows. */
function withSums(fixes: readonly Fix[], bench: Bench): Fix[] {
  const sheets: string[] = [];
  let known = true;
  return fixes.map((fix) => {
    if (!fix.proof.verified || fix.css === null) return fix;
    sheets.push(fix.css);
    const sum = known ? sumOf(sheets, fix, bench) : null;
    known = sum !== null;
    return { ...fix, proof: { ...fix.proof, cumulativeDelta: sum } };
  });
}

function sumOf(sheets: readonly string[], last: Fix, bench: Bench): number | null {
  if (sheets.length === 1) return last.predictedDelta;
  return measure(sheets.join('\n'), bench, 0)?.gain ?? null;
}
