import { WEARY_OF } from './refusing-words.ts';

/** Sources of expressions for the ways in which people refuse; src/words/refusing-phrases.ts says what each finds. */

/** Marks before an item. */
const BULLET_MARK = String.raw`[ \t]{0,4}(?:[-*•–][ \t]{1,4})?`;
const THING = String.raw`(?:(?:the|any|all)\s+)?((?:[\p{L}-]+\s+){0,3}?[\p{L}-]+?)`;
const CLAUSE = String.raw`(?<=(?:^|[.;,!\n])${BULLET_MARK}(?:(?:and|also|but)\s{1,4})?)`;
const CLAUSE_ENDS = String.raw`(?=\s*(?:[.,;!)\n]|$|and\s|but\s|globally\b|everywhere\b|please\b|at\s+all\b))`;

/** `Emoji: no`, `dark mode = off`, `rounded corners are banned`. */
export const BARRED = [
  String.raw`${CLAUSE}${THING}[ \t]*(?::|=|->)[ \t]*(?:no|none|nope|never|off|false|not\s+wanted|no\s+way|no\s+thanks|forbidden|banned)${CLAUSE_ENDS}`,
  String.raw`${CLAUSE}(?!(?:please|leave|keep|take|throw|cut)\b)${THING}\s+(?:(?:is|are)\s+)?(?:banned|forbidden|prohibited|verboten|not\s+allowed|off\s+the\s+table|off\s+limits|a\s+no-?go|taboo|out\s+of\s+the\s+question|over-?rated|over-?used|overdone|old\s+hat|out)${CLAUSE_ENDS}`,
  String.raw`${CLAUSE}${THING}(?<!\b(?:cursor|mouse|pointer|finger|hand))\s+(?:is|are)\s+(?:(?:just|so|all|simply)\s+)*(?:dead(?:\s+to\s+(?:me|us))?|over|history|last\s+(?:year|decade)|(?:19|20)\d\d|yesterday|pass[eé])${CLAUSE_ENDS}`,
  // `Shadow remove`, `dark mode we do not need`
  String.raw`${CLAUSE}(?!(?:please|but|to|don't|do|we|you|i|can|could|let|and|not|never|then|just|it|that|this|they|them|how|easy)\b)${THING}(?<!\b(?:to|not|please|never|and|can|will|or)),?\s+(?:remove|delete|begone|be\s+gone|go\s+away|can\s+(?:do\s+one|get\s+lost|take\s+a\s+hike|stay\s+(?:at\s+)?home)|(?:please\s+)?(?:lose|drop|ditch|scrap|kill|bin|remove|get\s+rid\s+of)\s+(?:it|them)|(?:isn't|aren't|is\s+not|are\s+not)\s+(?:our|my)\s+thing|(?:is|are)\s+a\s+no(?:\s+from\s+(?:me|us))?|(?:must|should|ha(?:s|ve)\s+to|can)\s+go)${CLAUSE_ENDS}`,
  String.raw`${CLAUSE}(?!(?:this|that|it|these|them|all)\b)${THING}(?<!\b(?:that|which|what|because|if|since|so|but|and|though|where|when|who|unless|ones|sure|things?|stuff)),?\s+(?:we|i)\s+(?:do\s+not|don't|never)\s+(?:need|want|use|like)${CLAUSE_ENDS}`,
  // `Small letters not, big ones yes`
  String.raw`${CLAUSE}${THING}(?<!\b(?:or|if|why|is|are|do|does|did|has|have|had|was|were|can|could|would|should|will|be|so|it|this|that|course|certainly|maybe|perhaps|hopefully|probably|preferably|absolutely|definitely|better|rather))\s+not(?=\s*[,.;])`,
  // `Photos yes, illustrations no`
  String.raw`(?<=\byes\s{0,2}[,;/]\s{0,2}(?:(?:and|but)\s)?)${THING}\s{1,2}no${CLAUSE_ENDS}`,
];

/** `Refrain from using shadows`, `steer clear of neon`. */
export const STEERED = String.raw`\b(?:refrain\s+from|stay\s+(?:well\s+)?away\s+from|steer\s+(?:well\s+)?clear\s+of|keep\s+away\s+from|shy\s+away\s+from|no\s+thank(?:s|\s+you)\s+to|say\s+(?:no|goodbye|farewell)\s+to|enough\s+already\s+(?:with|of)|(?:nobody|no\s+one)\s+(?:needs?|wants?|likes?)|(?<=(?:^|[.;,!\n]\s{0,3}))(?:away|down|out)\s+with)\s+(?:(?:using|any|all|the)\s+){0,3}(?=\p{L})`;

