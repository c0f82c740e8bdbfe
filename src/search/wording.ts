/** What the wording of a query shows, whatever its words are about. */
export interface Wording {
  /** `how long do turtles live` */
  readonly isQuestion: boolean;
  /** `my car won't start` */
  readonly isTale: boolean;
  /** Asks for a look by what it is like or for whom: `like a receipt`. */
  readonly isLikeness: boolean;
  /** Wants something done or known that no list of brands gives: `opening hours`, `cheapest diesel near me`. */
  readonly isErrand: boolean;
}

/** Linear in the length of the query. */
export function wordingOf(query: string): Wording {
  return {
    isQuestion: QUESTION.test(query),
    isTale: TALE.test(query),
    isLikeness: LIKENESS.test(query),
    isErrand: ERRAND.test(query),
  };
}

/** Questions and tasks that no list of brands answers. */
const QUESTION =
  /^\s*(?:do|is|are|will|who|when|why|where|how\s+(?:do|does|did|can|to|much|many|long|old|far|tall|is|are)|what(?:'s|\s+is|\s+are|\s+was|\s+does|\s+time)|can\s+(?:i|you)|could\s+you|is\s+it|are\s+there|do\s+i|does|did|should\s+i|tell\s+me|explain|translate|calculate|solve|convert|recommend\s+me\s+a|remind)\b/i;

/** What people tell of their day. */
const TALE =
  /\b(?:my\s+\w+\s+(?:says?|keeps?|won't|doesn't|stopped|broke|hurts?)|was|were|i'm|i\s+am|i've|my\s+(?:cat|dog|mother|mum|mom|father|dad|wife|husband|son|daughter|neighbou?r|boss|car|phone|knee|back)|yesterday|tomorrow|tonight|today|this\s+(?:morning|afternoon|evening)|last\s+(?:night|week|year)|next\s+week)\b/i;

/** What asks for a look by what it is like, or by the people that it is for: `like a receipt`, `people who iron`. */
const LIKENESS = new RegExp(
  [
    String.raw`^\s*(?:it\s+)?(?:looks?|feels?|reads?|sounds?|smells?)\s+(?:like|as)\b`,
    String.raw`^\s*(?:like\s+(?:an?|the)|as\s+(?:if|though|\w+\s+as)|for|made\s+for|something|anything\s+but|not|what\s+would|an?\s+(?:site|page|app|website|brand|shop))\s`,
    String.raw`\b(?:people|folks?|someone|those|kids|guys|ladies|men|women)\s+(?:who|that|with|in|on|of|scared)\b`,
    String.raw`\b(?:should|must|can|could)\s+(?:be\s+able\s+to\s+)?(?:use|read|understand)\b`,
    String.raw`\w\s+(?:that|which)\s+(?:is|isn't|does|doesn't|don't|looks?|feels?|won't|would)\b`,
    String.raw`\b(?:owners?|lovers?|fans?|enthusiasts?|collectors?)\b|\bin\s+(?:her|his|their|my)\s+\w+ies\b`,
    String.raw`^\s*(?:[\w-]+\s+){1,4}(?:who|whose)\s|^\s*(?:\w+\s+)?\w+s\s+\w{3,}ing\s`,
    String.raw`\b(?:look|vibes?|energy|feel|feeling|aesthetic|style)\s*$`,
  ].join('|'),
  'i',
);

/** Needs of daily life: times, prices, ways, illness, repairs, news, greetings. */
const ERRANDS = [
  `near me|(?:opening|office|visiting) (?:hours|times)|today|tomorrow|tonight|yesterday|(?:this|next|last) (?:morning|week|night)|monday|tuesday|wednesday|thursday|friday|saturday|sunday`,
  `calculator|salary|salaries|wages?|fees?|fares?|price (?:of|today)|cost of|cheapest|fastest|nearest|second hand|refund|deadline`,
  `symptoms?|dosage|treatment|allergy|remedy|cure|side effects|emergency|pregnancy test`,
  `fix|repair|remove|stains?|(?:not|stopped|doesn't) work(?:ing)?|won't (?:turn|start|work|stop|open|close|fix|load|print)|cracked|broken|stolen|lost my|out of|error|install|uninstall|undo|exits|reset my`,
  `renew|renewal|cancel|cancelled|cancel(?:l)?ation|complaint|requirements|phone number|address of|speeding|divorce papers|letter template`,
  `directions|(?:train|bus|flight) from|by (?:boat|bus|car)|route \\d+|delayed|delays|closed|closes|weather in|forecast|temperature|(?:bus|train|tram) \\d+|ferry times`,
  `kilomet(?:re|er)s|miles|kilos|celsius|fahrenheit|convert|capital of|population|biography|born|died|invented|history of|causes|summary|ending|results?|fixtures|standings|meaning of|definition|synonyms?|lyrics|chords?|conjugation|explained|claims|debate`,
  `substitute for|ingredients|slow cooker|how|when|thanks|thank you|hello|hi|hey|good (?:morning|evening)|merry|happy birthday|(?:news|essay) (?:about|on)|strike`,
] as const;
const ERRAND = new RegExp(
  String.raw`\b(?:${ERRANDS.join('|').replaceAll(' ', String.raw`\s+`)})\b|\?\s*$`,
  'i',
);
