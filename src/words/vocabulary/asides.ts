/** Sources of expressions for asides around a wish; src/words/wish-leads.ts says what each finds. */

const BEGIN = String.raw`(?<=(?:^|[.!?\n])\s{0,3})`;

/** Greetings and what opens a summary: `hey claude,`, `btw`, `tl;dr:`. */
export const OPENERS = [
  String.raw`${BEGIN}(?:hey|hi|hiya|hello|yo|dear(?=[^.!?\n]{0,30}[,!:])|good\s+(?:morning|day|afternoon|evening)|ok(?:ay)?)(?:\s+(?:claude|chat\s?gpt|gpt|copilot|cursor|gemini|codex|agent|assistant|bot|there|team|all|everyone|folks|guys|friends|sir|madam|mate|both|again)){1,2}\s*[,!.:–—-]?\s+(?=[\p{L}\d])(?!(?:like|style|theme)\b)`,
  String.raw`${BEGIN}(?:claude|chat\s?gpt|copilot|gemini|codex)\s*[,:]\s+(?=[\p{L}\d])`,
  String.raw`${BEGIN}(?:btw|by\s+the\s+way|fyi|tl\s?;?\s?dr|in\s+short|long\s+story\s+short|to\s+sum\s+up|p\.?\s?s\.?)\s*[,:–—-]?\s+(?=[\p{L}\d])`,
];

/** `Because we are a bakery, pale pages`: the reason is a sentence of its own. */
export const REASON = String.raw`${BEGIN}((?:because|since)\s+(?:we|our|i|my|the|it|this|they|most|many|half)\b[^.,;:!?\n]{3,80})(?:,|\s*:)\s+(?=[\p{L}\d])`;

/** `Both big letters and photos`. */
export const BOTH = String.raw`\bboth\s+(?=(?:(?!the\b|of\b|are\b|and\b|in\b|on\b|for\b|a\b)[\p{L}\d-]+\s+){2,5}(?:and|as\s+well\s+as)\s+\p{L})`;
/** Between words: `big letters & photos`, `big letters | photos`. */
export const AMPERSAND = String.raw`(?<=\p{Ll}{2})\s+(?:&|\+)\s+(?=\p{Ll}{2})`;
export const BAR = String.raw`(?<=\p{Ll}{2})[ \t]+(?:\||•|·|✔|✓|✅)[ \t]+(?=\p{L}{2})`;

const TAG = String.raw`(?:you\s+know|right|ok(?:ay)?|alright|please|pls|yes|yeah|eh|huh|is\s+(?:it|that|this)\s+(?:possible|ok(?:ay)?|doable|feasible|fine)|if\s+possible|possible|(?:is|are)n't\s+(?:it|they)|don't\s+you\s+think|would\s+(?:that|it)\s+(?:work|be\s+(?:ok(?:ay)?|possible|fine))|can\s+you(?:\s+do\s+(?:that|it|this))?|could\s+you(?:\s+do\s+(?:that|it|this))?|deal|agreed|maybe)`;
/** What makes a question of a wish: `big letters, right?`. */
export const TAGS = String.raw`(?<=[\p{L}\d)])(?:\s*[,–—-]\s*|\s+(?=is\s|please|pls|ok|maybe|if\s))${TAG}\s{0,2}\?`;
/** `Big letters? Yes please.` */
export const ANSWERED_YES = String.raw`(?<=${BEGIN}(?!(?:should|shall|do|does|is|are|can|could|would|will|what|who|why|when|where|how|which)\b)[^.!?\n]{3,80})\?\s{0,3}(?:yes|yeah|yep|yup|sure|absolutely|definitely|certainly|of\s+course|always|please|gladly)(?:,?\s*(?:please|thanks?|sure|absolutely|definitely|for\s+sure))?(?=\s*(?:[.!;\n]|$))`;

const IT = String.raw`(?:it|this|things?|everything|(?:the|our|my)\s+(?:whole\s+)?(?:page|site|website|design|layout|thing|look|homepage))`;
const BE = String.raw`(?:be|look|feel|seem|sound|become|appear|get|go|come\s+across\s+as)`;
const ADJECTIVE = String.raw`(?=(?:(?:so|very|that|really|all|and|or|[\p{L}-]+,)\s+){0,3}[\p{L}-]+(?<!ing|ed\s)\s*(?:[.,;!?\n)]|$|and\b|or\b|but\b|please\b|at\s+all\b|because\b|like\b|with\b))`;
/** How a page is not to be: `don't make it dense`, `it shouldn't be dense`. */
export const NOT_TO_BE = [
  String.raw`\b(?:please\s+)?(?:do\s+not|don't|dont|never)\s+(?:make|have|keep|leave)\s+${IT}\s+(?:(?:to\s+)?${BE}\s+)?(?:too\s+)?${ADJECTIVE}`,
  String.raw`\b(?:i|we)\s+(?:(?:really|just|certainly|definitely)\s+)?(?:do\s+not|don't|dont|never|wouldn't)\s+(?:want|like|need|wish)\s+${IT}\s+(?:to\s+${BE}\s+|(?:looking|feeling|being|getting)\s+)?(?:too\s+)?${ADJECTIVE}`,
  String.raw`\b${IT}\s+(?:(?:should|must|may|shall|can|could|will|would|need)(?:n't|\s+not|not)|(?:ought|needs|has)\s+not\s+to|(?:is|are)\s+not\s+to|(?:does|do)\s+not\s+(?:have|need)\s+to)\s+${BE}\s+(?:too\s+)?${ADJECTIVE}`,
  String.raw`\b(?:far|miles|a\s+long\s+way)\s+from\s+(?:being\s+)?(?=[\p{L}-]+\s*(?:[.,;!\n]|$))(?!(?:here|there|home|us|it|town|perfect|finished|done|ready|over|easy|sure)\b)`,
];

/** A word that each of these has. */
export const MAY_HAVE_ASIDES = String.raw`\b(?:hey|hi|hiya|hello|yo|dear(?=[^.!?\n]{0,30}[,!:])|good|ok(?:ay)?|claude|chat\s?gpt|copilot|gemini|codex|btw|by\s+the\s+way|fyi|tl\s?;?\s?dr|in\s+short|long\s+story|sum\s+up|p\.?\s?s|far|miles|long\s+way|not|\p{L}+n['’]t|dont|never|because|since|both)\b|\?|[&|•·✔✓✅+]`;
