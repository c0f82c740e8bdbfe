import { areaUnderCurve } from './auc.ts';
import { CLASH_UP_TO, KINDS, TRUE_FROM, type Kind, type Outcome } from './kinds.ts';

/** A table of the outcomes by kind, the area under the curve, and the pages that miss what is expected of them. */
export function describeOutcomes(title: string, outcomes: readonly Outcome[]): string {
  const rows = (Object.keys(KINDS) as Kind[]) // Object.keys forgets that these are all the keys
    .map((kind) =>
      rowOf(
        kind,
        outcomes.filter((outcome) => outcome.kind === kind),
      ),
    )
    .filter((row) => row !== null);
  const unjudged = outcomes.filter(({ score }) => score === null).length;
  return [
    `${title}: ${outcomes.length} pages, ${new Set(outcomes.map(({ target }) => target)).size} targets${unjudged === 0 ? '' : `, ${unjudged} not judged`}`,
    '| pages | n | least | 10 % | median | 90 % | greatest | as expected |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    `AUC of true pages against clashes: ${aucOf(outcomes, ['clash']).toFixed(4)}; against all false pages: ${aucOf(outcomes, ['clash', 'false']).toFixed(4)}`,
  ].join('\n');
}

function rowOf(kind: Kind, outcomes: readonly Outcome[]): string | null {
  const scores = scoresOf(outcomes).toSorted((a, b) => a - b);
  if (scores.length === 0) return null;
  const at = (share: number) => scores[Math.round(share * (scores.length - 1))]?.toFixed(1);
  const met = scores.filter((score) => isExpected(kind, score)).length;
  const share =
    expectationOf(kind) === null
      ? ''
      : `${((100 * met) / scores.length).toFixed(1)} % ${expectationOf(kind)}`;
  return `| ${kind} | ${scores.length} | ${at(0)} | ${at(0.1)} | ${at(0.5)} | ${at(0.9)} | ${at(1)} | ${share} |`;
}

function expectationOf(kind: Kind): string | null {
  if (KINDS[kind] === 'true') return `at least ${TRUE_FROM}`;
  return KINDS[kind] === 'clash' ? `at most ${CLASH_UP_TO}` : null;
}

/** Whether the score is what the kind demands; kinds without a bound meet any. */
export function isExpected(kind: Kind, score: number): boolean {
  if (KINDS[kind] === 'true') return score >= TRUE_FROM;
  return KINDS[kind] !== 'clash' || score <= CLASH_UP_TO;
}

export function aucOf(outcomes: readonly Outcome[], falseKinds: readonly ('clash' | 'false')[]): number {
  const among = (kinds: readonly string[]) =>
    scoresOf(outcomes.filter(({ kind }) => kinds.includes(KINDS[kind])));
  return areaUnderCurve(among(['true']), among(falseKinds));
}

function scoresOf(outcomes: readonly Outcome[]): number[] {
  return outcomes.flatMap(({ score }) => (score === null ? [] : [score]));
}
