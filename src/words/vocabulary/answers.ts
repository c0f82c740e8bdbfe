/** Sources of expressions for what is said of the thing named before; src/words/said-before.ts says what each finds. */

const THEM = '(?:them|it|any|those|that|these|one)';
const REFUSES = String.raw`(?:don't|do\s+not|never|won't|can't\s+stand|cannot\s+stand|hate|(?:would|'d)\s+rather\s+not|refuse)`;
/** What refuses the thing just named, as far as the end of its clause: `we don't want them`, `none of it`, `no thanks`. */
const ANSWER = String.raw`(?:(?:no|nah|nope|well|please|god|oh|thanks)[,.!]?\s+){0,3}(?:(?:we|i)(?:\s+(?:really|just|definitely|simply))?\s*${REFUSES}(?:\s+(?:want|like|need|use|have|see))?(?:\s+(?:any\s+of\s+)?${THEM})?|(?:we|i)\s+(?:want|need)\s+none(?:\s+of\s+${THEM})?|none(?:\s+of\s+${THEM})?(?:\s+(?:please|at\s+all|for\s+us|thanks?))?|not\s+(?:for\s+(?:us|me)|here|please|wanted|needed)|(?:skip|drop|avoid|forget)\s+${THEM}|leave\s+${THEM}\s+out|no\s+(?:thanks?(?:\s+you)?|way|chance|please)|please\s+no|rather\s+not|(?:so\s+)?over\s+${THEM}|(?:hard\s+)?pass|no\s+ta|never)`;
const ENDS = String.raw`(?=\s*(?:[.!,;\n]|$))`;
const THING = String.raw`((?:(?!(?:who|what|why|how|when|where|which|is|are|do|does|can|could|should|would|will|shall)\b)[\p{L}-]+\s+){0,3}[\p{L}-]+)`;
const OPENING = String.raw`(?<=(?:^|[.;!?\n])\s{0,3})`;

/** `Gradients? We don't want them.`, `About animation: we want none of it.` */
export const ANSWERED = [
  String.raw`${OPENING}(?:(?:and|the|any|what\s+about|how\s+about|as\s+for)\s+)*${THING}\s?\?\s{0,3}${ANSWER}${ENDS}`,
  String.raw`${OPENING}(?:about|as\s+for|regarding|concerning|when\s+it\s+comes\s+to|on\s+the\s+subject\s+of)\s+(?:(?:the|any|all)\s+)?${THING}\s?[,:;–—-]\s{0,3}${ANSWER}${ENDS}`,
];

const PLURALS =
  'corners|edges|shadows|borders|lines|headings|headlines|titles|letters|fonts|colou?rs|photos|photographs|pictures|images|drawings|illustrations|buttons|cards|boxes|animations|transitions|links|icons|gradients|gaps|sections|sentences|effects';
const SINGULARS =
  'text|writing|typeface|font|background|palette|radius|tone|spacing|contrast|header|motion|animation';
const VERB = String.raw`(?:(?:please|so|but|and|just|now|then)\s+)*(?:make|keep|leave|have|let|(?:i|we)(?:'d)?\s+(?:want|like|need|prefer))`;
const HOW = String.raw`(?:\s+(?<how>(?:(?:very|really|quite|nice\s+and)\s+)?\p{L}{3,}(?<!ly|er))(?=\s*(?:[.,;!)\n]|$))|(?=\s+\p{L}))`;
/** What is said of a thing of the sentence before: `I like shadows. Keep them soft.` */
export const REFERRED = [
  String.raw`(?<former>[^.!?;\n]{0,60}?(?<![\p{L}-])(?<thing>${PLURALS})(?![\p{L}-])[^.!?;\n]{0,40})(?<stop>[.!;]\s{1,3})(?<verb>${VERB})\s+(?:them|those)${HOW}`,
  String.raw`(?<former>[^.!?;\n]{0,60}?\b(?:the|our|my|this|your)\s+(?:[\p{L}-]+\s+)?(?<thing>${SINGULARS})(?![\p{L}-])[^.!?;\n]{0,40})(?<stop>[.!;]\s{1,3})(?<verb>${VERB})\s+it${HOW}`,
];

/** What only likes a thing. */
export const LIKES = String.raw`^\s*(?:and\s+)?(?:i|we)(?:'d)?\s+(?:(?:do|really|also)\s+)*(?:like|love|want|need)\s+(?:(?:the|some|my|our)\s+)*\p{L}+\s*$`;
/** How a thing is now. */
export const AT_PRESENT = String.raw`\b(?:is|are|has|have|looks?)\b.*\b(?:today|now|currently|at\s+the\s+moment|right\s+now|at\s+present|so\s+far)\b`;
/** Verbs that change it. */
export const CHANGES = String.raw`(?:make|want|like|need|prefer)$`;
