import { contentElsewhere } from '../../src/perception/content-elsewhere.ts';
import type { AnswerOf } from '../engine/engine.ts';
import { withFilePaths } from '../engine/file-fetch.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';

export type ScoreAnswer = AnswerOf<'score'>;

/** What a page has to reach. */
export interface Demands {
  /** Least score, 0 to 100; null where the baseline is the least. */
  readonly min: number | null;
  /** Least score of the identity, 0 to 100; null when it is not asked for. */
  readonly identity: number | null;
}

/** Whether a page meets what is asked of it. */
export interface Check {
  readonly code: ExitCode;
  /** Why it does not pass, in sentences; empty for a page that passes. */
  readonly reasons: readonly string[];
}

/** How the reason begins that a score is below the least one. */
export const SCORE_TOO_LOW = 'The score is';

/** Share of the axes of the target; with fewer of them on the page, a score says little about it. */
const LEAST_EVIDENCE = 0.5;

/** Judges an answer of `score`. A page that shows too little neither passes nor fails. */
export function checkAnswer(answer: ScoreAnswer, demands: Demands): Check {
  const lacking = lackOfEvidence(answer, demands);
  if (lacking.length > 0) return { code: EXIT.unclear, reasons: lacking };
  const failures = [...failuresOf(answer, demands), ...regressionsOf(answer, demands)];
  return { code: failures.length === 0 ? EXIT.pass : EXIT.fail, reasons: failures };
}

function lackOfEvidence(answer: ScoreAnswer, { identity: asked }: Demands): string[] {
  const { blocked_by, stats, brief_axes_scored: scored, brief_axes_matched: matched, identity } = answer;
  const content = answer.gates.find(({ gate }) => gate === 'empty_page');
  if (blocked_by === 'empty_page')
    return [`The page has too little content: ${content?.measure}. ${whereContentIs(answer)}`];
  if (blocked_by === 'nothing_to_compare') return ['The page shows no axis of the target.'];
  const reasons: string[] = [];
  if (stats.sheets_missing > 0 && stats.css_bytes === 0)
    reasons.push('No stylesheet of the page could be read. For files, --root names the folder of `/`.');
  if (scored < LEAST_EVIDENCE * matched)
    reasons.push(`The page shows only ${scored} of the ${matched} axes of the target.`);
  if (asked !== null && identity?.score === null)
    reasons.push(`The identity has no score: ${identity.reason ?? 'too little in common with the tokens.'}`);
  return reasons;
}

function whereContentIs({ remarks }: ScoreAnswer): string {
  const known = contentElsewhere(remarks);
  return known.length > 0 ? withFilePaths(known.join(' ')) : 'If scripts write it, --render reads it.';
}

function failuresOf({ score, blocked_by, identity, gates }: ScoreAnswer, demands: Demands): string[] {
  const reasons: string[] = [];
  const gate = gates.find((one) => one.gate === blocked_by);
  if (blocked_by !== undefined) reasons.push(`Blocked by ${blocked_by}${gate ? `: ${gate.measure}` : ''}.`);
  if (demands.min !== null && score < demands.min)
    reasons.push(`${SCORE_TOO_LOW} ${score}, below ${demands.min}.`);
  const reached = identity?.score ?? null;
  if (demands.identity !== null && reached !== null && reached < demands.identity)
    reasons.push(`The identity is ${reached}, below ${demands.identity}.`);
  return reasons;
}

/** Without a least score, the page must not get worse than its baseline. */
function regressionsOf({ changes, score }: ScoreAnswer, demands: Demands): string[] {
  if (changes === undefined || demands.min !== null) return [];
  const reasons: string[] = [];
  if (score < changes.score.before) reasons.push(`The score fell from ${changes.score.before} to ${score}.`);
  if (changes.new_failures.length > 0) reasons.push(`New failures: ${changes.new_failures.join(', ')}.`);
  if (changes.verdict.change === 'worse')
    reasons.push(`The verdict fell from ${changes.verdict.before} to ${changes.verdict.after}.`);
  return reasons;
}
