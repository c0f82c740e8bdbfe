import type { Wish } from './motion-wishes.ts';

const PARTS = String.raw`(?:backgrounds?|grounds?|hero(?:es)?|sections?|bands?|headers?|banners?|panels?|pages?)`;
const LINES = String.raw`(?:(?:thin|fine|simple)\s+)?(?:lines|rules|hairlines|dividers|separators)`;
const BOXES = String.raw`(?:(?:any|the)\s+)?(?:cards?|boxes|panels|tiles|frames)`;
const OVER = String.raw`\s*,?\s*(?:instead\s+of|rather\s+than|in\s+place\s+of|not|no|over)\s+`;
const MUCH = String.raw`(?:tons|lots|plenty|loads|heaps|masses|acres|oceans|a\s+lot|a\s+sea)\s+of\s+`;
const MOVES = String.raw`(?:animations?|motion|movement|effects?|transitions?)`;

const HUE = String.raw`(?:\p{L}+\s+){1,2}`;
const HUES =
  '(?:navy|blue|teal|green|red|orange|yellow|pink|purple|violet|gold|turquoise|coral|lavender|mint)';
/** Colours of grounds as people name them. */
const GROUND_COLORS = [
  ['(?:pure\\s+|plain\\s+)?white', 'white'],
  ['(?:near[-\\s])?black', 'black'],
  ['(?:cream|ivory|beige)', 'cream'],
  ['(?:light|pale)\\s+gr[ae]y', 'gray-light'],
  ['(?:dark\\s+gr[ae]y|charcoal|anthracite)', 'gray-dark'],
] as const;

/** What takes most of a page, or lies under the rest: `mostly white, a bit of navy`, `red and teal on cream`. */
function groundWordings(color: string): string {
  return [
    String.raw`(?<!\b(?:are|is|was|were)\s)\b(?:mostly|mainly|predominantly|primarily)\s+(?:in\s+)?${color}(?=\s*(?:[.,;+]|$|with\b|plus\b|and\s+(?:an?|one|some)\b))`,
    String.raw`\b(?:all|everything|entirely|completely)\s+(?:in\s+|is\s+)?${color}(?=\s*(?:[.,;]|$|except\b|but\b|apart\b|with\b))`,
    String.raw`(?<=\b${HUES}\s)on\s+(?:an?\s+)?${color}(?=\s*(?:[.,;!)]|$))`,
    String.raw`(?<=(?:^|[.\n])\s{0,3})${color}\s*(?:with|\+|plus|and)\s+(?:an?\s+|some\s+)?${HUE}(?:accents?|buttons?|links?|headings?|details?|touches|highlights?)\b`,
  ].join('|');
}

/** Short wordings that people use for one thing alone; refused ones say nothing here. */
export const PLAIN_WORDINGS: readonly Wish[] = [
  // A pair of tints, which most texts that name it refuse.
  [
    String.raw`\bgradient(?:[-\s]filled)?\s+${PARTS}\b|\b${PARTS}\s+(?:with|in|of|made\s+of|full\s+of)\s+(?:an?\s+)?(?:[\p{L}-]+\s+)?gradients?\b(?!\s+(?:buttons?|ctas?|links?|text|head(?:ing|line)s?|titles?|borders?|icons?))|\b(?:colou?rful|vivid|bright|soft|smooth|big|bold|lush|dreamy|pastel|blurry|blurred)\s+gradients\b`,
    'surface.texture',
    ['gradient'],
  ],
  [
    String.raw`\b(?:patterns?|motifs?)\s+(?:in|on|behind|as|for)\s+(?:the\s+|all\s+|our\s+)?(?:back)?grounds?\b`,
    'surface.texture',
    ['grain'],
  ],
  [String.raw`\b${LINES}${OVER}${BOXES}\b`, 'emphasis.density_signals', ['dividers']],
  [
    String.raw`\b(?:text\s+)?links${OVER}(?:any\s+|the\s+)?buttons\b`,
    'emphasis.cta_treatment',
    ['text-link'],
  ],
  [
    String.raw`\b(?:size|scale)\s+contrast\b|\bbig\s+(?:versus|vs\.?|against)\s+small\b`,
    'emphasis.mechanism',
    ['scale'],
  ],
  [String.raw`\bweight\s+contrast\b`, 'emphasis.mechanism', ['weight']],
  [
    String.raw`\bearth(?:y|en)\s+(?:tones|colou?rs|hues|palette|shades)\b|\bearth\s+(?:tones|colou?rs)\b`,
    'palette.warmth',
    ['warm'],
  ],
  [String.raw`\b${MUCH}(?:negative|empty|blank|open|white)\s?space\b`, 'whitespace.discipline', ['generous']],
  [
    String.raw`\b(?:7[2-9]|[89]\d|1\d\d|2\d\d)\s?px\s+(?:(?:bold|serif|thin|light|heavy|black)\s+)?(?:headlines?|headings?|titles?|h1|display\s+type)\b`,
    'type.display_scale',
    ['oversized'],
  ],
  [
    String.raw`\b(?:hover\s+${MOVES}\s+(?:only|alone)|only\s+(?:on\s+)?hover(?:\s+${MOVES})?|${MOVES}\s+(?:only\s+on\s+hover|on\s+hover\s+(?:only|alone)))\b`,
    'motion.budget',
    ['accent'],
  ],
  [String.raw`\bparallax\b`, 'motion.trigger', ['scroll']],
  ...GROUND_COLORS.map(([color, ground]) => [groundWordings(color), 'surface.ground', [ground]] as const),
];
