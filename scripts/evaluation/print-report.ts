import type { EvaluationReport } from './report.ts';

const percent = (share: number) => `${(100 * share).toFixed(1).padStart(5)} %`;

/** The report as text for a terminal. */
export function printReport(report: EvaluationReport, measured: number): string {
  const axes = report.axes.map(
    ({ axis, graded, coverage, hit, ok, confusions }) =>
      `${axis.padEnd(26)} ${String(graded).padStart(4)}  ${percent(coverage)}  ${percent(hit)}  ${percent(ok)}  ${confusions.slice(0, 3).join('; ')}`,
  );
  const calibration = report.calibration.map(
    ({ from, cells, claimed, actual }) =>
      `${from.toFixed(1)}-${(from + 0.1).toFixed(1)}  ${String(cells).padStart(4)}  ${percent(claimed)}  ${percent(actual)}`,
  );
  const { constantGuess: guess } = report;
  return [
    `${'axis'.padEnd(26)}    n  coverage      hit       ok  most frequent confusions (best grade → read)`,
    ...axes,
    '',
    `pages ${report.pages}, graded cells ${report.cells}, mean axes read ${measured.toFixed(1)} of 30`,
    `all graded cells   hit ${percent(report.hit)}   ok ${percent(report.ok)}`,
    `cells with reading hit ${percent(report.hitOfRead)}   ok ${percent(report.okOfRead)}`,
    `mean over axes     hit ${percent(report.axisMeanHit)}   ok ${percent(report.axisMeanOk)}`,
    `constant guess     hit ${percent(guess.hit)}   ok ${percent(guess.ok)}`,
    '',
    'confidence  n   claimed   actual (ok)',
    ...calibration,
  ].join('\n');
}
