import type { AxisId } from '../../grammar/axes/index.ts';

const BE = String.raw`\s+(?:should|must|could|can|may|needs?\s+to|ha(?:s|ve)\s+to|ought\s+to|to)\s+be\s+(?:(?:much|even|a\s+(?:lot|bit|little)|far|slightly|quite)\s+)*`;
const HEADINGS = String.raw`(?:head(?:ing|line|er)s?|titles?)`;
const MOVES = String.raw`(?:blink|flash|slid|slide|bounc|bounce|wiggl|wiggle|wobbl|spin|spinn|fly|fli|animat|animate|fad|fade|puls|pulse|shak|shake|jump|twinkl|twinkle)(?:e?s|ing)?`;

/** `Not gold on black`: what is wanted instead, nobody says. */
const REFUSED_PAIR = String.raw`\b(?:no|not|never)\s+(?:\p{L}+\s+){1,2}on\s+(?:black|white|dark)\b`;

/** `Black with orange buttons`: the colour that everything else lies on. */
function groundOf(color: string): string {
  return String.raw`(?<=(?:^|[.;,:!\n]|\b(?:it|everything|(?:web)?site|page|please|background|and|yeah|yes))\s{0,2}(?:(?:to\s+be|in|all|just|be)\s+)*)(?:${color})\s+with\s+(?:(?!no\b)[\p{L}-]+\s+){0,3}?(?:text|writing|letter(?:s|ing)|type|ink|print|head(?:ing|line)s|titles|buttons?|links?|accents?)\b`;
}

/** What plain wishes state, each with the pattern of its words. */
export const WISHES: readonly (readonly [pattern: string, axis: AxisId, values: readonly string[]])[] = [
  [
    String.raw`\b(?:text|fonts?|letters|writing|print|body(?:\s+text)?)${BE}(?:bigger|larger)\b`,
    'type.body_size',
    ['large'],
  ],
  [String.raw`\b${HEADINGS}${BE}(?:bigger|larger|huge)\b`, 'type.display_scale', ['oversized']],
  [String.raw`\b${HEADINGS}${BE}(?:bolder|heavier|thicker)\b`, 'type.heading_weight', ['bold', 'black']],
  [
    String.raw`\bnothing\s+(?:(?:that|which|should|shall|must|may|can|will|is|to|ever|on|in|the|this|page|site|screen)\s+)+${MOVES}\b(?!\s+(?:too|fast|quickly|slowly|much|a\s+lot|while|when|without))`,
    'motion.budget',
    ['none'],
  ],
  [
    String.raw`\bno\b[^.;!?\n]{0,60}\b(?:things?|stuff|anything|elements|pictures|images|bits)\s+(?:that|which)\s+${MOVES}\b`,
    'motion.budget',
    ['none'],
  ],
  [
    String.raw`\b(?:without|no)\s+(?:any\s+)?(?:flashy|moving|blinking|flashing|animated)\s+(?:effects?|things?|stuff|bits|parts|elements|graphics)\b`,
    'motion.budget',
    ['none'],
  ],
  [
    String.raw`\b(?:make|want|need)\s+(?:(?:the|our|all|my)\s+)*(?:body\s+)?(?:text|writing|letters|print|fonts?)\s+(?:to\s+be\s+)?(?:(?:much|a\s+(?:bit|lot|little)|even|slightly)\s+)?(?:darker|blacker)\b`,
    'palette.contrast',
    ['high'],
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
  [
    String.raw`\b(?:fewer|less)\s+(?:animations?|movement|motion|moving\s+things)\b`,
    'motion.budget',
    ['accent'],
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
];
