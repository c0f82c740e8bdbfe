import { GRAMMAR_VERSION } from '../../src/grammar/axes/index.ts';
import { CALIBRATION } from '../../src/grammar/calibration-data.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';

/** `GET /api/calibration.json`: accuracy of readings on graded pages, and the calibration of confidence. */
export function calibrationDocument(evaluation: Evaluation): object {
  const { pages, cells, hit, ok, axesRead, constantGuess, parts, axes, calibration } = evaluation;
  return {
    grammar_version: GRAMMAR_VERSION,
    graded_pages: pages,
    graded_cells: cells,
    hit,
    ok,
    axes_read: axesRead,
    constant_guess: constantGuess,
    parts: { first: parts.first, looked_at: parts.lookedAt, held_out: parts.heldOut },
    axes: axes.map(({ axis, graded, coverage, hit: best, ok: accepted }) => ({
      axis,
      graded,
      coverage,
      hit: best,
      ok: accepted,
    })),
    reliability: calibration,
    map: CALIBRATION,
  };
}