const ORDERED = String.raw`(?<=(?:^|[.,;:!?(\n–—-])[ \t]{0,4}|\b(?:and|then|please|just|also|you|let's|should|must|but|to|(?:i|we|they)(?:'d|'ll|\s+would|\s+will))\s{1,4})`;
const ITS = String.raw`(?:(?:the|our|all|any|these|those|your|that)\s+){0,2}`;
const EXCHANGED = String.raw`${ITS}((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)`;
const INTO = String.raw`(?=\p{L})(?!(?:the\s+)?(?:good|time|ever|now|moment|while|week|launch)\b)`;
/** `Replace the shadows with lines`, `swap drawings for photos`, `ditch the photos in favour of drawings`. */
export const REPLACED = [
  String.raw`${ORDERED}(?:replace|substitute)\s+${EXCHANGED}\s+(?:with|by)\s+${INTO}`,
  String.raw`${ORDERED}(?:replace|swap(?:\s+out|(?!\s+in\b))|exchange|trade(?:\s+in)?|switch(?:\s+out)?)\s+${EXCHANGED}\s+(?:with|for)\s+${INTO}`,
  String.raw`${ORDERED}(?:turn|change|convert)\s+${ITS}((?:sans-?\s?)?serifs?|sans|shadows?|borders|lines|photos|drawings|illustrations|gradients?|icons|capitals|caps)\s+(?:into|to|for)\s+(?=\p{L})`,
  String.raw`${ORDERED}(?:drop|ditch|lose|scrap|abandon|give\s+up|kill|remove|leave)\s+${EXCHANGED}\s+in\s+favou?r\s+of\s+${INTO}`,
];
/** `Substitute lines for shadows`, `swap in drawings for the photos`: the other way round. */
export const PUT_IN = String.raw`${ORDERED}(?:substitute|sub\s+in|swap\s+in|bring\s+in)\s+${EXCHANGED}\s+for\s+${ITS}(?=\p{L})`;

const FELLOW = String.raw`(?!(?:but|just|only|and|or|yet|not|no)\b)[\p{L}-]+(?:\s+(?!(?:but|and|or)\b)[\p{L}-]+)?`;
/** `Not another dark, neon, gradient page`: all of them are refused. */
export const LISTED = String.raw`(?<=\b(?:not|no|never|without|avoid|(?:don't|doesn't|do\s+not|does\s+not|won't|shouldn't)\s+(?:want|need|like|be|build|make|give\s+(?:me|us)|end\s+up\s+with))\s+(?:just\s+)?(?:yet\s+)?(?:an?|another|any|one\s+more|one\s+of\s+(?:those|these)|those|these|the\s+usual|(?:your|the)\s+(?:typical|usual|average))\s+)(${FELLOW}(?:\s*,\s*(?:and\s+)?${FELLOW}){1,4}(?:,?\s+and\s+${FELLOW})?)(?=\s+(?:web\s?)?(?:page|site|look|design|app|theme|layout|landing|homepage|template|thing|startup|dashboard)s?\b)`;

const UGLY = 'ugly|hideous|awful|tacky|horrible|dreadful|dated|childish|cheesy';
const UGLY_THING = String.raw`((?!(?:it|this|that|page|site|website|design|look|everything)\b)(?:(?!(?:page|site|website|design|look)\b)[\p{L}-]+\s+){0,2}?(?!(?:page|site|website|design|look)\b)[\p{L}-]+)`;
/** `The blue has to go`, `they find the purple ugly`. */
export const FOUND_UGLY = [
  String.raw`(?<=(?:^|[.;,!\n]|\b(?:and|also|but))\s{0,4})the\s+${UGLY_THING}\s+(?:(?:has|have|needs?)\s+to\s+go|must\s+go|(?:is|are|looks?)\s+(?:just\s+|so\s+|really\s+|too\s+)?(?:${UGLY}))(?!\p{L})`,
  String.raw`\b(?:i|we|they|people|customers|she|he)\s+(?:all\s+)?(?:finds?|found|thinks?|thought)\s+the\s+${UGLY_THING}\s+(?:(?:is|are|looks?)\s+)?(?:just\s+|so\s+|really\s+|too\s+)?(?:${UGLY})(?!\p{L})`,
];

