/** Words that want a likeness by themselves. */
export const PLAIN = String.raw`like|(?:similar|comparable|akin)\s+to|along\s+the\s+lines\s+of|in\s+line\s+with|(?:closer?|close|next)\s+to|inspired\s+by|in\s+the\s+(?:spirit|style|vein|manner|mood)\s+of|reminiscent\s+of|such\s+as|based\s+on|model+ed\s+(?:on|after)|copy|clone|resembles?|resembling|think|channel(?:l?ing)?|imagine|meets?|meeting|crossed\s+with|between|half|à\s+la|a\s+la|mix(?:es|ing)?|mix\s+of|plus|part|echoes|evokes|borrow(?:s|ing)?(?:\s+from)?|steal(?:s|ing)?(?:\s+from)?`;
export const WANTED = String.raw`${PLAIN}|copies|love|as|after|than|from|by|via|vs\.?|versus|of|does|what|how`;
export const REFUSED = String.raw`unlike|yet\s+another|non|(?<!why\s+)not(?!\s+(?:only|merely|just\s+(?!an?\s|another\s|any\s)))|never|(?<!there(?:'s|\s+is)\s+)no|nobody|no\s+one|nothing\s+like|anything\s+but|less|avoid|without|hates?|(?:sick|tired|bored)\s+of|(?:do|does|should|must|would|is|can|could|may|did|was|are|wo|need)(?:n't|nt|\s+not(?!\s+(?:only|just|merely)\s))|cannot|instead\s+of|rather\s+than|opposite\s+of|far\s+from|away\s+from|except|minus|(?:none|nothing)\s+of|zero|(?<!(?:\bnot|n't|\bhardly|\bbarely)\s+(?:(?:so|too|very|much|that|all\s+that)\s+)?)different\s+(?:from|to|than)|(?:differs?|distinct|distinguished|apart)\s+from`;
export const OTHERWISE = String.raw`alternatives?\s+(?:to|for|à)|competitors?\s+(?:of|to)|replacements?\s+(?:for|of)|rivals?\s+(?:of|to)|instead\s+of|substitutes?\s+for|equivalents?\s+(?:of|to)|similar\s+brands\s+to|brands\s+like|sites\s+like|companies\s+like`;
/** What imitates. */
export const COPY = String.raw`clones?|kopie|klon|look-?alikes?|knock-?offs?|copycats?|cop(?:y|ies)|imitations?|rip-?offs?|wannabes?`;

/** Within a clause, up to a few words between a verb and its preposition. */
const FEW = String.raw`(?:[\s-]+[\w'’]+){0,3}?`;

