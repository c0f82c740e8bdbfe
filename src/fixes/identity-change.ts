import { judgeIdentity } from '../identity/judge-identity.ts';
import { seeIdentity } from '../identity/seen.ts';
import type { TargetIdentity } from '../identity/target.ts';
import type { Waivers } from '../identity/waivers.ts';

/** What the identity of a page is judged against. */
export interface JudgedIdentity {
  readonly target: TargetIdentity;
  readonly waived: Waivers['parts'];
}

/** Points that the identity gains on a page as it was read again; null without a score before. */
export type IdentityMeter = (read: ReadPage) => number | null;

type ReadPage = Parameters<typeof seeIdentity>[0];

/** Points of identity that a fix may cost at most, and never more than it gains. */
const MAX_LOSS = 1;

/** @param identity null for a target without tokens */
export function identityMeter(page: ReadPage, identity: JudgedIdentity | null): IdentityMeter {
  if (identity === null) return () => null;
  const scoreOf = (read: ReadPage) =>
    judgeIdentity(seeIdentity(read), identity.target, identity.waived).score;
  const before = scoreOf(page);
  return (read) => (before === null ? null : Math.round(10 * ((scoreOf(read) ?? 0) - before)) / 10);
}

/** Whether a gain is worth what it costs of the identity. */
export function keepsIdentity({
  gain,
  identityGain,
}: {
  readonly gain: number;
  readonly identityGain: number | null;
}): boolean {
  return identityGain === null || -identityGain <= Math.min(MAX_LOSS, gain);
}
