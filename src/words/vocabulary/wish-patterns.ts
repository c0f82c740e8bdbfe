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
const INK = String.raw`(?:text|letters|lettering|writing|print|type|words|copy|fonts?|ink)`;
const ELSE = String.raw`\b(?:everything|all)\s+else\s+(?:(?:is|are|stays?|kept|be|should|must|remains?|in|just|completely|pure|purely|very)\s+)*`;
/** Of `header navy, rest white` the colour of the ground is the last. */
const REST = String.raw`\b(?:the\s+)?rest(?:\s+of\s+(?:it|the\s+(?:page|site)))?\s+(?:(?:is|stays?|kept|be|should|must|remains?|in|just)\s+)*`;
const FRIENDLIER = String.raw`(?:friendlier|warmer|chattier|more\s+(?:friendly|human|relaxed|casual|personal|conversational|chatty|approachable))`;
const TONE = String.raw`(?:tone(?:\s+of\s+voice)?|voice|wording|copy|texts?|language|words|writing)`;
const PERSON = String.raw`(?:grand(?:children|kids|child|son|daughter|ma|mother|pa|father)|gran|neighbou?rs?|kids|child(?:ren)?|mum|mom|mother|dad|father|sister|brother|aunt|uncle|someone\s+(?:at|in)\s+(?:the|a)\s+(?:pub|bar|caf[eé]))`;

const GRADIENT_BUTTON = String.raw`gradient(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?\s+(?:only\s+)?(?:on|for|in)\s+(?:the\s+|our\s+)?(?:main\s+|primary\s+)?(?:cta|buttons?|call\s+to\s+action)\b`;

