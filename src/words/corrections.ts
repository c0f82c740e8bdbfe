import type { TextEdit } from './text-edit.ts';

/** Values of one kind, of which people take one back for another. */
const KINDS = [
  String.raw`\d+(?:\.\d+)?\s?(?:px|pt|r?em|ms|pixels?)?`,
  'round(?:ed)?|square|sharp|pill(?:-shaped)?',
  'dark|light',
  'white|black|cream|gr[ae]y|charcoal|ivory|beige|red|blue|green|yellow|orange|pink|purple|violet|brown|teal|navy|turquoise|gold|mint|coral|burgundy|lavender|sage',
  'big|bigger|large|larger|huge|small|smaller|tiny',
  'bold|thin|heavy|regular',
  'serifs?|sans(?:[-\\s]?serif)?|mono(?:spaced?)?',
  'formal|casual|informal|friendly|funny|serious',
];

/** What takes back: `no wait`, `sorry, I meant`. */
const TAKING_BACK = String.raw`(?:\s*(?:[,;–—-]|\.{1,3}|…|!)\s*|\s+)(?:(?:hm+|uh+|oh|er+m?|um)\s*,?\s*)?(?:no\s*,?\s*wait|wait\s*,?\s*no|no\s*,?\s*sorry|sorry|scratch\s+that|scrap\s+that|or\s+rather|correction|i\s+meant?|actually|make\s+that|no\s*,)(?![\p{L}])\s*[,:.]?\s*(?:(?:no|i\s+meant?|make\s+(?:that|it|them)|let's\s+(?:say|make\s+it|go\s+with)|go\s+(?:with|for)|rather|better)\s*,?\s+)*(?:an?\s+|the\s+)?`;
/** The value that stands ends its clause. */
const CLAUSE_END = String.raw`(?=\s*(?:$|[.,;!?)\n]|(?:please|instead|then|and|ones)(?!\p{L})))`;

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
    [...text.matchAll(pattern)].flatMap(({ 0: written, index, groups = {} }) => {
      const from = Math.max(0, index - REACH);
      const last = [...text.slice(from, index).matchAll(former)].at(-1);
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
