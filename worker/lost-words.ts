import type { Span, Understanding } from '../src/words/understanding.ts';
import { OTHER_LANGUAGES } from './other-languages.ts';

/** Letters; shorter runs are words such as `de`, which nobody misses. */
const SHORTEST = 4;
/** Share of a brief from which its language is probably one that is not read. */
const MOST = 0.4;
/** Words in a sentence. */
const MAX_NAMED = 8;

/** Kinds of statements that become axes or tokens of a target, or name the brand that it follows. */
const IN_TARGET: ReadonlySet<string> = new Set(['axis', 'brand', 'color', 'font']);

/** Words that tell what brands to look for, but state no axis or token: moods, styles, eras, trades and the like. */
export function wordsWithoutAxis({ statements }: Understanding): readonly string[] {
  const kept = statements.filter(({ kind }) => IN_TARGET.has(kind));
  const others = statements.filter(
    ({ kind, span }) => !IN_TARGET.has(kind) && !kept.some((one) => overlap(one.span, span)),
  );
  return [...new Set(others.map(({ span }) => span.text))];
}

/** A sentence about the words of a brief that nobody understood; null without any. */
export function notUnderstoodSentence(
  { notUnderstood, statements }: Understanding,
  brief: string,
): string | null {
  const mixed = statements.filter((one) => one.kind === 'brand' && one.relation === 'mix');
  const joins = ({ start, end }: Span) =>
    mixed.some(({ span }) => span.end <= start) && mixed.some(({ span }) => end <= span.start);
  const runs = notUnderstood.filter((run) => run.text.length >= SHORTEST && !joins(run));
  if (runs.length === 0) return null;
  const length = runs.reduce((sum, { text }) => sum + text.length, 0);
  const languages =
    length < MOST * brief.length ? '' : ` Briefs are read in English and ${OTHER_LANGUAGES} other languages.`;
  return `Not understood, so not in the target: ${quoted(runs.map(({ text }) => text))}.${languages}`;
}

/** A sentence about words that a score by brief leaves out; null without any. */
export function notScoredSentence(understanding: Understanding): string | null {
  const words = wordsWithoutAxis(understanding);
  if (words.length === 0) return null;
  return `Not scored, because they state no axis, colour or typeface: ${quoted(words)}.`;
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function quoted(words: readonly string[]): string {
  const rest = words.length - MAX_NAMED;
  const named = words.slice(0, MAX_NAMED).map((word) => `“${word}”`);
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
