import { allMatches } from '../text/all-matches.ts';
import { editsOf, everyMatch, type TextEdit } from './text-edit.ts';
import * as asides from './vocabulary/asides.ts';
import * as patterns from './vocabulary/wish-leads.ts';

/** What stands before a name stays: `could we use Stripe for payments`. */
function beforeWord({ 0: written, index, input }: RegExpExecArray): boolean {
  return /[\p{Ll}\d]/u.test(input.charAt(index + written.length));
}

const LEADS = patterns.LEADS.map(everyMatch);
const ASKED = /^[^?.!\n]{2,120}(?=\?)/u;

/** The lead of a question takes its mark with it. */
function leadEdits(text: string): TextEdit[] {
  return LEADS.flatMap((pattern) =>
    allMatches(pattern, text).flatMap((match): TextEdit[] => {
      if (!beforeWord(match)) return [];
      const end = match.index + match[0].length;
      const asked = ASKED.exec(text.slice(end, end + MAX_QUESTION))?.[0];
      const mark =
        asked === undefined ? [] : [{ start: end + asked.length, end: end + asked.length + 1, put: '.' }];
      return [{ start: match.index, end, put: 'we want ' }, ...mark];
    }),
  );
}

/** Characters. */
const MAX_QUESTION = 122;

/** Writes the ways in which people wish as `we want`: `how about pills?`, `my boss insists on pills`, `pills are a must`. */
export const WISHES = [
  leadEdits,
  editsOf([everyMatch(patterns.THAT_USES)], ([, page = '']) => `${page} with `),
  editsOf(patterns.NOT_WITHOUT.map(everyMatch), () => 'with '),
  editsOf([patterns.PROPOSALS, patterns.IN_MIND].map(everyMatch), ({ 0: written, groups = {} }) => {
    const { thing = '' } = groups;
    return /^\p{Ll}|^\d/u.test(thing) ? `we want ${thing.trim()}${written.endsWith('?') ? '.' : ''}` : null;
  }),
  editsOf([everyMatch(patterns.KEYS)], () => ''),
  editsOf([everyMatch(patterns.SAID_TO_BE_WANTED)], ({ groups = {} }) => `we want ${groups['thing'] ?? ''}`),
] as const;

/** Asides around a wish, and how a page is not to be. */
export const ASIDES = [
  editsOf(asides.OPENERS.map(everyMatch), () => ''),
  editsOf([asides.TAGS, asides.ANSWERED_YES].map(everyMatch), () => '.'),
  editsOf([everyMatch(asides.BOTH)], () => ''),
  editsOf([new RegExp(asides.AMPERSAND, 'gu')], () => ' and '),
  editsOf([new RegExp(asides.BAR, 'gu')], () => ', '),
  editsOf([everyMatch(asides.REASON)], ([, reason = '']) => `${reason}. `),
  editsOf(asides.NOT_TO_BE.map(everyMatch), () => 'not '),
] as const;

const MAY_HAVE_ASIDES = new RegExp(asides.MAY_HAVE_ASIDES, 'iu');

const MAY_WISH = new RegExp(patterns.MAY_WISH, 'iu');

/** Whether a text may wish something in other words than `we want`. */
export function mayWish(text: string): boolean {
  return MAY_WISH.test(text);
}

/** Whether a text may have asides. */
export function mayHaveAsides(text: string): boolean {
  return MAY_HAVE_ASIDES.test(text);
}
