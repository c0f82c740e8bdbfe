import * as patterns from '../vocabulary/long-patterns.ts';
import { readColors } from '../read-colors.ts';
import type { Span } from '../understanding.ts';
import { isRefused } from '../negation.ts';
import { wholePalette } from './whole-palette.ts';
import { saying, type SureReader, wantedSpansOf } from './sure-words.ts';

/** `Our only accent is orange`, `one accent: teal`. */
const ONLY_ACCENT =
  /\b(?:only|one|single|sole)\s+(?:accent|highlight)(?:\s+colou?r)?\s*(?:[:=]|is|in|,)?\s*(?:an?\s+)?$/i;
const SINGLE = /\b(?:only|one|single|sole)\s+(?:[\w-]+\s+)?$/i;
const AS_ONLY_ACCENT = new RegExp(patterns.AS_ONLY_ACCENT, 'i');
const ONLY_COLOR = new RegExp(patterns.ONLY_COLOR, 'i');
const ACCENT_AFTER = /^[-\s]+(?:colou?red\s+)?(?:accents?|highlights)\b/i;
const OF_COLORS = /\b(?:colou?rs|hues|palette)\s*(?:are|is|of|in|:|=)?\s*(?:an?\s+)?$/i;
const JOINS = /^\s*(?:\([^()]{0,30}\)\s*)?(?:and|&|\+|with)\s+(?:an?\s+)?$/i;
const ENDS = /^\s*(?:\([^()]{0,30}\)\s*)?(?:$|[.;!)\n]|on\b|over\b|against\b)/i;

const COLORLESS = new RegExp(patterns.COLORLESS, 'i');

/** Red, yellow and blue. */
const PRIMARIES = new RegExp(patterns.PRIMARIES, 'giu');

/** What colours say of the palette by the words beside them. */
export const palettes: SureReader = (text) => {
  const named = readColors(text, []).statements.map(({ span }) => span);
  // `teal (#008080)` is one colour.
  const colors = named.filter(({ start }) => !/\(\s*$/.test(text.slice(0, start)));
  const before = ({ start }: Span) => text.slice(Math.max(0, start - 120), start);
  const after = ({ end }: Span) => text.slice(end, end + 60);
  const single = colors.flatMap((span): Span[] => {
    if (/\b(?:no|not|without)\s+(?:\w+\s+){0,2}$/i.test(before(span))) return [];
    const colorless = COLORLESS.exec(before(span))?.[0].length;
    // The words around it refuse all other colours, not this one.
    if (colorless !== undefined) {
      const start = span.start - colorless;
      return [{ start, end: span.end, text: text.slice(start, span.end) }];
    }
    const isAccent =
      ONLY_ACCENT.test(before(span)) ||
      ONLY_COLOR.test(before(span)) ||
      AS_ONLY_ACCENT.test(after(span)) ||
      (SINGLE.test(before(span)) && ACCENT_AFTER.test(after(span)));
    return isAccent ? [span] : [];
  });
  const accents = colors.filter((span) => ACCENT_AFTER.test(after(span)) && !isRefused(text, span));
  const pairs = colors.flatMap((span, at) => {
    const next = colors[at + 1];
    const isPair =
      next !== undefined &&
      OF_COLORS.test(before(span)) &&
      JOINS.test(text.slice(span.end, next.start)) &&
      ENDS.test(after(next)) &&
      !isRefused(text, span);
    return isPair ? [{ start: span.start, end: next.end, text: text.slice(span.start, next.end) }] : [];
  });
  return [
    ...saying('palette.strategy', ['mono+1'], single.slice(0, 1)),
    ...wholePalette(text, colors),
    ...saying('palette.strategy', ['duotone'], pairs.slice(0, 1)),
    ...saying('palette.strategy', ['triadic'], wantedSpansOf(PRIMARIES, text).slice(0, 1)),
    ...(single.length > 0 || colors.length > 1
      ? []
      : saying('palette.strategy', ['mono+1', 'duotone', 'triadic'], accents.slice(0, 1))),
  ];
};
