import { weightedMode } from '../math/weighted.ts';
import type { PageView, TextRun } from './page-view.ts';
import { textRoles } from './text-role.ts';

/** Text outside headings, controls, navigation and code, by how it is set. */
export interface RunningText {
  /** Paragraphs, rows, captions. */
  readonly plain: readonly TextRun[];
  /** Short and much larger than the rest: headings that no heading element holds. */
  readonly large: readonly TextRun[];
  /** Short and in capitals: eyebrows, tags, table heads. */
  readonly labels: readonly TextRun[];
}

const HEADING_LIKE = 1.3; // times the usual size: Bootstrap's h5, the smallest step that reads as a heading
const LONGEST_HEADING = 140; // characters; above that large text is a lead paragraph
const LONGEST_LABEL = 40; // characters

const known = new WeakMap<PageView, RunningText>();

/** Sorts the running text of a page. */
export function runningText(view: PageView): RunningText {
  const sorted = known.get(view) ?? sort(view);
  known.set(view, sorted);
  return sorted;
}

function sort(view: PageView): RunningText {
  const runs = textRoles(view)
    .filter(({ role }) => role === 'running')
    .map(({ run }) => run);
  const capitals = (run: TextRun) => run.characters <= LONGEST_LABEL && isUpperCase(run);
  const usual =
    weightedMode(
      runs.filter((run) => !capitals(run)).map((run) => ({ value: sizeOf(run), weight: run.characters })),
    ) ?? Infinity;
  const large = (run: TextRun) => sizeOf(run) >= HEADING_LIKE * usual && run.characters <= LONGEST_HEADING;
  const small = runs.filter((run) => !large(run));
  return {
    plain: small.filter((run) => !capitals(run)),
    large: runs.filter(large),
    labels: small.filter(capitals),
  };
}

/** px, to the half: 15.9 and 16.1 px are one size to the eye. */
export function sizeOf({ element }: TextRun): number {
  return Math.round(2 * element.style['font-size']) / 2;
}

/** Set in capitals by style or by hand. */
export function isUpperCase({ element, text }: TextRun): boolean {
  if (element.style['text-transform'] === 'uppercase') return true;
  return text.length >= 3 && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}
