import * as patterns from '../vocabulary/long-patterns.ts';
import type { Span } from '../understanding.ts';
import { LACKS, PARTS, WANTED } from '../vocabulary/complaints.ts';
import { FAINT, UNREADABLE } from '../vocabulary/faults.ts';
import { editsOf } from '../text-edit.ts';
import { saying, speaksOfPageAlone, type SureReader } from './sure-words.ts';
import { allMatches } from '../../text/all-matches.ts';

/** Words between what is meant and how it is; none that refuses. */
const BETWEEN = String.raw`(?:\s+(?:is|are|was|were|looks?|feels?|seems?|sounds?|reads?|gets?|in|on|of|the|our|all|a\s+bit|bit|just|also|still|currently|now|far|way|much|rather|really|simply|somewhat|slightly|headings|here)){0,6}?`;

/** What the part measures: `text of 12px`. */
const MEASURE = String.raw`(?:\s*:?\s+(?:(?:size|weight|ratio|is|are|of|at|with)\s+)*#?\d[\w.:]*\w)?`;
/** `Cards have 24px corners, that is too round`, `text is #999 on white, too faint`. */
const AFTERTHOUGHT = String.raw`(?:[^.,;:!?\n–—]|[.:](?=\d)){0,40}?\s*(?:[,;–—-]\s*(?:(?:and|but|so)\s+)?|\.\s+(?=that|this|it|they))(?:(?:that|this|which|it|they)(?:'s|'re|\s+(?:is|are|looks?|feels?|seems?))\s+)?(?:(?:far|way|much|a\s+bit|really|just|still)\s+)*`;

const COMPLAINTS = WANTED.map(
  ([part, quality, axis, values]) =>
    [
      new RegExp(
        String.raw`(?<![\p{L}-])(?:${PARTS[part]})(?:${MEASURE}${BETWEEN}\s+too|${AFTERTHOUGHT}too)\s+(?:[\p{L}]+\s+(?:and|or)\s+)?(?:${quality})(?![\p{L}-])`,
        'giu',
      ),
      axis,
      values,
    ] as const,
);

/** What cannot be read may be too faint, too small or too fancy. */
const UNREADABLE_TEXT = new RegExp(
  String.raw`(?<![\p{L}-])(?:${PARTS.text})${BETWEEN}\s+(?:${UNREADABLE})(?![\p{L}-])`,
  'giu',
);

/** `The current grey text is hard to read`: the colour is not wanted either. */
export const faintTextEdits = editsOf(
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?:(?:the|our|this|that|your|current|present|existing|very)\s+){0,4}(?:(?:${FAINT})\s+){1,3}(?:${PARTS.text})(?:\s+on\s+(?:an?\s+)?(?:\p{L}+\s+)?\p{L}+)?${BETWEEN}\s+(?:too\s+(?:${FAINT}|weak|dim)|${UNREADABLE})(?![\p{L}-])`,
      'giu',
    ),
  ],
  ({ index, input }) =>
    NO_COMPLAINT.test(input.slice(Math.max(0, index - REACH), index)) ? null : 'the page lacks contrast',
);

/** `12px text is unreadable`. */
const TOO_SMALL_TO_READ = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:\d+(?:\.\d+)?\s?(?:px|pt|pixels?)|small|tiny|little)\s+(?:${PARTS.text})${BETWEEN}\s+${UNREADABLE}(?![\p{L}-])`,
  'giu',
);

const LACKING = [
  ...LACKS.map(([pattern, axis, values]) => [new RegExp(pattern, 'giu'), axis, values] as const),
  [UNREADABLE_TEXT, 'palette.contrast', []] as const,
  [TOO_SMALL_TO_READ, 'type.body_size', ['large']] as const,
];

/** What is no complaint of this page: a condition, a refusal, the page of others. */
const NO_COMPLAINT = new RegExp(patterns.NO_COMPLAINT, 'i');
/** `My wife says it is too empty, I say more empty`. */
const CONTRADICTED = new RegExp(patterns.CONTRADICTED, 'i');
/** Words of a page, without which letters and colours may be of anything. */
const OF_PAGE = new RegExp(patterns.WORDS_OF_PAGES, 'i');

/** `The letters are too small`: what is there already is not what is wanted. */
export const complaints: SureReader = (text) => {
  const straight = text.replaceAll('’', "'");
  if (
    !/\b(?:too|read|see|out|legible|illegible|unreadable|readable|visible|enough|lacks?|needs?|fails?|sections|cramped|cluttered|squashed|over(?:loaded|crowded))\b/i.test(
      straight,
    )
  )
    return [];
  if (!speaksOfPageAlone(text) && !OF_PAGE.test(straight)) return [];
  return [...COMPLAINTS, ...LACKING].flatMap(([pattern, axis, values]) => {
    const found = allMatches(pattern, straight).flatMap(({ 0: written, index: start }): Span[] => {
      const after = straight.slice(start + written.length, start + written.length + REACH);
      if (NO_COMPLAINT.test(straight.slice(Math.max(0, start - REACH), start))) return [];
      if (CONTRADICTED.test(after)) return [];
      return [{ start, end: start + written.length, text: text.slice(start, start + written.length) }];
    });
    return saying(axis, values, found.slice(0, 1));
  });
};

/** Characters. */
const REACH = 60;
