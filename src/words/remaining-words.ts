import { STATING_NOTHING } from './vocabulary/function-words.ts';
import type { Span } from './understanding.ts';
import { allMatches } from '../text/all-matches.ts';

/** Runs of content words outside of spans, in order, at most 50. Linear in the length of the text. */
export function remainingWords(text: string, covered: readonly Span[]): readonly Span[] {
  const spans = covered.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const runs: Span[] = [];
  let run: { start: number; end: number } | null = null;
  let next = 0;
  const finish = () => {
    if (run !== null) runs.push({ ...run, text: text.slice(run.start, run.end) });
    run = null;
  };
  for (const { 0: word, index: start } of allMatches(WORD, text)) {
    if (runs.length === MAX_RUNS) break;
    const end = start + word.length;
    while (next < spans.length && (spans[next]?.end ?? 0) <= start) next++;
    const isKnown = (spans[next]?.start ?? Infinity) < end;
    if (isKnown || !isContentWord(word)) finish();
    else if (run === null || ENDS_RUN.test(text.slice(run.end, start))) {
      finish();
      run = { start, end };
    } else run = { start: run.start, end };
  }
  if (runs.length < MAX_RUNS) finish();
  return runs;
}

const MAX_RUNS = 50;

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’.-]|,(?=\d{3}(?!\d)))*(?<![.'’-])/gu;

/** Marks between two words that belong to different phrases. */
const ENDS_RUN = /[^\s]/;

function isContentWord(word: string): boolean {
  return !FUNCTION_WORDS.has(word.toLowerCase().replaceAll('’', "'"));
}

/** Words that state nothing by themselves. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(STATING_NOTHING.split(/\s+/));
