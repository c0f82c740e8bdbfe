/** Sources of expressions for the colours of grounds where they are of a part of the page; src/words/sure/part-colors.ts says what each finds. */

const SHADE = String.raw`(?:(?:pure|plain|light|pale|dark|deep|soft|warm|cool|near|mid|bright|very|all|slightly)[\s-]+){0,2}`;
const COLOR = String.raw`${SHADE}(?:off[\s-]?white|white|black|cream|ivory|beige|gr[ae]y|charcoal|graphite|anthracite|eggshell|(?:royal|sky|baby|midnight|powder|steel)\s+blue|(?:forest|olive|mint|sage|bottle|moss)\s+green|navy|blue|teal|green|red|orange|yellow|pink|purple|violet|brown|sand|peach|mint|sage|lavender|gold|terracotta|maroon|burgundy|turquoise|mustard|rust|coral)`;
const PART = String.raw`(?:headers?|footers?|nav(?:bars?|igation)?|menus?|side\s?bars?|top\s?bars?|tool\s?bars?|logos?|icons?|borders?|lines?|outlines?|shadows?|links?|buttons?|ctas?|text|type|letters|lettering|captions?|labels?|accents?|details|headings?|headlines?|titles?|copy|words|fonts?|hover|frames?|rules|dividers?|badges?|tags?|underlines?|arrows?)`;
const IS = String.raw`(?:(?:is|are|in|be|should|must|stays?|remains?|an?|just|only|all|pure|set\s+in|kept)\s+|[:=]\s*){0,4}`;

/** `White header`, `text in cream`, `the footer is black`. */
export const OF_PART = String.raw`\b${COLOR}[ \t]+(?:(?!(?:and|or|on|with|for|in|page|site|background|ground|paper|backdrop|canvas|theme|base|behind|but|under)\b)[\p{L}-]+[ \t]+)?${PART}(?![\p{L}-])|\b${PART}[ \t]*${IS}(?<=[\s:=])${COLOR}(?![\p{L}-])`;
/** What speaks of the ground as well. */
export const OF_GROUND = String.raw`\b(?:on|background|bg|backdrop|ground|page|site|canvas|paper|base|behind|sheet|else|rest|everywhere|sections?|throughout|everything|all\s+over)\b`;
