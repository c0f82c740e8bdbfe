import { contrastRatio } from '../../color/contrast.ts';
import { parseColor } from '../../color/parse-color.ts';
import { AXES } from '../../grammar/axes/index.ts';
import type { Axis } from '../../grammar/axis.ts';
import { allMatches } from '../../text/all-matches.ts';
import { saying, type SureReader } from './sure-words.ts';

const HEX = String.raw`#(?:[0-9a-f]{6}|[0-9a-f]{3})\b`;
const PLAIN = String.raw`${HEX}|(?:(?:pure|plain)\s+)?(?:white|black)(?!\s+(?:cards?|boxes|panels?|buttons?))\b`;
const OF = String.raw`(?:[-\s]*colou?rs?)?(?:\s+(?:is|are|in|of|at|to|be|should|set|sits))*\s*[:=]?\s*`;
const TEXT = String.raw`\b(?:text|body|copy|type|ink|foreground|fg|paragraphs?|letters)`;
const GROUND = String.raw`\b(?:background|bg|ground|backdrop|page|canvas|paper)`;

/** `Text #333`, `#333 text`, `#333 on white`. */
const TEXT_COLOR = new RegExp(
  String.raw`${TEXT}${OF}(?<after>${HEX})|(?<before>${HEX})\s+(?:(?:body|running)\s+)?(?:text|copy|type)\b|(?<!\b(?:buttons?|links?|accents?|icons?|lines?|borders?|cards?|headings?)\s+(?:in\s+)?)(?<on>${HEX})\s+on\s+(?:an?\s+)?(?:${PLAIN})`,
  'giu',
);
const GROUND_COLOR = new RegExp(
  String.raw`${GROUND}${OF}(?<after>${PLAIN})|(?<before>${HEX})\s+(?:background|bg|ground|page)\b|\bon\s+(?:an?\s+)?(?<on>${PLAIN})`,
  'giu',
);

/** A colour of the text and one of the ground, in the notation of CSS, say the contrast: `text #333 on #fff`. */
export const contrasts: SureReader = (text) => {
  const [ink, paper] = [TEXT_COLOR, GROUND_COLOR].map((pattern) => colorsIn(pattern, text));
  const [first, ground] = [ink?.[0], paper?.[0]];
  if (ink?.length !== 1 || paper?.length !== 1 || first === undefined || ground === undefined) return [];
  const [one, other] = [first, ground].map(({ color }) =>
    parseColor(color.split(/\s+/).at(-1) ?? '')?.resolve({ scheme: 'light', current: BLACK }),
  );
  if (one == null || other == null) return [];
  const { bands } = AXES.find(({ id }) => id === 'palette.contrast') as Axis;
  const ratio = contrastRatio(one, other);
  const value = bands[0]?.from.findLast(({ from }) => ratio >= from)?.value;
  return value === undefined ? [] : saying('palette.contrast', [value], [first.span]);
};

const BLACK = { r: 0, g: 0, b: 0, a: 1 };

function colorsIn(pattern: RegExp, text: string) {
  return allMatches(pattern, text).flatMap(({ 0: written, index: start, groups = {} }) => {
    const color = groups['after'] ?? groups['before'] ?? groups['on'];
    return color === undefined
      ? []
      : [{ color: color.toLowerCase(), span: { start, end: start + written.length, text: written } }];
  });
}
