/** A word that names a trade, a mood or a country, and where it means something else. Patterns ignore case. */
export interface OtherSense {
  readonly word: string;
  /** What stands right before it then. */
  readonly before?: string;
  /** What stands right after it then. */
  readonly after?: string;
}

export const OTHER_SENSES: readonly OtherSense[] = [
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
    after: String.raw`^\s(?:colou?rs?|backgrounds?|fills?|lines?|borders?|grounds?|buttons?|black|white|blue|green|red|grey|gray|navy|1px|2px)\b`,
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
];
