import type { Scorecard } from '../score/score.ts';
import type { Verdict } from '../score/total.ts';
import type { IdentityCard } from './judge-identity.ts';

/** Identity below which a page is rejected whatever its score: it would not be recognised. */
export const BLOCKED_BELOW = 40;

const ORDER: readonly Verdict[] = ['reject', 'revise', 'pass'];

/**
 * The scorecard of a page that has to keep the identity of its target: the verdict is the lower of both. A page that
 * shows too little to be judged does not pass, nor does one for which too much is waived; tokens that state too little
 * require nothing.
 */
export function requireIdentity(card: Scorecard, identity: IdentityCard): Scorecard {
  if (card.blockedBy !== null) return card;
  if (identity.lacking === 'target') return card;
  const isBlocked = identity.score !== null && identity.score < BLOCKED_BELOW;
  if (isBlocked) return { ...card, verdict: 'reject', blockedBy: 'identity' };
  return { ...card, verdict: lower(card.verdict, identity.verdict ?? 'revise') };
}

/**
 * The scorecard of a page that is to have the colours and typefaces of a brief: they are part of the verdict, and the
 * whole score where the brief states no axis.
 */
export function withSaidIdentity(card: Scorecard, identity: IdentityCard): Scorecard {
  const { score, verdict } = identity;
  const isAlone = card.blockedBy === 'nothing_to_compare' && card.axes.length === 0;
  if (score === null || verdict === null || (card.blockedBy !== null && !isAlone)) return card;
  return isAlone
    ? { ...card, score, verdict, blockedBy: null, confidence: 1 }
    : requireIdentity(card, identity);
}

function lower(one: Verdict, other: Verdict): Verdict {
  return ORDER.indexOf(one) <= ORDER.indexOf(other) ? one : other;
}
