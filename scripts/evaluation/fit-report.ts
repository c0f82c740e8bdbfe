import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CandidateScore, Method } from '../../src/grammar/fitted/fit.ts';
import { ROOT } from '../local-platform.ts';

/** Candidates fitted on the training part and scored on the validation part. */
export interface ValidationScores {
  readonly pages: number;
  readonly cells: number;
  readonly scores: readonly CandidateScore[];
}

/** Shares of validation cells that are read well by fits to one number of training pages. */
export interface CurvePoint {
  /** Training pages of the sets that judge; the mean over the draws. */
  readonly pages: number;
  /** Whether the pages that the rules were tuned on are part of the fit. */
  readonly tuned: boolean;
  readonly draws: number;
  readonly hit: number;
  readonly ok: number;
  /** Standard errors of hit and ok over the owners of the validation pages, and over the draws. */
  readonly error: { readonly hit: number; readonly ok: number };
  readonly drawError: { readonly hit: number; readonly ok: number };
}

/** What a fit loses (or gains, below 0) without one of its inputs, cross-validated. */
export interface Loss {
  readonly without: string;
  readonly hit: number;
  readonly ok: number;
}

export interface AxisAblation {
  readonly axis: string;
  readonly method: Method;
  readonly hit: number;
  readonly ok: number;
  readonly rule: Loss;
  /** Without the pages that the rules were tuned on. */
  readonly tuned: Loss;
  readonly measures: readonly Loss[];
}

/** What `npm run fit-report` measured last; sections that were not asked for stay as they were. */
export interface FitReport {
  readonly validation?: ValidationScores;
  readonly curve?: readonly CurvePoint[];
  readonly ablation?: readonly AxisAblation[];
}

export const FIT_REPORT_FILE = path.join(ROOT, 'test/corpus/fit-report.json');

export function loadFitReport(): FitReport {
  return existsSync(FIT_REPORT_FILE) ? (JSON.parse(readFileSync(FIT_REPORT_FILE, 'utf8')) as FitReport) : {};
}
