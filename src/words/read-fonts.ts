import { isCovered } from './is-covered.ts';
import { collapseSpaces } from '../text/collapse-spaces.ts';
import { lazy } from '../text/lazy.ts';
import { FONT_FAMILIES } from '../text/font-families.ts';
import { isRefused } from './negation.ts';
import { brandNames } from './read-other-brands.ts';
import type { NamedStatement, StatementReader } from './understanding.ts';

const MAX_NAME_WORDS = 4;
/** Words read of a text. */
const MAX_WORDS = 2000;

/** Keywords of CSS and names that are ordinary words even when a sentence begins with them. */
const NO_FAMILIES: ReadonlySet<string> = new Set(
  `serif sans mono times century impact symbol system ultra play sans-serif monospace display script black light
  optima prime material icons emoji`.split(/\s+/),
);

/** Names of families in lower case. */
const families = lazy(
  (): ReadonlySet<string> =>
    new Set(
      Object.values(FONT_FAMILIES)
        .flatMap((names) => names.split(','))
        .map(collapseSpaces)
        .filter((name) => name.length > 2 && !NO_FAMILIES.has(name)),
    ),
);

/** Reads typefaces by name, with the text they are for: `Georgia for headings`. */
export const readFonts: StatementReader = (text, found) => {
  const brands = brandNames(text, found);
  const countries = found.filter(({ kind }) => kind === 'country');
  const words = [...text.matchAll(WORD)].slice(0, MAX_WORDS);
  const statements: NamedStatement[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length--) {
      const [start = 0, last] = [words[at]?.index, words[at + length - 1]];
      const end = last === undefined ? start : last.index + last[0].length;
      const written = text.slice(start, end);
      if (!families().has(written.toLowerCase()) || (length === 1 && !isName(text, start, end))) continue;
      // `Linear's palette`, `a Swiss bank`
      if (brands.some(({ span }) => span.start <= start && end <= span.end)) continue;
      if (length === 1 && isCovered({ start, end }, countries)) continue;
      const span = { start, end, text: written };
      const polarity = isRefused(text, span) ? 'against' : 'for';
      statements.push({
        kind: 'font',
        span,
        values: [written],
        polarity,
        degree: 1,
        confidence: 1,
        role: roleOf(text, start, end),
      });
      at += length - 1;
      break;
    }
  }
  return { statements, ambiguous: [] };
};

const WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;

/**
 * A family of one word is a name when it is capitalised inside a sentence that speaks of type, because many are places and
 * people as well (`a shop in Lyon`), or stands with a word of type.
 */
function isName(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const capital = /^\p{Lu}/u.test(text.slice(start, end)) && !/(?:^|[.!?\n]\s*)$/.test(before);
  const cue = /\b(?:font|typeface|typefaces|set in|family|type)\s*:?\s*["“]?$/i.test(before);
  const weakCue = /\b(?:in|use|using)\s*:?\s*["“]?$/i.test(before);
  const ends = /^["”]?\s*(?:$|[.,;]|font|typeface|type|headings?|headlines?|body|text|for)/i.test(
    text.slice(end),
  );
  const speaksOfType = OF_TYPE.test(sentenceAround(text, start, end));
  return (
    (capital && speaksOfType && /(?:^|[\s"“(,])$/.test(before)) ||
    ((cue || (weakCue && speaksOfType)) && ends)
  );
}

const OF_TYPE =
  /(?<!\p{L})(?:fonts?|typefaces?|type|typograph\w*|(?:sub)?head(?:ing|line|er)s?|titles?|text|body|letter\w*|(?:sans-?)?serifs?|sans|mono\w*|grotes\w*|set|copy|paragraphs?|code|captions?|labels?|weights?|bold|italics?|slab|numerals?|numbers|everything|elsewhere)(?!\p{L})/iu;

/** At most 120 characters on either side. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - 120), start);
  const after = text.slice(end, end + 120);
  return `${before.slice(before.search(/[^.!?\n]*$/))} ${/^[^.!?\n]*/.exec(after)?.[0] ?? ''}`;
}

const ROLES = [
  ['heading', 'headings?|headlines?|titles?|display|headers?'],
  ['mono', 'code|monospace|numbers|details'],
  ['body', 'body|running text|text|paragraphs?|copy'],
] as const;

/** Role of a font token; null when the words leave it open. */
function roleOf(text: string, start: number, end: number): string | null {
  const after = text.slice(end, end + 30);
  const before = text.slice(Math.max(0, start - 24), start);
  const found = rolePatterns().find((role) => role.after.test(after) || role.before.test(before));
  return found?.name ?? null;
}

/** What follows and what precedes a typeface of each role. */
const rolePatterns = lazy(() =>
  ROLES.map(([name, words]) => ({
    name,
    after: new RegExp(String.raw`^["”]?\s+(?:(?:for|on|as|in|the|all|bold|big)\s+){0,3}(?:${words})\b`, 'i'),
    before: new RegExp(String.raw`\b(?:${words})\s+(?:(?:are|is|set|in|be|:)\s*){1,3}["“]?$`, 'i'),
  })),
);
