import { OF_PAGES } from './other-things.ts';
import { WEARY_OF } from './refusing-words.ts';

/** Sources of expressions for things with what refuses them before or after; src/words/refused-things.ts says what each finds. */

/** Words that begin another clause or are its verb: no thing has them. */
const NO_THING = String.raw`i|we|you|he|she|it|they|them|this|that|these|those|there|which|who|whose|what|where|when|why|how|if|unless|because|since|so|but|though|although|while|then|than|yet|please|pls|ok|okay|yes|no|not|never|nor|neither|or|and|also|just|maybe|instead|rather|is|are|was|were|be|been|am|has|have|had|do|does|did|can|could|will|would|should|shall|must|may|might|don't|doesn't|isn't|aren't|won't|can't|shouldn't|want|wants|need|needs|like|likes|love|loves|hate|hates|prefer|use|uses|using|keep|make|makes|give|let|let's|put|show|go|goes|add|set|try|think|say|says|said|look|looks|feel|feels|write|wrote|avoid|skip|without|except|only|everything|anything|something|nothing|none`;
const WORD = String.raw`(?!(?:${NO_THING})(?![\p{L}'-]))[\p{L}\d][\p{L}\d'-]*`;
const ARTICLES = String.raw`(?:(?:the|an?|any|all|those|these|our|your|such)\s+){0,2}`;
/** The name of a thing, with up to five words before its last. */
const NAME = String.raw`(?:${WORD}\s+){0,5}?${WORD}`;
const THING = `${ARTICLES}(${NAME})`;

const ITEM_START = String.raw`(?:^|[.;!?\n])[ \t]{0,4}(?:(?:[-*•–]|\d{1,2}[.)])[ \t]{1,4})?(?:(?:and|also|but|oh|so)\s{1,4})?`;
const CLAUSE = String.raw`\b(?<=${ITEM_START}|,[ \t]{0,4}(?:(?:and|also|but)\s{1,4})?)`;
const SENTENCE = `\\b(?<=${ITEM_START})`;
const CLAUSE_ENDS = String.raw`(?=\s*(?:[.,;!)\n–—]|-\s|$|and\s|but\s|please\b|pls\b|at\s+all\b|here\b|anywhere\b|on\s+(?:this|our|the)\s+(?:page|site)\b))`;
/** Two to four things, of which the last two are joined: `shadows, gradients and photos`. */
const THINGS = String.raw`${THING}(?:\s*,\s*${THING})?(?:\s*,\s*${THING})?,?\s+(?:and|or|nor)\s+${THING}`;

const THANKS = String.raw`(?:,?\s*(?:thanks?(?:\s+you)?|ta|please|pls|way|chance|sir|from\s+(?:me|us)))?`;
const THEM = '(?:them|it|any|those|that|these|this|one|any\\s+of\\s+(?:them|it|that|those))';
const OURS = String.raw`(?:our|my|us|me|the)(?:\s+(?:brand|thing|taste|style|cup\s+of\s+tea|company|shop|business|team|client|clients|customers|site|page|people|audience|direction))?`;
const REALLY = String.raw`(?:(?:really|quite|at\s+all|exactly|just|simply|so|all|also|both|honestly|definitely|frankly)\s+)*`;
const AM_NOT = String.raw`(?:is\s+not|are\s+not|isn't|aren't|isnt|arent|was\s+not|is\s+no|are\s+no)\s+${REALLY}`;
const DO_NOT = String.raw`(?:do|does|would|will|wo)(?:n't|nt|\s+not)\s+${REALLY}`;

