import type { Span, Statement } from './understanding.ts';
import { allMatches } from '../text/all-matches.ts';
import { RELATION_WORDS, ROLE_WORDS } from './vocabulary/relation-words.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/**
 * Words that were not understood, without those that say how a brand is meant or what a colour is for.
 * @param runs spans of `text`
 */
export function withoutRelationWords(
  text: string,
  runs: readonly Span[],
  statements: readonly Statement[],
): readonly Span[] {
  const known = [
    ...(statements.some(({ kind }) => kind === 'brand') ? RELATION_WORDS : []),
    ...(statements.some((one) => one.kind === 'color' && one.role) ? ROLE_WORDS : []),
  ];
  if (known.length === 0) return runs;
  const used = new Set(known);
  return runs.flatMap((run) => {
    const words = allMatches(WORD, run.text).filter(([word]) => !used.has(word.toLowerCase()));
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return [];
    const start = run.start + first.index;
    const end = run.start + last.index + last[0].length;
    return [{ start, end, text: text.slice(start, end) }];
  });
}
