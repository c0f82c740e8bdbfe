/** A word that names a trade, a mood or a country, and where it means something else. Patterns ignore case. */
export interface OtherSense {
  readonly word: string;
  /** What stands right before it then. */
  readonly before?: string;
  /** What stands right after it then. */
  readonly after?: string;
}

/** Parts that may be of another colour than their page. */
const PARTS = String.raw`(?:footers?|side\s?bars?|nav(?:igation|bar)?s?(?:\s+bar)?|menus?|top\s?bars?|toolbars?|buttons?|ctas?|cards?|tiles?|banners?|bands?|tooltips?|badges?|inputs?|fields?|code\s+blocks?|modals?|dialogs?)`;
const INK = '(?:text|letters|lettering|writing|print|type|words|copy|ink|fonts?)';
const SOFTLY = String.raw`(?:(?:is|are|be|should|must|has|have|needs?|to|nice|and|very|really|much|even|too|a\s+bit|stays?|all|in)\s+)+`;

export const OTHER_SENSES: readonly OtherSense[] = [
  // of letters, or of a part: `darker letters`, `a dark footer`, `the button is black`
  {
    word: '(?:dark|black|pale|light)(?:er)?',
    before: String.raw`\b(?:${INK}|${PARTS})\s+${SOFTLY}$|\b(?:make|want|need|keep|have)\s+(?:(?:the|our|all)\s+)*${INK}\s+$`,
    after: String.raw`^\s+(?:${INK}|(?:(?!(?:and|or|mode|theme)\b)\p{L}+\s+)?${PARTS})\b`,
  },
  // lamps
  { word: 'light', before: String.raw`\b(?:dim|low|moon|lamp|street|candle|traffic|torch)[\s-]?$` },
  // slow or dear connections
  {
    word: 'expensive',
    before: String.raw`\b(?:data|bandwidth|traffic|roaming|internet|electricity|rent|petrol|fuel|it|that|hosting)\s+(?:(?:is|are|gets?|very|too|so|really|still)\s+)+$`,
    after: String.raw`^\s+(?:data|bandwidth|phones?|laptops?|fonts?)\b`,
  },
  // quickly
  { word: 'sharp', before: String.raw`\bsharp[\s-]+$`, after: String.raw`^[\s-]+sharp\b` },
  {
    word: 'olives?',
    after: String.raw`^\s+(?:oils?|trees?|groves?|gardens?|branch(?:es)?|harvest|press|farm|wood|bar)\b`,
  },
  {
    word: 'oils?',
    before: String.raw`\b(?:olive|cooking|essential|massage|sunflower|coconut|palm|hair|beard)\s+$`,
  },
  // what people do: `we monitor turbines`, `shadow our nurses`, `picture a boxing poster`
  {
    word: 'monitors?',
    before: String.raw`\b(?:we|i|they|you|to|that|who|which|and)\s+$`,
    after: String.raw`^\s+(?:the|our|your|wind|every|all)\b`,
  },
  { word: 'shadows?', after: String.raw`^\s+(?:our|my|him|her|an?\s+\p{L}+(?:er|or|ist|nurse))\b` },
  {
    word: 'picture',
    before: String.raw`\b(?:so|just|please|to)\s+$|^\s*$`,
    after: String.raw`^\s+(?:an?|the|this|yourself|how)\s+`,
  },
  {
    word: 'moving',
    before: String.raw`\b(?:we|i|they|you)(?:['’]re|['’]m|\s+are|\s+am)\s+(?:all\s+)?$`,
    after: String.raw`^\s+(?:to|away|from|on|towards|house)\b`,
  },
  { word: 'moves?', before: String.raw`\b(?:we|you|they|i)\s+$` },
  // near to
  { word: 'closer', after: '^' },
  // rows of a table, and how close they lie
  { word: 'the\\s+rows', after: '^' },
  { word: 'forests?', after: String.raw`^\s+green\b` },
  { word: 'tomorrow', before: String.raw`\b(?:due|by|until|for|till)\s+$` },
  {
    word: 'snug',
    before: String.raw`\b(?:rows?|gaps?|lines?|items?|cells?|themselves|spacing|keep(?:\s+\p{L}+)?)\s+(?:\p{L}+\s+)?$`,
    after: String.raw`^\s+(?:rows?|gaps?|spacing|fit)\b`,
  },
  // letters
  {
    word: 'writing',
    before: String.raw`\b(?:the|our|big|bigger|large|small|smaller|thin|thick|bold|clear|tiny|no|white|black)\s+$`,
    after: String.raw`^\s+(?:bigger|smaller|larger|thin|thick|big|small|bold|darker|style)\b`,
  },
  { word: 'prints?', before: String.raw`\b(?:large|big|bigger|small|fine|tiny|blacker|darker)[\s-]$` },
  {
    word: 'usual',
    after: String.raw`^(?!\s+(?:look|design|style|layout)\b)`,
    before: String.raw`\b(?:as|than|the)\s+$`,
  },
  {
    word: 'statements?',
    after: String.raw`^(?!\s+(?:piece|design|look|headlines?|type)\b)`,
    before: String.raw`(?<!\b(?:a|bold|strong|big)\s+)$`,
  },
  { word: 'seriously', after: String.raw`^\s*[.,!?]|^\s*$`, before: String.raw`(?:^|[.!?]\s)$` },
  {
    word: 'lists?',
    before: String.raw`\b(?:issue|bug|task|to-?do|price|waiting|mailing|this|the|bulleted|numbered)\s+$`,
  },
  {
    word: 'inks?',
    before: String.raw`\b(?:green|blue|red|brown|purple|sepia|violet|coloured|colored|navy)\s+$`,
    after: String.raw`^\s+(?:blue|green|red|brown|purple|violet)\b`,
  },
  { word: 'small\\s+caps', after: '^' },
  { word: 'app', after: String.raw`^\s+(?:nonsense|rubbish|gimmicks?|tricks?)\b` },
  { word: '(?:in\\s+the\\s+)?middle', after: '^\\W*$', before: String.raw`(?:[.;,]|\bsomething)\s*$` },
  { word: 'night\\s+shifts?', before: String.raw`\b(?:on|during|at|my|the|our)\s+(?:the\s+|my\s+)?$` },
  { word: 'photos?\\s+of', after: String.raw`^\s+(?:the|our|my|your|us|people|real|staff)\b` },
  {
    word: 'dry',
    before: String.raw`\b(?:tone|voice|humou?r|wit|writing|copy)\s*(?::|\s(?:is|should\s+be|stays?|and))?\s*$`,
    after: String.raw`^\s+(?:humou?r|wit|tone|voice|jokes?|irony)\b`,
  },
  {
    word: 'trade[sd]?',
    before: String.raw`\b(?:to|would|i['’]d|we['’]d|please|just|and|^)\s*$`,
    after: String.raw`^\s+(?:the|our|all|\p{L}+\s+for)\b`,
  },
  { word: 'bugs?', after: String.raw`^\s*[:#\]]` },
  // room on the page: `plenty of white space`, `the space between sections`
  {
    word: 'spaces?',
    before: String.raw`\b(?:white|empty|blank|negative|breathing|more|less|much|enough|some|extra|free|unused|wasted|vertical|horizontal|of|little|open|head)[\s-]$`,
    after: String.raw`^(?:d\b|ing\b|[\s-](?:between|around|above|below|beside|under|over|in\s+between|on\s+(?:the|each|either|both)|apart|evenly))`,
  },
  // to like: `I love it`, `my customers love photos`
  {
    word: 'love[sd]?',
    before: String.raw`\b(?:i|we|they|you|he|she|who|people|customers?|users?|kids|children|everyone|everybody|wife|husband|boss|partner|mother|mum|mom|dad|would|also|really|just|all|(?:i|we|they|you|he|she)['’]d)\s$`,
    after: String.raw`^\s(?:to|it|this|that|how|your|when|if|the\s+(?:way|look|idea))\b`,
  },
  // of a tracker: `TICKET: reduce the gap`, `this ticket`
  { word: 'ticket', before: String.raw`(?:^|\n)\s*$`, after: String.raw`^\s*(?:#?\d+\s*)?[:#]` },
  { word: 'ticket', before: String.raw`\b(?:this|jira|dev|design|front-?end)\s$` },
  // one colour: `a solid colour`, `solid black`
  {
    word: 'solid',
    after: String.raw`^\s(?:#|bg-|accent\b|colou?rs?|backgrounds?|fills?|lines?|borders?|grounds?|buttons?|black|white|blue|green|red|grey|gray|navy|1px|2px)\b`,
  },
  // one of something: `a single red accent`
  {
    word: 'single',
    after: String.raw`^\s+(?!(?:people|parents?|men|women|mums?|moms?|dads?|mothers?|fathers?|ladies|life)\b)\p{L}`,
  },
  { word: 'barely', after: '^' },
  { word: 'disabl(?:e|es|ing)', after: '^' },
  // what the visitors have or what is sold: `people on cheap phones`
  {
    word: 'cheap',
    after: String.raw`^\s(?:phones?|laptops?|devices|androids?|screens?|flights|tickets|hosting|flats)\b`,
  },
  {
    word: 'tables?',
    before: String.raw`\b(?:kitchen|dinner|dining|coffee|lunch|round|book|reserve)\s(?:an?\s)?$`,
  },
  { word: 'banks?', before: String.raw`\b(?:images?|photos?|pictures?|food|data|blood|power|river)[\s-]$` },
  // of interfaces: `hover states`, `a ghost button`, `edge to edge`, `Design rules:`
  {
    word: 'states?',
    before: String.raw`\b(?:hover|focus|active|disabled|empty|error|loading|pressed|selected|button|all|interactive)\s$`,
  },
  { word: 'ghost', after: String.raw`^[\s-](?:buttons?|links?|styles?|variants?)\b` },
  { word: 'running', after: String.raw`^\s(?:text|copy|edge|across|full|along|heads?|over|down)\b` },
  { word: 'edges?', after: String.raw`^(?!\s(?:computing|networks?|cloud|functions|cache|servers?)\b)` },
  {
    word: 'rules?',
    after: String.raw`^\s*:`,
    before: String.raw`\b(?:design|style|house|brand|lint|these|following)\s$`,
  },
  {
    word: 'proper',
    after: String.raw`^\s(?:spacing|contrast|alignment|hierarchy|headings?|labels?|margins?|padding|size)\b`,
  },
  {
    word: 'shows?',
    before: String.raw`\b(?:it|that|this|which|page|site|to|should|must|please|and|not|never|don't|screen)\s$`,
  },
  { word: 'open', before: String.raw`\b(?:we|are|is|to|must|should|when|they|menus?|stays?)\s$` },
  // of people: `made for us`, `contact us`
  {
    word: 'us',
    before: String.raw`(?<!(?:^|[.,;:(/-]\s*|\b(?:the|in|across|an?|typical|big|large|major|old|and|or)\s+))$`,
  },
  // a number to call, what visitors hold: `phone number`, `on a phone`
  {
    word: 'phones?',
    before: String.raw`\b(?:on|by|over|via)\s+(?:(?:an?|the|their|my|her|his|your|our|old|cheap|small|mobile)\s+)*$`,
    after: String.raw`^\s+(?:numbers?|calls?|lines?)\b`,
  },
  // languages: `sorry for my English`, `in plain German`
  {
    word: '(?:english|german|french|spanish|italian|dutch|polish|portuguese|japanese|chinese)',
    before: String.raw`\b(?:in|my|plain|simple|good|clear|proper|bad|poor|broken|business|everyday|speaks?|writes?|of)\s+$`,
    after: String.raw`^\s+(?:is|language|lessons?|speakers?|versions?|text|translation)\b`,
  },
  // to have doors open: `we open at six`
  {
    word: 'opens?',
    after: String.raw`^\s+(?:until|till|from|at|on|in|again|daily|every|late|early|mon|tue|wed|thu|fri|sat|sun|an?|the|our|my|their|it|when)`,
  },
  { word: 'honest(?:ly)?', after: String.raw`^\s*,|^\s+to\s+god\b`, before: String.raw`\bto\s+be\s+$` },
  { word: 'listen', before: String.raw`(?:^|[.,;!?]\s*)(?:so\s+)?$`, after: String.raw`^\s+to\b` },
  {
    word: 'young',
    after: String.raw`^\s+(?:m[ae]n|wom[ae]n|lad(?:y|ies|s)?|guys?|chaps?|persons?|ones?|at\s+heart)\b`,
    before: String.raw`\bwas\s+$`,
  },
  {
    word: 'budgets?',
    before: String.raw`\b(?:our|my|the|no|small|tight|an?|their)\s+$`,
    after: String.raw`^\s*(?::|,|\d|[£$€])|^\s+(?:is|of|was|for|about|around|under)\b`,
  },
  {
    word: 'close',
    after: String.raw`^\s+(?:to|together|at|on|by|up)\b`,
    before: String.raw`\b(?:we|i|they|to|very|so|too)\s+$`,
  },
  {
    word: 'kind',
    before: String.raw`\b(?:the|this|that|what|which|some|any|every|each|one|same|different|your)\s+(?:\p{L}+\s+)?$`,
    after: String.raw`^\s+(?:of|regards|message|words)\b`,
  },
  // as before, and yet
  {
    word: 'still',
    after: String.raw`^\s+(?:be|is|are|was|were|needs?|wants?|has|have|in|an?|the|feels?|looks?|thinks?|works?|allowed|not|readable|my|our|your|they|we|it|on|be|use|runs?)\b`,
  },
  {
    word: 'quick',
    after: String.raw`^\s+(?:one|notes?|questions?|brief|thing|voice|favou?r|page|call|chat)\b`,
  },
  { word: 'nice', after: String.raw`^\s+(?:and\s+\p{L}+|big|large|thick|wide|to)\b` },
  { word: 'ring', after: String.raw`^\s+(?:me|us|him|her|the|after|before|binders?)\b` },
  {
    word: 'teams?',
    before: String.raw`\b(?:our|my|the|your|dear|brand|design|sales|legal|support|whole|small|disputes|dev)\s+$`,
  },
  { word: "let['’]s", after: '^' },
  { word: 'lists?', after: String.raw`^\s+(?:of|all|the|our|their)\b` },
  {
    word: 'building',
    before: String.raw`\b(?:are|is|am|you['’]re|we['’]re|i['’]m|been|start)\s+$`,
    after: String.raw`^\s+(?:an?|the|our|my|this)\b`,
  },
  {
    word: 'senior',
    after: String.raw`^\s+(?:\p{L}+[\s-]+){0,2}(?:engineers?|designers?|developers?|devs?|partners?|managers?)\b`,
  },
  {
    word: 'stock',
    after: String.raw`^\s+(?:photos?|photography|images?|pictures?|smiles?|illustrations?|art)\b`,
    before: String.raw`\b(?:in|not|no|of|out\s+of|our)\s+$`,
  },
  {
    word: 'family',
    before: String.raw`\b(?:font|type|typeface|same|sans|serif|one|single|grey|gray|colou?r)[\s-]+(?:\p{L}+\s+)?$`,
  },
];