/** After a mark: `shadows: none please`, `photos — we don't need them`, `gradients, no thanks`. */
const ANSWERED = String.raw`(?:\s*:\s*|\s*=\s*|\s+->\s+|\s*[–—]\s*|\s+-{1,2}\s+|\s*,\s+)(?:(?:well|nah|god|oh|um+|er+)[,.]?\s+)?(?:(?:hard\s+|big\s+|a\s+|definite\s+)?(?:no|nope|nah|none|never)${THANKS}|please\s+(?:no|not|none|don't|avoid|skip)(?:\s+${THEM})?|(?:rather|better|definitely|certainly|absolutely)\s+not|(?:avoid|skip|drop|leave\s+${THEM}\s+out|forget)(?:\s+${THEM})?|(?:we|i)\s+(?:really\s+)?(?:do\s+not|don't|dont|never)\s+(?:really\s+)?(?:need|want|like|use)(?:\s+${THEM})?|(?:we|i)\s+(?:hate|can't\s+stand|cannot\s+stand|dislike)\s+${THEM}|not\s+(?:for\s+(?:us|me)|needed|wanted|necessary|required|here|our\s+thing|my\s+thing|interested)|unwanted|❌|✗|✘|🚫|👎)`;
/** Without one: `gradients can go`, `rounded corners aren't for us`, `photos not needed`. */
const SAID = [
  String.raw`(?:please\s+(?:no|not)|❌|✗|✘|🚫|👎|unwanted|unnecessary|(?:not|n't)\s+(?:needed|wanted|necessary|required|for\s+(?:us|me)))`,
  String.raw`${AM_NOT}(?:for\s+(?:us|me|${OURS})|us|me|${OURS}|what\s+(?:we|i)(?:'re|\s+are|'m|\s+am)?\s+(?:want|need|like|after|looking\s+for|going\s+for|had\s+in\s+mind|have\s+in\s+mind)|needed|wanted|necessary|required|welcome|appropriate|suitable|desired|right(?:\s+for\s+(?:us|me|${OURS}))?|a\s+(?:good\s+)?fit(?:\s+for\s+(?:us|${OURS}))?|an\s+option|my\s+favou?rites?)`,
  String.raw`${DO_NOT}(?:suit|fit|belong|work\s+(?:here|for\s+(?:us|me|${OURS}))|appeal(?:\s+to)?|speak\s+to|match)(?:\s+(?:in|on|with|here))?(?:\s+(?:us|me|here|this|${OURS}))?`,
  String.raw`(?:(?:is|are)|(?:would|will)\s+(?:just\s+)?be)\s+${REALLY}(?:wrong|unwanted|unwelcome|unnecessary|unsuitable|inappropriate)(?:\s+(?:for|on)\s+(?:us|me|this|here|${OURS}))?`,
  String.raw`(?:(?:has|have|needs?|ought)\s+to|can|must|should|may|shall)\s+${REALLY}(?:go|disappear|vanish|leave|be\s+(?:removed|dropped|deleted|avoided|left\s+out|cut|gone|banned|scrapped|binned))`,
  String.raw`${REALLY}(?:drives?|makes?|puts?|turns?|gets?)\s+(?:me|us|people|everyone|everybody|customers|visitors|${OURS})\s+(?:mad|crazy|nuts|insane|cringe|off|up\s+the\s+wall|on\s+my\s+nerves)`,
  String.raw`${REALLY}(?:annoys?|irritates?|bothers?|repels?|scares?|distracts?)\s+(?:me|us|people|everyone|everybody|customers|visitors)`,
  String.raw`(?:is|are)\s+${REALLY}(?:out|banned|forbidden|not\s+allowed|a\s+no|no-?gos?|dead\s+to\s+(?:me|us))`,
].join('|');

/** `Gradients can go`, `shadows: none please`, with the thing as the first group. */
export const REFUSED_AFTER = [
  `${CLAUSE}${THING}${ANSWERED}${CLAUSE_ENDS}`,
  `${CLAUSE}${THING}\\s+(?:${SAID})${CLAUSE_ENDS}`,
];
/** `Gradients and shadows can go`: all of them, at the beginning of a sentence. */
export const REFUSED_TOGETHER = [
  `${SENTENCE}${THINGS}${ANSWERED}${CLAUSE_ENDS}`,
  `${SENTENCE}${THINGS}\\s+(?:${SAID})${CLAUSE_ENDS}`,
];

/** `Leave the shadows out`, `keep gradients away from us`. */
export const LEFT_OUT = String.raw`(?<=(?:^|[.,;:!?\n(])[ \t]{0,4}(?:(?:please|and|but|also|just|so)\s{1,4}){0,2})(?:(?:leave|keep)\s+${THING}\s+(?:out|away)(?:\s+(?:of|from)\s+(?:it|this|us|me|here|the\s+(?:page|site|design)))?|(?:take|throw|cut|strip)\s+${THING}\s+(?:out|away|off))${CLAUSE_ENDS}`;

