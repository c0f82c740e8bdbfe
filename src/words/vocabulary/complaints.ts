import type { AxisId } from '../../grammar/axes/index.ts';

/** What people find fault with, by the words for it. */
export const PARTS = {
  text: 'text|body(?:\\s+text)?|type|letters|lettering|fonts?|writing|print|words',
  headings: 'head(?:ing|line|er)s?|titles?',
  page: "(?:web\\s?)?(?:site|page)|homepage|layout|design|everything|it(?:'s)?|all",
  corners: 'corners?|edges|buttons?|boxes|cards',
  radius: 'radius|radii|rounding',
  lines: 'lines|borders?|outlines?|frames?|rules',
  shadows: '(?:drop\\s+)?shadows?',
  colors: 'colou?rs|palette',
  sentences: 'sentences',
  tone: 'tone|voice|wording|language|copy|sounds',
  contrast: 'contrast',
  sectionGap:
    '(?:space|spacing|gaps?|distance)\\s+between\\s+(?:(?:the|our|one|all)\\s+)?sections?(?:\\s+and\\s+the\\s+other)?|sections?\\s+(?:spacing|gaps?|padding|distance)',
} as const;
type Part = keyof typeof PARTS;

/** How it is, in the way that is too much, and what is wanted then. */
export const WANTED: readonly (readonly [
  part: Part,
  quality: string,
  axis: AxisId,
  values: readonly string[],
])[] = [
  ['text', 'small|tiny|little', 'type.body_size', ['large']],
  ['text', 'big|large|huge', 'type.body_size', ['regular']],
  ['text', 'faint|pale|gr[ae]y|weak|light|dim|washed[\\s-]out', 'palette.contrast', ['high']],
  ['text', '(?:far|wide)\\s+apart', 'type.tracking', ['normal', 'tight']],
  ['text', '(?:close|tight|near)(?:ly)?(?:\\s+together)?', 'type.tracking', ['normal', 'loose']],
  ['headings', 'heavy|bold|fat|thick|black', 'type.heading_weight', ['medium', 'regular']],
  ['headings', 'thin|light|skinny|weak', 'type.heading_weight', ['bold', 'medium']],
  [
    'page',
    'busy|crowded|cramped|cluttered|dense|full|packed|squashed|tight|crammed',
    'whitespace.discipline',
    ['generous'],
  ],
  ['page', 'airy|empty|sparse|bare', 'whitespace.discipline', ['medium', 'dense']],
  ['page', 'dark|gloomy|murky|black', 'surface.ground', ['white', 'cream', 'gray-light']],
  ['sectionGap', 'small|little|tight|narrow', 'whitespace.section_gap', ['grand', 'balanced']],
  ['sectionGap', 'big|large|wide|much', 'whitespace.section_gap', ['compact', 'balanced']],
  ['corners', 'round(?:ed|y)?|soft', 'surface.radius', ['4-6px']],
  ['corners', 'sharp|square|pointy|hard|edgy|angular', 'surface.radius', ['8-10px', '12-16px']],
  ['radius', 'big|large|round(?:ed)?|high|much|soft|strong', 'surface.radius', ['4-6px', '8-10px']],
  ['radius', 'small|little|sharp|tight', 'surface.radius', ['12-16px', '8-10px']],
  ['lines', 'thick|heavy|bold|fat|strong|dark', 'surface.borders', ['hairline']],
  ['lines', 'thin|faint|light|weak', 'surface.borders', ['medium']],
  ['shadows', 'strong|heavy|dark|big|deep|hard|harsh|clunky', 'surface.shadows', ['subtle']],
  [
    'colors',
    'bright|loud|garish|strong|saturated|intense|vivid|shouty|harsh',
    'palette.saturation',
    ['muted'],
  ],
  ['colors', 'dull|washed[\\s-]out|lifeless|muted|pale|weak', 'palette.saturation', ['balanced', 'vivid']],
  ['sentences', 'long|wordy|winding', 'voice.sentence_length', ['terse']],
  ['tone', 'formal|stiff|stuffy|posh|legal|official', 'voice.formality', ['conversational']],
  ['tone', 'casual|chummy|informal|sloppy|chatty|matey|cheeky', 'voice.formality', ['professional']],
  ['contrast', 'low|weak|faint|poor|soft', 'palette.contrast', ['high']],
  ['contrast', 'high|harsh|strong|hard', 'palette.contrast', ['medium']],
];

/** Too little of something, and parts that are wrong as they are. */
export const LACKS: readonly (readonly [pattern: string, axis: AxisId, values: readonly string[]])[] = [
  [
    String.raw`\btoo\s+little\s+(?:space|room|distance)\s+between\s+(?:the\s+|our\s+)?sections\b`,
    'whitespace.section_gap',
    ['grand', 'balanced'],
  ],
  [
    String.raw`\b(?:not\s+enough|(?:has|have|is|there's|there\s+is)\s+too\s+little|too\s+little|needs?\s+more|lacks?)\s+contrast\b`,
    'palette.contrast',
    ['high'],
  ],
  [
    String.raw`\b(?:not\s+enough|too\s+little|lacks?)\s+(?:white[\s-]?space|space|(?:breathing\s+)?(?:room|space)|air)(?=\s*(?:$|[.,;!)]|(?:on|in|around|and|between)\b))`,
    'whitespace.discipline',
    ['generous'],
  ],
  [
    String.raw`\b(?:site|page|homepage|layout|design|everything|it)\s+(?:is|feels|looks|seems)\s+(?:\p{L}+\s+)?(?:cramped|cluttered|squashed|overloaded|overcrowded)(?![\p{L}-])`,
    'whitespace.discipline',
    ['generous'],
  ],
  [String.raw`\btoo\s+many\s+(?:different\s+)?colou?rs\b`, 'palette.strategy', ['mono+1', 'mono']],
  [
    String.raw`\b(?:too\s+much\s+(?:movement|motion|animation)|too\s+many\s+(?:animations|effects|moving\s+(?:things|parts)))\b`,
    'motion.budget',
    ['accent', 'none'],
  ],
  [
    String.raw`\b(?:head(?:ing|line)s|titles)\s+(?:aren't|are\s+not|not)\s+(?:bold|heavy|strong|thick)\s+enough\b`,
    'type.heading_weight',
    ['bold', 'black'],
  ],
  [
    String.raw`\bsections\s+(?:(?:all|just|simply|kind\s+of|sort\s+of)\s+)*(?:runs?|blends?|bleeds?|merges?|melts?|flows?|blur|blurs)\s+(?:into|together)\b`,
    'whitespace.section_gap',
    ['grand', 'balanced'],
  ],
  [
    String.raw`\bfails?\s+(?:(?:on|the|for|wcag|aa|minimum|our)\s+)*contrast(?!\s+(?:at|of|with)\s+(?:[4-9]|1\d|2[01])\b)`,
    'palette.contrast',
    ['high', 'medium', 'extreme'],
  ],
];
