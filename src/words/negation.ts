import * as patterns from './vocabulary/long-patterns.ts';
import { keepingLatest } from '../text/latest.ts';
import { BETWEEN_WORDS, REFUSING_WORDS, SEEMING, WEARY_OF } from './vocabulary/refusing-words.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Whether what stands from `start` to `end` is refused by the words around it. */
export function isRefused(text: string, place: Place): boolean {
  return mayRefuse(text) && (isItselfRefused(text, place) || negationOfPhrase(text, place));
}

/** The same, but not as the end of a refused phrase: `no boring bank` may want a bank. */
export function isItselfRefused(text: string, place: Place): boolean {
  if (!mayRefuse(text)) return false;
  return (
    negationBefore(text, place.start) ||
    negationAfter(text, place.end) ||
    negationOfList(text, place) ||
    REFUSED_LIKENESS.test(beforePlace(text, place.start))
  );
}

/** Whether what begins at a place of a text is refused by the words before it: `no`, `too`, `without any`, `but not`. */
function negationBefore(text: string, at: number): boolean {
  const before = beforePlace(text, at);
  return REFUSAL.test(before) || TOO.test(before);
}

function beforePlace(text: string, at: number): string {
  return text.slice(Math.max(0, at - REACH), at).replaceAll('’', "'");
}

/**
 * Whether the end of a phrase is refused with its beginning: `no lifestyle magazine`, `not big empty white space`. Not a
 * phrase that refuses by itself: `not dark no animations`.
 */
function negationOfPhrase(text: string, { start, end }: Place): boolean {
  return !OWN_REFUSAL.test(text.slice(start, end)) && REFUSED_PHRASE.test(beforePlace(text, start));
}

/** Whether a list of refused things goes on: `without cats, dogs or llamas`, which may go on after the place. */
function negationOfList(text: string, { start, end }: Place): boolean {
  if (OWN_REFUSAL.test(text.slice(start, end))) return false;
  const before = beforePlace(text, start);
  return REFUSED_LIST.test(before) && (OR_BEFORE.test(before) || OR_AFTER.test(text.slice(end, end + REACH)));
}

/** Whether what ends at a place is refused by what follows: `serif-free`, `italics are banned`, `soft yes, loud no`. */
export function negationAfter(text: string, at: number): boolean {
  return mayRefuse(text) && REFUSED_AFTER.test(text.slice(at, at + REACH).replaceAll('’', "'"));
}

/** Whether what begins at a place is refused only as it usually is: `not another bank`, `unlike every other bank`. */
export function usualBefore(text: string, at: number): boolean {
  return USUAL.test(text.slice(Math.max(0, at - REACH), at));
}

const USUAL = new RegExp(patterns.USUAL, 'i');

/** Characters that hold a refusal and what stands between it and the refused word. */
const REACH = 96;

/** Words as alternatives of an expression. */
function alternatives(words: string): string {
  return words.trim().split(/\s+/).join('|');
}

/** Words without a meaning of their own, and what looks like something: `a site like`. As a source of an expression. */
export const OF_SEEMING = `(?:${alternatives(SEEMING)}|(?:web)?(?:site|page|app|shop|store|thing|brand|design|company|look|version|style|interface)\\s+(?:like|of|from|that\\s+(?:looks|feels)|looks?|feels?|is|was|has|to\\s+(?:look|feel|be)))`;

const BETWEEN = String.raw`(?:\s+(?:(?:the|those|these|all)(?:\s+(?:usual|same))?\s+[a-z-]+|${OF_SEEMING}|${alternatives(BETWEEN_WORDS)})\b){0,10}`;

const REFUSAL = new RegExp(
  String.raw`(?:^|[\s,;(])(?:${REFUSING_WORDS.join('|')})${BETWEEN}[:\s"“'(-]*$`,
  'i',
);

/** `Too corporate`, `too much purple`, `too dark and gloomy`: what there is too much of is not wanted. */
const TOO = /\b(?:too|overly|excessively)\s+(?:(?:much|many)\s+)?(?:\p{L}+\s+(?:and|or)\s+(?:too\s+)?)?$/iu;