const ANY = String.raw`(?:(?:any|the|all|those|these|our|your|such|using|having|more)\s+){0,3}`;
const OF_NUMBER = String.raw`(?!(?:too|more|less|fewer|enough|so|very|that|only|much|many|one|two|three|a\s+lot|need|doubt|wonder|problem|limit)\b)`;
/** A thing of a page follows. */
const OF_PAGE = String.raw`(?=(?:${WORD}\s+){0,4}?(?:${OF_PAGES.replaceAll(' ', '|')})(?:e?s)?(?!\p{L}))`;
/** What refuses the thing after it, and is not yet written as `no`. */
export const REFUSED_BEFORE = [
  String.raw`\bthere\s+(?:should|must|may|can|shall)(?:n't|not|\s+not)\s+(?:be|exist)\s+${ANY}(?:an?\s+)?${OF_NUMBER}(?=[\p{L}\d])`,
  String.raw`\b(?:(?:i|we|they)(?:'m|'re|\s+am|\s+are)?\s+)?(?:really\s+|so\s+)?not\s+(?:(?:really|so|that|very|at\s+all|particularly|much)\s+)*into\s+${ANY}${OF_PAGE}`,
  String.raw`\b(?:i|we|they)(?:'m|'re|\s+am|\s+are)\s+(?:(?:totally|strictly|really|firmly|all|very\s+much|completely)\s+)*(?:against|opposed\s+to)\s+${ANY}${OF_PAGE}`,
  String.raw`\b(?:i|we|they)\s+(?:do\s+not|don't|dont|never)\s+(?:really\s+)?(?:believe\s+in|wish(?:\s+for)?|desire)\s+${ANY}${OF_PAGE}`,
  String.raw`(?<!\b(?:there's|there\s+is)\s)\bno\s+need\s+(?:for|of)\s+${ANY}(?=[\p{L}\d])`,
  String.raw`(?<=(?:^|[.,;:!?\n(])[ \t]{0,4}(?:(?:please|and|but|also|just|so|to)\s{1,4}){0,2})leave\s+(?:out|off|away)\s+${ANY}(?=[\p{L}\d])`,
  String.raw`\bnone\s+of\s+(?:the|those|these)\s+(?=[\p{L}\d])(?!(?:above|following|others?|usual)\b)`,
  String.raw`(?<=(?:^|[.,;:!?\n])[ \t]{0,4})(?:good\s?bye|bye(?:[\s-]bye)?|farewell)(?:\s+to)?,?\s+${ANY}(?=[\p{L}\d])`,
  String.raw`(?<=(?:^|[.;:!?\n])[ \t]{0,4}(?:(?:and|but|please)\s{1,4})?)nothing\s+with\s+${ANY}(?=[\p{L}\d])`,
  String.raw`\banything\s+but\s+(?:an?\s+)?(?=(?:${WORD}\s+){0,3}\p{L}+(?<!ss|us)s(?!\p{L}))`,
];

const HEAD = String.raw`(?:no|without|avoid(?:ing)?|never\s+(?:use|have|show|put|add)|(?:do\s+not|don't|dont|doesn't|does\s+not|wouldn't|won't)\s+(?:really\s+)?(?:want|like|need|use|have|add|put|show|include)|hates?|can't\s+stand|cannot\s+stand|dislikes?|(?:not\s+(?:an?\s+)?(?:fans?\s+of|into))|${WEARY_OF}|get\s+rid\s+of|skip|ban|remove|lose|ditch|against|no\s+need\s+for|instead\s+of|leave\s+out|nothing\s+with|none\s+of)`;
/** Its last word names things, so that no adjective of the next item is cut off: `no dark or gloomy colours`. */
const PLURAL = String.raw`(?:(?!(?:around|between|behind|under|over|on|in|with|at|by|for|from)\b)${WORD}\s+){0,4}?(?:\p{L}[\p{L}-]*(?<!ss|us|is)s|motion|animation|photography|parallax|texture|grain|noise|bounce|typeface|font|palette|radius|text|type|tone|copy|language|background|layout|design|tracking|spacing|space|theme|mode|movement|prose)(?!\p{L})`;
const NEXT_ENDS = String.raw`(?=\s*(?:[.,;:!?)\n–—]|-\s|$|(?:and|or|nor|but|on|in|for|at|as|because|since|that|which|please|pls|anywhere|everywhere|either|anymore|any\s+more)\b))`;
/** `No shadows or gradients`, `avoid photos, drawings and icons`: from what refuses on, with the things as groups. */
export const REFUSED_LIST = String.raw`(?<![\p{L}'’-])(?<head>${HEAD})\s+(?<articles>${ARTICLES})(?<first>${PLURAL})(?<further>(?:\s*,\s*${ARTICLES}${PLURAL}){0,3})(?<join>\s*,?\s+(?:and|or|nor)\s+)${ARTICLES}(?<last>${NAME})${NEXT_ENDS}`;
/** Heads after which `and` may go on with a wish: `no shadows and big letters`. */
export const MAY_WISH = '^(?:no|without|instead\\s+of)$';

/** A word that each of these has. */
export const MAY_REFUSE_THINGS = String.raw`\b(?:no|nope|nah|not|never|none|neither|nothing|anything\s+but|\p{L}+n['’]?t|avoid\w*|skip|drop|leave|keep|take|throw|cut|strip|forget|hates?|dislikes?|stand|${WEARY_OF}|rid|ban|remove|lose|ditch|without|instead|against|opposed|bye|good\s?bye|farewell|unwanted|unnecessary|unwelcome|unsuitable|inappropriate|wrong|go|disappear|vanish|removed|dropped|deleted|avoided|left|gone|banned|scrapped|binned|out|drives?|makes?|puts?|turns?|gets?|annoys?|irritates?|bothers?|repels?|scares?|distracts?|forbidden|dead|has|have|needs?|can|must|should)\b|[❌✗✘🚫👎]`;
