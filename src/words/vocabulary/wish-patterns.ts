import { MOTION_WISHES, TONING, type Wish } from './motion-wishes.ts';

const BE = String.raw`\s+(?:should|must|could|can|may|needs?\s+to|ha(?:s|ve)\s+to|ought\s+to|to)\s+be\s+(?:(?:much|even|a\s+(?:lot|bit|little)|far|slightly|quite)\s+)*`;
const HEADINGS = String.raw`(?:head(?:ing|line|er)s?|titles?)`;

/** `Not gold on black`: what is wanted instead, nobody says. */
const REFUSED_PAIR = String.raw`\b(?:no|not|never)\s+(?:\p{L}+\s+){1,3}on\s+(?:black|white|dark)\b`;

/** `Black with orange buttons`: the colour that everything else lies on. */
function groundOf(color: string): string {
  return String.raw`(?<=(?:^|[.;,:!\n]|\b(?:it|everything|(?:web)?site|page|please|background|and|yeah|yes))\s{0,2}(?:(?:to\s+be|in|all|just|be)\s+)*)(?:${color})\s+with\s+(?:(?!no\b)[\p{L}-]+\s+){0,3}?(?:text|writing|letter(?:s|ing)|type|ink|print|head(?:ing|line)s|titles|buttons?|links?|accents?)\b`;
}

const VERY = String.raw`(?:(?:a\s+(?:bit|little|touch|lot)|slightly|much|even|way|please|far)\s+)*`;
const TEXT = String.raw`(?:text|fonts?|letters|writing|print|typeface|body(?:\s+text)?)(?:\s+size)?`;
const LETTERS = String.raw`(?:letters|lettering|type|text|writing)`;
const ELSE = String.raw`\b(?:everything|all)\s+else\s+(?:(?:is|are|stays?|kept|be|should|must|remains?|in|just|completely|pure|purely|very)\s+)*`;
const FRIENDLIER = String.raw`(?:friendlier|warmer|chattier|more\s+(?:friendly|human|relaxed|casual|personal|conversational|chatty|approachable))`;
const TONE = String.raw`(?:tone(?:\s+of\s+voice)?|voice|wording|copy|texts?|language|words|writing)`;
const PERSON = String.raw`(?:grand(?:children|kids|child|son|daughter|ma|mother|pa|father)|gran|neighbou?rs?|kids|child(?:ren)?|mum|mom|mother|dad|father|sister|brother|aunt|uncle|someone\s+(?:at|in)\s+(?:the|a)\s+(?:pub|bar|caf[eé]))`;

const GRADIENT_BUTTON = String.raw`gradient(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?\s+(?:only\s+)?(?:on|for|in)\s+(?:the\s+|our\s+)?(?:main\s+|primary\s+)?(?:cta|buttons?|call\s+to\s+action)\b`;

