import type { TextEdit } from './text-edit.ts';
import { allMatches } from '../text/all-matches.ts';

/** The beginning of words that refuse by themselves. */
export const REFUSING = /^(?:no|not|never|none|don't|dont|do\s+not|without|zero|avoid|nothing)\b/i;

/** Marks before an item. */
const BULLET_MARK = String.raw`[ \t]{0,4}(?:[-*•–][ \t]{1,4})?`;
const THING = String.raw`(?:(?:the|any|all)\s+)?((?:[\p{L}-]+\s+){0,3}?[\p{L}-]+?)`;
const CLAUSE = String.raw`(?<=(?:^|[.;,!\n])${BULLET_MARK}(?:(?:and|also|but)\s{1,4})?)`;
const CLAUSE_ENDS = String.raw`(?=\s*(?:[.,;!)\n]|$|and\s|but\s))`;

/** `Emoji: no`, `dark mode = off`, `rounded corners are banned`. */
const BARRED = [
  new RegExp(
    String.raw`${CLAUSE}${THING}[ \t]*(?::|=|->)[ \t]*(?:no|nope|never|off|false|not\s+wanted|no\s+way|no\s+thanks|forbidden|banned)${CLAUSE_ENDS}`,
    'giu',
  ),
  new RegExp(
    String.raw`${CLAUSE}${THING}\s+(?:(?:is|are)\s+)?(?:banned|forbidden|prohibited|verboten|not\s+allowed|off\s+the\s+table|off\s+limits|a\s+no-?go|taboo|out\s+of\s+the\s+question)${CLAUSE_ENDS}`,
    'giu',
  ),
] as const;

const UGLY = 'ugly|hideous|awful|tacky|horrible|dreadful|dated|childish|cheesy';
const UGLY_THING = String.raw`((?!(?:it|this|that|page|site|website|design|look|everything)\b)(?:(?!(?:page|site|website|design|look)\b)[\p{L}-]+\s+){0,2}?(?!(?:page|site|website|design|look)\b)[\p{L}-]+)`;
/** `The blue has to go`, `they find the purple ugly`. */
const FOUND_UGLY = [
  new RegExp(
    String.raw`(?<=(?:^|[.;,!\n]|\b(?:and|also|but))\s{0,4})the\s+${UGLY_THING}\s+(?:(?:has|have|needs?)\s+to\s+go|must\s+go|(?:is|are|looks?)\s+(?:just\s+|so\s+|really\s+|too\s+)?(?:${UGLY}))(?!\p{L})`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:i|we|they|people|customers|she|he)\s+(?:all\s+)?(?:finds?|found|thinks?|thought)\s+the\s+${UGLY_THING}\s+(?:(?:is|are|looks?)\s+)?(?:just\s+|so\s+|really\s+|too\s+)?(?:${UGLY})(?!\p{L})`,
    'giu',
  ),
] as const;

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

/** `Zero shadows`; not a size, a rate or `from zero to one`. */
const ZERO =
  /(?<!(?:\b(?:to|from|than|below|above|at|of|near|is|are|=|absolute|sub)\s|[-:.\d]\s?))\bzero[ -](?=(?!(?:to|in|on|and|or|percent|px|pixels?|points?|r?em|by|is|as|at|for|if|hours?|minutes?|waste|carbon|emissions?|gravity|day|sum|based|cost)\b)\p{L})/giu;

/** `Drop the gradient`, as an order. */
const DROPPED = new RegExp(
  String.raw`(?<=(?:^|[.,;:!?(\n–—-])[ \t]{0,4}|\b(?:and|then|please|just|also|can\s+you|could\s+you|let's|should|must|but|so)\s{1,4})(?:drop|lose|ditch|kill|scrap|nix|axe|bin|remove|delete|strip(?:\s+out)?|get\s+rid\s+of|(?:take|leave|cut)\s+out|do\s+away\s+with|turn\s+off|switch\s+off|disable)\s+(?:all\s+(?:of\s+)?)?(?:the|those|these|all|any|your|our|every)\s+(?=\p{L})`,
  'giu',
);

/** Puts `no` in the place of each match. */
function replacedBy(pattern: RegExp): (text: string) => TextEdit[] {
  return (text) =>
    allMatches(pattern, text).map(({ 0: written, index }) => ({
      start: index,
      end: index + written.length,
      put: 'no ',
    }));
}

const PREFERRING =
  /\b(?:prefers?|favou?rs?|choose|pick|rather\s+have|(?:i|we)(?:'d|\s+would)\s+(?:take|have|choose))\b/i;
/** Things that lie over others. */
const LAID =
  /\b(?:text|type|headlines?|titles?|headings?|copy|captions?|letter(?:s|ing)?|logo|words?|overlay|noise|layer|laid|hover|glow|mouse|cursor|scrim|all|fade[sd]?|move[sd]?|goes|pass(?:es)?)\s*$/i;
const BARE_PREFERENCE = new RegExp(
  String.raw`(?<=(?:^|\n)${BULLET_MARK})(?:[\p{L}-]+\s+)?[\p{L}-]+\s{1,4}over\s{1,4}(?=(?:[\p{L}-]+\s+)?[\p{L}-]+\s*(?:[.,;\n]|$))`,
  'giu',
);
/** What follows `over` where nothing is preferred: `over the top`, `over forty`. */
const NOT_OVER = String.raw`(?!(?:the\s+(?:top|page|years?|whole)|time|it|here|there|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a|one|two|three|four|five|six|seven|eight|nine|ten)\b|\d)\b)`;
const OVER = new RegExp(
  String.raw`\s{1,4}over\s{1,4}(?:any\s+(?:kind|sort)\s+of\s+)?${NOT_OVER}(?=\p{L})`,
  'giu',
);

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

/** `I hate X`, `my boss can't stand X`, `not a fan of X`; not of whom the page is for: `people who hate computers`. */
const HATED = new RegExp(
  String.raw`(?<!\b(?:who|that|which|you|people|if|to|or|love|the)\s{1,4}|[\p{L}/-])(?:(?:(?:i|we|they|he|she|(?:my|our|the)\s+\p{L}+)(?:'m|'re|'s|\s+(?:am|are|is))?)\s+(?:(?:really|absolutely|just|also|both|all|personally|truly|simply|do|honestly)\s+)*)?(?:hates?|dislikes?|loathes?|detests?|despises?|(?:can't|cannot|can\s+not)\s+(?:stand|bear|abide)|(?:not|no)\s+(?:(?:an?|big|huge|great|really|much|of)\s+)*(?:fans?|lovers?)\s+of|not\s+(?:(?:very|too|so|that|really)\s+)?(?:keen\s+on|fond\s+of)|(?:don't|doesn't|do\s+not|does\s+not)\s+(?:really\s+)?(?:like|love)|could\s+do\s+without)\s+(?:(?:any|all|those|these|the|kind\s+of)\s+)*(?!(?:it|them|this|that|when|how|to|if|what|me|us|him|her|you|people|everything|anything|speech|mail|\p{L}+ing)\b)(?=\p{L})`,
  'giu',
);

/** Not of a name, which its own words refuse. */
function hatedEdits(text: string): TextEdit[] {
  return replacedBy(HATED)(text).filter(({ end }) => /\p{Ll}/u.test(text.charAt(end)));
}

/** What a page without colours has all the same: `black and white except one yellow button`. */
const EXCEPTED =
  /(?<=\b(?:black\s*(?:and|&|\/|\+)\s*white|black-and-white|b\s?&\s?w|gr[ae]y\s?scale|monochrome|colou?rless)\b[^.;!?\n]{0,60}?)(?:except(?:\s+for)?|but(?:\s+for)?|apart\s+from|aside\s+from|other\s+than|save\s+for)\s+(?=(?:just\s+|only\s+)?(?:one|a|an|the|that\s+one)\s+[\p{L}-]+)/giu;

function exceptedEdits(text: string): TextEdit[] {
  return replacedBy(EXCEPTED)(text).map((edit) => ({ ...edit, put: 'with ' }));
}

/** What single phrases refuse, by the way in which they do. */
export const REFUSING_PHRASES = [
  refusedIn(BARRED, (thing) => REFUSING.test(thing)),
  refusedIn(FOUND_UGLY),
  replacedBy(ZERO),
  replacedBy(DROPPED),
  preferredEdits,
  hatedEdits,
  exceptedEdits,
] as const satisfies readonly ((text: string) => TextEdit[])[];
