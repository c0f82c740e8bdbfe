import { clauseAround, saying, spansOf, type SureReader } from './sure-words.ts';
import type { Span } from '../understanding.ts';

const AT_MOST = String.raw`(?:under|below|within|inside|at\s+most|up\s+to|max(?:imum|\.)?(?:\s+of)?|no\s+(?:more|longer|slower)\s+than|not\s+(?:more|longer|slower)\s+than|never\s+(?:more|longer|slower)\s+than|less\s+than|faster\s+than|quicker\s+than|shorter\s+than|never\s+(?:above|over|exceed(?:ing)?)|not\s+(?:above|over)|<=?|≤|(?<=\b(?:no|never|not\s+any)\s+[\w-]+\s+)(?:longer|slower|over|above)(?:\s+than)?)`;
const MAX_AFTER = String.raw`(?:at\s+(?:the\s+)?most|max(?:imum|\.)?|or\s+(?:less|faster|quicker|shorter|below|under)|tops|and\s+(?:under|below|less))`;
const AMOUNT = String.raw`(?<amount>\d+(?:\.\d+)?)\s*(?<unit>ms|msecs?|milliseconds?|s|secs?|seconds?)`;

const SHORT = new RegExp(
  String.raw`(?:\b|(?<=\s)|(?=[<≤]))${AT_MOST}\s*(?:a\s+|about\s+)?${AMOUNT}\b|\b${AMOUNT.replaceAll('?<', '?<after_')}\s+${MAX_AFTER}(?!\p{L})`,
  'giu',
);
const MOVING =
  /\b(?:anim\w+|transitions?|motion|moves?|movements?|fades?|fading|hovers?|effects?|eas(?:e|ing)|interactions?|reveals?|slides?|durations?)\b/i;
/** What takes time without moving. */
const LOADING =
  /\b(?:loads?|loading|loaded|responses?|respond|latency|ttfb|lcp|fcp|inp|tti|render(?:s|ed|ing)?|paint|api|speed\s+index|page\s+speed|interactive)\b/i;

/** `No animation longer than 200ms` refuses the long ones only. */
const NO_LONGER =
  /\b(?:no|not\s+any|never)\s+(?:anim\w+|transitions?|motion|movements?|effects?|fades?)\s+(?:(?:that|which|is|are|may|should|lasts?|lasting|takes?|taking|be|run(?:s|ning)?)\s+)*(?:longer|slower|over|above|beyond|past|exceeding|more\s+than|of\s+more)\b/giu;

/** The longest mechanical movement, and from when on it is drawn out. ms */
const [QUICK, LONG] = [200, 600] as const;

/** `Transitions under 200 ms`. */
const shortMotion: SureReader = (text) =>
  [...text.matchAll(SHORT)].flatMap(({ 0: written, index: start, groups = {} }) => {
    const span: Span = { start, end: start + written.length, text: written };
    const amount = Number(groups['amount'] ?? groups['after_amount']);
    const unit = groups['unit'] ?? groups['after_unit'] ?? 'ms';
    const milliseconds = unit.toLowerCase().startsWith('s') ? 1000 * amount : amount;
    const clause = clauseAround(text, span);
    if (LOADING.test(clause)) return MOVING.test(clause) ? [] : saying('motion.character', [], [span]);
    if (!MOVING.test(clause)) return [];
    if (milliseconds <= QUICK) return saying('motion.character', ['mechanical'], [span]);
    return milliseconds <= LONG ? saying('motion.character', ['mechanical', 'smooth'], [span]) : [];
  });

const MUCH = String.raw`(?:much|many|lots?\s+of|a\s+lot\s+of|big\s+of)`;
const EMPTY = String.raw`(?:(?:white|empty|blank|negative|wasted|unused|free)[\s-]?space|whitespace|emptiness|empty\s+areas?|padding|air|room)`;
/** More space than somebody wants. */
const LESS_SPACE = new RegExp(
  String.raw`(?<!\b(?:never|can't|cannot|can\s+not|not\s+be|ever)\b[^.;,]{0,30})\b(?:not\s+)?(?:too|so|that|very|overly)\s+${MUCH}\s+(?:[\w-]+\s+)?${EMPTY}\b|\b(?:less|little|minimal|limited|reduced?(?:\s+the)?)\s+(?:white[\s-]?space|whitespace|empty\s+space|blank\s+space)\b|\bnot\s+(?:${MUCH}|a\s+lot\s+of)\s+${EMPTY}\b|\b(?:not\s+(?:too|so|that|overly)|less|too(?:\s+much)?)\s+(?:airy|spacious|spaced[-\s]out|roomy)\b`,
  'giu',
);

