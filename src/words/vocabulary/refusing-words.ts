/**
 * Words with no meaning of their own between a refusal and what is refused, which say that something is, seems, is made
 * or wanted: `I don't want people to think that this site has been made by a`.
 */
export const SEEMING = `a an the any at all too so very overly really be been has is are was as
  look looks looking feel feels feeling seem seems sound sounds sounding like resemble resembles imitate mimic follow copy
  remind reminds reminding resembling appear come comes across off end up turn turns turned into become becoming read reads
  let lets make makes made making get gets getting give giving go going have having use using see seen seeing take taken
  mistake mistaken perceived confused confuses confuse compared linked associated likened think thinks thinking thought believe want wants wanted wanna need prefer try trying
  say says copies
  anyone anybody people users visitors customers someone everyone you us me we i they them it its it's this that my our your these those
  another other every one second next more most less much just exactly even remotely particularly especially quite way
  to of in on by from for with bit slightly single kind sort hint touch trace smell whiff air vibe fan keen being yet
  what how big only anything something everything some do does need needs average typical standard usual generic obvious`;

/** Further words between a refusal and refused words, not names. */
export const BETWEEN_WORDS =
  'seeming turning clichés from cliché scream screams screaming mean means endless eternal constant';

/** `Sick and tired of X`, `fed up with X`. */
export const WEARY_OF = String.raw`(?:tired|sick(?:\s+and\s+tired)?|bored|weary)(?:\s+to\s+death)?\s+of|fed\s+up\s+with`;

/** What refuses the words after it. Sources of expressions. */
export const REFUSING_WORDS = [
  `no|(?:nobody|no\\s+one)(?:\\s+(?:should|could|would|will|can|may))?|not|never|without|(?<!\\b(?:no|not|never|without|nothing|any)\\b[^.;!?]{0,40})except|nothing|neither|nor|anti|un|minus|sans|w/o|less|zero|unlike|excluding|non|(?:hardly|barely|scarcely)\\s+any|instead\\s+of|rather\\s+than`,
  `isn't|isnt|aren't|wasn't|doesn't|doesnt|don't|dont|didn't|shouldn't|won't|wouldn't|can't|couldn't|mustn't|needn't|must\\s+not|cannot`,
  `avoid(?:s|ing)?|refus(?:es?|ing)|reject(?:s|ing)?|forbids?|bans?|banning|skip(?:s|ping)?|ditch(?:es|ing)?|lose|(?<!\\ba\\s)drop|hold|omit(?:s|ting)?`,
  `hates?|loathes?|detests?|despises?|dislikes?|shuns?|can't\\s+(?:stand|bear|take)|spare\\s+(?:me|us|them|(?:the|my|our|your)\\s+[a-z]+)|(?<=(?:^|[.;,!?]\\s?|please\\s|just\\s)\\s*)stop(?:\\s+with)?|leav(?:es?|ing)\\s+out|does?\\s+away\\s+with|g[eo]t(?:s|ting)?\\s+rid\\s+of`,
  `${WEARY_OF}|mortified\\s+by|bored\\s+(?:with|by)|enough\\s+(?:of|with)|(?<=\\b(?:am|are|i'm|we're|they're)\\s+(?:(?:so|all|just)\\s+)?)(?:done|through)\\s+with|no\\s+more`,
  `lacking|lacks|lack\\s+of|free\\s+(?:of|from)|devoid\\s+of|apart\\s+from|aside\\s+from|other\\s+than|(?:steer|stay|keep)s?\\s+(?:clear|away)\\s+(?:of|from)`,
  `none\\s+of(?:\\s+[\\w.&-]+'s)?|(?<!\\bnot\\s+)far\\s+from|(?<!\\bfar\\s+)away\\s+from|(?:keep|stay)\\s+(?:us\\s+|me\\s+|it\\s+)?far\\s+away\\s+from|allergic\\s+to|opposed\\s+to|escap(?:es?|ing)|anything\\s+(?:but|except)|opposite\\s+of`,
];

/** What shows that a refusal is of a degree or a number, or corrects what was said: `not too bold`, `erm no make it colder`. */
const OTHERWISE = String.raw`(?!(?:too|enough|so|very|that|really|quite|make|leave|let|keep|it|single|one|a\s+single|the\s+only)\b)`;
const FILLERS = String.raw`(?:(?:any|the|a|an|more|those|these|such|use|have|want|like|add|make|put|pick|choose|see|go\s+(?:for|with))\s+)*`;

/** Refusals of a thing; `less` more often says how much. */
const REFUSING = String.raw`(?:no|not|(?:instead|in\s+place)\s+of|rather\s+than|as\s+opposed\s+to|anything\s+but|fewer|never|without|avoid(?:ing)?|(?:do|does|wo|would|should|must)(?:n't|\s+not)\s+(?:want|use|like|need|have|add|do|put)|g[eo]t(?:ting)?\s+rid\s+of|stop\s+using|(?:stay|keep|steer)s?\s+(?:away|clear)\s+(?:from|of)|(?:done|through)\s+with|(?:tired|sick)\s+of|hates?|ban|ditch|drop(?=\s+the\b)|skip|lose|remove)`;

/** A refusal of a thing, with what stands before the thing. */
export const REFUSING_A_THING = String.raw`${REFUSING}\s+${OTHERWISE}${FILLERS}`;

/** What somebody neither wants nor refuses: `I don't mind`, `not fussed about`, `no objection to`. */
export const TOLERATING = [
  String.raw`(?:do|does|would|will|wo|did)(?:n't|\s+not|nt)\s+(?:really\s+|much\s+|particularly\s+)?mind(?!\s+me)`,
  String.raw`(?:could|do|does)(?:n't|\s+not|nt)\s+(?:really\s+)?care\s+(?:less\s+)?(?:much\s+)?(?:about|if|whether|how|which|what)`,
  String.raw`(?:do|does)(?:n't|\s+not|nt)\s+(?:really\s+)?matter(?:\s+(?:to\s+(?:me|us)|much))?\s+(?:if|whether|how|which|what)`,
  String.raw`not\s+(?:too\s+|very\s+|really\s+)?(?:bothered|fussed|fussy|picky|worried|concerned|strict)\s+(?:about|by|if|whether)`,
  String.raw`no\s+(?:strong\s+|real\s+)?(?:objections?|opinions?|preferences?|problems?|issues?)\s+(?:to|on|about|with|against|regarding)`,
  String.raw`indifferent\s+(?:to|about)`,
].join('|');
