/** Sources of the patterns of `sure/contrasts.ts`. */

const HEX = String.raw`#(?:[0-9a-f]{6}|[0-9a-f]{3})\b`;
const PLAIN = String.raw`${HEX}|(?:(?:pure|plain)\s+)?(?:white|black)(?!\s+(?:cards?|boxes|panels?|buttons?))\b`;
const OF = String.raw`(?:[-\s]*colou?rs?)?(?:\s+(?:is|are|in|of|at|to|be|should|set|sits))*\s*[:=]?\s*`;
const TEXT = String.raw`\b(?:text|body|copy|type|ink|foreground|fg|paragraphs?|letters)`;
const GROUND = String.raw`\b(?:background|bg|ground|backdrop|page|canvas|paper)`;

/** `Text #333`, `#333 text`, `#333 on white`. */
export const TEXT_COLOR = String.raw`${TEXT}${OF}(?<after>${HEX})|(?<before>${HEX})\s+(?:(?:body|running)\s+)?(?:text|copy|type)\b|(?<!\b(?:buttons?|links?|accents?|icons?|lines?|borders?|cards?|headings?)\s+(?:in\s+)?)(?<on>${HEX})\s+on\s+(?:an?\s+)?(?:${PLAIN})`;
export const GROUND_COLOR = String.raw`${GROUND}${OF}(?<after>${PLAIN})|(?<before>${HEX})\s+(?:background|bg|ground|page)\b|\bon\s+(?:an?\s+)?(?<on>${PLAIN})`;

/** `Text on cream`, after a colour. */
export const ON_GROUND = String.raw`^\s+(?:text|type|letters|lettering|writing|copy|ink|print)\s+on\s+(?:(?:an?|the|pure|plain|warm)\s+)*(?<ground>white|cream|off[-\s]white|ivory|black|navy)\b(?!\s+(?:cards?|boxes|panels?|buttons?|and|or)\b)`;

/** `Contrast of at least 4.5:1`, `7:1 contrast`; not below a ratio. */
export const STATED_RATIO = String.raw`\bcontrast(?:(?!\b(?:below|under|max\w*|most|than|from|between|buttons?|links?|icons?)\b)[^.,;!?\n\d]){0,32}(?<ratio>\d+(?:\.\d+)?)\s?:\s?1(?![\d.])(?!\s+(?:or\s+(?:less|lower|below)|for\s+(?:buttons?|links?|icons?|large)))|(?<!\b(?:below|under|most|than|to|max)\s)(?<![\d.])(?<before>\d+(?:\.\d+)?)\s?:\s?1\s+(?:text\s+)?contrast\b`;
