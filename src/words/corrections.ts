import type { TextEdit } from './text-edit.ts';
import { KINDS, TAKING_BACK } from './vocabulary/corrected-values.ts';
import { allMatches } from '../text/all-matches.ts';

/** The value that stands ends its clause. */
const CLAUSE_END = String.raw`(?=\s*(?:$|[.,;!?)\n]|(?:please|instead|then|and|ones|yeah|yes|ok(?:ay)?|with)(?!\p{L})))`;

const CORRECTIONS = KINDS.map((values) => ({
  pattern: new RegExp(String.raw`${TAKING_BACK}(?<value>${values})(?![\p{L}\d])${CLAUSE_END}`, 'giu'),
  former: new RegExp(String.raw`(?<![\p{L}\d.])(?:${values})(?![\p{L}\d])`, 'giu'),
}));

/** Characters before the correction in which the former value stands. */
const REACH = 48;

/** `Corners 8px, no wait, 16px` wants 16px: the value that stands is put in the place of the one that was taken back. */
export function correctionEdits(text: string): TextEdit[] {
  if (!/\b(?:wait|sorry|scratch|scrap|rather|correction|meant?|actually|no|that)\b/i.test(text)) return [];
  return CORRECTIONS.flatMap(({ pattern, former }) =>
    allMatches(pattern, text).flatMap(({ 0: written, index, groups = {} }) => {
      const from = Math.max(0, index - REACH);
      const last = allMatches(former, text.slice(from, index)).at(-1);
      if (last === undefined) return [];
      const start = from + last.index;
      const end = index + written.length;
      const value = groups['value'] ?? '';
      const unit = /^\d+(?:\.\d+)?$/.test(value) ? (/[a-z]+$/i.exec(last[0])?.[0] ?? '') : '';
      const isNext = start + last[0].length === index;
      if (isNext && unit === '') return [{ start, end: end - value.length, put: '' }];
      return [
        { start, end: start + last[0].length, put: value + unit },
        { start: index, end, put: '' },
      ];
    }),
  );
}
