import type { IdentityCard, IdentityFix } from '../identity/judge-identity.ts';
import { scoreWithParts } from '../identity/judge-identity.ts';
import type { PartId } from '../identity/part.ts';
import { checkGates, failedGate } from '../score/gates.ts';
import { scoreReadings } from '../score/score.ts';
import { LEAST_GAIN, type Bench } from './bench.ts';
import { dimmedTexts, losesText } from './guards.ts';
import type { IdentityMeter } from './identity-change.ts';
import { byHand, mendedDraft, partDrafter, unmeasured, type PartDraft, type PartFix } from './part-fixes.ts';
import type { Trial } from './trial.ts';

/** The fixes of the identity of a page, in the order of what they would gain alone, without measures. @param most stylesheets */
export function writeParts(
  bench: Parameters<typeof partDrafter>[0],
  meter: IdentityMeter | null,
  most: number,
): PartFix[] {
  const draft = partDrafter(bench);
  return statedFixes(meter).map((fix, at) => {
    if (at >= most) return byHand({ fix }, 'not_written');
    const drafted = draft(fix);
    return isDraft(drafted) ? unmeasured(drafted) : drafted;
  });
}

/**
 * The fixes of the identity, each measured by reading the page with its stylesheet, as the cost allows; those that gain
 * most first, then those without a measure. One that gains nothing, or makes text hard to read, has no stylesheet.
 */
export function proveParts(bench: Bench): PartFix[] {
  const { meter } = bench;
  const draft = partDrafter(bench);
  const drafted = statedFixes(meter).map(draft);
  if (meter === null) return [];
  const together = provenTogether(drafted.filter(isDraft).filter(isApart), bench, meter);
  const proven = drafted.map((one): Proven => {
    if (!isDraft(one)) return { fix: one, look: null };
    return together.get(one.fix.part) ?? provenAlone(one, bench, meter);
  });
  return proven.toSorted((a, b) => rankOf(b.fix) - rankOf(a.fix)).map((one) => withScore(one, bench));
}

/** A fix, and the page as it was seen with its stylesheet alone. */
interface Proven {
  readonly fix: PartFix;
  readonly look: Look | null;
}

function isDraft(one: PartDraft | PartFix): one is PartDraft {
  return 'changes' in one;
}

function statedFixes(meter: IdentityMeter | null): readonly IdentityFix[] {
  // Confidential tokens are declared nowhere.
  return meter === null || meter.isConfidential ? [] : meter.before.fixes;
}

/** Measured gains, then what was not measured, then what a person has to do. */
function rankOf({ predictedDelta, css }: PartFix): number {
  return predictedDelta ?? (css === null ? -2 : -1);
}

/** DATA: parts that others hardly show, so that one measure of all tells what each gains. */
const APART: ReadonlySet<PartId> = new Set<PartId>([
  'color.ink',
  'component.input',
  'type.heading',
  'type.body',
  'type.code',
  'type.weight',
  'type.size',
  'type.tracking',
  'type.leading',
  'shape.radius',
  'shape.border',
  'shape.shadow',
  'space.scale',
]);

function isApart({ fix: { part } }: PartDraft): boolean {
  return APART.has(part);
}

/** Points by which the sum of the parts may differ from the whole before each is measured alone. */
const SAME_SUM = 0.5;

/** Measures several drafts at once; nothing where they are not apart, or a text can no longer be read. */
function provenTogether(
  drafts: readonly PartDraft[],
  bench: Bench,
  meter: IdentityMeter,
): ReadonlyMap<PartId, Proven> {
  if (drafts.length < 2) return new Map();
  const css = bench.write(bench.shorten({ changes: drafts.flatMap(({ changes }) => changes) }));
  const looked = measureParts(css, bench, meter);
  const { score } = meter.before;
  if (looked === null || looked.breaks || score === null) return new Map();
  const { after } = looked;
  const parts = drafts.map(({ fix }) => fix.part);
  const whole = after.score ?? 0;
  if (Math.abs(whole - scoreWithParts(meter.before, after, parts)) > SAME_SUM) return new Map();
  return new Map(
    drafts.map((draft) => {
      const { part } = draft.fix;
      const gain = rounded(scoreWithParts(meter.before, after, [part]) - score);
      return [part, { fix: measuredAs(draft, gain), look: null }];
    }),
  );
}

function provenAlone(draft: PartDraft, bench: Bench, meter: IdentityMeter): Proven {
  const look = measureParts(draft.css, bench, meter);
  if (look === null) return { fix: unmeasured(draft), look };
  if (!look.breaks) return gained(draft, look, meter);
  const dimmed = dimmedTexts(bench.survey, look.trial);
  const mended = dimmed.length === 0 ? draft : mendedDraft(draft, dimmed, bench);
  const again = mended.css === draft.css || mended.css === '' ? null : measureParts(mended.css, bench, meter);
  if (again === null || again.breaks) return { fix: byHand(draft, 'unreadable'), look: null };
  return gained(mended, again, meter);
}

interface Look {
  readonly trial: Trial;
  readonly after: IdentityCard;
  /** Hundredths that reading the axes would cost. */
  readonly costOfAxes: number;
  /** Whether a text can no longer be read or seen. */
  readonly breaks: boolean;
}

/** The page with a stylesheet, without its axes; null where the limit leaves no measure. */
function measureParts(css: string, bench: Bench, meter: IdentityMeter): Look | null {
  const { cost, lookCost, look } = bench.reader({ css, html: '' });
  if (bench.left < lookCost) return null;
  bench.left -= lookCost;
  const trial = look();
  if (trial.incomplete) return null;
  const breaks = losesText(bench.survey, trial) !== null;
  return { trial, after: meter.judge(trial), costOfAxes: cost - lookCost, breaks };
}

function gained(draft: PartDraft, look: Look, { before }: IdentityMeter): Proven {
  const gain = rounded((look.after.score ?? 0) - (before.score ?? 0));
  return { fix: measuredAs(draft, gain), look };
}

function measuredAs(draft: PartDraft, gain: number): PartFix {
  return gain < LEAST_GAIN ? byHand(draft, 'no_gain') : { ...unmeasured(draft), predictedDelta: gain };
}

/** The fix with what it does to the score of the taste, if the cost allows to read the axes. */
function withScore({ fix, look }: Proven, bench: Bench): PartFix {
  if (look === null || fix.css === null || bench.left < look.costOfAxes) return fix;
  bench.left -= look.costOfAxes;
  const { perception, readings } = look.trial;
  const { target, weights } = bench;
  const gate = failedGate(checkGates(perception));
  const { score } = scoreReadings({ readings, target, weights, gate });
  return { ...fix, scoreDelta: rounded(score - bench.card.score) };
}

function rounded(points: number): number {
  return Math.round(10 * points) / 10;
}
