/** Sources of expressions for what people say before or after a wish; src/words/wish-leads.ts says what each finds. */

const START = String.raw`\b(?=\p{L})(?<=(?:^|[.!?;:,\n–—(])\s{0,3}(?:(?:[-*•]|\d{1,2}[.)])\s{1,2})?(?:(?:hi|hey|hello|so|and|also|but|please|ok|okay|well|oh|then|now|yes|yeah)[\s,]+){0,2})`;
const ADVERBS = String.raw`(?:(?:please|maybe|perhaps|just|also|possibly|really|actually|kindly|probably|all|both|very\s+much|definitely|strongly|always|only|mainly)\s+){0,3}`;
const HAVE = String.raw`(?:have|get|use|try(?:\s+(?:out|using))?|go\s+(?:for|with)|add|include|see|do)`;
const I = '(?:i|we)';
const AM = String.raw`(?:'m|'re|\s+am|\s+are|\s+was|\s+were|'ve\s+been|\s+have\s+been|\s+had\s+been)`;

/** People who order a page, and documents that say how it is to be. */
const PEOPLE = String.raw`(?:boss|client|clients|ceo|cto|manager|director|wife|husband|partner|owner|daughter|son|mum|mom|dad|mother|father|sister|brother|team|marketing(?:\s+team|\s+department)?|designers?|board|committee|stakeholders?|founders?|colleagues?|everyone|everybody|people)`;
const DOCUMENTS = String.raw`(?:(?:brand|style|design|visual|our)\s+)?(?:guidelines?|guide|style\s?guide|design\s+system|brand\s?book|manual|specs?|specification|brief|requirements?|mock-?ups?|ticket)`;
const PAGES = String.raw`(?:design|layout|interface|ui|theme|style|look|new\s+(?:one|site|page|design|look|website|version))`;

