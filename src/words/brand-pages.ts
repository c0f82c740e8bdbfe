import { wordCount } from '../text/word-count.ts';
import type { Mention } from './mention.ts';

/** Words of a query that asks for a page or a product of a brand; in longer texts, the words around a name say how it is meant. */
const MAX_WORDS = 4;

/** What only makers of software have. */
const DESK = followed(
  String.raw`docs?|documentation|api|sdk|pricing|prices|log[\s-]?in|sign[\s-]?(?:in|up)|templates?|plug-?ins?|changelog|integrations?`,
);
/** What any brand has, and any thing as well: `studio website`. */
const PAGES = followed(
  String.raw`web\s?site|site|home\s?page|landing\s+page|apps?|check-?out|dash\s?board|store|shop|jobs|careers|blog|logo|brand|status\s+page`,
);

/** Names that such words do not show to be a brand: what pages are for, as pages are called, and what people do. */
const THINGS: ReadonlySet<string> = new Set(
  `backstage bring carbon cal clay cms db elastic element expo foundation illustrator line lovable mac nature nav note
  primer replicate riot seek segment studio vault`.split(/\s+/),
);
/** Of these, the ones that makers of software are called as well. */
const MAKERS: ReadonlySet<string> = new Set(
  'backstage cal carbon clay elastic element expo lovable primer replicate segment vault'.split(' '),
);

/** What a brand with the name of another thing makes, by its name. */
const PRODUCTS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    amazon: 'music|prime',
    apple: 'arcade|card|maps|music|news|pay|pencil|tv|vision|watch',
    element: 'app|chat|messenger',
    expo: 'app|go|router',
    grab: 'food|pay|rides?',
    guardian: 'news|newspaper',
    line: 'apps?|chat|messenger|pay|stickers?',
    linear: 'cycles|issues?|method|roadmaps?|tickets?',
    meta: 'ai|glasses|horizon|quest',
    monday: 'boards?|crm',
    nature: 'articles?|journal|magazine|papers?',
    notion: 'ai|calendar|mail|workspace',
    resend: 'e-?mails?',
    seek: 'careers?|jobs?',
    slack: 'bots?|channels?',
    stripe: 'billing|connect|elements|gradients?|invoices?|payments?|terminal',
    toss: 'bank|pay',
    uber: 'drivers?|eats|rides?',
    wired: 'magazine',
    wise: 'accounts?|card|money|transfers?',
  }).map(([key, words]) => [key, followed(words)]),
);

/**
 * Whether a short query asks for a page or a product of a brand: `notion pricing`, `Apple Music`, `line app Japan`. What stands
 * before a name that is an ordinary word as well may make it that: `flat notion`.
 */
export function isOwnPage({ start, end, key }: Mention, text: string): boolean {
  if (!OPENS.test(text.slice(0, start)) || wordCount(text) > MAX_WORDS) return false;
  const after = text.slice(end);
  if (PRODUCTS.get(key)?.test(after) === true) return true;
  if (!THINGS.has(key)) return PAGES.test(after) || DESK.test(after);
  return MAKERS.has(key) && DESK.test(after);
}

const OPENS = /^\s*(?:the\s+|like\s+(?:the\s+)?)?["“‘']?$/iu;

/** Right after a name. */
function followed(words: string): RegExp {
  return new RegExp(String.raw`^\s+(?:${words})(?!\p{L})`, 'iu');
}