/** What plain wishes state, each with the pattern of its words. */
export const WISHES: readonly Wish[] = [
  ...MOTION_WISHES,
  // Of a part of the page
  ...(['surface.ground', 'surface.dark_mode'] as const).map(
    (axis) =>
      [
        String.raw`\b(?:dark|black)\s+(?:(?:left|top|narrow|slim|fixed|bottom|sticky)\s+)?(?:footers?|side\s?bars?|nav(?:igation|bar)?|menus?|top\s?bars?|toolbars?)\b`,
        axis,
        [],
      ] as const,
  ),
  [
    String.raw`\b(?:text|fonts?|letters|writing|print|body(?:\s+text)?)${BE}(?:bigger|larger)\b`,
    'type.body_size',
    ['large'],
  ],
  [String.raw`\b${HEADINGS}${BE}(?:bigger|larger|huge)\b`, 'type.display_scale', ['oversized']],
  [String.raw`\b${HEADINGS}${BE}(?:bolder|heavier|thicker)\b`, 'type.heading_weight', ['bold', 'black']],
  [
    String.raw`\b(?:make|want|need|have|keep)\s+(?:(?:the|our|all|my)\s+)*(?:body\s+)?${INK}\s+(?:to\s+be\s+)?${VERY}(?:(?:nice|good|really|properly|very|quite)\s+(?:and\s+)?)*(?:darker|blacker|dark|black)(?=\s*(?:$|[.,;!)]|(?:and|so|on|please|against|enough)\b))|\b${INK}${BE}(?:darker|blacker)\b|\b(?:darker|blacker)\s+${INK}\b|\b${INK}\s+(?:\p{L}+\s+and\s+)?(?:darker|blacker)\b`,
    'palette.contrast',
    ['high'],
  ],
  [
    String.raw`\b(?:no|not|without|never|avoid|don't\s+(?:want|use|like))\s+(?:(?:any|those|these|that|the)\s+)*(?:skinny|spindly|thin|spidery|wispy)\s+(?:ones|letters|type|fonts?|typefaces?|writing)\b`,
    'type.heading_weight',
    ['medium', 'bold', 'regular', 'black'],
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
  ...(
    [
      ['(?:thin|light)', ['medium', 'bold', 'black']],
      ['(?:regular|normal|400)', ['medium', 'bold', 'black']],
      ['(?:medium|500)', ['bold', 'black']],
      ['(?:semi-?\\s?bold|demi-?\\s?bold|600)', ['bold', 'black']],
      ['(?:bold|700)', ['black']],
    ] as const
  ).map(
    ([weight, heavier]) =>
      [
        String.raw`\b(?:${HEADINGS}|type)\b[^.;!?\n]{0,24}(?<!\b(?:no|not|never|nothing|any)\s)\b(?:bolder|heavier|thicker|stronger)\s+than\s+${weight}\b|(?<!\b(?:no|not|never|nothing|any)\s)\b(?:bolder|heavier|thicker)\s+than\s+${weight}\b[^.;!?\n]{0,20}\b${HEADINGS}\b|\b${weight}\s+(?:is|feels|looks)\s+(?:(?:still|a\s+bit|way|much)\s+)*too\s+(?:thin|light|weak|skinny)\s+(?:for|on|in)\s+(?:(?:the|our|all)\s+)*${HEADINGS}\b|\b${HEADINGS}\s+(?:(?:in|at|set|are)\s+)+${weight}\s+(?:are|is|look|feel)s?\s+too\s+(?:thin|light|weak)\b`,
        'type.heading_weight',
        heavier,
      ] as const,
  ),
  [
    String.raw`\b(?:archivo|lato|roboto|montserrat|poppins|raleway|nunito|kanit|rubik|outfit|work\s+sans)\s+black\b(?!\s+(?:text|type|letters|background|buttons?|on|and\s+white))`,
    'type.heading_weight',
    ['black'],
  ],
  // Colours
  [
    String.raw`\b(?:light|bright|pale)\s*,?\s*(?:(?:but|yet|just|only|though|although|and)\s+)?not\s+(?:(?:pure|stark|plain|bright|clinical|quite|too|exactly|completely|all)\s+)*white\b`,
    'surface.ground',
    ['cream', 'gray-light'],
  ],
  [
    String.raw`\bdark\s*,?\s*(?:(?:but|yet|just|only|though|although|and)\s+)?not\s+(?:(?:pure|quite|exactly|completely|all|pitch)\s+)*black\b`,
    'surface.ground',
    ['gray-dark', 'cool-tinted', 'warm-tinted'],
  ],
  [
    String.raw`\blight\s+(?:content|main(?:\s+(?:area|part|column))?|body)(?=\s*(?:$|[.,;!)]|(?:area|and|with)\b))`,
    'surface.ground',
    ['white', 'gray-light', 'cream'],
  ],
  [
    String.raw`\b(?:i|we)\s+(?:(?:really|absolutely|just|all|do)\s+)*(?:love|adore|like|enjoy)\s+(?:(?:bright|bold|strong|lots\s+of|vivid)\s+)*colou?r(?=\s*(?:$|[.,!;]))`,
    'palette.saturation',
    ['vivid'],
  ],
  [
    String.raw`\b(?:i|we)\s+(?:(?:really|absolutely|just|all|do)\s+)*(?:love|adore|like|enjoy)\s+(?:(?:bright|bold|strong|lots\s+of|vivid|many)\s+)*colou?rs(?=\s*(?:$|[.,!;]))`,
    'palette.strategy',
    ['full-spectrum', 'triadic'],
  ],
  [
    String.raw`\b(?:no|not|without|avoid|never)\s+(?:(?:an?|any|the|another|use)\s+)*(?:carnival|circus|riot|rainbow|explosion|festival|fireworks?|fiesta|orgy|jumble|parade|kaleidoscope|confetti|funfair|fruit\s+salad)\s+of\s+(?:(?:bright|loud|many|all)\s+)*(?:colou?rs?|hues)\b`,
    'palette.strategy',
    ['mono+1', 'mono', 'duotone'],
  ],
  [
    String.raw`\b(?:colou?rs|palette)\s+(?:(?:should|must|to|be|are|is|all|rather|kept|well)\s+)*(?:held|kept)\s+back\b|\bcolou?rs\s+more\s+off\b`,
    'palette.saturation',
    ['muted'],
  ],
  [
    String.raw`\bwarm\s+(?:it|this|that|things|everything|(?:the|our)\s+(?:page|site|website|palette|colou?rs|look|design))\s+up\b`,
    'palette.warmth',
    ['warm'],
  ],
  [
    String.raw`\b(?:don't|do\s+not|never|not|without|nothing)\s+(?:(?:[\p{L}']+\s+){0,3}?(?:tell|rel(?:y|ying)|distinguish|mark|separat|signal|emphasi[sz]|highlight|stress|convey|depend|lean|sort|group)\p{L}*\s+(?:[\p{L}']+\s+){0,4}?)?(?:by|through|with|via|on|using)\s+colou?rs?(?:\s+alone)?(?=\s*(?:$|[.,;!)]|(?:to|for)\b))|\b(?:no|never|without|not|don't)\s+(?:use\s+)?colou?r[\s-]+cod(?:ing|ed|es?)\b`,
    'emphasis.mechanism',
    ['weight', 'scale', 'spacing', 'underline'],
  ],
  [String.raw`\buse\s+thick\s+and\s+thin\b`, 'surface.borders', []],
  [String.raw`\b(?:no|without)\s+colou?r[\s-]cod\w+[^.;\n]{0,30}`, 'palette.saturation', []],
  // What tells parts apart
  [
    String.raw`\b(?:tint(?:s|ed\s+\p{L}+)?|(?:alternating|different|changing)\s+(?:back)?grounds?|(?:back)?ground\s+(?:tints?|colou?rs?|shades)|bands|shades|fills|panels|stripes|blocks\s+of\s+colou?r|colou?r\s+blocks)\s*,?\s*(?:and\s+)?(?:rather\s+than|instead\s+of|not|no|in\s+place\s+of|over)\s+(?:(?:by|with|any|the|thin)\s+)*(?:lines|rules|dividers|hairlines|separators)\b`,
    'emphasis.density_signals',
    ['grouping-cards'],
  ],
  [
    String.raw`\b(?:separat|divid|set\s+apart|split|alternat|group|keep|tell)\w*\b[^.;!?\n]{0,40}\b(?:tints?|(?:back)?grounds?|bands|shades|fills)\b[^.;!?\n]{0,40}\b(?:rather\s+than|instead\s+of|not|no)\s+(?:lines|rules|dividers|hairlines|separators)\b`,
    'emphasis.density_signals',
    ['grouping-cards'],
  ],
  [
    String.raw`\b(?:tints?|(?:back)?grounds?|bands|shades|fills)\s*,?\s*(?:rather\s+than|instead\s+of|not|no)\s+(?:lines|rules|dividers|hairlines|separators)\b`,
    'surface.borders',
    [],
  ],
  [
    String.raw`\b(?:tight|close)\W+but\W+not\W+(?:quite\W+)?touching\b(?:\s+(?:\p{L}+\s+){0,2}?(?:tracking|letter-?\s?spacing|letters|spacing|kerning)\b)?`,
    'type.tracking',
    ['tight'],
  ],
  [
    String.raw`(?<!\b(?:no|not|without|avoid|never|instead\s+of|than|the|his|her|their|these|those|send|upload)\s+(?:\p{L}+\s+){0,2})\b(?:photos|photographs|pictures)\s+of\s+(?:the|our|my|real)\s+(?!(?:page|site|screen)s?\b)\p{L}+(?![^.;!?\n]{0,40}\b(?:not|never|drawings?|drawn|illustrations?|sketches|cartoons)\b)`,
    'imagery.strategy',
    ['photographic'],
  ],
  [
    String.raw`\b(?:go|be|all|everything(?:\s+in)?)\s+(?:all\s+)?sans(?:[-\s]serif)?(?=\s*(?:$|[.,;!)]|(?:and|everywhere|throughout|please)\b))`,
    'type.pairing',
    ['single-family', 'sans/sans'],
  ],
  // Scripts
  [
    String.raw`\b(?:handwriting|handwritten|script|cursive|calligraph(?:y|ic)|brush)\s+(?:(?:typefaces?|fonts?|type|letters|lettering|faces?)\s+)?(?:for|on|in|as)\s+(?:(?:the|all|our|big)\s+)*${HEADINGS}\b|\b${HEADINGS}\s+(?:(?:are|is|be|should|set|must|in|an?|the)\s+)+(?:handwriting|handwritten|script|cursive|calligraphy)\b`,
    'type.pairing',
    ['serif/sans', 'serif/grotesque'],
  ],
  // Much or little of something
  [
    String.raw`\b(?:dashboard|page|layout|app|table|tables|list|screens?|it|everything|ui|site|interface|rows|view)\s+(?:(?:to|should|must|has|have|needs?|be|is|stay|stays|very|really|nice|and|kept|rather|quite)\s+)+(?:compact|dense|condensed|packed)(?=\s*(?:$|[.,;!)]|(?:so|and|but|because|with|like)\b))|^\W*(?:(?:very|really|nice\s+and|make\s+it|keep\s+it)\s+)*compact\W*$`,
    'whitespace.discipline',
    ['dense'],
  ],
  [
    String.raw`\b(?:plenty|lots|loads|a\s+lot|as\s+much\s+as\s+possible)\s+on\s+(?:the|one|each|a|every)\s+(?:screen|page)\b|\bnot\s+much\s+empty\b`,
    'whitespace.discipline',
    ['dense'],
  ],
  [
    String.raw`\bnot\s+(?:so|too)\s+(?:charged|loaded)\b|\bless\s+charged\b`,
    'whitespace.discipline',
    ['generous'],
  ],
  // Shapes
  [
    String.raw`(?<=(?:^|[.,;:!?\n]\s{0,3}|\b(?:please|and|just|to|then|also|you|but)\s))(?<!\b(?:padding|room|space|lines|frames?|outlines?|borders)\s+and\s)round\s+(?:off\s+)?(?:everything|all\s+(?:the\s+)?(?:corners|boxes|edges|of\s+it|things))\b`,
    'surface.radius',
    ['12-16px', '8-10px', '4-6px', 'pill'],
  ],
  [
    String.raw`\bneither\s+(?:\p{L}+\s+)?(?:sharp|square|hard|pointy)\s+nor\s+(?:\p{L}+\s+)?(?:round(?:ed)?|soft|pills?)\b|\b(?:corners|edges)\b[^.;!?\n]{0,12}\bnot\s+(?:(?:so|too|that|very|quite|much)\s+)*(?:sharp|square|hard)\b[^.;!?\n]{0,16}\bnot\s+(?:(?:so|too|that|very|quite|much|like)\s+)*(?:round(?:ed)?|balls?|soft|pills?)\b`,
    'surface.radius',
    ['8-10px', '4-6px'],
  ],
  [
    String.raw`\bnot\s+(?:so|that|too|quite\s+so)\s+(?:sharp|square|hard|pointy)\s+(?:corners|edges)\b|\b(?:corners|edges)\s+(?:not|less)\s+(?:(?:so|that|too|quite)\s+)*(?:sharp|square|hard|pointy)\b(?![^.;!?\n]{0,16}\bnot\b)`,
    'surface.radius',
    ['4-6px', '8-10px', '12-16px'],
  ],
  // Pictures
  [
    String.raw`\b(?:pictures?|photos?|photographs?|photography|images?)\s*,?\s+(?:(?:should|must|go|goes|run|runs|going|all|that|the|way|right|stretch|reach|be|are|is|from)\s+)*(?:edge[\s-]to[\s-]edge|full[\s-]?(?:bleed|screen|width)|(?:up\s+)?to\s+the\s+(?:very\s+)?(?:borders|edges?)(?:\s+of\s+the\s+(?:screen|page|window))?)\b|\b(?:edge[\s-]to[\s-]edge|full[\s-]?(?:bleed|screen))\s+(?:pictures?|photos?|photographs?|photography|images?)\b`,
    'imagery.strategy',
    ['photographic'],
  ],
  [
    String.raw`\b(?:pictures?|photos?|photographs?|photography|images?)\s*,?\s+(?:(?:should|must|go|goes|run|runs|going|all|that|the|way|right|stretch|reach|be|are|is|from)\s+)*(?:edge[\s-]to[\s-]edge|full[\s-]?(?:bleed|screen|width)|(?:up\s+)?to\s+the\s+(?:very\s+)?(?:borders|edges?)(?:\s+of\s+the\s+(?:screen|page|window))?)\b`,
    'surface.texture',
    ['photo'],
  ],
  [
    String.raw`\b(?:photographs?|photos?|pictures?|images?)\s+(?:\p{L}+\s+){0,2}?(?:up\s+)?to\s+the\s+(?:very\s+)?(?:borders|edges?)\b`,
    'surface.borders',
    [],
  ],
  [
    String.raw`(?<!\b(?:the|as)\s)\b(?:only|just|nothing\s+but)\s+(?:(?:my|our|the|his|her|big|large|own)\s+)*(?:pictures|photos|photographs)\b`,
    'imagery.strategy',
    ['photographic'],
  ],
  [
    String.raw`\b(?:i|we|she|he)\s+(?:draw|paint|sketch|illustrate)s?\s+(?:everything|(?:them|it|all)(?:\s+(?:all|of\s+it))?|all\s+\p{L}+)(?:\s+(?:by\s+hand|myself|ourselves|himself|herself))?\b|\b(?:drawn|in|with|use|using|only|just)\s+(?:in\s+)?(?:pen|pencil)\s+and\s+ink\b|,\s+pen\s+and\s+ink\b`,
    'imagery.strategy',
    ['illustration'],
  ],
  [
    String.raw`\b(?:no|without|zero)\s+(?:any\s+)?(?:patterns?|textures?)\b(?=\s*(?:$|[.,;!)]))`,
    'surface.texture',
    ['flat'],
    'plain',
  ],
  // Sizes and words
  [
    String.raw`\b(?:no|not|never|without|avoid)\s+(?:(?:any|that|the|such)\s+)*(?:tiny|small|minuscule|teeny|wee|little)\s+(?:text|letters|writing|type|fonts?|print)\b(?!\s+(?:under|below|beside|in|on)\b)`,
    'type.body_size',
    ['large', 'regular'],
  ],
  [String.raw`\b(?:the\s+)?(?:letters?|text|writing)\s+more\s+(?:big|large)\b`, 'type.body_size', ['large']],
  [
    String.raw`\bcaptions?\s+(?:(?:are|should|must|be|is|very|quite|kept)\s+)*(?:small|tiny|little)\b`,
    'type.body_size',
    [],
  ],
  [
    String.raw`\b(?:no|without|avoid|never\s+use)\s+(?:(?:any|use|exclamation\s+(?:marks|points)|emojis?)\s*(?:,|or|and|nor)\s*)*(?:swear(?:s|ing|words?)?(?:\s+words)?|cursing|curses|profanit(?:y|ies)|bad\s+language|four-letter\s+words|exclamation\s+(?:marks|points))\b|\bdon't\s+(?:swear|curse)\b`,
    'voice.formality',
    ['professional', 'formal', 'conversational'],
  ],
  [
    String.raw`\b(?:very\s+|rather\s+)?formal\s+(?:(?:web)?site|page|homepage)\b|\b(?:site|page|text|tone)\s+(?:(?:should|must|has|have|to|be|is|very|rather|quite)\s+)+formal\b`,
    'voice.formality',
    ['formal', 'professional'],
  ],
  [
    String.raw`\b(?:hedge|qualify|soften)\s+(?:every|each|all)\s+(?:the\s+)?(?:statements?|claims?|sentences?)\b`,
    'voice.hedging',
    ['high'],
  ],
  // Movement
  [
    String.raw`\b(?:things|elements|sections|pictures|images|photos|text|it|everything|content|words|blocks|cards)\s+(?:(?:should|must|can|may|to|all|only|in|on|just)\s+)*(?:appear|fade|come|move|slide|drift|float)s?(?:\s+(?:in|up|on))?\s+(?:(?:very|really|quite|nice\s+and|rather)\s+)*(?:slow(?:ly)?|gently|softly|gradually|calmly)\b`,
    'motion.character',
    ['cinematic', 'smooth'],
    'open',
  ],
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
        `${ELSE}(?:(?:flat|plain)(?:\\s+and|,)?\\s+)?(?:pure\\s+)?${color}(?=\\s*(?:$|[.,;!)]|and\\b))|${REST}(?:pure\\s+)?${color}(?=\\s*(?:$|[.,;!)]))`,
        'surface.ground',
        [ground],
      ] as const,
  ),
  // Of cards, not of text
  [String.raw`\bcards?\b[^.;,\n]{0,12}\b(?:white|black|gr[ae]y|cream)\s+on\b`, 'palette.contrast', []],
  // Lines in the place of shadows
  [
    String.raw`(?<!(?:\b(?:no|without|thin|hairline|fine|thick|heavy|bold|light|strong|hard|dark)|\d\s?px)\s+(?:\p{L}+\s+)?)\b(?:borders?|lines|outlines)(?:\s*,{1,2}|\s+and|(?=\s+not))\s+(?:no|not)\s+(?:\p{L}+\s+)?shadows?\b`,
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