/** What says that the words after it are wished. */
export const LEADS = [
  String.raw`${START}(?:could|can|may|might|would)\s+(?:we|i|you|u)\s+${ADVERBS}(?:${HAVE}|give\s+(?:it|us|me|the\s+(?:page|site))|put\s+in)\s+(?!an?\s+(?:\p{L}+\s+)?(?:home\s?|web\s?)?(?:page|site)\s+where\b)`,
  String.raw`${START}(?:is\s+it|would\s+it\s+be)\s+(?:ok(?:ay)?|possible|fine|alright)\s+to\s+${ADVERBS}${HAVE}\s+`,
  String.raw`${START}${I}${AM}\s+${ADVERBS}(?:(?:thinking|dreaming)(?:\s+(?:of|about))?|imagining|picturing|envisioning|envisaging|hoping\s+for|leaning\s+towards?|after|into|looking\s+for|going\s+(?:for|with)|(?:(?:an?\s+)?(?:big|huge|great)\s+)?fans\s+of|an?\s+(?:(?:big|huge|great)\s+)?fan\s+of|sold\s+on|set\s+on|keen\s+on)\s+`,
  String.raw`${START}${I}\s+${ADVERBS}(?:(?:have|'ve)\s+)?(?:settled|decided|agreed|landed|insist(?:ed)?)\s+on\s+`,
  String.raw`${START}${I}(?:'ve)?\s+${ADVERBS}(?:opted|voted|(?:have\s+)?gone|went)\s+for\s+`,
  String.raw`${START}(?:(?:what|all|the\s+(?:only|main|first|one)\s+thing(?:\s+that)?)\s+${I}(?:'d)?\s+${ADVERBS}(?:want|need|like|would\s+like|ask\s+for|care\s+about|imagine|(?:have|had)\s+in\s+mind)\s+(?:is|are|was|were)|the\s+(?:main|most\s+important|important|key)\s+thing\s+is)\s+(?:to\s+${HAVE}\s+)?`,
  String.raw`${START}(?:my|our)\s+(?:(?:only|main|first|big|personal|own|initial|house|visual|corporate)\s+)?(?:style|aesthetic|taste|idea|wish|preference|plan|vision|dream|suggestion|request|choice|hope|thought|proposal)\s+(?:is|was|would\s+be)\s+(?:(?:to\s+${HAVE}|for)\s+)?`,
  String.raw`${START}(?:my|our|the)\s+(?:\p{L}+\s+)?${PEOPLE}\s+${ADVERBS}(?:wants?|would\s+like|asks?\s+for|insists?\s+on|demands?|requests?|prefers?)\s+(?:to\s+${HAVE}\s+)?`,
  String.raw`${START}s?he\s+${ADVERBS}(?:wants|insists\s+on|would\s+like)\s+(?:to\s+${HAVE}\s+)?`,
  String.raw`${START}(?:my|our|the)\s+${DOCUMENTS}\s+(?:says?|asks?\s+for|calls?\s+for|requires?|specif(?:y|ies)|demands?|prescribes?|states?|wants?|insists?\s+on)\s*:?\s+`,
  String.raw`${START}(?:my|our|the)\s+${PAGES}\s+(?:should\s+)?(?:uses?|features?|relies\s+on|rely\s+on|employs?|gets?|has(?!\s+(?:to|too|no|not|been|become|got)\b))\s+`,
  String.raw`${START}(?:try|include|introduce|apply)\s+(?!(?:to|it|out|our|my|one|again|harder|not|me|us)\b)`,
  String.raw`${START}(?:design|create|build|make|code|generate|draw|prototype)\s+(?:me\s+|us\s+)?(?:an?|the|my|our)\s+(?:[\p{L}-]+\s+){0,2}(?:home|web|landing|product|start)?\s?(?:page|site|design|layout)\s+(?:with|using|in)\s+(?!(?:react|next|vue|html|css|tailwind|an?\s+hour|english|\p{L}+\s+mind)\b)`,
  String.raw`${START}(?:we|i)\s+(?:(?:would|'d)\s+)?(?:want\s+(?:too|also|as\s+well|very\s+much|so\s+much)|(?:kindly\s+)?(?:ask|request|beg)(?:\s+you)?(?:\s+for)?)\s+(?!(?:to|if|whether|that|you|about|people|them|our|my)\b)`,
  String.raw`${START}(?:it\s+)?is\s+(?:necessary|needed|required|wanted|obligatory)(?:\s+(?:to\s+have|to\s+use))?\s+(?!(?:to|that|for|by|in|at|on|because)\b)`,
  String.raw`${START}let['’]?s\s+(?:try|use|do|have|go\s+(?:for|with)|get)\s+`,
  String.raw`${START}(?:my|our|the)\s+(?:brand|(?:visual|brand|corporate)\s+identity)\s+(?:has|uses|features)\s+(?!(?:been|to|had|no|a\s+(?:name|history)|become)\b)`,
  String.raw`${START}(?:make|have)\s+(?:it|the\s+(?:page|site|design))\s+(?:have|use|feature)\s+`,
  String.raw`${START}(?:please\s+)?(?:do\s+not|don't|dont|let's\s+not|never)\s+forget\s+(?:about\s+)?(?!(?:to|that|it|we|i|how|what|who|why|when|where)\b)`,
  String.raw`${START}(?:make\s+sure|ensure)\s+(?:that\s+)?(?:it|the\s+(?:page|site|design)|we|there)\s+(?:has|have|uses?|are|is|get)\s+(?=(?:\p{L}[\p{L}-]*\s+){1,4}?\p{L}+(?<!ss|us)s\b)`,
  String.raw`${START}${I}\s+${ADVERBS}care\s+(?:(?:a\s+lot|deeply|most|only)\s+)?about\s+`,
];

/** Questions that propose something; not those that an answer refuses. */
export const PROPOSALS = String.raw`(?<=(?:^|[.!?;\n])\s{0,3}(?:(?:so|and|but|hm+|ok|okay|well)[\s,]+)?)(?:(?:how|what)\s+about|maybe|perhaps|why\s+not(?:\s+(?:have|use|try|go\s+(?:for|with)))?|why\s+don't\s+(?:we|you)\s+${HAVE})\s+(?<thing>[^?.!;\n]{3,100})\?(?!\s*(?:no|nah|nope|never|none|not|please\s+no|hm+\s+no|skip|drop|leave|rather\s+not|(?:hard\s+)?pass|(?:we|i)\s+(?:(?:really|just|definitely)\s+)?(?:do\s+not|don't|dont|never|hate|can't|cannot|won't|refuse|want\s+none|would\s+rather|'d\s+rather))\b)`;

/** `We had muted colours in mind`. */
export const IN_MIND = String.raw`${START}${I}(?:'ve|'d)?\s+${ADVERBS}(?:had|have|got|have\s+got)\s+(?<thing>(?:(?!(?:a|no|nothing|something|other|others|else|never|not)\b)[\p{L}\d-]+\s+){1,6})in\s+mind(?!\p{L})`;

