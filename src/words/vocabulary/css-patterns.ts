const SIGN = String.raw`\s{0,2}[:=]?\s{0,2}`;
const LENGTH = String.raw`-?\d*\.?\d+(?:px)?`;

/** `box-shadow: 0 8px 24px rgba(0, 0, 0, .2)` */
export const SHADOW = String.raw`\b(?:box-?|drop-?)?shadows?${SIGN}(?:inset\s)?${LENGTH}\s${LENGTH}\s(?<blur>\d+)px(?:\s-?\d+px)?(?:\s{0,2}rgba?\((?:[^(),/]+[,/]){3}\s{0,2}(?<alpha>[\d.]+)\s{0,2}\))?(?<more>\s{0,2}\)?,\s{0,2}${LENGTH}\s${LENGTH}\s\d)?`;

/** `border-radius: 50%`; lengths are read as such. */
export const ROUND = String.raw`\b(?:border-?radius|radius|corners)${SIGN}(?:of\s)?50\s?%`;

const NUMBER = String.raw`\s{0,2}-?\d*\.?\d+\s{0,2}`;
/** `cubic-bezier(0.34, 1.56, 0.64, 1)`: its second and fourth numbers are heights. */
export const CURVE = String.raw`(?:\beas(?:e|ing)\b[^.;,!?\n]{0,20})?\bcubic-bezier\(${NUMBER},(?<from>${NUMBER}),${NUMBER},(?<to>${NUMBER})\)`;
export const OVERSHOOT = String.raw`(?:\beas(?:e|ing)\b[^.;,!?\n]{0,30})?\bover-?shoot(?:s|ing)?\b(?:[^.;!?\n]{0,12}\b\d+\s?ms\b)?`;

/** What a colour in CSS notation belongs to that is none of text, ground or action. */
export const OF_SHADOW = String.raw`\b(?:shadows?|overlays?|scrims?|glows?|(?:focus\s)?rings?)\b(?:[^.;,!?\n]|\.\d){0,40}$`;

const NOTATION = String.raw`(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]{3,60}\))`;

/** A colour in CSS notation of what lies on the ground: `links #06c`, `border-color: #ddd`, `color: #fff`. */
export const ON_GROUND = String.raw`(?:\b(?:text|ink|links?|borders?|lines?|dividers?|headings?|headlines?|titles?|copy|labels?|icons?|buttons?|ctas?|accents?|primary|secondary|accent|brand)(?:[\s-]colou?rs?)?|(?<![\p{L}-]|-)colou?r(?=\s{0,2}:))\s{0,2}[:=]?\s{0,2}${NOTATION}`;

/** Names in CSS notation, of which no word says anything by itself: `box-shadow: none`, `font-family: Inter`. */
export const CSS_NAMES = String.raw`(?<![\p{L}\d-])(?:(?:(?:box|text)-shadow|border(?:-[a-z]+)*|font-[a-z]+|backdrop-filter|background(?:-[a-z]+)*|letter-spacing|line-height|text-[a-z]+)(?=\s{0,2}:\s)|(?:rgb|hsl)a?(?=\()|(?<=[a-z]-[a-z]{3,12}\s{0,2}:\s{1,2})none\b)`;
