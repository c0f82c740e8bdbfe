/** Sources of the patterns of `sure/schemes.ts`. */

const DARK = String.raw`(?:dark|night)(?:[-\s]+(?:mode|theme|version|palette|variant|scheme|ui))`;
const LIGHT = String.raw`(?:light|white|bright)(?:[-\s]+(?:mode|theme|version|palette|variant|scheme|ui))?`;

export const LIGHT_FIRST = String.raw`\b${LIGHT}\s+(?:(?:by|as|is|be|stays?|remains?|being|should|the|a|our)\s+)+default\b|\bdefault(?:s|ing)?(?:\s*[:=]|(?:\s+(?:to|is|be|stays?|should|theme|mode|scheme|the|will))*)\s+${LIGHT}\b|\blight[-\s]first\b|\b(?:mainly|primarily|mostly|basically|a)\s+light\s+(?:site|page|website|design|app)\b`;

export const DARK_OPTION = [
  String.raw`\b(?:optional|additional|alternative|secondary|toggleable|switchable|selectable)\s+${DARK}`,
  String.raw`\b(?:offers?|supports?|adds?|include|provide|switch(?:es|able)?\s+to|toggle\s+(?:for|to)|switch\s+for|option\s+(?:for|of)|also(?:\s+(?:has|have|offers?|comes\s+with|needs?|wants?|gets?))?)\s+(?:a|an|the)?\s*(?:optional\s+)?${DARK}(?=\s*(?:too|toggle|switch|option|as\s+well|as\s+an|available|if|for\s+(?:those|people|users|night)|[.,;!)]|$|but|and))`,
  String.raw`\b${DARK}\s+(?:(?:should|must|can|could|will|be|is|as|an|a|also|on|in)\s+)*(?:available|optional|option(?:al)?|supported|toggle|switch|too|as\s+well|on\s+demand|opt[-\s]in|possible|extra|if\s+(?:they|you|people|users|someone)|for\s+(?:those|people\s+who|users\s+who))\b`,
  String.raw`\bwith\s+(?:an?\s+|the\s+)?${DARK}\s+(?:toggle|switch|option)\b`,
  String.raw`\b(?:light\s*(?:and|&|\/|\+)\s*dark|dark\s*(?:and|&|\/|\+)\s*light)\s+(?:modes?|themes?|versions?|schemes?|palettes?|variants?)\b`,
  String.raw`\b(?:both|two)\s+(?:colou?r\s+)?(?:modes|themes|schemes)\b`,
].join('|');

/** A light scheme beside a dark one: `with a light version too`. */
export const LIGHT_OPTION = [
  String.raw`\b(?:optional|additional|alternative|secondary|also\s+(?:an?|the))\s+light[-\s]+(?:mode|theme|version|variant|scheme)\b`,
  String.raw`\blight[-\s]+(?:mode|theme|version|variant|scheme)\s+(?:too|as\s+well|also|toggle|switch|(?:as\s+an?\s+)?option(?:al)?|on\s+demand|available)\b`,
].join('|');

export const DARK_WORDS = String.raw`\b${DARK}|\bdark\b(?!\s+(?:\p{L}+\s+)?(?:buttons?|ctas?|text|type|letters|headings?|headlines?|titles?|footers?|header|nav\w*|menus?|sidebar|cards?|links?|icons?|accents?|blue|green|red|gr[ae]y|brown|purple)\b)|\bnight\b`;

export const DARK_FIRST = String.raw`\b(?:dark|night)(?:[-\s]+(?:mode|theme))?\s+(?:(?:by|as|is|be|the|stays?|should)\s+)+default|\bdefault(?:s|ing)?(?:\s+(?:to|is|mode|theme))*\s+dark|\bdark[-\s](?:first|only)|\bonly\s+dark|\b(?:always|all)\s+dark`;

export const LIGHT_GROUND = String.raw`(?<!\b(?:and|or|very|&|\/)\s?)\blight(?:[-\s]colou?red)?[-\s]+(?:(?:colou?r\s+)?(?:theme|mode|scheme)|ui|interface|page|website|site|background|ground|backdrop|version)\b(?!\s*(?:toggle|switch|option|weight|of\s+(?:the|our|my)|in\s+the))`;

export const DARK_GROUND = String.raw`\b(?:dark|black)(?:[-\s]+colou?red)?[-\s]+(?:backgrounds?|grounds?|backdrops?|pages?|sites?|websites?)\b|(?<=\b(?:not|isn't|isnt|anything\s+but|never)\s+(?:(?:be|too|so|at\s+all|all|very|really)\s+)*)dark(?=\s*(?:$|[.,;!?)]|(?:and|or|but|please)\s))|\bdark(?=\?\s+no\b)`;

export const WISHED_DARK = String.raw`\b(?:it|everything|page|site|website|app|background|screen|theme|ui|(?:whole\s+)?thing)\s+(?:has|have|needs|ought|'s\s+got|got)\s+to\s+(?:be|stay|look)\s+(?:(?:really|very|all|properly)\s+)?dark(?=\s*(?:$|[.,;:!)]|(?:and|with|but|so|please|because|too)(?!\p{L})))|\b(?:make|want|keep|have|like|needs?|should|must|please|prefer|let)\b[^.;!?\n]{0,30}?\b(?:it|everything|page|site|website|app|background|(?:whole\s+)?thing)\s+(?:(?:to|be|should|must|stay|like|really|very|all|so|quite|pretty|super|properly)\s+){0,5}dark(?:ish)?(?=\s*(?:$|[.,;:!)]|(?:and|with|but|you\s+know|almost|please)(?!\p{L})))`;
