import type { AxisId } from '../../grammar/axes/index.ts';

interface Amount {
  readonly axis: AxisId;
  readonly words: string;
  /** Of lengths in pixels. */
  readonly values: readonly (readonly [from: number, value: string])[];
  /** Of numbers without a unit, after the name. */
  readonly bare: readonly (readonly [from: number, value: string])[];
}

/** Words that name what a length in pixels measures, with the bands of `quantity-tokens.ts` from which each value holds. */
export const AMOUNTS: readonly Amount[] = [
  {
    axis: 'surface.radius',
    words: String.raw`\b(?:corners?|radius|radii|rounding)\b(?!\s+(?:shop|store|sofa|seat|house|office|table|case|of\s+(?!the\b|all\b|each\b|\d|some\b|about\b|around\b)))`,
    values: [
      [0, '0px'],
      [3, '4-6px'],
      [5, '8-10px'],
      [6, '12-16px'],
      [10, 'pill'],
    ],
    bare: [
      [0, '0px'],
      [3, '4-6px'],
      [7, '8-10px'],
      [10, '12-16px'],
      [14, 'pill'],
      [16, ''],
    ],
  },
  {
    axis: 'type.body_size',
    words: String.raw`\b(?:(?:body|running|base|main|normal)[\s-](?:text|copy|type|font|size)|text|copy|body)\b(?!\s+(?:in\s+)?(?:spacing|gap)|\s+(?:of\s+the\s+)?(?:head|title|button|label|link))`,
    values: [
      [6, 'small'],
      [8, 'regular'],
      [9, 'large'],
    ],
    bare: [
      [9, 'small'],
      [11, 'regular'],
      [12, 'large'],
      [16, ''],
    ],
  },
  {
    axis: 'whitespace.section_gap',
    words: String.raw`\bbetween\s+(?:(?:the|one|each|all|two|every|big|main)\s+)*(?:sections?|parts?|chapters?|bands)\b|\b(?:sections?|parts?|chapters?)\s+(?:gap|padding|spacing|distance)s?\b|\b(?:sections?|parts?|chapters?)\b(?=[^.;,\n]{0,24}\bapart\b)|\bfrom\s+(?:each|one)\s+(?:section|part)\s+to\b`,
    values: [
      [11, 'compact'],
      [15, 'balanced'],
      [18, 'grand'],
    ],
    bare: [],
  },
  {
    axis: 'whitespace.element_gap',
    words: String.raw`\bbetween\s+(?:(?:the|one|each|all|two|every|small)\s+)*(?:items?|cards?|things|elements?|entries|rows|fields|photos|pictures|neighbou?rs)\b|\b(?:within|inside)\s+(?:a|the|each)\s+group\b|\b(?:items?|cards?|rows|fields|element)\s+(?:gap|spacing|distance)s?\b`,
    values: [
      [5, 'tight'],
      [7, 'medium'],
      [11, 'airy'],
    ],
    bare: [],
  },
  {
    axis: 'type.heading_weight',
    words: String.raw`\b(?:head(?:ing|line)s?|titles?)\b(?!\s+(?:font|size))`,
    values: [],
    bare: [
      [18, 'ultralight'],
      [20, 'light'],
      [21, 'regular'],
      [22, 'medium'],
      [23, 'bold'],
      [25, 'black'],
      [28, ''],
    ],
  },
];

/** What else has a length: the nearest name counts. */
export const OTHER_MEASURES = String.raw`\b(?:shadows?|blur|borders?|lines?|rules?|strokes?|outlines?|hairlines?|frames?|headers?|h[1-6]|tracking|letter[\s-]spacing|leading|line[\s-]height|icons?|logo|hero|columns?|width|height|margins?|padding|gutters?|gaps?|labels?|captions?|footnotes?|buttons?|grid|offset)\b`;

const BOUND = String.raw`under|below|over|above|than|least|min\w*|max\w*|most|up\s+to|currently|instead|not|was|were|from|used|between`;
/** Between a name and its length: no other number, no sentence, and no bound. */
export const NEAR_BEFORE = String.raw`^(?:(?!\b(?:${BOUND})\b)[^\d.;!?\n]){0,56}$`;
/** Between a length and its name. */
export const NEXT_AFTER = String.raw`^(?:(?!\b(?:${BOUND}|with|and|for|on)\b)[^\d.,;:!?\n]){0,24}$`;
/** After a length that is of something else, or no longer counts. */
export const OTHER_AFTER = String.raw`^\s*(?:between|from|to|of|in|->|→|instead|outline|border|stroke|line|rule|shadow|blur|gap|wide|tall|high|thick|(?:or|and)\s+(?:more|less|up|above|below))(?!\p{L})`;
