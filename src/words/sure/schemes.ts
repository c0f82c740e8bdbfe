import { refusedSpansOf, saying, spansOf, wantedSpansOf, type SureReader } from './sure-words.ts';

const DARK = String.raw`(?:dark|night)(?:[-\s]+(?:mode|theme|version|palette|variant|scheme|ui))`;
const LIGHT = String.raw`(?:light|white|bright)(?:[-\s]+(?:mode|theme|version|palette|variant|scheme|ui))?`;

/** The light scheme is the one that a page opens with. */
const LIGHT_FIRST = new RegExp(
  String.raw`\b${LIGHT}\s+(?:(?:by|as|is|be|stays?|remains?|being|should|the|a|our)\s+)+default\b|\bdefault(?:s|ing)?(?:\s*[:=]|(?:\s+(?:to|is|be|stays?|should|theme|mode|scheme|the|will))*)\s+${LIGHT}\b|\blight[-\s]first\b|\b(?:mainly|primarily|mostly|basically|a)\s+light\s+(?:site|page|website|design|app)\b`,
  'iu',
);

/** A dark scheme that is there for those who want it. */
const DARK_OPTION = new RegExp(
  [
    String.raw`\b(?:optional|additional|alternative|secondary|toggleable|switchable|selectable)\s+${DARK}`,
    String.raw`\b(?:offers?|supports?|adds?|include|provide|switch(?:es|able)?\s+to|toggle\s+(?:for|to)|switch\s+for|option\s+(?:for|of)|also(?:\s+(?:has|have|offers?|comes\s+with|needs?|wants?|gets?))?)\s+(?:a|an|the)?\s*(?:optional\s+)?${DARK}(?=\s*(?:too|toggle|switch|option|as\s+well|as\s+an|available|if|for\s+(?:those|people|users|night)|[.,;!)]|$|but|and))`,
    String.raw`\b${DARK}\s+(?:(?:should|must|can|could|will|be|is|as|an|a|also|on|in)\s+)*(?:available|optional|option(?:al)?|supported|toggle|switch|too|as\s+well|on\s+demand|opt[-\s]in|possible|extra|if\s+(?:they|you|people|users|someone)|for\s+(?:those|people\s+who|users\s+who))\b`,
    String.raw`\bwith\s+(?:an?\s+|the\s+)?${DARK}\s+(?:toggle|switch|option)\b`,
    String.raw`\b(?:light\s*(?:and|&|\/|\+)\s*dark|dark\s*(?:and|&|\/|\+)\s*light)\s+(?:modes?|themes?|versions?|schemes?|palettes?|variants?)\b`,
    String.raw`\b(?:both|two)\s+(?:colou?r\s+)?(?:modes|themes|schemes)\b`,
  ].join('|'),
  'giu',
);

const DARK_WORDS = new RegExp(String.raw`\b${DARK}|\bdark\b|\bnight\b`, 'giu');

/** The dark scheme is the one that a page opens with. */
const DARK_FIRST =
  /\b(?:dark|night)(?:[-\s]+(?:mode|theme))?\s+(?:(?:by|as|is|be|the|stays?|should)\s+)+default|\bdefault(?:s|ing)?(?:\s+(?:to|is|mode|theme))*\s+dark|\bdark[-\s](?:first|only)|\bonly\s+dark|\b(?:always|all)\s+dark/i;

/** Values of a scheme that is changed for those who want it. */
const SWITCHED = ['custom-palette', 'system-adaptive', 'inversion'] as const;

const SYSTEM =
  /\b(?:system|os|device|prefers?[-\s]color[-\s]scheme|invert\w*|inver\w+|filter|automatic\w*)\b/i;

/** `Light theme`, not `light grey theme`. */
const LIGHT_GROUND =
  /(?<!\b(?:and|or|very|&|\/)\s?)\blight(?:[-\s]colou?red)?[-\s]+(?:(?:colou?r\s+)?(?:theme|mode|scheme)|ui|interface|page|website|site|background|ground|backdrop|version)\b(?!\s*(?:toggle|switch|option|weight|of\s+(?:the|our|my)|in\s+the))/giu;

/** A page that is not to be dark. */
const DARK_GROUND =
  /\b(?:dark|black)(?:[-\s]+colou?red)?[-\s]+(?:backgrounds?|grounds?|backdrops?|pages?|sites?|websites?)\b/giu;

/** `Make it dark`, `the page should be really dark`. */
const WISHED_DARK =
  /\b(?:make|want|keep|have|like|needs?|should|must|please|prefer|let)\b[^.;!?\n]{0,30}?\b(?:it|everything|page|site|website|app|background|(?:whole\s+)?thing)\s+(?:(?:to|be|should|must|stay|like|really|very|all|so|quite|pretty|super|properly)\s+){0,5}dark(?:ish)?(?=\s*(?:$|[.,;:!)]|(?:and|with|but|you\s+know|almost|please)(?!\p{L})))/giu;

const LIGHT_GROUNDS = ['white', 'cream', 'gray-light'] as const;

/** Which scheme a page opens with where words name two, and what a light one leaves open. */
export const schemes: SureReader = (text) => {
  if (DARK_FIRST.test(text)) return [];
  const refused = refusedSpansOf(DARK_GROUND, text);
  if (refused.length > 0)
    return saying('surface.ground', LIGHT_GROUNDS, refused.slice(0, 1), { polarity: 'against' });
  const options = wantedSpansOf(DARK_OPTION, text);
  const dark = wantedSpansOf(DARK_WORDS, text);
  const isSwitched = options.length > 0 || (LIGHT_FIRST.test(text) && dark.length > 0);
  if (isSwitched)
    return [
      ...saying('surface.ground', [], spansOf(DARK_WORDS, text)),
      ...(SYSTEM.test(text)
        ? []
        : saying('surface.dark_mode', SWITCHED, (options.length > 0 ? options : dark).slice(0, 1))),
    ];
  if (dark.length > 0)
    return saying('surface.dark_mode', ['dark-first'], wantedSpansOf(WISHED_DARK, text).slice(0, 1));
  return saying('surface.ground', LIGHT_GROUNDS, wantedSpansOf(LIGHT_GROUND, text));
};
