import * as patterns from './vocabulary/long-patterns.ts';
import type { TextEdit } from './text-edit.ts';
import { allMatches } from '../text/all-matches.ts';

const NUMBER = String.raw`(?:\d+(?:\.\d+)?\s?(?:px|pt|r?em|ms|s|%)?|#[\da-f]{3,8}\b)`;
/** Verbs of what changes; `from 12 to 16 px` alone is a range. */
const CHANGING =
  'goes|go|going|change[sd]?|move[sd]?|bump(?:ed|s)?|raise[sd]?|reduce[sd]?|lower(?:ed|s)?|increase[sd]?|decrease[sd]?|cut|drop(?:s|ped)?|take|bring|brought|shrinks?|grows?|up|down|copy|switch(?:ed|es)?|adjust(?:ed)?|update[sd]?|bg|background|(?:[a-z]+-)?(?:colou?r|width|size|radius|spacing|gap|padding|margin|weight|height)';

/** `from`, after a verb in the same clause. */
function fromAfter(verbs: string): string {
  return String.raw`\bfrom(?<=\b(?:${verbs})\b[^.;!?\n]{0,40}?from)\s+`;
}

/** `Body goes from 14 to 18`: what was there is left out. */
const FROM_NUMBER = new RegExp(
  String.raw`${fromAfter(CHANGING)}${NUMBER}\s+(?:(?:up|down|back)\s+)?(?=to\s+[\d#])`,
  'giu',
);
/** `Radius: 24px → 4px`. */
const ARROW = new RegExp(String.raw`(?<![\d.-])${NUMBER}\s*(?:->|=>|→|➜|➔)\s*(?=[\d#])`, 'giu');
/** `Switch the ground from black to cream`. */
const FROM_WORDS = new RegExp(
  String.raw`${fromAfter('switch(?:ed|es)?|change[sd]?|convert(?:ed)?|mov(?:e|ed|ing)|(?:want|like)\\s+to\\s+(?:go|shift)')}(?:(?!(?:to|left|top|one|page|here|there|section|small|big)\b)[\p{L}\d-]+\s+){1,5}(?=to\s+(?!the\s+(?:right|bottom|other|next)\b)\p{L})`,
  'giu',
);
/** `12px instead of 4px` */
const INSTEAD = new RegExp(patterns.INSTEAD, 'giu');
/** What goes from one colour to another, or along with the page. */
const GRADUAL = /\b(?:gradients?|fad\w+|blend\w*|shad(?:e|ing)s?|hover\w*|scroll\w*)\b/i;
/** Characters. */
const REACH = 60;

/** Leaves out what is changed into something else. */
export function changeEdits(text: string): TextEdit[] {
  return [FROM_NUMBER, ARROW, FROM_WORDS, INSTEAD].flatMap((pattern) =>
    allMatches(pattern, text).flatMap(({ 0: written, index: start }) => {
      const end = start + written.length;
      const around = text.slice(Math.max(0, start - REACH), end + REACH);
      return pattern === FROM_WORDS && GRADUAL.test(around) ? [] : [{ start, end, put: '' }];
    }),
  );
}
