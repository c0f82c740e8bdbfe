import type { TextEdit } from './text-edit.ts';
import { allMatches } from '../text/all-matches.ts';
import * as patterns from './vocabulary/refusing-patterns.ts';

/** The beginning of words that refuse by themselves. */
export const REFUSING = /^(?:no|not|never|none|don't|dont|do\s+not|without|zero|avoid|nothing)\b/i;

const all = (source: string) => new RegExp(source, 'giu');
const STEERED = all(patterns.STEERED);
const REPLACED = all(patterns.REPLACED);
const ZERO = all(patterns.ZERO);
const DROPPED = all(patterns.DROPPED);
const HATED = all(patterns.HATED);
const EXCEPTED = all(patterns.EXCEPTED);
const BARRED = patterns.BARRED.map(all);
const FOUND_UGLY = patterns.FOUND_UGLY.map(all);

function replacedEdits(text: string): TextEdit[] {
  return allMatches(REPLACED, text).map(({ 0: written, 1: thing = '', index }) => ({
    start: index,
    end: index + written.length,
    put: `no ${thing}, `,
  }));
}

/** Puts `no` and the thing that a pattern found in the place of each match, unless the thing is left as it is. */
function refusedIn(
  patterns: readonly RegExp[],
  isLeft: (thing: string) => boolean = () => false,
): (text: string) => TextEdit[] {
  return (text) =>
    patterns.flatMap((pattern) =>
      allMatches(pattern, text).flatMap(({ 0: written, 1: thing = '', index }) =>
        isLeft(thing) ? [] : [{ start: index, end: index + written.length, put: `no ${thing}` }],
      ),
    );
}

/** Puts `no` in the place of each match. */
function replacedBy(pattern: RegExp): (text: string) => TextEdit[] {
  return (text) =>
    allMatches(pattern, text).map(({ 0: written, index }) => ({
      start: index,
      end: index + written.length,
      put: 'no ',
    }));
}

const PREFERRING = new RegExp(patterns.PREFERRING, 'i');
const LAID = new RegExp(patterns.LAID, 'i');
const BARE_PREFERENCE = all(patterns.BARE_PREFERENCE);
const OVER = all(patterns.OVER);

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
function hatedEdits(text: string): TextEdit[] {
  return replacedBy(HATED)(text).filter(({ end }) => /\p{Ll}/u.test(text.charAt(end)));
}

function exceptedEdits(text: string): TextEdit[] {
  return replacedBy(EXCEPTED)(text).map((edit) => ({ ...edit, put: 'with ' }));
}

/** What single phrases refuse, by the way in which they do. */
export const REFUSING_PHRASES = [
  refusedIn(BARRED, (thing) => REFUSING.test(thing)),
  refusedIn(FOUND_UGLY),
  replacedBy(ZERO),
  replacedBy(DROPPED),
  replacedBy(STEERED),
  replacedEdits,
  preferredEdits,
  hatedEdits,
  exceptedEdits,
] as const satisfies readonly ((text: string) => TextEdit[])[];
