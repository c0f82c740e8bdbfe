import type { AxisId } from '../../grammar/axes/index.ts';
import { tokenize, type Token } from '../tokens.ts';
import { AMOUNTS, NEAR_BEFORE, NEXT_AFTER, OTHER_AFTER, OTHER_MEASURES } from '../vocabulary/amounts.ts';
import { saying, type SureReader, type SureWords } from './sure-words.ts';

type Values = readonly (readonly [from: number, value: string])[];

/** What has a measure: an axis, or something else, of which no axis tells. */
interface Subject {
  readonly axis: AxisId | null;
  /** By the number of the band of a quantity (`quantity-tokens.ts`), from which the value holds. */
  readonly values: Values;
  readonly bare: Values;
  readonly pattern: RegExp;
}

const SUBJECTS: readonly Subject[] = [
  ...AMOUNTS.map(({ axis, values, bare, words }) => ({
    axis,
    values,
    bare,
    pattern: new RegExp(words, 'giu'),
  })),
  { axis: null, values: [], bare: [], pattern: new RegExp(OTHER_MEASURES, 'giu') },
];

/** A length in pixels says the value of the axis whose name follows it, or else is the nearest before it. */
export const amounts: SureReader = (text) => {
  const lengths = tokenize(text).filter(({ name }) => /^(?:px|n)@/.test(name));
  if (lengths.length === 0) return [];
  const named = SUBJECTS.flatMap(({ axis, values, bare, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index: start }) => ({
      axis,
      values,
      bare,
      start,
      end: start + words.length,
    })),
  );
  return lengths.flatMap((length): SureWords[] => {
    const before = named
      .filter(({ end }) => end <= length.start && NEAR.test(text.slice(end, length.start)))
      .toSorted((a, b) => b.end - a.end)[0];
    const isBare = length.name.startsWith('n@');
    const after = named
      .filter(({ start }) => !isBare && start >= length.end && NEXT.test(text.slice(length.end, start)))
      .toSorted((a, b) => a.start - b.start)[0];
    const subject = after ?? before;
    if (subject === undefined || subject.axis === null) return [];
    const rest = text.slice(length.end);
    if (subject === before && OF_OTHER.test(rest)) return [];
    if (isBare && !BY_ITSELF.test(rest)) return [];
    const value = (isBare ? subject.bare : subject.values).findLast(([from]) => bandOf(length) >= from)?.[1];
    const [start, end] = [Math.min(subject.start, length.start), Math.max(subject.end, length.end)];
    const span = { start, end, text: text.slice(start, end) };
    return value === undefined || value === ''
      ? []
      : saying(subject.axis, [value], [span], { force: isBare ? 'plain' : 'firm' });
  });
};

function bandOf({ name }: Token): number {
  return Number(name.slice(name.indexOf('@') + 1));
}

const NEAR = new RegExp(NEAR_BEFORE, 'iu');
const NEXT = new RegExp(NEXT_AFTER, 'iu');
/** After a number without a unit. */
const BY_ITSELF = /^\s*(?:[.,;)\n]|$|or\s+so\b|and\b)/i;
const OF_OTHER = new RegExp(OTHER_AFTER, 'iu');
