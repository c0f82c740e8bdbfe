import type { Span, Statement } from './understanding.ts';

/** Words that say how a brand is meant, and are so used: `Linear meets Stripe`, `a mix between Notion and Miro`. */
const RELATION_WORDS: ReadonlySet<string> = new Set(
  `alternative alternatives based between borrow borrowed brand branded channel clone clones competitor competitors
  copy copycat crossed crossing cross echoes energy equivalent except feel half hybrid imagine inspired instead
  lookalike manner mash mashup meet meeting meets minus mix mixed mixing model modeled modelled part plus reference
  remake reminiscent replacement resembles resembling rival rivals similar site spirit steal style styled substitute
  think unlike variant version versions vibe vibes website`.split(/\s+/),
);

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/**
 * Words that were not understood, without those that say how a brand is meant.
 * @param runs spans of `text`
 */
export function withoutRelationWords(
  text: string,
  runs: readonly Span[],
  statements: readonly Statement[],
): readonly Span[] {
  if (!statements.some(({ kind }) => kind === 'brand')) return runs;
  return runs.flatMap((run) => {
    const words = [...run.text.matchAll(WORD)].filter(([word]) => !RELATION_WORDS.has(word.toLowerCase()));
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return [];
    const start = run.start + first.index;
    const end = run.start + last.index + last[0].length;
    return [{ start, end, text: text.slice(start, end) }];
  });
}
