import type { CandidateScore } from '../../src/grammar/fitted/fit.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';

const percent = (share: number) => (100 * share).toFixed(1).padStart(5);
const pair = ({ hit, ok }: CandidateScore) => `${percent(hit)}/${percent(ok)}`;

/** Scores of all candidates as a table for a terminal: hit / ok in per cent. */
export function printScores({ axes, total, confidence }: Evaluation): string {
  const names = total.map(({ candidate }) => candidate.padEnd(11)).join('  ');
  const rows = axes.map(
    ({ axis, judged, decides, scores }) =>
      `${axis.padEnd(26)} ${String(judged).padStart(4)}  ${scores.map(pair).join('  ')}  ${decides}`,
  );
  return [
    `${'axis'.padEnd(26)}    n  ${names}  decides`,
    ...rows,
    `${'all cells'.padEnd(32)} ${total.map(pair).join('  ')}`,
    '',
    `confidence: calibration error ${percent(confidence.error)} %, separation (AUC) ${confidence.separation}`,
    ...confidence.deciles.map(
      ({ from, cells, claimed, actual }) =>
        `${from.toFixed(1)}-${(from + 0.1).toFixed(1)}  ${String(cells).padStart(5)}  stated ${percent(claimed)} %  accepted ${percent(actual)} %`,
    ),
  ].join('\n');
}
