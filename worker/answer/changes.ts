import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { CLOSE_ENOUGH } from '../../src/identity/part.ts';
import { compareStandings, verdictTrend, type Changes, type Standing } from '../../src/score/changes.ts';
import type { Verdict } from '../../src/score/total.ts';
import { RemarksSchema } from './remarks.ts';

const TREND = v.picklist(['better', 'same', 'worse']);
const points = v.number();

/** What got better or worse since the baseline. */
export const ChangesSchema = v.object({
  summary: described(v.string(), 'The changes in a sentence.'),
  score: described(
    v.object({
      before: described(points, 'Score of the baseline, 0 to 100.'),
      after: described(points, 'Score of this answer, 0 to 100.'),
      delta: described(points, 'Points gained; negative when the score fell.'),
    }),
    'Change of `score`.',
  ),
  verdict: described(
    v.object({
      before: described(v.picklist(['pass', 'revise', 'reject']), 'Verdict of the baseline.'),
      after: described(v.picklist(['pass', 'revise', 'reject']), 'Verdict of this answer.'),
      change: described(TREND, 'Whether it got better or worse.'),
    }),
    'Change of `verdict`.',
  ),
  identity: v.optional(
    described(
      v.object({
        before: described(v.nullable(points), 'Score of the identity in the baseline, 0 to 100.'),
        after: described(v.nullable(points), 'Score of the identity in this answer, 0 to 100.'),
        delta: described(v.nullable(points), 'Points gained; null when one of the two has no score.'),
      }),
      'Change of `identity.score`; absent unless both answers have an identity.',
    ),
  ),
  compared: described(
    v.array(
      v.object({
        name: described(v.string(), 'Id of an axis, or `identity.` and a part, as in `waive`.'),
        before: described(v.number(), 'Its score in the baseline, 0 to 1.'),
        after: described(v.number(), 'Its score in this answer, 0 to 1.'),
        delta: described(v.number(), 'The difference.'),
        change: described(TREND, 'Whether it got better or worse.'),
      }),
    ),
    'Every axis and part that counts in both; empty when the caller may not read the target.',
  ),
  new_failures: described(
    v.array(v.string()),
    `Axes that fail now and did not before; parts whose score fell below ${CLOSE_ENOUGH}.`,
  ),
  resolved_failures: described(v.array(v.string()), 'Axes and parts that failed before and pass now.'),
  not_compared: described(
    v.array(
      v.object({
        name: described(v.string(), 'Id of an axis, or `identity.` and a part.'),
        reason: described(v.string(), 'Why it cannot be compared.'),
      }),
    ),
    'Axes and parts that only one of the answers counts.',
  ),
  remarks: described(RemarksSchema, 'What makes the two scores less comparable.'),
});

/** The fields of an answer that are compared. */
interface Scored {
  readonly score: number;
  readonly verdict: Verdict;
  readonly axes: readonly {
    readonly key: string;
    readonly brief_target: string;
    readonly score: number | null;
    readonly status: string;
    readonly waived?: string | undefined;
  }[];
  readonly identity?:
    | {
        readonly score: number | null;
        readonly parts: readonly {
          readonly part: string;
          readonly score: number | null;
          readonly waived?: string | undefined;
        }[];
      }
    | undefined;
  readonly audit: { readonly weights_version?: string | undefined };
}

/** @param hidesTarget leaves out axes and parts, because a made-up baseline would learn the target from them */
export function changesSince(
  baseline: Scored,
  answer: Scored,
  hidesTarget: boolean,
): v.InferOutput<typeof ChangesSchema> {
  const changes = hidesTarget
    ? compareStandings([], [])
    : compareStandings(standingsOf(baseline), standingsOf(answer));
  const score = { before: baseline.score, after: answer.score, delta: tenths(answer.score - baseline.score) };
  const identity = identityChange(baseline, answer);
  return {
    summary: summaryOf(score, changes),
    score,
    verdict: {
      before: baseline.verdict,
      after: answer.verdict,
      change: verdictTrend(baseline.verdict, answer.verdict),
    },
    ...(identity !== null && { identity }),
    compared: changes.compared.map((change) => ({ ...change })),
    new_failures: [...changes.newFailures],
    resolved_failures: [...changes.resolved],
    not_compared: changes.notCompared.map((name) => ({ ...name })),
    remarks: remarksOn(baseline, answer),
  };
}

function standingsOf({ axes, identity }: Scored): Standing[] {
  return [
    ...axes.map(({ key, brief_target, score, status, waived }) => {
      return {
        name: key,
        target: brief_target,
        score,
        fails: status === 'fail',
        isWaived: waived !== undefined,
      };
    }),
    ...(identity?.parts ?? []).map(({ part, score, waived }) => {
      const fails = score !== null && score < CLOSE_ENOUGH;
      return { name: `identity.${part}`, target: null, score, fails, isWaived: waived !== undefined };
    }),
  ];
}

function identityChange({ identity: before }: Scored, { identity: after }: Scored) {
  if (before === undefined || after === undefined) return null;
  const delta = before.score === null || after.score === null ? null : tenths(after.score - before.score);
  return { before: before.score, after: after.score, delta };
}

function summaryOf(
  { before, after, delta }: { readonly before: number; readonly after: number; readonly delta: number },
  { compared, newFailures, resolved }: Changes,
): string {
  const count = (change: string) => compared.filter((one) => one.change === change).length;
  const moved = delta === 0 ? `The score is ${after} as before` : `The score is ${after}, before ${before}`;
  return `${moved}: ${count('better')} better, ${count('worse')} worse, ${newFailures.length} new failures, ${resolved.length} resolved.`;
}

function remarksOn({ audit: before }: Scored, { audit: after }: Scored) {
  if (before.weights_version === after.weights_version) return [];
  const detail = `The weights of the axes changed from version ${before.weights_version ?? 'unknown'} to ${after.weights_version}, so part of the change of the score may be theirs.`;
  return [{ code: 'weights_changed', detail }];
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10;
}
