import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local-platform.ts';
import type { EvaluationReport } from './report.ts';

/** The last evaluation of the corpus, as `npm run calibrate` wrote it. */
export interface Evaluation extends EvaluationReport {
  readonly axesRead: number;
  /** Each half judged with what was fitted on the other. */
  readonly halves: readonly Pick<EvaluationReport, 'pages' | 'cells' | 'hit' | 'ok'>[];
}

export const EVALUATION_FILE = path.join(ROOT, 'test/corpus/evaluation.json');

export function loadEvaluation(): Evaluation {
  return JSON.parse(readFileSync(EVALUATION_FILE, 'utf8')) as Evaluation;
}
