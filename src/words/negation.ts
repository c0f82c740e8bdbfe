interface Place {
  readonly start: number;
  readonly end: number;
}

/** Whether what stands from `start` to `end` is refused by the words around it. */
export function isRefused(text: string, place: Place): boolean {
  return isItselfRefused(text, place) || negationOfPhrase(text, place);
}

/** The same, but not as the end of a refused phrase: `no boring bank` may want a bank. */
export function isItselfRefused(text: string, place: Place): boolean {
  return negationBefore(text, place.start) || negationAfter(text, place.end) || negationOfList(text, place);
}

/** Whether what begins at a place of a text is refused by the words before it: `no`, `not too`, `without any`, `but not`. */
function negationBefore(text: string, at: number): boolean {
  return REFUSAL.test(beforePlace(text, at));
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
function negationAfter(text: string, at: number): boolean {
  return REFUSED_AFTER.test(text.slice(at, at + REACH).replaceAll('’', "'"));
}

/** Whether what begins at a place is refused only as it usually is: `not another bank`, `unlike every other bank`. */
export function usualBefore(text: string, at: number): boolean {
  return USUAL.test(text.slice(Math.max(0, at - REACH), at));
}

const USUAL =
  /\b(?:every\s+other|another|all\s+the\s+other|most\s+other|the\s+usual|the\s+average|an?\s+typical|typical|generic|standard)(?:\s+\w+){0,2}\s+$/i;

/** Characters that hold a refusal and what stands between it and the refused word. */
const REACH = 60;

/** What may stand between a refusal and the refused words. */
const BETWEEN_WORDS =
  `a an the any at all too so very overly really be look looks looking feel feels feeling seem like as
  another every other average one of more much that is are typical standard usual generic obvious your being getting
  becoming going seeming turning having using use it us me them my our this those these it's particularly especially quite
  way super in to see want need with for bit single kind sort hint touch trace smell whiff air vibe cliché clichés from by
  made big just only anything resembling make have prefer scream screams screaming mean means everything endless eternal constant`.split(
    /\s+/,
  );
const BETWEEN = String.raw`(?:\s+(?:(?:the|those|these|all)(?:\s+(?:usual|same))?\s+[a-z-]+|${BETWEEN_WORDS.join('|')})){0,5}`;

const REFUSING_WORDS = [
  `no|not|never|without|except|nothing|neither|nor|anti|un|minus|sans|w/o|less|zero|unlike|excluding|non|(?:hardly|barely|scarcely)\\s+any|instead\\s+of|rather\\s+than`,
  `isn't|isnt|aren't|wasn't|doesn't|doesnt|don't|dont|didn't|shouldn't|won't|wouldn't|can't|couldn't|mustn't|needn't|must\\s+not|cannot`,
  `avoid(?:s|ing)?|refus(?:es?|ing)|reject(?:s|ing)?|forbids?|bans?|banning|skip(?:s|ping)?|ditch(?:es|ing)?|lose|drop|hold|omit(?:s|ting)?`,
  `hates?|loathes?|detests?|despises?|dislikes?|shuns?|can't\\s+(?:stand|bear|take)|spare\\s+(?:me|us|them|(?:the|my|our|your)\\s+[a-z]+)|(?<=(?:^|[.;,!?]\\s?|please\\s|just\\s)\\s*)stop(?:\\s+with)?|leav(?:es?|ing)\\s+out|does?\\s+away\\s+with`,
  `(?:tired|sick|bored|weary)(?:\\s+to\\s+death)?\\s+of|mortified\\s+by|bored\\s+(?:with|by)|fed\\s+up\\s+with|enough\\s+(?:of|with)|(?:done|through)\\s+with|no\\s+more`,
  `lacking|lacks|lack\\s+of|free\\s+(?:of|from)|devoid\\s+of|apart\\s+from|aside\\s+from|other\\s+than|(?:steer|stay|keep)s?\\s+(?:clear|away)\\s+(?:of|from)`,
  `none\\s+of(?:\\s+[\\w.&-]+'s)?|(?<!\\bnot\\s+)far\\s+from|(?<!\\bfar\\s+)away\\s+from|(?:keep|stay)\\s+(?:us\\s+|me\\s+|it\\s+)?far\\s+away\\s+from|allergic\\s+to|opposed\\s+to|escap(?:es?|ing)|anything\\s+(?:but|except)|opposite\\s+of`,
];
const REFUSAL = new RegExp(
  String.raw`(?:^|[\s,;(])(?:${REFUSING_WORDS.join('|')})${BETWEEN}[:\s"“'(-]*$`,
  'i',
);

const REFUSED_AFTER = new RegExp(
  [
    String.raw`^(?:-|\s)free\b(?!\s+(?:shipping|trial|plan|tier|software))`,
    String.raw`^(?:\s+(?:is|are|stays?|(?:must|has\s+to|have\s+to)\s+be))?\s+(?:banned|forbidden|prohibited|taboo|unwelcome|off\s+limits|off\s+the\s+table|a\s+no-?go|not\s+(?:allowed|welcome|wanted|an\s+option|for\s+(?:me|us)))\b`,
    String.raw`^\s*[:?,]?\s*(?:no|nope|never)\s*(?:[,.;!)]|$)`,
  ].join('|'),
  'i',
);

/** A phrase that refuses by itself. */
const OWN_REFUSAL = /^(?:no|not|non|never|without|nothing|zero|anti)\b/i;

/** Words that refuse a thing by its name; the others (`don't`, `cannot`) may refuse what is done. */
const BEFORE_NAMES = String.raw`no|not|without|zero|anti|minus|sans|nothing|unlike|none\s+of|avoid(?:ing)?|bans?|hates?|(?:tired|sick|bored|weary)(?:\s+to\s+death)?\s+of|fed\s+up\s+with|enough\s+of|done\s+with|anything\s+but|instead\s+of|rather\s+than|free\s+of|spare\s+(?:me|us|them)`;

/** Words that end what is refused, or that refuse by themselves. */
const ENDING = String.raw`but|and|or|nor|yet|with|without|for|just|only|i|we|please|in|on|of|who|that|which|because|since|so|want|need|is|are|it|as|than|then|if|from|to|at|by|not|no|more|much|too|very|matter|longer|idea|one|clue|budget|cost|time|money`;
const WORD = String.raw`(?!(?:${ENDING})\b)[\p{L}'-]+`;
const REFUSED_PHRASE = new RegExp(
  String.raw`(?:^|[\s,;(])(?:${BEFORE_NAMES})${BETWEEN}(?:\s+${WORD}){1,2}[\s"“'(-]*$`,
  'iu',
);

const ITEM = String.raw`\s*(?:(?:an?|the|any)\s+)?${WORD}(?:\s+${WORD}){0,2}`;
const REFUSED_LIST = new RegExp(
  String.raw`(?:^|[\s,;(])(?:${REFUSING_WORDS.join('|')})${BETWEEN}${ITEM}(?:\s*,${ITEM}){0,4}\s*(?:,|,?\s(?:or|nor)\s)\s*(?:(?:an?|the|any)\s+)?["“'(]*$`,
  'iu',
);
const OR_BEFORE = /\s(?:or|nor)\s+(?:(?:an?|the|any)\s+)?["“'(]*$/i;
const OR_AFTER = new RegExp(String.raw`^(?:\s*,${ITEM}){0,3}\s*,?\s(?:or|nor)\s`, 'iu');
