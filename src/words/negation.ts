/** Whether what stands from `start` to `end` is refused by the words around it. */
export function isRefused(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  return negationBefore(text, start) || negationAfter(text, end);
}

/** Whether what begins at a place of a text is refused by the words before it: `no`, `not too`, `without any`, `but not`. */
function negationBefore(text: string, at: number): boolean {
  return REFUSAL.test(text.slice(Math.max(0, at - REACH), at).replaceAll('’', "'"));
}

/** Whether what ends at a place is refused by what follows: `serif-free`, `italics are banned`, `soft yes, loud no`. */
export function negationAfter(text: string, at: number): boolean {
  return REFUSED_AFTER.test(text.slice(at, at + REACH).replaceAll('’', "'"));
}

/** Whether what begins at a place is refused only as it usually is: `not another bank`, `unlike every other bank`. */
export function usualBefore(text: string, at: number): boolean {
  return USUAL.test(text.slice(Math.max(0, at - REACH), at));
}

const USUAL =
  /\b(?:every\s+other|another|all\s+the\s+other|most\s+other|the\s+usual|the\s+average|an?\s+typical|typical|generic|standard)(?:\s+\w+){0,2}\s+$/i;

/** Characters that hold a refusal and what stands between it and the refused word. */
const REACH = 96;

/**
 * Words with no meaning of their own between a refusal and what is refused, which say that something is, seems, is made
 * or wanted: `I don't want people to think that this site has been made by a`.
 */
const SEEMING = `a an the any at all too so very overly really be been has is are was as
  look looks looking feel feels feeling seem seems sound sounds sounding like resemble resembles imitate mimic follow copy
  remind reminds reminding resembling appear come comes across off end up turn turns turned into become becoming read reads
  let lets make makes made making get gets getting give giving go going have having use using see seen seeing take taken
  mistake mistaken perceived confused think thinks thinking thought believe want wants wanted wanna need prefer try trying
  anyone anybody people users visitors customers someone everyone you us me we i they them it its it's this that my our your these those
  another other every one second next more most less much just exactly even remotely particularly especially quite way
  to of in on by from for with bit slightly single kind sort hint touch trace smell whiff air vibe fan keen being yet
  what how big only anything something everything average typical standard usual generic obvious`;
/** Such words, and what looks like something: `a site like`. As a source of an expression. */
export const OF_SEEMING = `(?:${SEEMING.trim().split(/\s+/).join('|')}|(?:web)?(?:site|page|app|shop|store|thing|brand|design|company|look|version|style|interface)\\s+(?:like|of|from|that\\s+(?:looks|feels)|looks?|feels?|is|was|has|to\\s+(?:look|feel|be)))`;

/** Further words between a refusal and refused words, not names. */
const BETWEEN_WORDS =
  'seeming turning clichés from cliché scream screams screaming mean means endless eternal constant'.split(
    ' ',
  );
const BETWEEN = String.raw`(?:\s+(?:(?:the|those|these|all)(?:\s+(?:usual|same))?\s+[a-z-]+|${OF_SEEMING}|${BETWEEN_WORDS.join('|')})){0,10}`;

const REFUSING_WORDS = [
  `no|(?:nobody|no\\s+one)(?:\\s+(?:should|could|would|will|can|may))?|not|never|without|except|nothing|neither|nor|anti|un|minus|sans|w/o|less|zero|unlike|excluding|non|(?:hardly|barely|scarcely)\\s+any|instead\\s+of|rather\\s+than`,
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
    String.raw`^(?:\s+(?:is|are|stays?|(?:must|has\s+to|have\s+to)\s+be))?\s+(?:banned|forbidden|prohibited|refused|rejected|vetoed|taboo|unwelcome|off\s+limits|off\s+the\s+table|a\s+no-?go|not\s+(?:allowed|welcome|wanted|an\s+option|for\s+(?:me|us)))\b`,
    String.raw`^\s*[:?,]?\s*(?:no|nope|never)\s*(?:[,.;!)]|$)`,
  ].join('|'),
  'i',
);
