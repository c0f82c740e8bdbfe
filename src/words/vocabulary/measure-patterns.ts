/** Sources of the patterns of `sure/measures.ts`. */

const AT_MOST = String.raw`(?:under|below|within|inside|at\s+most|up\s+to|max(?:imum|\.)?(?:\s+of)?|no\s+(?:more|longer|slower)\s+than|not\s+(?:more|longer|slower)\s+than|never\s+(?:more|longer|slower)\s+than|less\s+than|faster\s+than|quicker\s+than|shorter\s+than|never\s+(?:above|over|exceed(?:ing)?)|not\s+(?:above|over)|<=?|≤|(?<=\b(?:no|never|not\s+any)\s+[\w-]+\s+)(?:longer|slower|over|above)(?:\s+than)?)`;
const MAX_AFTER = String.raw`(?:at\s+(?:the\s+)?most|max(?:imum|\.)?|or\s+(?:less|faster|quicker|shorter|below|under)|tops|and\s+(?:under|below|less))`;
const AMOUNT = String.raw`(?<amount>\d+(?:\.\d+)?)\s*(?<unit>ms|msecs?|milliseconds?|s|secs?|seconds?)`;
const MUCH = String.raw`(?:much|many|lots?\s+of|a\s+lot\s+of|big\s+of)`;
const EMPTY = String.raw`(?:(?:white|empty|blank|negative|wasted|unused|free)[\s-]?space|whitespace|emptiness|empty\s+areas?|padding|air|room)`;
const COUNT = String.raw`(?<count>one|two|three|[123])\s+(?:(?:main|brand|different|flat|solid|accent)\s+)?(?:colou?rs?|hues?|tones?)`;

export const SHORT = String.raw`(?:\b|(?<=\s)|(?=[<≤]))${AT_MOST}\s*(?:a\s+|about\s+)?${AMOUNT}\b|\b${AMOUNT.replaceAll('?<', '?<after_')}\s+${MAX_AFTER}(?!\p{L})`;

export const LESS_SPACE = String.raw`(?<!\b(?:never|can't|cannot|can\s+not|not\s+be|ever)\b[^.;,]{0,30})\b(?:not\s+)?(?:too|so|that|very|overly)\s+${MUCH}\s+(?:[\w-]+\s+)?${EMPTY}\b|\b(?:less|little|minimal|limited|reduced?(?:\s+the)?)\s+(?:white[\s-]?space|whitespace|empty\s+space|blank\s+space)\b|\bnot\s+(?:${MUCH}|a\s+lot\s+of)\s+${EMPTY}\b|\b(?:not\s+(?:too|so|that|overly)|less|too(?:\s+much)?)\s+(?:airy|spacious|spaced[-\s]out|roomy)\b`;

export const FEW_COLORS = String.raw`\b(?:at\s+most|no\s+more\s+than|not\s+more\s+than|never\s+more\s+than|max(?:imum|\.)?(?:\s+of)?|up\s+to|(?:a\s+)?limit\s+of|limited\s+to)\s+${COUNT}\b|\b${COUNT.replaceAll('?<', '?<after_')}\s*,?\s*(?:at\s+(?:the\s+)?most|max(?:imum|\.)?|or\s+(?:less|fewer)|tops)(?!\p{L})`;

export const MOVING = String.raw`\b(?:anim\w+|transitions?|motion|moves?|movements?|fades?|fading|hovers?|effects?|eas(?:e|ing)|interactions?|reveals?|slides?|durations?)\b`;

export const LOADING = String.raw`\b(?:loads?|loading|loaded|responses?|respond|latency|ttfb|lcp|fcp|inp|tti|render(?:s|ed|ing)?|paint|api|speed\s+index|page\s+speed|interactive)\b`;

export const NO_LONGER = String.raw`\b(?:no|not\s+any|never)\s+(?:anim\w+|transitions?|motion|movements?|effects?|fades?)\s+(?:(?:that|which|is|are|may|should|lasts?|lasting|takes?|taking|be|run(?:s|ning)?)\s+)*(?:longer|slower|over|above|beyond|past|exceeding|more\s+than|of\s+more)\b`;

export const LEAST_SIZE = String.raw`\b(?:(?:not|no|never|nothing|nor)\s+(?:be\s+|go\s+|gets?\s+)?(?:smaller|less|lower|below|under)(?:\s+than)?|at\s+least|min(?:imum|\.)?(?:\s+(?:of|size))?|from)\s*:?\s*(?<px>\d{2})\s*(?:px|pixels?|pt|points?)\b`;

export const OF_TEXT = String.raw`\b(?:text|body|copy|type|fonts?|font[-\s]size|letters?|words?|reading|paragraphs?)\b`;

export const OF_HEADINGS = String.raw`\b(?:head(?:ing|line)s?|titles?|h[1-6]|labels?|captions?|buttons?|targets?|icons?|padding|gaps?|spacing|radius|corners?)\b`;
