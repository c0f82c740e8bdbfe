import { editsOf, everyMatch, type TextEdit } from './text-edit.ts';
import { allMatches } from '../text/all-matches.ts';
import * as patterns from './vocabulary/refusing-patterns.ts';

/** The beginning of words that refuse by themselves. */
export const REFUSING = /^(?:no|not|never|none|don't|dont|do\s+not|without|zero|avoid|nothing)\b/i;

const PREFERRING = new RegExp(patterns.PREFERRING, 'i');
const LAID = new RegExp(patterns.LAID, 'i');
const BARE_PREFERENCE = everyMatch(patterns.BARE_PREFERENCE);
const OVER = everyMatch(patterns.OVER);

/** `Photos over drawings`, `I'd take space over dividers`. */
function preferredEdits(text: string): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const { 0: sentence, index } of allMatches(/[^.!?;\n]+/gu, text)) {
    if (!/\bover\b/i.test(sentence)) continue;
    const prefers = PREFERRING.exec(sentence)?.index ?? Infinity;
    const bare = allMatches(BARE_PREFERENCE, sentence.trimStart()).length > 0;
    for (const { 0: written, index: at } of allMatches(OVER, sentence)) {
      const end = at + written.length;
      if (LAID.test(sentence.slice(0, at)) || (prefers > at && !bare)) continue;
      edits.push({ start: index + at, end: index + end, put: ', no ' });
    }
  }
  return edits;
}

/** Not of a name, which its own words refuse. */
function refusesWord({ 0: written, index, input }: RegExpExecArray): boolean {
  return /\p{Ll}/u.test(input.charAt(index + written.length));
}

/** `box-shadow: none` is read as such. */
const OF_CSS = /-.*[:=]\s*none$/i;
/** Between two things of a list. */
const BETWEEN_FELLOWS = /\s*,\s*(?:and\s+)?|\s+and\s+/g;

/** What single phrases refuse, by the way in which they do. */
export const REFUSING_PHRASES = [
  editsOf(patterns.BARRED.map(everyMatch), ([match, thing = '']) =>
    REFUSING.test(thing) || OF_CSS.test(match)
      ? null
      : `no ${thing.replace(/^(?:use|set|make|keep)\s+/i, '')}`,
  ),
  editsOf(patterns.FOUND_UGLY.map(everyMatch), ([, thing = '']) => `no ${thing}`),
  editsOf([patterns.ZERO, patterns.DROPPED, patterns.STEERED].map(everyMatch), () => 'no '),
  editsOf(patterns.REPLACED.map(everyMatch), ([, thing = '']) => `no ${thing}, `),
  editsOf([everyMatch(patterns.PUT_IN)], ([, thing = '']) => `${thing}, no `),
  editsOf([everyMatch(patterns.LISTED)], ([, listed = '']) => listed.replaceAll(BETWEEN_FELLOWS, ', no ')),
  editsOf(
    [everyMatch(patterns.LISTED_INLINE)],
    ([, listed = '']) => `no ${listed.replaceAll(BETWEEN_FELLOWS, ', no ')}`,
  ),
  editsOf([everyMatch(patterns.WHY_SO)], ([, thing = '']) => `${thing} is too `),
  editsOf([everyMatch(patterns.WHY_NOT)], () => ''),
  editsOf([patterns.RATHER, patterns.PREFERRED].map(everyMatch), ([, thing = '']) => `rather ${thing}, no `),
  editsOf([everyMatch(patterns.ONE_COLOR)], () => 'one colour: '),
  editsOf([everyMatch(patterns.TAKEN_OFF)], ([, thing = '']) => `no ${thing}`),
  editsOf([everyMatch(patterns.TAKEN_AWAY)], () => 'no '),
  editsOf([everyMatch(patterns.INSTEAD)], ([, thing = '']) => `no ${thing};`),
  editsOf([everyMatch(patterns.NEITHER)], ([, thing = '']) => `no ${thing}, no `),
  preferredEdits,
  editsOf([everyMatch(patterns.KEPT)], () => ''),
  editsOf([patterns.THAN_NOW, patterns.RETHOUGHT].map(everyMatch), () => ''),
  editsOf([everyMatch(patterns.POSTPONED)], ([, thing = '']) => `no ${thing}`),
  editsOf([patterns.HATED, patterns.WEARY].map(everyMatch), (match) => (refusesWord(match) ? 'no ' : null)),
  editsOf([everyMatch(patterns.EXCEPTED)], () => 'with '),
] as const satisfies readonly ((text: string) => TextEdit[])[];
