import * as patterns from '../vocabulary/long-patterns.ts';
import type { Span } from '../understanding.ts';
import { isRefused } from '../negation.ts';
import { saying, speaksOfPageAlone, type SureWords } from './sure-words.ts';

/** `And nothing else`, `no further hues`, `that's the only colour`: right after the last of the colours. */
const NO_OTHER = new RegExp(patterns.NO_OTHER, 'i');
const NEUTRAL = /\b(?:black|white|cream|ivory|charcoal|gr[ae]y|silver|beige)$/i;
/** A colour on white paper. */
const ON_WHITE = /^\s+on\s+(?:(?:pure|plain|bright)\s+)?(?:white|black)(?=\s*(?:$|[.,;!)\n]))/i;

/** Black counts as a colour for some people: `gold and black, nothing else`. */
function withInk(text: string): readonly string[] {
  return /\b(?:and|&|\+)\s*black\b|\bblack\s+(?:and|&|\+)/i.test(text) ? ['mono+1', 'duotone'] : ['mono+1'];
}

/** Those of the sentence that are no neutrals, up to the last. */
function huesUpTo(last: Span, text: string, colors: readonly Span[]): readonly Span[] {
  const from = /[^.!?;\n]*$/.exec(text.slice(0, last.start))?.index ?? 0;
  return colors.filter(
    (span) =>
      span.start >= from && span.start <= last.start && !NEUTRAL.test(span.text) && !isRefused(text, span),
  );
}

/** What words say that name all colours of a page: `navy and orange, nothing else`, `red on white`. */
export function wholePalette(text: string, colors: readonly Span[]): SureWords[] {
  const after = ({ end }: Span) => text.slice(end, end + REACH);
  const last = colors.findLast((span) => NO_OTHER.test(after(span)));
  if (last !== undefined) {
    const values = [['mono'], withInk(text), ['duotone'], ['triadic']][huesUpTo(last, text, colors).length];
    return values === undefined ? [] : saying('palette.strategy', values, [last]);
  }
  const isOnWhite = colors.length === 1 && speaksOfPageAlone(text);
  return saying(
    'palette.strategy',
    ['mono+1'],
    isOnWhite ? colors.filter((span) => ON_WHITE.test(after(span))) : [],
  );
}

/** Characters after a colour. */
const REACH = 60;