/** What makes a name a tool, a place or a company in a sentence about something else. */
export const MENTIONING = [
  // hosting and tools
  String.raw`(?:host(?:ed|ing)?|deploy(?:s|ed|ing|ments?)?|runs?|running|sits?|stored?|ship(?:s|ped)?|push(?:es|ed)?|publish(?:ed)?|lives?)${FEW}\s+(?:on|to|with|at|by|through|via|using|onto|in)`,
  String.raw`(?:built|build|building|builds|coded|code|coding|implement(?:ed|ing)?|developed?|developing|scaffold(?:ed)?|made|written|writing|migrat(?:e|ed|ing))(?:[\s,]+[\w.'’-]+){0,12}?\s+(?:with|in|using|on|from|off|atop)`,
  String.raw`(?:powered|backed|owned|acquired|bought|founded|run|sponsored|trusted|used|handled|provided)\s+by`,
  String.raw`(?:integrat\w+|connect\w*|sync\w*|works?|working|talks?|plugs?|import\w*|export\w*|link\w*)${FEW}\s+(?:with|to|from|into)`,
  String.raw`(?:(?:we|i|they|(?:our|my|the|his|her|their)\s+(?:\p{L}+\s+)?\p{L}+)\s+(?:already\s+|also\s+|all\s+|mostly\s+)?|re-?)(?:us(?:e|es|ing)|works?\s+(?:in|with)|lives?\s+in)`,
  // what others do
  String.raw`(?:looks?|feels?|sounds?)(?:\s+(?:exactly|just|a\s+lot))*\s+like\s+(?:every|any|all(?:\s+(?:of\s+)?the)?|most)(?:\s+(?:other|second|single|damn|bloody|one\s+of\s+the))*`,
  String.raw`(?:everyone|everybody|they\s+all|(?:every|all)\s+(?:the\s+)?others?(?:\s+[a-z-]+)?|others|competitors|people)(?:\s+(?:else|now|already|just|simply|here|out\s+there))*\s+(?:do|does|cop(?:y|ies)|clones?|imitates?|uses?|wants?|is|are|(?:looks?|feels?|sounds?)(?:\s+(?:exactly|just))?\s+like)`,
  String.raw`(?:ping|reach|call|tell|dm|text|contact|notify|meet|find|see)\s+(?:me|us|you|the\s+team|everyone)\s+(?:on|via|in|by|through)`,
  String.raw`(?:buttons?|links?|icons?|badges?|logos?|embeds?)\s+(?:for|to|from|of)`,
  // signing in and paying
  String.raw`(?:log[\s-]?ins?|sign[\s-]?ins?|sign[\s-]?up|auth\w*|sso)${FEW}\s+(?:with|via|by|through|using|is|are|from)`,
  String.raw`(?:pay|pays|paid|paying|payments?|checkout|billing|invoic\w+|donat\w+|cards?|money|bookings?)${FEW}\s+(?:by|with|via|through|using|on|over|are|is)`,
  // places to sell and to post
  String.raw`(?:sell|sells|selling|sold|sales|listed|available|order\w*|stocked|shop|store|buy)${FEW}\s+(?:on|through|via|at|from|over)`,
  String.raw`(?:post|posts|posting|posted|share[ds]?|sharing|advertis\w+|ads|promot\w+|stream\w*|upload\w*|follow\w*|find\s+us|chat|message|reviews?|videos?|page|profile|account|channel|group|active)${FEW}\s+(?:on|to|via|from|over)`,
  String.raw`(?:we(?:'re|\s+are)|i(?:'m|\s+am)|they(?:'re|\s+are)|is|are|also)\s+on`,
  // where people come from
  String.raw`(?:come|comes|coming|arrive|arrives|arriving|switch(?:ed|ing)?|mov(?:ed|ing)|migrated|traffic|visitors?)${FEW}\s+from`,
  // other companies
  String.raw`(?:compet(?:e|es|ing)${FEW}\s+(?:with|against)|competitors?(?:\s+(?:are|is|include|such\s+as))?\s*[:,]?|rivals?\s+(?:are|is|include|such\s+as)|up\s+against)`,
  String.raw`(?:work(?:ed|ing|s)?|job|jobs|engineers?|designers?|consult\w+|intern\w*|former(?:ly)?|clients?|customers?|partner\w*|contract\w*)${FEW}\s+(?:at|for|with|of|include|are)`,
];

/** Further words that show that an ordinary word is a name. */
export const OTHER_CUES = String.raw`love|reference(?:\s+is)?:?|à\s+la|compet\w+\s+with|as\s+\p{L}+\s+as|(?:look|feel|feeling|vibe|style|energy|aesthetic|palette|taste|design|simplicity|calm|restraint|typography|colou?rs)s?\s+(?:of|from|by)`;

/** `Our Instagram`, `the deck is in Notion`, `hey Claude`. */
export const OWNED = String.raw`^(?:hey|hi|hello|dear)\s+$|(?<!\p{L})(?:our|my|your|their|his|her|(?:is|are|live[sd]?|stored?|embedded|written|drawn|made|done|kept|set\s+up|this\s+up|screenshot|file|deck|company|office|based|branch(?:es)?|born|companies)\s+(?:\p{L}+\s+)?in|(?<=\p{L}['’])s\s+in)\s+(?:the\s+)?$`;
