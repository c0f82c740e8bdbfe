import { verdictOf, type Verdict } from '../score/total.ts';
import {
  isCore,
  type Part,
  type PartComparison,
  type PartId,
  type PartUnknown,
  type RoleDeclaration,
  TARGET_UNKNOWN,
} from './part.ts';
import { PARTS } from './parts/index.ts';
import type { SeenIdentity } from './seen.ts';
import type { TargetIdentity } from './target.ts';
import { totalIdentity, weightOf, type ScoredPart } from './total.ts';

/** A part with its result. */
export interface JudgedPart {
  readonly part: Part;
  readonly result: PartComparison | PartUnknown;
  /** Whether the caller asked to leave it out of the total. */
  readonly isWaived: boolean;
}

/** Declarations that bring one part of the page to the target. */
export interface IdentityFix {
  readonly part: PartId;
  readonly label: string;
  readonly measured: string;
  readonly expected: string;
  readonly declarations: readonly RoleDeclaration[];
  /** Points the identity would gain if only this part reached the target; what a stylesheet gains is measured. */
  readonly predictedDelta: number;
}

/** How closely a page keeps the tokens of a target. */
export interface IdentityCard {
  /** 0..100, one decimal; null when too little is known on both sides. */
  readonly score: number | null;
  readonly verdict: Verdict | null;
  /** Why there is no score. */
  readonly reason: string | null;
  /** What leaves too little to judge: one of the sides, or what is waived; null with a score. */
  readonly lacking: 'page' | 'target' | 'waived' | null;
  readonly parts: readonly JudgedPart[];
  /** Largest gain first. */
  readonly fixes: readonly IdentityFix[];
}

/** Share of the weight of all parts that has to be known on both sides. */
const MIN_KNOWN = 0.4;
/** The same for the core parts alone. */
const MIN_CORE_KNOWN = 0.35;
const MIN_GAIN = 0.1; // points; smaller ones are lost in rounding

/**
 * Compares a page with a target in every part that both state.
 * @param waived parts that are compared and do not count
 */
export function judgeIdentity(
  seen: SeenIdentity,
  target: TargetIdentity,
  waived: ReadonlyMap<PartId, string> = NOTHING,
): IdentityCard {
  const parts = (PARTS as readonly Part[]).map((part) => {
    return { part, result: part.compare(seen, target), isWaived: waived.has(part.id) };
  });
  const compared = parts.flatMap(({ part, result, isWaived }) =>
    result.score === null ? [] : [{ part, score: result.score, share: result.share ?? 1, isWaived }],
  );
  const scored = compared.filter(({ isWaived }) => !isWaived);
  const isEnough = target.isPartial === true ? isAny : isWhole;
  if (!isEnough(scored)) {
    const lacking = isEnough(compared) ? 'waived' : lackingSide(parts, isEnough);
    return { score: null, verdict: null, reason: REASONS[lacking], lacking, parts, fixes: [] };
  }
  const among = PARTS.filter(({ id }) => !waived.has(id));
  const score = totalIdentity(scored, among);
  const fixes = fixesOf(parts, scored, among);
  return { score, verdict: verdictOf(score), reason: null, lacking: null, parts, fixes };
}

const NOTHING: ReadonlyMap<PartId, string> = new Map();

/** The total of a page with some of its parts as another card has them; 0 without a total of the page. */
export function scoreWithParts(card: IdentityCard, other: IdentityCard, parts: readonly PartId[]): number {
  if (card.score === null) return 0;
  const others = new Map(other.parts.map(({ part, result }) => [part.id, result]));
  const scored = card.parts.flatMap(({ part, result: own, isWaived }) => {
    const result = parts.includes(part.id) ? (others.get(part.id) ?? own) : own;
    return isWaived || result.score === null ? [] : [{ part, score: result.score, share: result.share ?? 1 }];
  });
  const among = card.parts.filter(({ isWaived }) => !isWaived).map(({ part }) => part);
  return totalIdentity(scored, among);
}

function lackingSide(
  parts: readonly JudgedPart[],
  isEnough: (known: readonly Pick<ScoredPart, 'part'>[]) => boolean,
): 'page' | 'target' {
  const stated = parts.filter(({ result }) => result.score !== null || result.reason !== TARGET_UNKNOWN);
  return isEnough(stated) ? 'page' : 'target';
}

const REASONS = {
  page: 'The page shows too little of what the tokens state; it needs text, and buttons, links or grounds of a known colour.',
  target: 'The tokens of the target state too little; at least colours and typefaces are needed.',
  waived: 'Too little of the identity is left to judge; waive fewer parts.',
} as const;

/** Of what a brief says alone, any part can be judged. */
function isAny(known: readonly unknown[]): boolean {
  return known.length > 0;
}

/** Whether the parts weigh enough to stand for the identity. */
function isWhole(known: readonly Pick<ScoredPart, 'part'>[]): boolean {
  const every = (PARTS as readonly Part[]).map((part) => ({ part }));
  const core = (parts: typeof known) => parts.filter(({ part }) => isCore(part));
  return (
    weightOf(known) >= MIN_KNOWN * weightOf(every) &&
    weightOf(core(known)) >= MIN_CORE_KNOWN * weightOf(core(every))
  );
}

function fixesOf(
  parts: readonly JudgedPart[],
  scored: readonly ScoredPart[],
  among: readonly Part[],
): IdentityFix[] {
  const before = totalIdentity(scored, among);
  return parts
    .flatMap(({ part, result, isWaived }) => {
      if (isWaived || result.score === null || result.declarations.length === 0) return [];
      const fixed = scored.map((one) => (one.part === part ? { ...one, score: 1 } : one));
      const after = totalIdentity(fixed, among);
      const { measured, expected, declarations } = result;
      const predictedDelta = Math.round(10 * (after - before)) / 10;
      return [{ part: part.id, label: part.label, measured, expected, declarations, predictedDelta }];
    })
    .filter(({ predictedDelta }) => predictedDelta >= MIN_GAIN)
    .toSorted((a, b) => b.predictedDelta - a.predictedDelta);
}
