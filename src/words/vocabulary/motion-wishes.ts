import type { AxisId } from '../../grammar/axes/index.ts';

/** The pattern of words with what they state; `plain` ones only in a few words. */
export type Wish = readonly [
  pattern: string,
  axis: AxisId,
  values: readonly string[],
  force?: 'plain' | 'open',
];

const MOVES = String.raw`(?:blink|flash|slid|slide|bounc|bounce|wiggl|wiggle|wobbl|spin|spinn|fly|fli|animat|animate|fad|fade|puls|pulse|shak|shake|jump|twinkl|twinkle)(?:e?s|ing)?`;
/** What plays by itself. */
const BY_ITSELF = String.raw`(?:(?<!\b(?:music|sound|audio|jingle)\s)(?:auto|self)-?(?:play|advanc|rotat|scroll|slid|start)(?:e[sd]?|s|ing|ed)?(?!\s+(?:music|sound|audio|jingle))|(?:spin|play|mov|move|advanc|advance|rotat|rotate|slid|slide|start|run|chang|change|scroll|animat|animate|turn|go)(?:s|d|n?ing)?\s+(?:\p{L}+\s+)?(?:by\s+(?:itself|themselves)|on\s+(?:its|their)\s+own|automatically|all\s+the\s+time))`;
const STARTED = ['hover-only', 'scroll', 'gesture'];
const SICKENED = String.raw`(?:(?:sea|motion|travel|car)[\s-]?sick(?:ness)?|dizzy|nauseous|queasy|vertigo|migraines?)`;
/** What is jumpy, jumping. */
const RESTLESS = String.raw`(?:jump(?:y|ing)|mov(?:y|ing)|fly(?:y|ing)|spinning|blink(?:y|ing)|flash(?:y|ing)|wobbl(?:y|ing)|animated|wiggl(?:y|ing)|flicker(?:y|ing)|twitch(?:y|ing)|shak(?:y|ing)|hopping|popping)`;
/** `Tone down the`, `dial back the` */
export const TONING = String.raw`\b(?:tone|dial|turn)\s+(?:down|back)\s+(?:the|those|these|all(?:\s+the)?|our)\s+`;

const GIMMICKS = String.raw`scroll(?:ing)?[\s-]?(?:gimmick(?:s|ry)?|effects?|tricks?|animations?|jacking|hijack\w*|stuff|nonsense|magic|theatrics|shows?)`;
/** `Without the scroll gimmicks` */
const SCROLLED = (things: string) =>
  String.raw`\b(?:no|without|minus|lose|drop|skip|avoid|not|less|sans|never)\s+(?:(?:the|any|all|that|those|these|fancy|silly|use|all\s+that)\s+)*(?:${things})\b`;

/** What wishes say of movement. */
export const MOTION_WISHES: readonly Wish[] = [
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
    String.raw`\b(?:without|no|nor)\s+(?:any\s+)?(?:(?:[\p{L}-]+\s+){0,2}?[\p{L}-]+\s*(?:,|\bor\b|\band\b|\bnor\b)\s*(?:(?:or|and|nor|any)\s+)?){0,3}(?:flashy|moving|blinking|flashing|animated|sliding|flying|jumping|bouncing|spinning)\s+(?:effects?|things?|stuff|bits|parts|elements|graphics)\b`,
    'motion.budget',
    ['none'],
  ],
  [
    String.raw`\b(?:i|we|he|she|they)\s+(?:really\s+)?(?:don't|do\s+not|doesn't|does\s+not|never)\s+want\s+(?:it|this|anything|things|stuff|them|the\s+(?:page|site|website|text|pictures|images))\s+to\s+(?:move|jump|blink|flash|slide|bounce|wiggle|spin|fly)\b(?!\s+(?:too|fast|quickly|slowly|much|a\s+lot|while|when|to|out\s+of))`,
    'motion.budget',
    ['none'],
  ],
  [
    String.raw`\b(?:fewer|less)\s+(?:animations?|movement|motion|moving\s+things)\b`,
    'motion.budget',
    ['accent'],
  ],
  [
    String.raw`\b(?:no|nor|not|without|never|(?<!\b(?:don't|not|never)\s)stop|avoid|don't|zero)\b(?:(?!\b(?:but|just|only|except|please|stop|idea|need|problem|mind|matter)\b)[^.,;:!?\n]){0,60}?\b${BY_ITSELF}(?!\p{L})`,
    'motion.trigger',
    STARTED,
  ],
  [String.raw`\bnothing\s+(?:\p{L}+\s+){0,4}?${BY_ITSELF}(?!\p{L})`, 'motion.trigger', STARTED, 'plain'],
  [
    String.raw`\b${BY_ITSELF}\s+(?:\p{L}+\s+)?(?:is|are)\s+(?:forbidden|banned|out|not\s+(?:allowed|ok(?:ay)?|wanted))\b`,
    'motion.trigger',
    STARTED,
  ],
  [
    String.raw`(?<!\b(?:almost|hardly|practically|next\s+to)\s+)\bnothing\s+(?:(?:too|that\s+is|overly)\s+)?(?:\p{L}+y\s+(?:or|and)\s+)?${RESTLESS}(?=\s*(?:$|[.,;!?)]|(?:about|around|or|and|please|in|on|all)\b))`,
    'motion.budget',
    ['none'],
  ],
  [
    String.raw`\b(?:don't|do\s+not|never|not)\s+(?:make|let|have)\s+(?:(?:the|any|your)\s+)*(?:things?|stuff|anything|elements|text|words|pictures|images|photos|everything|sections|content|boxes|cards)\s+${MOVES}\b`,
    'motion.budget',
    ['none'],
  ],
  [
    String.raw`\b${SICKENED}\s+(?:from|by|when|with|of|because\s+of)\b[^.;!?\n]{0,40}\b(?:effects?|animations?|mov(?:es?|ing|ements?)|scroll\w*|parallax|motion|fl(?:y|ies|ying)|slid\w+|zoom\w*)\b`,
    'motion.budget',
    ['none'],
  ],
  [
    SCROLLED(String.raw`parallax(?:\s+(?:effects?|scroll\w*))?`),
    'motion.trigger',
    ['hover-only', 'gesture', 'autonomous'],
    'plain',
  ],
  [SCROLLED(GIMMICKS), 'motion.trigger', ['hover-only', 'gesture', 'autonomous']],
  [SCROLLED(GIMMICKS), 'motion.budget', ['accent', 'none'], 'plain'],
  [
    String.raw`\bno\s+(?:[\p{L}-]+,?\s+(?:no|or|and)\s+)?(?:sliders?|carousels?)\b`,
    'motion.trigger',
    STARTED,
    'plain',
  ],
  [`${TONING}(?:animations?|motion|movement|effects)\\b`, 'motion.budget', ['accent']],
];
