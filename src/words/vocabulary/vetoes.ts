import type { AxisId } from '../../grammar/axes/index.ts';

/** What the model reads in words that are about something else there. Patterns are sources of expressions that ignore case. */
export interface Veto {
  readonly axis: AxisId;
  /** The words of the statement. */
  readonly said: string;
  readonly before?: string;
  readonly after?: string;
  /** Words anywhere in the text that show that the statement is meant. */
  readonly unless?: string;
  readonly value?: string;
  /** Only of words that are refused. */
  readonly isRefused?: true;
}

const DARK_PICTURES = String.raw`^(?:,?\s+(?!(?:with|and|but|or|no|of|full)\b)[a-z-]+){0,2}\s+(?:photo\w*|pictures?|images?|illustrations?|film|videos?)\b`;

/** What is said of letters, not of what they lie on. */
const OF_LETTERS = String.raw`\b(?:text|letters|lettering|writing|words|copy|headings?|headlines?|titles?|ink|header|footer|sidebar|menu|buttons?)\s*:?\s+(?:(?:is|are|be|in|an?|the|should|must|some|kind\s+of|sort\s+of|maybe|very|dark|deep|light|soft|warm|then|all|set)\s+){0,5}$`;

export const VETOES: readonly Veto[] = [
  // the colour of letters is none of the ground: `the text sort of off white`
  { axis: 'surface.ground', said: '', before: OF_LETTERS },
  { axis: 'surface.dark_mode', said: '', before: OF_LETTERS },
  // a part that lies on the page
  {
    axis: 'type.display_scale',
    said: String.raw`\b(?:sits?|stands?|lies?|goes|placed|runs?|on\s+top)\b`,
    unless: String.raw`\b(?:big|bigger|large|huge|giant|enormous|oversized|massive|fill\w*|px)\b`,
  },
  {
    axis: 'type.tracking',
    said: '^(?:closer|minus)$',
    unless: String.raw`\b(?:letters?|tracking|kerning|type|characters)\b`,
  },
  { axis: 'whitespace.element_gap', said: String.raw`\btween` },
  { axis: 'type.heading_weight', said: String.raw`\b(?:in|be)\s+black$`, value: 'black' },
  { axis: 'palette.strategy', said: 'shades', after: String.raw`^\s+(?:under|below|beneath|behind)\b` },
  { axis: 'emphasis.cta_treatment', said: '^opaque$', unless: String.raw`\b(?:buttons?|ctas?|fill\w*)\b` },
  // a length after the name of another measure
  {
    axis: 'surface.borders',
    said: String.raw`^[\d.]+\s?(?:px|pt|r?em)?$`,
    before: String.raw`\b(?:spacing|gap|gutters?|padding|margins?|radius|corners?|height|leading|size|width)\s*:?\s*(?:(?:of|go(?:es)?|to|at|from|[\d.]+\s?(?:px)?)\s+)*$`,
  },
  {
    axis: 'type.body_size',
    said: String.raw`^[\d.]+\s?(?:px|pt|r?em)?$`,
    before: String.raw`\b(?:spacing|gap|gutters?|padding|margins?|radius|corners?|borders?|lines?|blur|icons?)\s*:?\s*(?:(?:of|go(?:es)?|to|at|from|[\d.]+\s?(?:px)?)\s+)*$`,
  },
  // a length of boxes, which nothing says what it measures
  {
    axis: 'type.body_size',
    said: String.raw`^[\d.]+\s?(?:px|pt|r?em)?$`,
    before: String.raw`\b(?:cards?|boxes|buttons?|tiles?|panels?|fields?|inputs?|images?|photos?)\s*:?\s*(?:(?:with|at|of|have|has|get|about)\s+)*$`,
  },
  // a courier brings parcels, and is a typeface beside words of type
  {
    axis: 'type.pairing',
    said: '^couriers?$',
    unless: String.raw`^\W*courier\W*$|\b(?:fonts?|typefaces?|type|set|new|head\w*|titles?|body|text|labels?|numbers|code|mono\w*|sans|serifs?)\b`,
  },
  // code is set in a fixed width on any page
  {
    axis: 'type.pairing',
    said: String.raw`\bmono\w*$`,
    after: String.raw`^\s+(?:for\s+)?(?:the\s+|all\s+)?code\b`,
  },
  // `tighten it up` is about space
  {
    axis: 'type.tracking',
    said: String.raw`^tight`,
    unless: String.raw`\b(?:letters?|tracking|kerning|type|typograph\w*|text|words?|fonts?|head(?:ing|line|er)s?|titles?|set|logo)\b`,
  },
  // pictures of one place
  {
    axis: 'imagery.strategy',
    said: String.raw`(?:photo\w*|pictures?|images?)$`,
    value: 'none',
    after: String.raw`^\s+(?:above\s+the\s+fold|(?:in|on|behind|inside)\s+(?:the|our|any)\s+(?:header|footer|hero|nav\w*|sidebar|menu|cards?|buttons?|top|form)\b)`,
  },
  // `fewer photos` wants some
  { axis: 'imagery.strategy', said: 'photo|picture|image', before: String.raw`\b(?:fewer|less)\s+$` },
  // nobody wants emojis, so nothing says how the page is to talk
  {
    axis: 'voice.formality',
    said: String.raw`\b(?:no|not|never|without|avoid|zero|don't)\b.*\bemojis?$`,
    value: 'casual',
  },
  // lines are faint, not the text
  {
    axis: 'palette.contrast',
    said: String.raw`low[-\s]contrast$`,
    after: String.raw`^\s+(?:borders?|lines?|dividers?|hairlines?|rules|outlines?|shadows?|icons?|patterns?|backgrounds?)\b`,
  },
  // the pictures are dark, not the page
  { axis: 'surface.ground', said: '^dark', after: DARK_PICTURES },
  { axis: 'surface.dark_mode', said: '^dark', after: DARK_PICTURES },
  // `no boxes round the text`
  {
    axis: 'surface.radius',
    said: String.raw`\bround$`,
    after: String.raw`^\s+(?:the|things?|everything|it|them|each|every|our|my|text|words|pictures?|photos?)\b`,
  },
  // a label of a list: `Visual: flat`
  { axis: 'imagery.strategy', said: String.raw`^visuals?$`, after: String.raw`^\s*[:=]` },
  {
    axis: 'type.body_size',
    said: String.raw`^(?:tiny|small|little)$`,
    after: String.raw`^\s+(?:captions?|labels?|footnotes?|legal|icons?|buttons?|logo|badges?)\b`,
  },
  // of one line beside something else
  {
    axis: 'type.body_size',
    said: String.raw`^(?:tiny|small|little)(?:\s+(?:type|text|print|letters|writing|font))?$`,
    after: String.raw`^(?:\s+(?:type|text|print|letters|writing|font))?\s+(?:under|below|beside|beneath|above|next\s+to)\s+(?:the|our|its|each|every)\b`,
  },
  { axis: 'motion.character', said: String.raw`^slow$`, after: String.raw`^[-\s]motion\b` },
  // what the mouse is to do nothing to, and a wish of the device: `respect prefers-reduced-motion`
  {
    axis: 'motion.trigger',
    said: '',
    value: 'hover-only',
    before: String.raw`(?:^|[.,;!?\n(])\s*(?:no|nothing|not|never|without|none)\b(?![^.,;!?\n]*\b(?:only|just|except|but|scroll\w*|start\w*|begin\w*)\b)[^.,;!?\n]*$`,
  },
  {
    axis: 'motion.budget',
    said: String.raw`reduced?[\s-]motion`,
    before: String.raw`(?:\bprefers|\brespect\w*|\bhonou?r\w*|\bsupport\w*)[\s-]+$`,
  },
  // an emoji that is refused makes no text casual
  { axis: 'voice.formality', said: String.raw`^emojis?$`, value: 'casual', isRefused: true },
  { axis: 'voice.formality', said: String.raw`^(?:no|without|avoid|zero)\b.*\bemojis?$`, value: 'casual' },
  // text that fills a place is no way to write, and its refusal either
  { axis: 'voice.archetype', said: String.raw`^(?:no|without|avoid)\b.*\blorem\b`, value: 'generic' },
  // lines of an old screen, and the title of a list
  { axis: 'surface.texture', said: String.raw`\bscan-?lines?\b`, value: 'gradient' },
  { axis: 'surface.borders', said: String.raw`^(?:the\s+)?rules$`, after: String.raw`^\s*:\s*(?:\n|$)` },
  {
    axis: 'surface.texture',
    said: String.raw`(?<!\b(?:no|without|zero)\s+(?:any\s+)?)\bpattern`,
    value: 'flat',
  },
];
