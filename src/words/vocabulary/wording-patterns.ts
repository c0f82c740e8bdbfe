/** What asks for a look by what it is like, or by the people that it is for: `like a receipt`, `people who iron`. Sources of expressions. */
export const LIKENESSES = [
  String.raw`^\s*(?:it\s+)?(?:looks?|feels?|reads?|sounds?|smells?)\s+(?:like|as)\b`,
  String.raw`^\s*(?:like\s+(?:an?|the)|as\s+(?:if|though|\w+\s+as)|for|made\s+for|something|anything\s+but|not|what\s+would|an?\s+(?:site|page|app|website|brand|shop))\s`,
  String.raw`\b(?:people|folks?|someone|those|kids|guys|ladies|men|women)\s+(?:who|that|with|in|on|of|scared)\b`,
  String.raw`\b(?:should|must|can|could)\s+(?:be\s+able\s+to\s+)?(?:use|read|understand)\b`,
  String.raw`\w\s+(?:that|which)\s+(?:is|isn't|does|doesn't|don't|looks?|feels?|won't|would)\b`,
  String.raw`\b(?:owners?|lovers?|fans?|enthusiasts?|collectors?)\b|\bin\s+(?:her|his|their|my)\s+\w+ies\b`,
  String.raw`^\s*(?:[\w-]+\s+){1,4}(?:who|whose)\s|^\s*(?:\w+\s+)?\w+s\s+\w{3,}ing\s`,
  String.raw`\b(?:look|vibes?|energy|feel|feeling|aesthetic|style)\s*$`,
];

/** Needs of daily life: times, prices, ways, illness, repairs, news, greetings. A space stands for any white space. */
export const ERRANDS = [
  `near me|(?:opening|office|visiting) (?:hours|times)|today|tomorrow|tonight|yesterday|(?:this|next|last) (?:morning|week|night)|monday|tuesday|wednesday|thursday|friday|saturday|sunday`,
  `calculator|salary|salaries|wages?|fees?|fares?|price (?:of|today)|cost of|cheapest|fastest|nearest|second hand|refund|deadline`,
  `symptoms?|dosage|treatment|allergy|remedy|cure|side effects|emergency|pregnancy test`,
  `fix|repair|remove|stains?|(?:not|stopped|doesn't) work(?:ing)?|won't (?:turn|start|work|stop|open|close|fix|load|print)|cracked|broken|stolen|lost my|out of|error|install|uninstall|undo|exits|reset my`,
  `renew|renewal|cancel|cancelled|cancel(?:l)?ation|complaint|requirements|phone number|address of|speeding|divorce papers|letter template`,
  `directions|(?:train|bus|flight) from|by (?:boat|bus|car)|route \\d+|delayed|delays|closed|closes|weather in|forecast|temperature|(?:bus|train|tram) \\d+|ferry times`,
  `kilomet(?:re|er)s|miles|kilos|celsius|fahrenheit|convert|capital of|population|biography|born|died|invented|history of|causes|summary|ending|results?|fixtures|standings|meaning of|definition|synonyms?|lyrics|chords?|conjugation|explained|claims|debate`,
  `substitute for|ingredients|slow cooker|how|when|thanks|thank you|hello|hi|hey|good (?:morning|evening)|merry|happy birthday|(?:news|essay) (?:about|on)|strike`,
];
