import { nameKey } from '../text/name-key.ts';
import { isOwnPage } from './brand-pages.ts';
import type { BrandLookup } from './brand-names.ts';
import { isMeant, relationsOf } from './brand-relation.ts';
import { MAX_NAME, type Mention } from './mention.ts';
import { isDescribed } from './read-other-brands.ts';
import { isOtherWord, isReplaced } from './stray-names.ts';
import type { BrandRelation, BrandStatement, StatementReader } from './understanding.ts';
import { ORDINARY_NAMES } from './vocabulary/ordinary-names.ts';
import { conceptsByPhrase } from './concepts.ts';
import { tokensOf, wordsOf, type Token } from './word-forms.ts';

/** Words; the longest name of a brand, `Digital Agency Japan`, with one in reserve. */
const MAX_NAME_WORDS = 4;
/** Letters; shorter words are one edit from too many names. */
const SHORTEST_TYPO = 5;
/** Words of a text that are compared with names. */
const MAX_WORDS = 2000;
/** Share of right readings of names with one wrong letter, in test/words/brands. */
const TYPO_CONFIDENCE = 0.8;

/** Reads the brands that a text names, with how each is meant. */
export function brandReader(lookup: BrandLookup): StatementReader {
  return (text) => {
    const tokens = tokensOf(text).slice(0, MAX_WORDS);
    const mentions = mentionsIn(text, tokens, lookup);
    const relations = relationsOf(mentions, text);
    const statements = mentions.map((mention, at): BrandStatement => {
      const relation = meantRelation(mention, relations[at] ?? 'named', text);
      const { start, end } = mention;
      return {
        kind: 'brand',
        span: { start, end, text: text.slice(start, end) },
        values: mention.slugs,
        relation,
        polarity: relation === 'unlike' ? 'against' : 'for',
        degree: 1,
        confidence: mention.isTypo ? TYPO_CONFIDENCE : 1,
      };
    });
    return { statements, ambiguous: [] };
  };
}

/** How a query means a brand beyond the words right beside it. */
function meantRelation(mention: Mention, relation: BrandRelation, text: string): BrandRelation {
  // Who asks for `figma plugins` asks for Figma.
  if (relation === 'named' && A_CHEAPER.test(text.slice(0, mention.start))) return 'alternative';
  if (relation === 'mentioned' && isOwnPage(mention, text)) return 'named';
  if (relation === 'mentioned' && COMPETING.test(text.slice(0, mention.start))) return 'alternative';
  const isCheaper = CHEAPER.test(text.slice(0, mention.start)) || BUT_CHEAPER.test(text.slice(mention.end));
  return relation === 'like' && isCheaper ? 'alternative' : relation;
}

/** A query for those who compete with a brand, not a sentence of one who does. */
const COMPETING =
  /^\s*(?:(?:who|what|which|brands?|companies|apps?|sites?|products?|that|else)\s+)+(?:competes?|competing)\s+(?:with|against)\s+(?:the\s+)?$/iu;

/** What is cheaper than a brand is another one; what is warmer may be the brand itself, made warm. */
const CHEAPER =
  /(?<!\p{L})(?:cheaper|(?:more\s+affordable|less\s+(?:expensive|premium|pricey|luxurious|posh)))(?:[\s-]+looking)?\s+than\s+(?:the\s+)?$/iu;
const A_CHEAPER = /(?<!\p{L})(?:cheaper|more\s+affordable)\s+$/iu;
const BUT_CHEAPER =
  /^,?\s+(?:but|only|just)\s+(?:(?:a\s+(?:bit|lot|little)|much|way|far|slightly)\s+)?(?:cheap(?:er)?|(?:more\s+)?affordable|less\s+expensive)(?!\p{L})/iu;

/**
 * Whether a name of more than one brand means another than that of the catalog: most texts that name Google mean its search,
 * and only `google` and `google website` its design.
 */
function isOfOther(mention: Mention, text: string): boolean {
  const { key, slugs, isTypo, start, end } = mention;
  if (isTypo || slugs.includes(key) || !ORDINARY_NAMES.has(key) || !isDescribed(key)) return false;
  const product = text.slice(start).split(/\s+/, 2).join(''); // `Google Docs` is another product
  return (
    text.trim() !== text.slice(start, end) && (!isOwnPage(mention, text) || isDescribed(nameKey(product)))
  );
}

function mentionsIn(text: string, tokens: readonly Token[], lookup: BrandLookup): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const mention =
      longestName(text, tokens, at, lookup) ??
      misspeltName(text, tokens, at, lookup) ??
      misspeltWords(text, tokens, at, lookup) ??
      begunName(text, tokens, at, lookup);
    if (mention === null || isOfOther(mention, text)) continue;
    if (![isMeant, isOwnPage, isReplaced].some((is) => is(mention, text, mentions.at(-1)))) continue;
    mentions.push(mention);
    while ((tokens[at + 1]?.start ?? Infinity) < mention.end) at++;
  }
  return mentions;
}

