import * as patterns from './vocabulary/long-patterns.ts';
import { isWithin } from './is-covered.ts';
import { isCovered } from './is-covered.ts';
import { lazy } from '../text/lazy.ts';
import { isRefused } from './negation.ts';
import { brandNames } from './read-other-brands.ts';
import { families } from './typeface-names.ts';
import type { NamedStatement, StatementReader } from './understanding.ts';
import { allMatches } from '../text/all-matches.ts';

const MAX_NAME_WORDS = 4;
/** Words read of a text. */
const MAX_WORDS = 2000;

/** The first words of their names: most words of a text begin none. */
const firstWords = lazy((): ReadonlySet<string> => new Set([...families()].map(firstWordOf)));

function firstWordOf(name: string): string {
  return FIRST_WORD.exec(name)?.[0] ?? '';
}

const FIRST_WORD = /^[\p{L}\p{N}]+/u;

/** Words that a name at a place may have. */
function mostWords(words: readonly RegExpExecArray[], at: number): number {
  const isFirst = firstWords().has(firstWordOf(words[at]?.[0].toLowerCase() ?? ''));
  return isFirst ? Math.min(MAX_NAME_WORDS, words.length - at) : 0;
}

/** Reads typefaces by name, with the text they are for: `Georgia for headings`. */
export const readFonts: StatementReader = (text, found) => {
  const brands = brandNames(text, found);
  const countries = found.filter(({ kind }) => kind === 'country');
  const words = allMatches(WORD, text).slice(0, MAX_WORDS);
  const statements: NamedStatement[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = mostWords(words, at); length > 0; length--) {
      const [start = 0, last] = [words[at]?.index, words[at + length - 1]];
      const end = last === undefined ? start : last.index + last[0].length;
      const written = text.slice(start, end);
      const key = written.toLowerCase();
      if (
        !(families().has(key) || families().has(key.replaceAll('-', ' '))) ||
        (length === 1 && !isName(text, start, end))
      )
        continue;
      // `Linear's palette`, `a Swiss bank`
      if (isWithin({ start, end }, brands)) continue;
      if (isCovered({ start, end }, countries) && !OF_TYPE.test(sentenceAround(text, start, end))) continue;
      const polarity = isRefused(text, { start, end }) ? 'against' : 'for';
      const { role, from, to } = roleOf(text, start, end);
      const span = { start: from, end: to, text: text.slice(from, to) };
      statements.push({ kind: 'font', span, values: [written], polarity, degree: 1, confidence: 1, role });
      at += length - 1;
      break;
    }
  }
  return { statements, ambiguous: [] };
};

const WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;

/** Families of one word that mean nothing else: they are names wherever they stand. */
const ONLY_FAMILIES = new RegExp(patterns.ONLY_FAMILIES, 'iu');

/**
 * A family of one word is a name when it is no other word, is the whole text, stands with a word of type (`Georgia 20px`),
 * or is capitalised inside a sentence that speaks of type, because many are places and people as well (`a shop in Lyon`).
 */
function isName(text: string, start: number, end: number): boolean {
  const [written, after] = [text.slice(start, end), text.slice(end, end + REACH)];
  if (ONLY_FAMILIES.test(written) || written === text.trim()) return true;
  const before = text.slice(Math.max(0, start - REACH), start);
  const capital = /^\p{Lu}/u.test(written);
  const within = capital && !/(?:^|[.!?\n]\s*)$/.test(before);
  const cue = /\b(?:font|typeface|typefaces|set in|family|type)\s*:?\s*["“]?$/i.test(before);
  if (capital && USED.test(before) && /^["”]?\s*$/.test(after)) return true;
  const weakCue = /\b(?:in|use|using)\s*:?\s*["“]?$/i.test(before);
  const ends = /^["”]?\s*(?:$|[.,;]|font|typeface|type|headings?|headlines?|body|text|for)/i.test(after);
  const speaksOfType = OF_TYPE.test(sentenceAround(text, start, end));
  return (
    (capital && TYPE_AFTER.test(after)) ||
    (within && speaksOfType && /(?:^|[\s"“(,])$/.test(before)) ||
    ((cue || (weakCue && speaksOfType)) && ends)
  );
}

/** `Brands that use Inter` */
const USED =
  /\b(?:brands?|sites?|websites?|pages?|companies|who|that)\s+(?:uses?|using|with|set\s+in)\s+["“]?$/i;

/** What follows only a typeface: `Georgia 20px`, `Georgia for all headings`, `Georgia everywhere`. */
const TYPE_AFTER = new RegExp(patterns.TYPE_AFTER, 'i');

const OF_TYPE = new RegExp(patterns.OF_TYPE, 'iu');

/** At most 120 characters on either side. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - 120), start);
  const after = text.slice(end, end + 120);
  return `${before.slice(before.search(/[^.!?\n]*$/))} ${/^[^.!?\n]*/.exec(after)?.[0] ?? ''}`;
}

/** Texts by the role of their typeface. What has none of a target, such as labels, is `other`; all text has no role. */
const ROLES = [
  ['', '(?:all|any|every)(?:\\s+the)?\\s+(?:text|type|copy)|everything(?!\\s+else)|everywhere|throughout'],
  ['heading', '(?:sub-?)?head(?:ing|line|er)s?|titles?|display|h[1-6]'],
  ['mono', 'code(?:\\s+(?:samples?|blocks?|snippets?))?|monospace|numbers|details'],
  [
    'body',
    '(?:body|running)(?:\\s+(?:text|copy|type))?|text|paragraphs?|copy|(?:everything|all)\\s+else|(?:the\\s+)?rest|elsewhere',
  ],
  ['other', 'buttons?|labels?|captions?|menus?|nav(?:igation)?|links?|quotes?|logo'],
] as const;

/** Characters around a name that tell its role. */
const REACH = 36;

/** The text that a typeface is for, null when the words leave it open, with the place of the words that say so. */
function roleOf(
  text: string,
  start: number,
  end: number,
): { readonly role: string | null; readonly from: number; readonly to: number } {
  const after = text.slice(end, end + REACH);
  const before = text.slice(Math.max(0, start - REACH), start);
  for (const { name, ...patterns } of rolePatterns()) {
    const [said, led] = [patterns.after.exec(after)?.[0], patterns.before.exec(before)?.[0]];
    if (said !== undefined) return { role: name || null, from: start, to: end + said.length };
    if (led !== undefined) return { role: name || null, from: start - led.length, to: end };
  }
  return { role: null, from: start, to: end };
}

/** What follows and what precedes a typeface of each role. */
const rolePatterns = lazy(() =>
  ROLES.map(([name, words]) => ({
    name,
    after: new RegExp(
      String.raw`^["”]?(?:\s+\d+(?:\.\d+)?\s?(?:px|pt|rem))?\s+(?:(?:for|on|as|in|the|all|bold|big|large)\s+){0,3}(?:${words})\b`,
      'i',
    ),
    before: new RegExp(
      String.raw`(?<![\p{L}-])(?:${words})(?:\s*[:=]\s*|\s+(?:(?:all|are|is|set|in|be|use|uses|using|font)\s+)*)["“]?$`,
      'iu',
    ),
  })),
);
