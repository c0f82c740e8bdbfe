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
  `substitute for|ingredients|slow cooker|how|when|where (?:can|do|does|is) (?:i|we|the|my)|thanks|thank you|hello|hi|hey|good (?:morning|evening)|merry|happy birthday|(?:news|essay) (?:about|on)|strike`,
  `where to buy|for sale|in stock|tickets? (?:to|for)|product key|under \\d+k?|last minute|cheat sheet`,
  `outage|crash(?:es|ed|ing)?|stuck|leaking|went missing|frozen|expired|overdue|locked out|keeps \\w+ing|not (?:showing|opening|loading|cooling|found)|what to do|went wrong|am i (?:\\w+ )?\\w+ing`,
  `(?:is|are) (?:it|that|this|they|we) (?:true|legal|safe|normal|bad|allowed|illegal|\\w+able)|(?:can|should|must|may|do) (?:i|we|they|he|she|the \\w+) \\w+|what (?:does|do|did|is|will|should) (?:it|they|he|she|i|we|this|that)|which (?:one|of these)`,
];

/** Texts for an assistant or a list of tasks: what they open with, and words of talk alone. */
export const TASKS = [
  String.raw`(?:please\s+)?(?:write|draft|proofread|summari[sz]e|rewrite|paraphrase|correct|debug|solve|calculate|define|compare\s+the|generate|act\s+as|pretend|imagine\s+you|play|call\s+(?:my|the|mum|mom|dad)|set\s+an?\s+(?:alarm|timer)|turn\s+(?:the|on|off|this)|translate|remind|tell|explain|add\s+\w+(?:\s+\w+)?\s+to|ignore\s+(?:all|the|previous)|find\s+me\s+an?\s+(?:flat|house|flight|doctor|job|plumber))\b`,
  String.raw`(?:\[[\w ]+\]|(?:todo|to-do|ticket|bug|epic|story|fwd?|re|standup|retro|acceptance\s+criteria|shopping(?:\s+list)?|steps\s+to\s+reproduce|expected|actual|error|warning|exception)\s*:|(?:hey|hi|hello|dear|ok(?:ay)?)\s+(?:sir|madam|siri|alexa|google|chatgpt|claude|gpt|so|can|could)\b|to\s+whom)`,
  String.raw`(?:yes|yeah|yep|no|nope|ok(?:ay)?|maybe|sure|sorry|please|lol|haha|hmm+|never\s*mind|whatever|nothing|good\s*(?:night|bye)|bye|i\s+(?:love|hate|miss)\s+you|test(?:ing)?|undefined|null|nan)\W*$`,
];

/** Words that make a brand a model, or one of several. */
export const MODELS = String.raw`\b(?:like|as|similar|alternatives?|compet(?:es?|ing|itors?)|rivals?|instead|style|inspired|meets?|but|not|no|without|than|vs|versus|or|and|comparable|akin|clone|reminds?)\b`;

/** Questions and tasks that no list of brands answers. */
export const QUESTIONS = String.raw`^\s*(?:do|is|are|will|who|when|why|where|how\s+(?:do|does|did|can|to|much|many|long|old|far|tall|is|are)|what(?:'s|\s+is|\s+are|\s+was|\s+does|\s+time)|can\s+(?:i|you)|could\s+you|is\s+it|are\s+there|do\s+i|does|did|should\s+i|tell\s+me|explain|translate|calculate|solve|convert|recommend\s+me\s+a|remind)\b`;

/** What people tell of their day. */
export const TALES = String.raw`\b(?:my\s+\w+\s+(?:says?|keeps?|won't|doesn't|stopped|broke|hurts?)|was|were|i'm|i\s+am|i've|my\s+(?:cat|dog|mother|mum|mom|father|dad|wife|husband|son|daughter|neighbou?r|boss|car|phone|knee|back)|yesterday|tomorrow|tonight|today|this\s+(?:morning|afternoon|evening)|last\s+(?:night|week|year)|next\s+week)\b`;