/** Keys before a wish. */
export const KEYS = String.raw`(?<=(?:^|[.;\n])\s{0,3}(?:[-*•]\s)?)(?:(?:brand|style|design)\s+guidelines|must[-\s]haves?|nice[-\s]to[-\s]haves?|bonus|wish\s?list|most\s+important(?:ly)?|key\s+requirements?|priorit(?:y|ies)(?=\s*:\s*\p{L}+[\s,]+\p{L}))\s*:\s*(?=\p{L})`;

/** `A page that uses pills`, with the page as the first group. */
export const THAT_USES = String.raw`\b((?:page|site|website|homepage|design|layout|theme|interface|app|shop|one|something|version)s?)\s+(?:that|which)\s+(?:uses?|features?|includes?|employs?|relies\s+on|comes\s+with|shows?\s+off)\s+(?=\p{L})`;

/** Without it something cannot be imagined; what somebody does not want to lose. */
export const NOT_WITHOUT = [
  String.raw`\b(?:never|not)\s+without\s+(?=\p{L})`,
  String.raw`\b(?:${I}\s+)?(?:can't|cannot|couldn't|could\s+not|can\s+not)\s+(?:(?:really|even)\s+)?(?:imagine|picture|see|think\s+of|do|live|be)\s+(?:(?:it|this|that|the|our|my)\s+)?(?:(?:page|site|design|brand|website)\s+)?without\s+(?=\p{L})`,
  String.raw`\b(?:${I}\s+)?(?:do\s+not|don't|wouldn't|would\s+not|never)\s+(?:want|like|wish)\s+to\s+(?:lose|miss|drop|give\s+up|part\s+with|go\s+without)\s+(?=\p{L})`,
];

const WORD = String.raw`(?!(?:i|we|you|he|she|it|they|this|that|these|those|there|which|who|what|where|when|why|how|if|because|since|so|but|and|or|not|no|is|are|was|were|be|has|have|had|do|does|did|can|could|will|would|should|must|please|want|need|use|make|keep|let|give|nothing|everything|anything)(?![\p{L}'-]))[\p{L}\d][\p{L}\d'-]*`;
const WANTED = String.raw`(?:an?\s+(?:absolute\s+|total\s+)?must(?:-have)?|essential|mandatory|compulsory|required|crucial|vital|indispensable|non-?negotiable|key\s+for\s+us|(?:very\s+|really\s+|so\s+)?important(?:\s+(?:to|for)\s+(?:us|me))?|wanted|what\s+(?:we|i)(?:'re|'m|\s+are|\s+am)?\s+(?:want|need|after|like|looking\s+for))`;
/** `Plain fills are a must`, `pale grey pages would be lovely`. */
export const SAID_TO_BE_WANTED = String.raw`\b(?=\p{L})(?<=(?:^|[.;!?\n,])\s{0,3}(?:[-*•]\s)?(?:(?:and|also|but|so)\s{1,2})?)(?:(?:the|our|some)\s+)?(?<thing>(?:${WORD}\s+){0,5}?${WORD})\s+(?:(?:is|are)\s+${WANTED}|(?:would|will|might|could)\s+be\s+(?:(?:really|very|so|just|absolutely|quite)\s+)?(?:lovely|nice|great|good|perfect|ideal|wonderful|amazing|cool|fine|awesome|super|fantastic|best|appreciated))(?=\s*(?:[.,;!)\n–—]|$|and\s|but\s|too\b|as\s+well\b|here\b|for\s+(?:us|me|this)\b))`;

/** A word that each of these has. */
export const MAY_WISH = String.raw`\b(?:style|aesthetic|taste|brand|identity|necessary|needed|want|ask|beg|could|can|may|might|would|possible|ok(?:ay)?|alright|fine|thinking|dreaming|imagining|picturing|envisioning|envisaging|hoping|leaning|after|into|looking|going|fans?|sold|set|keen|settled|decided|agreed|landed|insist(?:s|ed)?|opted|voted|gone|went|what|all|thing|idea|wish|preference|plan|vision|dream|suggestion|request(?:s|ed)?|choice|hope|thought|proposal|wants?|wanted|asks?|asked|demands?|prefers?|votes?|says?|calls?|requires?|specif(?:y|ies)|prescribes?|states?|uses?|features?|rel(?:y|ies)|employs?|gets?|have|forget|sure|ensure|care|about|why|mind|guidelines|must|nice|bonus|wish\s?list|important(?:ly)?|requirements?|without|lose|miss|drop|give|part|essential|mandatory|compulsory|required|crucial|vital|indispensable|non-?negotiable|will|let['’]?s|maybe|perhaps|priorit(?:y|ies)|includes?|employs?|comes|has|try|introduce|apply|design|create|build|make|code|generate|draw|prototype)\b`;
