import type { Fit } from '../../src/grammar/fitted/fit.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import type { AxisEvaluation, Evaluation } from '../evaluation/evaluation.ts';
import { calibrationError, deciles, separation } from './calibration-error.ts';
import { heldOutConfidence } from './fit-confidence.ts';
import type { ReadCell } from './reliability.ts';
import { scoreErrors } from './score-error.ts';

/**
 * The cross-validated scores of all axes and of the confidence.
 * @param brands that scores are compared on
 */
export function evaluationOf(
  fits: readonly Fit[],
  cells: readonly ReadCell[],
  brands: readonly Grammar[],
): Evaluation {
  const stated = heldOutConfidence(cells, 'confidence');
  const judged = cells.map(({ accepted }, at) => ({ accepted, confidence: stated[at] ?? 0 }));
  const axes = fits.map(({ axis, decides, fittedOn, scores }): AxisEvaluation => {
    return { axis, decides, fitted: fittedOn.cells, judged: fittedOn.judged, scores };
  });
  return {
    sets: fits[0]?.fittedOn.sets ?? [],
    pages: Math.max(0, ...fits.map(({ fittedOn }) => fittedOn.pages)),
    cells: axes.reduce((sum, { judged }) => sum + judged, 0),
    total: totalOf(axes),
    axes,
    scoreErrors: scoreErrors(cells, brands),
    confidence: {
      cells: cells.length,
      error: round(calibrationError(judged)),
      separation: round(separation(judged)),
      deciles: deciles(judged).map(({ from, cells: count, claimed, actual }) => {
        return { from, cells: count, claimed: round(claimed), actual: round(actual) };
      }),
    },
  };
}

/** Scores over all cells, by candidate. */
function totalOf(axes: readonly AxisEvaluation[]) {
  const names = axes[0]?.scores.map(({ candidate }) => candidate) ?? [];
  const whole = axes.reduce((sum, { judged }) => sum + judged, 0) || 1;
  return names.map((candidate) => {
    const mean = (of: 'hit' | 'ok') =>
      axes.reduce((sum, { judged, scores }) => {
        const own = scores.find((each) => each.candidate === candidate);
        return sum + (judged * (own?.[of] ?? 0)) / whole;
      }, 0);
    return { candidate, hit: round(mean('hit')), ok: round(mean('ok')) };
  });
}

const round = (value: number) => Number(value.toFixed(4));
