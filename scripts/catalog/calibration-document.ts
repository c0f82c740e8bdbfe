import { GRAMMAR_VERSION } from '../../src/grammar/axes/index.ts';
import { CONFIDENCE } from '../../src/grammar/fitted/fits.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';

/** `GET /api/calibration.json`: accuracy of readings on graded pages, cross-validated, and the model of confidence. */
export function calibrationDocument({ sets, pages, cells, total, axes, confidence }: Evaluation): object {
  return {
    grammar_version: GRAMMAR_VERSION,
    sets,
    graded_pages: pages,
    graded_cells: cells,
    scores: total,
    axes: axes.map(({ axis, decides, fitted, judged, scores }) => ({
      axis,
      decides,
      fitted,
      judged,
      scores,
    })),
    confidence: {
      calibration_error: confidence.error,
      auc: confidence.separation,
      reliability: confidence.deciles,
      model: CONFIDENCE,
    },
  };
}
