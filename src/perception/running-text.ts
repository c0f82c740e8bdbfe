import { weightedMode } from '../math/weighted.ts';
import type { RoledRun } from './text-roles.ts';
import { isUpperCase, sizeOf } from './text-style.ts';
import type { TextRun } from './visible-page.ts';

/** Text outside headings, controls, navigation and code, by how it is set. */
export interface RunningText {
  /** Paragraphs, rows, captions. */
  readonly plain: readonly TextRun[];
  /** Short and much larger than the rest: headings without a heading element. */
  readonly large: readonly TextRun[];
  /** Short and in capitals: eyebrows, tags, table heads. */
  readonly labels: readonly TextRun[];
}

const MIN_HEADING_SIZE = 1.3; // times the usual size: Bootstrap's h5, the smallest step that reads as a heading
const MAX_HEADING_LENGTH = 140; // characters; longer large text is a lead paragraph
const MAX_LABEL_LENGTH = 40; // characters

/** Sorts the running text of a page. */
export function runningText(roles: readonly RoledRun[]): RunningText {
  const runs = roles.filter(({ role }) => role === 'running').map(({ run }) => run);
  const isLabel = (run: TextRun) => run.characters <= MAX_LABEL_LENGTH && isUpperCase(run);
  const usual =
    weightedMode(
      runs.filter((run) => !isLabel(run)).map((run) => ({ value: sizeOf(run), weight: run.characters })),
    ) ?? Infinity;
  const isLarge = (run: TextRun) =>
    sizeOf(run) >= MIN_HEADING_SIZE * usual && run.characters <= MAX_HEADING_LENGTH;
  const small = runs.filter((run) => !isLarge(run));
  return {
    plain: small.filter((run) => !isLabel(run)),
    large: runs.filter(isLarge),
    labels: small.filter(isLabel),
  };
}
