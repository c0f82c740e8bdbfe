import * as patterns from '../vocabulary/long-patterns.ts';
import { isRefused } from '../negation.ts';
import { clauseAround, refusedSpansOf, saying, spansOf, type SureReader } from './sure-words.ts';

const LINKS = String.raw`(?:hyper|in[-\s]?line\s+|text\s+|body\s+)?links`;
const UNDERLINED = new RegExp(
  [
    String.raw`\bunderlin(?:ed?|es|ing)\s+(?:(?:all|the|our|every|any|your|those|blue|plain)\s+)*${LINKS}\b`,
    String.raw`\b${LINKS}\s+(?:(?:are|is|be|get|have|has|should|must|always|all|to|stay|stays|remain|with|an|a|that|which|in\s+(?:the\s+)?(?:text|body|copy|articles?))\s+)*underlin(?:ed?|es|ing)\b`,
    String.raw`\bunderlines?\s+(?:on|for|under|below|beneath)\s+(?:(?:all|the|our|every|any)\s+)*${LINKS}\b`,
  ].join('|'),
  'giu',
);

/** Words of a main action, which an underlined link can be as well. */
const ACTION = new RegExp(patterns.ACTION, 'i');

const UNDERLINED_BUTTONS = new RegExp(patterns.UNDERLINED_BUTTONS, 'giu');

/** `No underlines`, of nothing that is named. */
const LINES = /\bunderlin(?:es?|ing)\b(?!\s+(?:links|the|buttons?|all|words?|text|headings?))/giu;

const OTHER_STRESS = ['weight', 'color', 'scale', 'spacing'] as const;
const WITHOUT_LINE = ['filled-solid', 'outlined', 'text-link', 'filled-gradient'] as const;

/** Links are underlined in most texts: this is neither a main action nor how words are stressed. */
export const links: SureReader = (text) => {
  const ofText = spansOf(UNDERLINED, text).filter((span) => !ACTION.test(clauseAround(text, span)));
  const buttons = spansOf(UNDERLINED_BUTTONS, text).filter(
    (span) => isRefused(text, span) || /\b(?:never|not)\b/i.test(span.text),
  );
  return [
    ...saying('emphasis.cta_treatment', [], ofText),
    ...saying('emphasis.mechanism', [], ofText),
    ...saying('emphasis.mechanism', OTHER_STRESS, refusedSpansOf(LINES, text).slice(0, 1), {
      polarity: 'against',
      force: 'plain',
    }),
    ...saying('emphasis.cta_treatment', WITHOUT_LINE, buttons, { polarity: 'against' }),
  ];
};
