import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CandidateScore, Method } from '../../src/grammar/fitted/fit.ts';
import type { Decile } from '../fit/calibration-error.ts';
import type { ScoreError } from '../fit/score-error.ts';
import { ROOT } from '../local-platform.ts';

/** Cross-validated scores of one axis. */
export interface AxisEvaluation {
  readonly axis: string;
  readonly decides: Method;
  /** Cells that the axis is fitted on, and those of them that judge it. */
  readonly fitted: number;
  readonly judged: number;
  readonly scores: readonly CandidateScore[];
}

/** The latest fit to graded pages, written by `npm run fit`. All figures are of pages that took no part in the fit. */
export interface Evaluation {
  readonly sets: readonly string[];
  readonly pages: number;
  readonly cells: number;
  readonly total: readonly CandidateScore[];
  readonly axes: readonly AxisEvaluation[];
  /** Empty unless both a training and a validation part were read. */
  readonly scoreErrors: readonly ScoreError[];
  readonly confidence: {
    /** Readings of pages that were never examined. */
    readonly cells: number;
    /** Expected calibration error, 0..1. */
    readonly error: number;
    /** AUC of accepted readings against the others. */
    readonly separation: number;
    readonly deciles: readonly Decile[];
  };
}

export const EVALUATION_FILE = path.join(ROOT, 'test/corpus/evaluation.json');

export function loadEvaluation(): Evaluation {
  return JSON.parse(readFileSync(EVALUATION_FILE, 'utf8')) as Evaluation;
}