/** `Zero shadows`; not a size, a rate or `from zero to one`. */
export const ZERO = String.raw`(?<!(?:\b(?:to|from|than|below|above|at|of|near|is|are|=|absolute|sub)\s|[-:.\d]\s?))\bzero[ -](?=(?!(?:to|in|on|and|or|percent|px|pixels?|points?|r?em|by|is|as|at|for|if|hours?|minutes?|waste|carbon|emissions?|gravity|day|sum|based|cost)\b)\p{L})`;

/** `Drop the gradient`, as an order. */
export const DROPPED = String.raw`(?<=(?:^|[.,;:!?(\n–—-])[ \t]{0,4}|\b(?:and|then|please|just|also|can\s+you|could\s+you|let's|should|must|but|so)\s{1,4})(?:drop|lose|ditch|kill|scrap|scratch|forget(?:\s+about)?|never\s+mind|abandon|dump|chuck|nix|axe|bin|remove|delete|strip(?:\s+out)?|get\s+rid\s+of|(?:take|leave|cut)\s+out|do\s+away\s+with|turn\s+off|switch\s+off|disable)\s+(?:all\s+(?:of\s+)?)?(?:the|those|these|all|any|your|our|every)\s+(?=\p{L})(?![^.,;\n]{1,40}\sin\s+favou?r\s+of\b)`;

/** `Yes: mono type. No: photos, rounding.` */
export const LISTED_INLINE = String.raw`(?<=[.;!]\s{1,3})(?:no|don'ts?|avoid|never|nope|dislikes?|hates?|unwanted|not\s+wanted|(?:we\s+|i\s+)?(?:do\s+not|don't)\s+(?:want|like))\s{0,2}:(?!\s*(?:no|not|don't)\b)\s{0,3}([^.!?;:\n]{2,120})`;

/** `Rather sans than serif`. */
export const RATHER = String.raw`\b(?:rather|sooner)\s+(?:(?:have|use|see|an?|the)\s+)*((?!(?:than|not|more|less|like)\b)(?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)\s+than\s+(?:(?:have|use|see|an?|the|any)\s+)*(?=\p{L})`;

/** `I prefer lines to shadows`. */
export const PREFERRED = String.raw`\bprefers?\s+(?:the\s+)?((?!(?:it|this|that|them|not|things|everything)\b)(?:[\p{L}-]+\s+)?[\p{L}-]+)\s+to\s+(?:the\s+|any\s+)?(?!(?:be|have|see|use|read|look|go|keep|get|make|stay)\b)(?=\p{L})`;

/** `Why is everything so dark?` and `why not use serifs?` */
export const WHY_SO = String.raw`\bwhy\s+(?:is|are|does|do)\s+((?:(?:the|our|this)\s+)?\p{L}+)\s+(?:(?:look|feel)\s+)?(?:so|that)\s+(?=\p{L})`;
export const WHY_NOT = String.raw`\bwhy\s+(?:not|don't\s+(?:we|you))\s+(?=\p{L})(?![^.!?;\n]{3,100}\?)`;

/** `No colour other than orange`. */
export const ONE_COLOR = String.raw`\bno\s+(?:other\s+)?colou?rs?\s+(?:other\s+than|but|except(?:\s+for)?|besides|apart\s+from|save\s+for)\s+(?=(?:an?\s+|the\s+|one\s+)?(?!black|white|gr[ae]y)\p{L})`;

/** `Take the borders away`. */
export const TAKEN_OFF = String.raw`${ORDERED}take\s+(?:the|those|these|all(?:\s+the)?|our)\s+((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)\s+(?:away|off|out)(?=\s*(?:[.,;!)\n]|$|and\s|please\b))`;

/** `Apple minus the animations`. */
export const TAKEN_AWAY = String.raw`(?<![\p{L}\d.-]|\d\s)(?:minus|w\/o)\s+(?:(?:the|all|any|its|their|those)\s+)+(?=\p{L})`;

