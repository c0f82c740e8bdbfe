/** Words after a name that is a model all the same: `built with Stripe's palette`, `in Linear style`. */
const MODEL_AFTER =
  /^(?:['’]s?(?!\p{L})(?!\s+(?:grid|components?|classes|api|sdk|library|checkout|plug-?ins?|utilities|mixins|code|servers?)(?!\p{L}))|["”’']?[\s-]+(?:\w+\s+)?(?:look|feel|style[sd]?|palettes?|colou?rs?|aesthetics?|vibes?|tone|voice|typography|fonts?|type|spacing|layouts?|simplicity|restraint|minimalism|feeling|looks?|taste|esque|ish|like|inspired|design|branding|brand|as\s+(?:an?\s+|the\s+|our\s+)?(?:model|reference|inspiration|example|guide)|for\s+(?:reference|inspiration))(?!\p{L}))/iu;

/** Within a clause, up to a few words between a verb and its preposition. */
const FEW = String.raw`(?:[\s-]+[\w'’]+){0,3}?`;

/** Names that the catalog lacks, before one that it has: `with Google or GitHub`. */
const OTHERS = String.raw`(?:[\w.]+(?:\s+\w+)?(?:\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+)){0,3}`;

/** What makes a name a tool, a place or a company in a sentence about something else. */
const BEFORE = [
  // hosting and tools
  String.raw`(?:host(?:ed|ing)?|deploy(?:s|ed|ing|ments?)?|runs?|running|sits?|stored?|ship(?:s|ped)?|push(?:es|ed)?|publish(?:ed)?|lives?)${FEW}\s+(?:on|to|with|at|by|through|via|using|onto|in)`,
  String.raw`(?:built|build|building|builds|coded|code|coding|implement(?:ed|ing)?|developed?|developing|scaffold(?:ed)?|made|written|writing|migrat(?:e|ed|ing))(?:[\s,]+[\w.'’-]+){0,12}?\s+(?:with|in|using|on|from|off|atop)`,
  String.raw`(?:powered|backed|owned|acquired|bought|founded|run|sponsored|trusted|used|handled|provided)\s+by`,
  String.raw`(?:integrat\w+|connect\w*|sync\w*|works?|working|talks?|plugs?|import\w*|export\w*|link\w*)${FEW}\s+(?:with|to|from|into)`,
  String.raw`(?:(?:we|i|they)\s+(?:already\s+|also\s+)?|re-?)us(?:e|es|ing)`,
  // what others do
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
  // other companies
  String.raw`(?:compet(?:e|es|ing)${FEW}\s+(?:with|against)|competitors?(?:\s+(?:are|is|include|such\s+as))?\s*[:,]?|rivals?\s+(?:are|is|include|such\s+as)|up\s+against)`,
  String.raw`(?:work(?:ed|ing|s)?|job|jobs|engineers?|designers?|consult\w+|intern\w*|former(?:ly)?|clients?|customers?|partner\w*|contract\w*)${FEW}\s+(?:at|for|with|of|include|are)`,
].map(
  (words) =>
    new RegExp(
      String.raw`(?<![\p{L}])(?:${words})\s+(?:the\s+|our\s+|your\s+|plain\s+)?${OTHERS}["“‘'(]*$`,
      'iu',
    ),
);

/** `Stripe handles that`, `shadcn components`, `our GitHub account`. */
const AFTER =
  /^(?:["”’']?[\s-]+|['’]s?\s+)(?:\w+\s+)?(?:grid|components?|librar(?:y|ies)|sdks?|apis?|plug-?ins?|accounts?|log-?ins?|sign-?ins?|checkout|payments?|integrations?|widgets?|embeds?|feeds?|repos?|repositor(?:y|ies)|pipelines?|workers?|hosting|servers?|classes|utilities|reviews?|listings?|ads|shop|followers|handles?|hosts?|process(?:es)?|runs|provides?|powers?|stores?|sends?)(?!\p{L})/iu;

/** `Use Linear, but green` orders a likeness, unless it says what the brand does for the site. */
const ORDERED =
  /(?:^|[.!?:;,]|\b(?:please|just|and|then|simply|to|should|let's|can\s+you|could\s+you))\s*\b(?:use|using|keep)\s+(?:the\s+)?$/iu;
const PURPOSE =
  /^\s+(?:[\w-]+\s+)?(?:for(?!\s+(?:reference|inspiration|the\s+(?:look|style|feel|design)))|to|primitives|icons|frameworks?|as\s+(?:an?\s+|the\s+|our\s+)?(?:cms|backend|database|host|payments?))(?!\p{L})/iu;
/** What keeps the components of a brand and changes how they look. */
const CHANGED = /^[^.!?\n]*\b(?:but|except|only)\s/iu;

/**
 * Whether a text only mentions a brand, as what the site runs on, where it is sold or who it competes with: such a brand
 * is no model. @param before the sentence up to the name @param after what follows the name
 */
export function isOnlyMentioned(before: string, after: string): boolean {
  if (isModelAfter(after)) return false;
  if (ORDERED.test(before)) return PURPOSE.test(after) || (AFTER.test(after) && !CHANGED.test(after));
  return AFTER.test(after) || BEFORE.some((words) => words.test(before));
}

/** Whether what follows a name makes it a model: `Stripe's palette`, `in Linear style`. */
export function isModelAfter(after: string): boolean {
  return MODEL_AFTER.test(after);
}