const lessSpace: SureReader = (text) =>
  saying('whitespace.discipline', ['medium', 'dense'], spansOf(LESS_SPACE, text).slice(0, 1), {
    polarity: 'against',
  });

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  '1': 1,
  '2': 2,
  '3': 3,
};
const COUNT = String.raw`(?<count>one|two|three|[123])\s+(?:(?:main|brand|different|flat|solid|accent)\s+)?(?:colou?rs?|hues?|tones?)`;
const FEW_COLORS = new RegExp(
  String.raw`\b(?:at\s+most|no\s+more\s+than|not\s+more\s+than|never\s+more\s+than|max(?:imum|\.)?(?:\s+of)?|up\s+to|(?:a\s+)?limit\s+of|limited\s+to)\s+${COUNT}\b|\b${COUNT.replaceAll('?<', '?<after_')}\s*,?\s*(?:at\s+(?:the\s+)?most|max(?:imum|\.)?|or\s+(?:less|fewer)|tops)(?!\p{L})`,
  'giu',
);
const STRATEGIES = ['mono', 'mono+1', 'duotone', 'triadic'] as const;

/** `At most three colours` accepts fewer; not where the colours follow: `two colours max: green and ivory`. */
export const fewColors: SureReader = (text) =>
  [...text.matchAll(FEW_COLORS)].flatMap(({ 0: written, index: start, groups = {} }) => {
    const end = start + written.length;
    const count = COUNTS[(groups['count'] ?? groups['after_count'] ?? '').toLowerCase()];
    if (count === undefined || /^\s*[:(–—-]/.test(text.slice(end))) return [];
    // A hue on neutrals is `mono+1`; the neutrals count for few people.
    const most = STRATEGIES[count] ?? 'triadic';
    const values = STRATEGIES.slice(0, STRATEGIES.indexOf(most) + 1).toReversed();
    return saying('palette.strategy', values, [{ start, end, text: written }]);
  });

const LEAST_SIZE =
  /\b(?:(?:not|no|never|nothing|nor)\s+(?:be\s+|go\s+|gets?\s+)?(?:smaller|less|lower|below|under)(?:\s+than)?|at\s+least|min(?:imum|\.)?(?:\s+(?:of|size))?|from)\s*:?\s*(?<px>\d{2})\s*(?:px|pixels?|pt|points?)\b/giu;
const OF_TEXT = /\b(?:text|body|copy|type|fonts?|font[-\s]size|letters?|words?|reading|paragraphs?)\b/i;
const OF_HEADINGS =
  /\b(?:head(?:ing|line)s?|titles?|h[1-6]|labels?|captions?|buttons?|targets?|icons?|padding|gaps?|spacing|radius|corners?)\b/i;

/** `Text not smaller than 18px`. The edges are those of the axis. */
const leastSize: SureReader = (text) =>
  [...text.matchAll(LEAST_SIZE)].flatMap(({ 0: written, index: start, groups = {} }) => {
    const span: Span = { start, end: start + written.length, text: written };
    const clause = clauseAround(text, span);
    if (!OF_TEXT.test(clause) || OF_HEADINGS.test(clause)) return [];
    const size = Number(groups['px']);
    if (size >= 17.75) return saying('type.body_size', ['large'], [span]);
    return size >= 15 ? saying('type.body_size', ['regular', 'large'], [span]) : [];
  });

/** What bounds say: quick, few, not too much. */
export const measures: SureReader = (text) => [
  ...shortMotion(text),
  ...saying('motion.budget', [], spansOf(NO_LONGER, text)),
  ...lessSpace(text),
  ...fewColors(text),
  ...leastSize(text),
];
