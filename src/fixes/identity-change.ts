import { judgeIdentity, type IdentityCard } from '../identity/judge-identity.ts';
import type { PartId, RoleDeclaration } from '../identity/part.ts';
import { seeIdentity } from '../identity/seen.ts';
import { PASS_FROM } from '../score/total.ts';
import type { TargetIdentity } from '../identity/target.ts';
import type { Waivers } from '../identity/waivers.ts';

/** What the identity of a page is judged against. */
export interface JudgedIdentity {
  readonly target: TargetIdentity;
  readonly waived: Waivers['parts'];
  /** The identity of the page, where it was judged before. */
  readonly card?: IdentityCard | null;
  /** The caller may not read the tokens: no stylesheet may state what they declare. */
  readonly isConfidential?: boolean;
}

/** Judges the identity of a page before and after it was read again. */
export interface IdentityMeter {
  readonly before: IdentityCard;
  readonly judge: (read: ReadPage) => IdentityCard;
  /** Whether the caller may not read the tokens. */
  readonly isConfidential: boolean;
  /** What the target declares for parts that fall short, of some parts or all; nothing where its tokens are confidential. */
  readonly declared: (card: IdentityCard, parts?: ReadonlySet<PartId>) => RoleDeclaration[];
}

type ReadPage = Parameters<typeof seeIdentity>[0];

/** Points of identity that a fix may cost where the identity does not pass. */
const MAX_LOSS = 1;

/** @param identity null for a target without tokens */
export function identityMeter(page: ReadPage, identity: JudgedIdentity | null): IdentityMeter | null {
  if (identity === null) return null;
  const judge = (read: ReadPage) => judgeIdentity(seeIdentity(read), identity.target, identity.waived);
  const declared: IdentityMeter['declared'] = ({ fixes }, parts) => {
    if (identity.isConfidential === true) return [];
    const some = parts === undefined ? fixes : fixes.filter(({ part }) => parts.has(part));
    return some.flatMap(({ declarations }) => declarations);
  };
  return {
    before: identity.card ?? judge(page),
    judge,
    isConfidential: identity.isConfidential === true,
    declared,
  };
}

/** What a stylesheet does to the identity. */
export interface IdentityChange {
  /** Points that it gains. */
  readonly gain: number;
  /** The score after it. */
  readonly score: number;
}

/** The identity of a page before and after it was read again. */
export interface ComparedIdentity {
  readonly before: IdentityCard;
  readonly after: IdentityCard;
}

/** Null without a score before. */
export function identityChange({ before, after }: ComparedIdentity): IdentityChange | null {
  if (before.score === null) return null;
  const score = after.score ?? 0;
  return { gain: Math.round(10 * (score - before.score)) / 10, score };
}

/**
 * Whether a gain of the score is worth what it costs of the identity: at most as much, and at most a point unless the
 * identity passes with it.
 */
export function keepsIdentity(gain: number, change: IdentityChange | null): boolean {
  if (change === null) return true;
  return -change.gain <= (change.score >= PASS_FROM ? gain : Math.min(MAX_LOSS, gain));
}
