import type { Span, Statement } from './understanding.ts';
import { allMatches } from '../text/all-matches.ts';

/** Words that say how a brand is meant, and are so used: `Linear meets Stripe`, `a mix between Notion and Miro`. */
const RELATION_WORDS: ReadonlySet<string> = new Set(
  `alternative alternatives based between borrow borrowed brand branded channel clone clones competitor competitors
  copy copycat crossed crossing cross echoes energy equivalent except feel half hybrid imagine inspired instead
  lookalike manner mash mashup meet meeting meets minus mix mixed mixing model modeled modelled part plus reference
  remake reminiscent replacement resembles resembling rival rivals similar site spirit steal style styled substitute
  think unlike variant version versions vibe vibes website`.split(/\s+/),
);

/** Words that say what a colour is for. */
const ROLE_WORDS: ReadonlySet<string> = new Set(
  `accent accents background backdrop border borders brand button buttons canvas color colors colour colours cta ctas
  ground heading headings headline headlines highlight highlights ink lettering letters line lines link links main page
  primary text title titles type`.split(/\s+/),
);

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