function longestName(
  text: string,
  tokens: readonly Token[],
  at: number,
  lookup: BrandLookup,
): Mention | null {
  for (let length = Math.min(MAX_NAME_WORDS, tokens.length - at); length > 0; length--) {
    const mention = mentionOf(text, tokens, at, length);
    if (mention === null) continue;
    const slugs = lookup.named(mention.key);
    if (slugs.length > 0 && !isTicket(text, mention)) return { ...mention, slugs };
  }
  return null;
}

function misspeltName(
  text: string,
  tokens: readonly Token[],
  at: number,
  lookup: BrandLookup,
): Mention | null {
  const mention = mentionOf(text, tokens, at, 1);
  if (mention === null || mention.key.length < SHORTEST_TYPO || isPartOfWord(text, mention)) return null;
  // `PayPal` is no misspelt PayPay, and `automático` no misspelt Automattic
  if (isDescribed(mention.key) || ACCENTED.test(text.slice(mention.start, mention.end))) return null;
  const slugs = lookup.nearlyNamed(mention.key);
  if (slugs.length === 0 || isOtherWord(mention, text)) return null;
  return { ...mention, key: nameKey(slugs[0] ?? ''), slugs, isTypo: true };
}

/** A name of several words of which one is misspelt, in a short query: `finacial times`. */
function misspeltWords(
  text: string,
  tokens: readonly Token[],
  at: number,
  lookup: BrandLookup,
): Mention | null {
  if (tokens.length > MAX_NAME_WORDS) return null;
  for (let length = tokens.length - at; length > 1; length--) {
    const mention = mentionOf(text, tokens, at, length);
    if (mention === null || mention.key.length < SHORTEST_OF_WORDS) continue;
    const slugs = lookup.nearlyNamed(mention.key);
    const words = tokens.slice(at, at + length).map(({ form }) => form);
    // One word is right: `wahsington post`.
    const isNear = slugs.some((slug) => tokensOf(slug).some(({ form }) => words.includes(form)));
    if (isNear) return { ...mention, key: nameKey(slugs[0] ?? ''), slugs, isTypo: true };
  }
  return null;
}

/** Letters; in shorter names of several words, another letter makes other words. */
const SHORTEST_OF_WORDS = 10;

/** The name that the last words of a short query begin, if only one brand is so called: `new york t`, `alternatives to noti`. */
function begunName(text: string, tokens: readonly Token[], at: number, lookup: BrandLookup): Mention | null {
  const length = tokens.length - at;
  if (tokens.length > MAX_NAME_WORDS || !/[\p{L}\d]$/u.test(text)) return null;
  const mention = mentionOf(text, tokens, at, length);
  if (mention === null || mention.key.length < SHORTEST_BEGUN) return null;
  // `New York` is no beginning, but a place.
  if (length > 1 && conceptsByPhrase().has(wordsOf(text.slice(mention.start)).join(' '))) return null;
  const isLiked = /^\s*like\s+$/i.test(text.slice(0, mention.start));
  const slugs = lookup.begun(mention.key, length === 1 && !isLiked);
  return slugs.length === 1 ? { ...mention, key: nameKey(slugs[0] ?? ''), slugs, isTypo: true } : null;
}

/** Letters; fewer begin too many names. */
const SHORTEST_BEGUN = 4;

const ACCENTED = /\P{ASCII}/u;

/** `JIRA-2210` is the number of a ticket. */
function isTicket(text: string, { start, end }: Mention): boolean {
  return /^\p{Lu}+-\d/u.test(text.slice(start, end + 2));
}

/** `Micro-interactions` is no misspelt Miro. */
function isPartOfWord(text: string, { start, end }: Mention): boolean {
  return (
    /[\p{L}\d]-$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    /^-\p{L}/u.test(text.slice(end, end + 2))
  );
}

/** The words from a token on; null when they are of two sentences. The possessive `'s` belongs to no name. */
function mentionOf(text: string, tokens: readonly Token[], at: number, length: number): Mention | null {
  const [first, last] = [tokens[at], tokens[at + length - 1]];
  if (first === undefined || last === undefined) return null;
  if (last.end - first.start > MAX_NAME) return null;
  const written = text.slice(first.start, last.end);
  if (/[,;:!?()\n]|\.\s/.test(written)) return null;
  const bare = written.replace(/['’]s?$/, '');
  const key = nameKey(bare);
  const [start, end] = [first.start, first.start + bare.length];
  return { start, end, key, slugs: [], isTypo: false, possessive: bare !== written };
}