const REFUSED_AFTER = new RegExp(
  [
    String.raw`^(?:-|\s)free\b(?!\s+(?:shipping|trial|plan|tier|software))`,
    String.raw`^(?:\s+(?:is|are|stays?|(?:must|has\s+to|have\s+to)\s+be))?\s+(?:banned|forbidden|prohibited|refused|rejected|vetoed|taboo|unwelcome|off\s+limits|off\s+the\s+table|a\s+no-?go|not\s+(?:allowed|welcome|wanted|an\s+option|for\s+(?:me|us)))\b`,
    String.raw`^\s*[:?,]?\s*(?:no|nope|never)\s*(?:[,.;!)]|$)`,
  ].join('|'),
  'i',
);

/** A phrase that refuses by itself. */
const OWN_REFUSAL = /^(?:no|not|non|never|without|nothing|zero|anti)\b/i;

/** Words that refuse a thing by its name; the others (`don't`, `cannot`) may refuse what is done. */
const BEFORE_NAMES = String.raw`no|not|without|zero|anti|minus|sans|nothing|unlike|none\s+of|avoid(?:ing)?|bans?|hates?|${WEARY_OF}|enough\s+of|done\s+with|anything\s+but|instead\s+of|rather\s+than|free\s+of|spare\s+(?:me|us|them)`;

/** Words that end what is refused, or that refuse by themselves. */
const ENDING = String.raw`but|except|apart|save|and|or|nor|yet|with|without|for|just|only|i|we|please|in|on|of|who|that|which|because|since|so|want|need|is|are|it|as|than|then|if|from|to|at|by|not|no|more|much|too|very|matter|longer|idea|one|clue|budget|cost|time|money`;
const WORD = String.raw`(?!(?:${ENDING})\b)[\p{L}'-]+`;
const REFUSED_PHRASE = new RegExp(
  String.raw`(?:^|[\s,;(])(?:${BEFORE_NAMES})${BETWEEN}(?:\s+${WORD}){1,2}[\s"“'(-]*$`,
  'iu',
);

/** `Don't want it looking like some Silicon Valley startup` */
const REFUSED_LIKENESS = new RegExp(
  String.raw`(?:^|[\s,;(])(?:${REFUSING_WORDS[1] ?? ''}|not|never)${BETWEEN}\s+(?:like|resembl(?:e|es|ing))\s+(?:some|an?|any|another|those|these|one\s+of\s+(?:those|these|the))\s+(?:${WORD}\s+){1,3}["“'(]*$`,
  'iu',
);

const ITEM = String.raw`\s*(?:(?:an?|the|any)\s+)?${WORD}(?:\s+${WORD}){0,2}`;
const REFUSED_LIST = new RegExp(
  String.raw`(?:^|[\s,;(])(?:${REFUSING_WORDS.join('|')})${BETWEEN}${ITEM}(?:\s*,${ITEM}){0,4}\s*(?:,|,?\s(?:or|nor)\s)\s*(?:(?:an?|the|any)\s+)?["“'(]*$`,
  'iu',
);
const OR_BEFORE = /\s(?:or|nor)\s+(?:(?:an?|the|any)\s+)?["“'(]*$/i;
const OR_AFTER = new RegExp(String.raw`^(?:\s*,${ITEM}){0,3}\s*,?\s(?:or|nor)\s`, 'iu');

/** Each of the expressions above has one of these words, wherever what may be refused stands. */
const MAY_REFUSE = new RegExp(
  [
    String.raw`(?:^|[\s,;(])(?:${REFUSING_WORDS.join('|')}|${BEFORE_NAMES})`,
    String.raw`[-\s](?:free|banned|forbidden|prohibited|refused|rejected|vetoed|taboo|unwelcome|off\s+limits|off\s+the\s+table|a\s+no-?go|not)\b`,
    String.raw`(?:no|nope|never)\s*(?:[,.;!)]|$)`,
    String.raw`\b(?:too|overly|excessively)\s`,
  ].join('|'),
  'iu',
);

/** Whether a text may refuse anything: most queries do not, and every reader asks for each of its words. Longer ones are cut where a word may begin. */
const mayRefuse = keepingLatest((text) => text.length > REACH || MAY_REFUSE.test(text.replaceAll('’', "'")));
