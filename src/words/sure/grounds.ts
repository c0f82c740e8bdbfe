import * as patterns from '../vocabulary/long-patterns.ts';
import { saying, wantedSpansOf, type SureReader } from './sure-words.ts';

const GROUND = String.raw`(?:background|ground|backdrop|page|canvas|base|sheet)`;
const NOT_OF = String.raw`(?<!\b(?:white|black|grey|gray|dark|kraft|brown|graph|news|wall|wrapping|coloured|colored|blue|pink|green|red|yellow|crumpled|textured|grainy)\s+)`;

/** `Warm paper ground`; paper of a colour has that colour. */
const PAPER = new RegExp(
  String.raw`${NOT_OF}\b(?:(?:warm|soft|aged|old|natural|creamy|unbleached|vintage|antique|uncoated)\s+)*paper(?:[-\s]+(?:coloured|colored|toned|tinted|like))?\s+${GROUND}\b|\b${GROUND}\s+(?:(?:is|should|be|in|of|like|the|a|an|colou?red?)\s+)*(?:(?:warm|soft|aged|old|natural|creamy)\s+)*(?:paper|parchment|linen|sand)\b(?!\s+(?:texture|grain))`,
  'giu',
);

/** What has the colour of off-white, where it is not the page. */
const OFF_WHITE = new RegExp(patterns.OFF_WHITE, 'giu');

/** The grounds of paper and off-white. */
export const grounds: SureReader = (text) => [
  ...saying('surface.ground', ['cream'], wantedSpansOf(PAPER, text)),
  ...saying('surface.ground', ['cream', 'gray-light'], wantedSpansOf(OFF_WHITE, text)),
];
