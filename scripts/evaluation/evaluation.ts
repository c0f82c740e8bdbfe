import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local-platform.ts';
import type { EvaluationReport } from './report.ts';

/** The latest evaluation of the corpus, written by `npm run calibrate`. */
export interface Evaluation extends EvaluationReport {
  readonly axesRead: number;
  /** The first set; the half of the second set that was examined while the rules were revised; the other half. */
  readonly parts: Readonly<Record<'first' | 'lookedAt' | 'heldOut', PartScore>>;
}

export type PartScore = Pick<EvaluationReport, 'pages' | 'cells' | 'hit' | 'ok'>;

export const EVALUATION_FILE = path.join(ROOT, 'test/corpus/evaluation.json');

export function loadEvaluation(): Evaluation {
  return JSON.parse(readFileSync(EVALUATION_FILE, 'utf8')) as Evaluation;
}
