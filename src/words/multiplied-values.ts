import { allMatches } from '../text/all-matches.ts';
import type { TextEdit } from './text-edit.ts';

const TIMES: Readonly<Record<string, number>> = {
  half: 0.5,
  halve: 0.5,
  double: 2,
  triple: 3,
  quarter: 0.25,
};
/** What has a length, and the words beside its present value. */
const SUBJECTS = [
  ['radius', 'radius|radii|corners?|rounding', 'radius|radii|corners?|rounding|rounded'],
  ['gap', 'spacing|space|gaps?|padding|distance|room', 'spac\\w*|gaps?|padding|apart|between|distance|room'],
  ['text', '(?:text|font|type|letter)(?:\\s+size)?|size', 'text|fonts?|type|body|letters|size|writing'],
] as const;

const RULES = SUBJECTS.map(([name, subject, words]) => ({
  name,
  order: new RegExp(
    String.raw`\b(?<times>half|halve|double|triple|quarter)\s+(?:of\s+)?(?:the|that|our|its|this)\s+(?:section\s+|corner\s+|border\s+)?(?:${subject})\b(?:\s+(?:please|between\s+(?:the\s+)?\p{L}+))?`,
    'giu',
  ),
  measure: new RegExp(
    String.raw`(?:\b(?:${words})\b[^.,:;!?\n\d]{0,24}(?<![\p{L}\d.#])(?<amount>\d+(?:\.\d+)?)(?=\s?(?:px|pt|r?em)\b)|(?<![\p{L}\d.#])(?<first>\d+(?:\.\d+)?)(?=\s?(?:px|pt|r?em)\b[^.,:;!?\n\d]{0,24}\b(?:${words})\b))`,
    'giu',
  ),
}));

/** `The corners are 16px today, half the radius please`: a multiple of the one value that the text gives. */
export function multipliedEdits(text: string): TextEdit[] {
  if (!/\d/.test(text) || !/\b(?:half|halve|double|triple|quarter)\b/i.test(text)) return [];
  return RULES.flatMap(({ name, order, measure }) => {
    const [said, ...others] = allMatches(order, text);
    const value = presentValue(text, measure);
    if (said === undefined || others.length > 0 || value === null) return [];
    const put = String(Number(value.amount) * (TIMES[(said.groups?.['times'] ?? '').toLowerCase()] ?? 1));
    return [
      {
        start: value.start,
        end: value.start + value.amount.length,
        put: value.isNamed ? put : `${name} ${put}`,
      },
      { start: said.index, end: said.index + said[0].length, put: '' },
    ];
  });
}

interface PresentValue {
  readonly amount: string;
  readonly start: number;
  /** Whether words beside it say what it measures. */
  readonly isNamed: boolean;
}

/** The one length that is named so, or else the only one. */
function presentValue(text: string, measure: RegExp): PresentValue | null {
  const named = allMatches(measure, text);
  const [found] = named;
  if (found !== undefined) {
    const { amount, first = '' } = found.groups ?? {};
    const written = amount ?? first;
    const start = found.index + found[0].lastIndexOf(written);
    return named.length > 1 ? null : { amount: written, start, isNamed: true };
  }
  const [only, ...more] = allMatches(LENGTH, text);
  return only === undefined || more.length > 0
    ? null
    : { amount: only[0], start: only.index, isNamed: false };
}

const LENGTH = /(?<![\p{L}\d.#])\d+(?:\.\d+)?(?=\s?(?:px|pt|r?em)\b)/giu;
