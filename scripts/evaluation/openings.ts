import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local-platform.ts';

/** Totals of the test part at one opening. */
export interface Opening {
  readonly date: string;
  /** Of the engine that read the pages. */
  readonly commit: string;
  /** `earlier`: a static reading by an earlier commit, on pages that joined the test part after it. */
  readonly path: 'static' | 'rendered' | 'earlier';
  readonly pages: number;
  readonly cells: number;
  /** Mean number of axes with a reading per page. */
  readonly axesRead: number;
  readonly hit: number;
  readonly ok: number;
  /** The most frequent best grade of each axis as the answer to all its cells. */
  readonly constant: { readonly hit: number; readonly ok: number };
  /** Expected calibration error and AUC of the stated confidence, 0..1. */
  readonly calibrationError: number;
  readonly separation: number;
  readonly axes: readonly {
    readonly axis: string;
    readonly graded: number;
    readonly hit: number;
    readonly ok: number;
  }[];
}

export const OPENINGS_FILE = path.join(ROOT, 'test/corpus/openings.json');

/** Every time that the grades of the test part were compared with readings, oldest first. */
export function loadOpenings(): readonly Opening[] {
  return existsSync(OPENINGS_FILE) ? (JSON.parse(readFileSync(OPENINGS_FILE, 'utf8')) as Opening[]) : [];
}
