import type { AxisId } from '../../grammar/axes/index.ts';

interface Amount {
  readonly axis: AxisId;
  readonly words: string;
  /**
   * Of lengths in pixels: for each value of the axis, in their order, the first band of `quantity-tokens.ts`; a further
   * number is the first band of none.
   */
  readonly lengths: readonly number[];
  /** The same of numbers without a unit, after the name. */
  readonly bare: readonly number[];
}

/** Words that name what a length or a number measures. */
export const AMOUNTS: readonly Amount[] = [
  {
    axis: 'surface.radius',
    words: String.raw`\b(?:corners?|radius|radii|rounding)\b(?!\s+(?:shop|store|sofa|seat|house|office|table|case|of\s+(?!the\b|all\b|each\b|\d|some\b|about\b|around\b)))`,
    lengths: [0, 3, 5, 6, 10],
    bare: [0, 3, 7, 10, 14, 16],
  },
  {
    axis: 'type.body_size',
    words: String.raw`\b(?:(?:body|running|base|main|normal)[\s-](?:text|copy|type|font|size)|text|copy|body)\b(?!\s+(?:in\s+)?(?:spacing|gap)|\s+(?:of\s+the\s+)?(?:head|title|button|label|link))`,
    lengths: [6, 8, 9],
    bare: [9, 11, 12, 16],
  },
  {
    axis: 'whitespace.section_gap',
    words: String.raw`\bbetween\s+(?:(?:the|one|each|all|two|every|big|main)\s+)*(?:sections?|parts?|chapters?|bands)\b|\b(?:sections?|parts?|chapters?)\s+(?:gap|padding|spacing|distance)s?\b|\b(?:sections?|parts?|chapters?)\b(?=[^.;,\n]{0,24}\bapart\b)|\bfrom\s+(?:each|one)\s+(?:section|part)\s+to\b`,
    lengths: [11, 15, 18],
    bare: [],
  },
  {
    axis: 'whitespace.element_gap',
    words: String.raw`\bbetween\s+(?:(?:the|one|each|all|two|every|small)\s+)*(?:items?|cards?|things|elements?|entries|rows|fields|photos|pictures|neighbou?rs)\b|\b(?:within|inside)\s+(?:a|the|each)\s+group\b|\b(?:items?|cards?|rows|fields|element)\s+(?:gap|spacing|distance)s?\b`,
    lengths: [5, 7, 11],
    bare: [],
  },
  {
    axis: 'type.heading_weight',
    words: String.raw`\b(?:head(?:ing|line)s?|titles?)\b(?!\s+(?:font|size))`,
    lengths: [],
    bare: [18, 20, 21, 22, 23, 25, 28],
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
