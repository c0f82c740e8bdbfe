import type { Verdict } from './total.ts';

/** How one axis or one part of the identity stands in a score. */
export interface Standing {
  /** `motion.budget`, `identity.type.body` */
  readonly name: string;
  /** Value that the target has on an axis; null for a part. */
  readonly target: string | null;
  /** 0..1; null when the page does not show it. */
  readonly score: number | null;
  readonly fails: boolean;
  readonly isWaived: boolean;
}

export type Trend = 'better' | 'same' | 'worse';

/** An axis or part that both scores compare. */
export interface Change {
  readonly name: string;
  /** 0..1 */
  readonly before: number;
  readonly after: number;
  /** Three decimals. */
  readonly delta: number;
  readonly change: Trend;
}

/** What changed between two scores of the same target. */
export interface Changes {
  readonly compared: readonly Change[];
  /** Names that fail now and did not fail before. */
  readonly newFailures: readonly string[];
  /** Names that failed before and pass now. */
  readonly resolved: readonly string[];
  /** Names of one score, or of both, that cannot be compared, with the reason. */
  readonly notCompared: readonly { readonly name: string; readonly reason: string }[];
}

/** Compares two scores of the same target, in the order of the later one, then of the earlier one. */
export function compareStandings(before: readonly Standing[], after: readonly Standing[]): Changes {
  const [old, now] = [before, after].map((list) => new Map(list.map((each) => [each.name, each])));
  const names = [...new Set([...after, ...before].map(({ name }) => name))];
  const pairs = names.map((name): Pair => ({ name, before: old?.get(name), after: now?.get(name) }));
  return {
    compared: pairs.flatMap(changeOf),
    newFailures: pairs.filter(isNewFailure).map(({ name }) => name),
    resolved: pairs.filter(isResolved).map(({ name }) => name),
    notCompared: pairs.flatMap((pair) => {
      const reason = obstacleOf(pair);
      return reason === null ? [] : [{ name: pair.name, reason }];
    }),
  };
}

interface Pair {
  readonly name: string;
  readonly before: Standing | undefined;
  readonly after: Standing | undefined;
}

function changeOf({ name, before, after }: Pair): Change[] {
  if (!isSame(before, after)) return [];
  const [was, is] = [before?.score ?? null, after?.score ?? null];
  if (was === null || is === null) return [];
  return [
    { name, before: was, after: is, delta: Math.round(1000 * (is - was)) / 1000, change: trend(was, is) },
  ];
}

/** Whether both scores count it, against the same value. */
function isSame(before: Standing | undefined, after: Standing | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  return !before.isWaived && !after.isWaived && before.target === after.target;
}

function isNewFailure({ before, after }: Pair): boolean {
  return isSame(before, after) && after?.fails === true && before?.fails === false;
}

/** An axis that the page no longer shows is not resolved. */
function isResolved({ before, after }: Pair): boolean {
  return isSame(before, after) && before?.fails === true && after?.fails === false && after.score !== null;
}

/** Why the two cannot be compared; null when they are, and when neither score shows it. */
function obstacleOf({ before, after }: Pair): string | null {
  if (before === undefined) return 'The baseline does not have it.';
  if (after === undefined) return 'The target does not state it now, or the request ignores it.';
  if (after.isWaived) return 'It is waived.';
  if (before.isWaived) return 'It was waived.';
  if (before.target !== after.target) return `The target was ${before.target}.`;
  if (before.score === null) return after.score === null ? null : 'The page did not show it before.';
  return after.score === null ? 'The page no longer shows it.' : null;
}

const VERDICTS: readonly Verdict[] = ['reject', 'revise', 'pass'];

/** Whether a verdict got better or worse. */
export function verdictTrend(before: Verdict, after: Verdict): Trend {
  return trend(VERDICTS.indexOf(before), VERDICTS.indexOf(after));
}

function trend(before: number, after: number): Trend {
  if (before === after) return 'same';
  return after > before ? 'better' : 'worse';
}
