import { wordCount } from '../text/word-count.ts';
import type { Mention } from './mention.ts';
import { isModelAfter } from './mentioned-brands.ts';
import { OTHER_CUES, OTHERWISE, PLAIN, REFUSED } from './vocabulary/brand-cues.ts';

/** What shows that a name is one, also of an ordinary word in lower case: `like linear`, `the look of linear`. */
const CUE = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${PLAIN}|${REFUSED}|${OTHERWISE}|${OTHER_CUES})\s+(?:(?:a|the|an|old|new|early|classic)\s+)?["“‘'(]*$`,
  'iu',
);
const STYLED =
  /^["”’']?[\s-]+(?:alternatives?|clones?|cop(?:y|ies)|look-?alikes?|style[ds]?|esque|ish|like|vibes?|inspired|aesthetics?|look|feel|meets|crossed|but)(?!\p{L})|^\s*[×+]/iu;

/** What shows that a name is one only where it has a capital. */
const WEAK_CUE = /(?:^|[^\p{L}])(?:as|after|from|by|via|of|does|what|how)\s+$/iu;

/** Names of days, which sentences have with a capital: `the deadline is Monday`. */
const DAYS: ReadonlySet<string> = new Set(['monday', 'today']);
/** Names of brands with an article. */
const WITH_ARTICLE = /^[Tt]he\s+Guardian$/;
/** Words of a query; in longer texts, most words that are nearly a name are other words. */
const FEW_WORDS = 5;

/** Whether a word that is nearly a name is none, because nothing shows that one is meant: `parrot` is no Karrot. */
export function isOtherWord({ start, end }: Mention, text: string): boolean {
  if (/['’]/.test(text.slice(start, end))) return true;
  if (wordCount(text) <= FEW_WORDS) return false;
  return !isCued(text, start, end);
}

/** Whether the name of a brand that is an ordinary word as well is only that: `on Monday`, `the studio`, `the colour of clay`. */
export function isOrdinary({ start, end, key }: Mention, text: string): boolean {
  const name = text.slice(start, end);
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  if (/^the\s/iu.test(name) || /(?:^|[^\p{L}])the\s+$/iu.test(before))
    return !WITH_ARTICLE.test(name) && !STYLED.test(after) && !(/^\p{Lu}/u.test(name) && SITE.test(after));
  if (start === 0 && after === '') return false;
  if (DAYS.has(key)) return !isCued(text, start, end);
  return /^\p{Ll}/u.test(name) && WEAK_CUE.test(before) && !isCued(text, start, end);
}

function isCued(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + REACH);
  return CUE.test(text.slice(Math.max(0, start - REACH), start)) || STYLED.test(after) || isModelAfter(after);
}

/** Whether others than a brand are looked for, whatever follows: `alternative to Slack for schools`. */
export function isReplaced({ start, end }: Mention, text: string): boolean {
  return (
    /^\p{Lu}/u.test(text.slice(start, end)) && REPLACED.test(text.slice(Math.max(0, start - REACH), start))
  );
}

const REPLACED = new RegExp(String.raw`(?:^|[^\p{L}])(?:${OTHERWISE})\s+$`, 'iu');

/** `The Apple site` */
const SITE = /^(?:['’]s?)?\s+(?:web\s?site|site|home\s?page|web\s?page|landing\s+page)(?!\p{L})/iu;
/** Characters. */
const REACH = 48;