/** What plain wishes state, each with the pattern of its words. */
export const WISHES: readonly Wish[] = [
  ...MOTION_WISHES,
  [
    String.raw`\b(?:text|fonts?|letters|writing|print|body(?:\s+text)?)${BE}(?:bigger|larger)\b`,
    'type.body_size',
    ['large'],
  ],
  [String.raw`\b${HEADINGS}${BE}(?:bigger|larger|huge)\b`, 'type.display_scale', ['oversized']],
  [String.raw`\b${HEADINGS}${BE}(?:bolder|heavier|thicker)\b`, 'type.heading_weight', ['bold', 'black']],
  [
    String.raw`\b(?:make|want|need)\s+(?:(?:the|our|all|my)\s+)*(?:body\s+)?(?:text|writing|letters|print|fonts?)\s+(?:to\s+be\s+)?(?:(?:much|a\s+(?:bit|lot|little)|even|slightly)\s+)?(?:darker|blacker)\b`,
    'palette.contrast',
    ['high'],
  ],
  [
    String.raw`\b(?:no|not|without|never|avoid)\s+(?:(?:any|that|use|have)\s+)*(?:(?:tiny|small|faint)\s+)?(?:low[-\s]contrast|(?:pale|light|faint|washed[-\s]out)\s+gr[ae]y\s+(?:text|type|letters|writing|on\s+white))\b`,
    'palette.contrast',
    ['high', 'extreme'],
  ],
  [
    String.raw`\bless\s+(?:crammed|cramped|busy|crowded|cluttered|dense|packed|squashed)\b`,
    'whitespace.discipline',
    ['generous'],
  ],
  [
    String.raw`\b(?:don't|do\s+not|not|never)\s+(?:use\s+)?(?:so\s+|too\s+)?many\s+(?:different\s+)?colou?rs?\b`,
    'palette.strategy',
    ['mono+1', 'mono'],
  ],
  [String.raw`\bfewer\s+(?:lines|borders|rules|frames|outlines)\b`, 'surface.borders', []],
  [REFUSED_PAIR, 'surface.ground', []],
  [REFUSED_PAIR, 'palette.strategy', []],
  [String.raw`\bfull\s+sentences\b`, 'voice.sentence_length', []],
  [String.raw`\bborders?\s+(?:only\s+)?on\s+focus\b`, 'surface.borders', []],
  [
    String.raw`\b(?:keep|make|want|leave)\s+(?:(?:the|our|all|whole)\s+)*(?:it|pages?|(?:web\s?)?site|everything|design|screens?)\s+(?:to\s+be\s+)?light(?=\s*(?:$|[.,;!)]|(?:and|with|but|please)\b))`,
    'surface.ground',
    ['white', 'cream', 'gray-light'],
  ],
  [groundOf('(?:pure\\s+)?white'), 'surface.ground', ['white']],
  [groundOf('cream|ivory|warm\\s+off[-\\s]?white'), 'surface.ground', ['cream']],
  [groundOf('(?:pure\\s+)?black'), 'surface.ground', ['black']],
  [groundOf('navy(?:\\s+blue)?|dark\\s+blue|midnight\\s+blue'), 'surface.ground', ['cool-tinted']],
  [`${TONING}(?:drop\\s+)?shadows?\\b`, 'surface.shadows', ['subtle']],
  [`${TONING}(?:borders?|lines|outlines|frames)\\b`, 'surface.borders', ['hairline']],
  [`${TONING}(?:colou?rs?|palette|saturation)\\b`, 'palette.saturation', ['muted']],
  // Much or little of something
  [
    String.raw`\b(?:not|no)\s+(?:too|so|that)\s+much\s+(?:information|info|content|stuff|going\s+on)\b|\b(?:less|too\s+much)\s+(?:information|info|content|stuff|going\s+on)\s+(?:on|per)\s+(?:each|every|one|a|the)\s+(?:page|screen)\b`,
    'whitespace.discipline',
    ['generous', 'medium'],
  ],
  [
    String.raw`\b(?:no|not|never|avoid)\s+(?:(?:that|this|the|any|more|use|another)\s+)*(?:gr[ae]y[\s-]on[\s-]gr[ae]y|(?:(?:light|pale|faint|thin|washed[\s-]out)\s+)+(?:gr[ae]y\s+)?(?:text|letters|type|writing|font|copy)|gr[ae]y\s+(?:text|letters|type|writing|font|copy)\s+on\s+(?:white|gr[ae]y))\b`,
    'palette.contrast',
    ['high', 'extreme'],
  ],
  [
    String.raw`\b(?:give\s+(?:me|us|it)|i\s+want|we\s+want|bring\s+(?:on|in|me)|let's\s+have)\s+(?:(?:some|the|lots\s+of|loads\s+of|plenty\s+of|more|real)\s+)*colou?rs?(?=\s*(?:$|[.,!;]))`,
    'palette.saturation',
    ['vivid'],
  ],
  [
    String.raw`\b(?:lots|loads|plenty|tons|heaps)\s+of\s+colou?rs?(?=\s*(?:$|[.,;!)]|(?:please|and|but|everywhere)\b))|\bcolou?rs?[.!,]\s+(?:lots|loads|plenty|tons|heaps)\s+of\s+(?:it|them)\b`,
    'palette.strategy',
    ['full-spectrum'],
  ],
  [
    String.raw`\b(?:much\s+|a\s+(?:bit|lot|little)\s+)?less\s+colou?r(?!ful)\b`,
    'palette.saturation',
    ['muted', 'desaturated'],
    'plain',
  ],
  [
    String.raw`\bmake\s+(?:the|our)\s+(?:back)?grounds?\s+${VERY}darker\b|\b(?:back)?ground${BE}darker\b|\bdarker\s+background\b`,
    'surface.ground',
    ['gray-dark', 'black', 'gray-light'],
  ],
  [
    String.raw`\b(?:only|just)?\s*(?:black|white|gr[ae]y)\s*(?:,|and|&|\/|\+)\s*(?:black|white|gr[ae]y)\s*,?\s*(?:and|plus|&|\+|with)\s+(?:(?:an?|one|some|just|only|bright|dark|deep|signal)\s+)*(?:red|green|blue|yellow|orange|pink|purple|violet|teal|gold|turquoise)\b(?!\s*(?:and|&|,|or)\s)`,
    'palette.strategy',
    ['mono+1'],
  ],
  // Sizes
  [
    String.raw`\b${TEXT}\s+${VERY}(?:bigger|larger)\b|(?<!\b(?:in|with|have|has)\s+)\b(?:bigger|larger)\s+(?:text|fonts?|letters|writing|print)\b(?!\s+(?:in|for|on|inside|within)\b)`,
    'type.body_size',
    ['large'],
  ],
  [String.raw`\b(?:small|tiny)\s+characters\b`, 'type.body_size', ['small'], 'plain'],
  ...(['type.body_size', 'type.tracking', 'type.display_scale'] as const).map(
    (axis) =>
      [
        String.raw`\b(?:big|large|huge|giant|enormous)\s+${LETTERS}\s+(?:in|for|on)\s+(?:(?:the|all|our|your)\s+)*${HEADINGS}\b|\b${HEADINGS}\s+(?:(?:should|must|are|is|be|set|to|all|in|with|have)\s+)+(?:very\s+)?(?:big|large|huge|giant|enormous)\s+${LETTERS}\b`,
        axis,
        axis === 'type.display_scale' ? ['oversized'] : [],
      ] as const,
  ),
  [
    String.raw`\b(?:heavy|black|fat|thick)\s+(?:(?:condensed|wide|extended|narrow|tight)\s+)?(?:caps|capitals|uppercase|small\s+caps)\b`,
    'type.heading_weight',
    ['black', 'bold'],
  ],
  [
    String.raw`\b(?:caps|capitals|letters|head(?:ing|line)s?|titles?|type|words)\b[^.;,\n]{0,20}\bfill(?:s|ing)?\s+(?:the\s+)?(?:whole\s+|entire\s+|full\s+)?(?:viewport|screen|page|window|width)\b`,
    'type.display_scale',
    ['oversized'],
  ],
  // What lies beside one thing
  [
    String.raw`\b(?:no|without|avoid|never)\s+(?:(?:any|the|use)\s+)*gradient\s+(?:buttons?|ctas?)\b`,
    'emphasis.cta_treatment',
    ['filled-solid', 'outlined', 'text-link', 'underline-only'],
  ],
  [GRADIENT_BUTTON, 'surface.texture', []],
  [GRADIENT_BUTTON, 'emphasis.cta_treatment', ['filled-gradient']],
  [`${ELSE}(?:\\p{L}+\\s+and\\s+)?(?:flat|plain)\\b`, 'surface.texture', ['flat']],
  ...(
    [
      ['white', 'white'],
      ['black', 'black'],
      ['cream', 'cream'],
      ['light\\s+gr[ae]y', 'gray-light'],
      ['dark\\s+gr[ae]y', 'gray-dark'],
    ] as const
  ).map(
    ([color, ground]) =>
      [
        `${ELSE}(?:flat|plain)(?:\\s+and|,)?\\s+(?:pure\\s+)?${color}(?=\\s*(?:$|[.,;!)]|and\\b))`,
        'surface.ground',
        [ground],
      ] as const,
  ),
  // Of cards, not of text
  [String.raw`\bcards?\b[^.;,\n]{0,12}\b(?:white|black|gr[ae]y|cream)\s+on\b`, 'palette.contrast', []],
  // Lines in the place of shadows
  [
    String.raw`(?<!(?:\b(?:no|without|thin|hairline|fine|thick|heavy|bold|light|strong|hard|dark)|\d\s?px)\s+(?:\p{L}+\s+)?)\bborders?(?:\s*,|\s+and)\s+no\s+(?:\p{L}+\s+)?shadows?\b`,
    'surface.borders',
    ['hairline', 'medium'],
  ],
  [
    String.raw`\b(?:no|without|avoid|never)\s+(?:(?:any|the|those|use)\s+)*(?:heavy|thick|fat|chunky|bulky)\s+(?:borders?|outlines?|frames?|lines|rules)\b`,
    'surface.borders',
    ['hairline', 'none', 'medium'],
  ],
  // How it is written
  [
    String.raw`\b(?:phrase|word|make|state|put|formulate)\s+(?:(?:all|any|our|the)\s+)*(?:claims|statements|promises|results|benefits)\s+(?:carefully|cautiously|with\s+(?:care|caution))\b|\b(?:avoid|no|never\s+make|without|don't\s+make)\s+(?:any\s+)?(?:absolute|sweeping|unconditional|categorical|firm)\s+(?:promises?|claims?|statements?|guarantees?)\b`,
    'voice.hedging',
    ['high', 'medium'],
  ],
  [
    String.raw`\b${TONE}\s+(?:(?:should|must|could|can|needs?\s+to|be|to|sound|feel|a\s+(?:bit|lot|little)|much|slightly)\s+)+${FRIENDLIER}\b|\b(?:a\s+)?${FRIENDLIER}\s+${TONE}\b|\b(?:write|sound|talk|speak)\s+${VERY}(?:friendlier|chattier|warmer)\b|\bmake\s+(?:the|our)\s+${TONE}\s+(?:(?:sound|feel|a\s+(?:bit|lot|little)|much|slightly)\s+)*${FRIENDLIER}\b`,
    'voice.formality',
    ['conversational', 'casual'],
  ],
  [`\\b${TONE}\\b[^.,;!?\\n]{0,24}\\bwarmer\\b|\\bwarmer\\s+${TONE}\\b`, 'palette.warmth', []],
  [
    String.raw`\b(?:write|written|sound|talk|speak|say\s+it|explain|read|worded)s?\b[^.;!?\n]{0,24}\b(?:as\s+if|as\s+though|like|the\s+way|how)\b[^.;!?\n]{0,40}\b(?:to|with|for)\s+(?:(?:my|your|our|an?|the|his|her|old|good)\s+)*${PERSON}\b`,
    'voice.formality',
    ['conversational', 'casual'],
  ],
];