/** `I hate X`, `my boss can't stand X`, `not a fan of X`; not of whom the page is for: `people who hate computers`. */
export const HATED = String.raw`(?<!\b(?:who|that|which|you|people|if|to|or|love|the)\s{1,4}|[\p{L}/-])(?:(?:(?:i|we|they|he|she|(?:my|our|the)\s+\p{L}+)(?:'m|'re|'s|'ve|\s+(?:am|are|is))?)\s+(?:(?:really|absolutely|just|also|both|all|personally|truly|simply|do|honestly)\s+)*)?(?:hates?|dislikes?|loathes?|detests?|despises?|(?:can't|cannot|can\s+not)\s+(?:stand|bear|abide)|(?:not|no)\s+(?:(?:an?|big|huge|great|really|much|of)\s+)*(?:fans?|lovers?)\s+of|not\s+(?:(?:very|too|so|that|really)\s+)?(?:keen\s+on|fond\s+of)|(?:don't|doesn't|do\s+not|does\s+not)\s+(?:really\s+)?(?:like|love)|c(?:ould|an)\s+do\s+without|(?:can't|cannot)\s+be\s+doing\s+with|(?:(?:have|has)\s+)?(?:gone\s+off|had\s+(?:it|enough|my\s+fill|our\s+fill)\s+(?:with|of)))\s+(?:(?:any|all|those|these|the|kind\s+of)\s+)*(?!(?:it|them|this|that|when|how|to|if|what|me|us|him|her|you|people|everything|anything|speech|mail|\p{L}+ing)\b)(?=\p{L})`;

/** What a page without colours has all the same: `black and white except one yellow button`. */
export const EXCEPTED = String.raw`(?<=\b(?:black\s*(?:and|&|\/|\+)\s*white|black-and-white|b\s?&\s?w|gr[ae]y\s?scale|monochrome|colou?rless|(?:everything|all)\s+(?:is\s+|in\s+|else\s+)?(?:black|white|gr[ae]y))\b[^.;!?\n]{0,60}?)(?:except(?:\s+for)?|but(?:\s+for)?|apart\s+from|aside\s+from|other\s+than|save\s+for)\s+(?=(?:just\s+|only\s+)?(?:one|a|an|the|that\s+one)\s+[\p{L}-]+)`;

export const PREFERRING = String.raw`\b(?:prefers?|favou?rs?|choose|pick|rather\s+have|(?:i|we)(?:'d|\s+would)\s+(?:take|have|choose))\b`;
/** Things that lie over others. */
export const LAID = String.raw`\b(?:text|type|headlines?|titles?|headings?|copy|captions?|letter(?:s|ing)?|logo|words?|overlay|noise|layer|laid|hover|glow|mouse|cursor|scrim|all|fade[sd]?|move[sd]?|goes|pass(?:es)?)\s*$`;
export const BARE_PREFERENCE = String.raw`(?<=(?:^|\n)${BULLET_MARK})(?:[\p{L}-]+\s+)?[\p{L}-]+\s{1,4}over\s{1,4}(?=(?:[\p{L}-]+\s+)?[\p{L}-]+\s*(?:[.,;\n]|$))`;
/** What follows `over` where nothing is preferred: `over the top`, `over forty`. */
const NOT_OVER = String.raw`(?!(?:the\s+(?:top|page|years?|whole)|time|it|here|there|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a|one|two|three|four|five|six|seven|eight|nine|ten)\b|\d)\b)`;
export const OVER = String.raw`\s{1,4}over\s{1,4}(?:any\s+(?:kind|sort)\s+of\s+)?${NOT_OVER}(?=\p{L})`;

/** `We would hate to lose the serif headings`, `don't drop the photos`: they stay. */
export const KEPT = String.raw`\b(?:(?:(?:i|we|they|he|she|it|you|that)(?:'d|\s+would)?\s+(?:be\s+)?(?:hate|sorry|sad|loath|reluctant|a\s+(?:shame|pity|mistake))|(?:a\s+)?(?:shame|pity))\s+(?:for\s+us\s+)?to|(?:please\s+)?(?:do\s+not|don't|never|must\s+not|mustn't|should\s+not|shouldn't|can't|cannot|won't|not))\s+(?:lose|drop|ditch|scrap|remove|delete|get\s+rid\s+of|cut|take\s+(?:away|out))\s+(?=\p{L})`;

/** `Bigger than now`: the page as it is. */
export const THAN_NOW = String.raw`(?<=\p{L}er\s)than\s+(?:(?:they|it|we)\s+(?:are|is|have|had)\s+)?(?:now|today|at\s+present|at\s+the\s+moment|currently|before)\b`;

/** `Instead of animations use photographs`. */
export const INSTEAD = String.raw`(?<=(?:^|[.;!?\n])[ \t]{0,4}(?:and\s|so\s|please\s)?)instead\s+of\s+((?:(?:the|our|all|any|these|those)\s+)?(?:[\p{L}-]+\s+){0,2}[\p{L}-]+?)(?=\s*,?\s+(?:please\s+)?(?:just\s+)?(?:use|have|put|show|take|try|go\s+(?:for|with)|i(?:'d)?\s+(?:want|like)|we(?:'d)?\s+(?:want|like)|let's\s+(?:use|have))\s+\p{L})`;

/** `Tired of shadows and gradients`, `enough with the confetti`. */
export const WEARY = String.raw`(?<!\b(?:who|that|people|you|for)\s(?:are\s|is\s)?)(?:(?:(?:i|we|they|everyone|(?:my|our|the)\s+\p{L}+)(?:'m|'re|'s|\s+(?:am|are|is))?\s+(?:(?:so|really|all|just|a\s+bit|getting|quite)\s+)*)?(?:${WEARY_OF})|(?:i|we|they)(?:'m|'re|\s+(?:am|are))\s+(?:(?:(?:so|all|just)\s+)?(?:done|through)\s+with|(?:so|well|totally)\s+over(?!\s+(?:the\s+(?:top|moon)|\d)))|(?<=(?:^|[.;,!\n]\s{0,4}|\bhad\s+))enough\s+(?:of|with))\s+(?:(?:the|all|these|those|this|that|usual|same)\s+)*(?!an?\s)(?=\p{L})`;

/** `First I thought serif, no, stick with sans`. */
export const RETHOUGHT = String.raw`\b(?:at\s+)?first,?\s+(?:i|we)\s+(?:thought|wanted|imagined|liked|said)\s+[^.;!?\n]{1,60}?,\s*(?:but\s+)?(?:no|scrap\s+that|scratch\s+that|actually|now)\b[,:]?\s*`;

/** `Don't use shadows or animations`: both are refused. */
export const NEITHER = String.raw`(?<![\p{L}'-])(?:please\s+)?(?:do\s+not|don't|never)\s+(?:use|add|put|have|show|want|include)\s+(?:any\s+)?((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)\s+or\s+(?:any\s+)?(?=\p{L})`;

/** `Dark mode can wait`. */
export const POSTPONED = String.raw`\b(?:(?:a|the)\s+)?(dark\s+(?:mode|theme|version))\s+(?:(?:can|could|may|must|will\s+have\s+to|has\s+to)\s+wait|(?:is|comes|can\s+come)\s+(?:for\s+)?(?:later|another\s+(?:day|time)|not\s+a\s+priority))\b`;

/** A word that any of the edits of `plain-refusals.ts` begins with. */
export const MAY_REFUSE_WORDS = String.raw`\b(?:avoid|why|nobody|no\s+one|prefers?|sooner|change|convert|thing|take|begone|be\s+gone|can\s+do\s+one|gone|had|rather|so\s+over|lost|hike|doing|thanks?|say|down|with|none|dead|history|pass[eé]|so\s+(?:19|20)\d\d|forget|mind|trade|substitute|sub|abandon|give|dump|chuck|minus|w\/o|another|bug|spike|evaluate|investigate|explore|research|whether|if|should|shall|would|better|do\s+not|don['’]?ts?|never|unwanted|dislikes?|no-?gos?|must\s+not|anti-?patterns?|zero|drop|lose|ditch|kill|scrap|nix|axe|bin|cut|remove|delete|strip|rid|leave|disable|turn|switch|banned|forbidden|prohibited|allowed|taboo|off|no|nope|over|scope|ticket|non-?goals?|later|phase|backlog|mind|care|matter|bothered|fuss(?:ed|y)|picky|worried|concerned|strict|objections?|opinions?|preferences?|problems?|issues?|indifferent|optional|choice|call|negotiable|up|(?:rounded|shadow|border|bg|text|font|p[xytblr]?|m[xytblr]?|gap|space)-\w+|[a-z]+-[4-7]00|hates?|loathes?|detests?|despises?|can['’]?t|cannot|fans?|lovers?|keen|fond|like|love|without|except|but|apart|aside|other|save|opposite|reverse|contrary|inverse|antithesis|different|ugly|hideous|awful|tacky|horrible|dreadful|dated|childish|cheesy|go|from|wait|sorry|scratch|rather|correction|meant?|actually|that|current|existing|present|old|previous|former|now|moment|currently|today|refrain|clear|away|replace|exchange|swap|over-?rated|over-?used|overdone|used|out|before|their|his|her|competit\w+|rivals?|predecessors?|so\s+far|until|too|hard|difficult|impossible|illegible|unreadable|barely|than|first|instead|bg|background|width|size|radius|spacing|tired|sick|bored|weary|fed|enough|done|through|wait|later|shame|pity|sorry|hate|loath|reluctant|not(?=\s*[,.;]))\b|[❌✗✘🚫⛔→➜➔]|[-=]>`;
