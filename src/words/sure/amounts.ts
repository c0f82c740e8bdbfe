import type { Axis } from '../../grammar/axis.ts';
import { AXES, type AxisId } from '../../grammar/axes/index.ts';
import { tokenize, type Token } from '../tokens.ts';
import { AMOUNTS, NEAR_BEFORE, NEXT_AFTER, OTHER_AFTER, OTHER_MEASURES } from '../vocabulary/amounts.ts';
import { saying, type SureReader, type SureWords } from './sure-words.ts';
import { allMatches } from '../../text/all-matches.ts';

/** What has a measure: an axis, or something else, of which no axis tells. */
interface Subject {
  readonly axis: AxisId | null;
  readonly lengths: readonly number[];
  readonly bare: readonly number[];
  readonly pattern: RegExp;
}

const SUBJECTS: readonly Subject[] = [
  ...AMOUNTS.map(({ axis, lengths, bare, words }) => ({
    axis,
    lengths,
    bare,
    pattern: new RegExp(words, 'giu'),
  })),
  { axis: null, lengths: [], bare: [], pattern: new RegExp(OTHER_MEASURES, 'giu') },
];

/** A length in pixels says the value of the axis whose name follows it, or else is the nearest before it. */
export const amounts: SureReader = (text) => {
  const measures = tokenize(text).filter(({ name }) => /^(?:px|n)@/.test(name));
  if (measures.length === 0) return [];
  const named = SUBJECTS.flatMap(({ axis, lengths, bare, pattern }) =>
    allMatches(pattern, text).map(({ 0: words, index: start }) => ({
      axis,
      lengths,
      bare,
      start,
      end: start + words.length,
    })),
  );
  return measures.flatMap((length): SureWords[] => {
    const before = named
      .filter(({ end }) => isWithinReach(length.start - end) && NEAR.test(text.slice(end, length.start)))
      .toSorted((a, b) => b.end - a.end)[0];
    const isBare = length.name.startsWith('n@');
    const after = named
      .filter(
        ({ start }) =>
          !isBare && isWithinReach(start - length.end) && NEXT.test(text.slice(length.end, start)),
      )
      .toSorted((a, b) => a.start - b.start)[0];
    const subject = after ?? before;
    if (subject === undefined || subject.axis === null) return [];
    const rest = text.slice(length.end);
    if (subject === before && OF_OTHER.test(rest)) return [];
    if (isBare && !BY_ITSELF.test(rest)) return [];
    const value = valueOf(subject.axis, isBare ? subject.bare : subject.lengths, bandOf(length));
    const [start, end] = [Math.min(subject.start, length.start), Math.max(subject.end, length.end)];
    const span = { start, end, text: text.slice(start, end) };
    if (value === undefined) return [];
    const force = isBare && !WEIGHT.test(text.slice(0, length.start)) ? 'plain' : 'firm';
    const isRefused = subject === after && REFUSED.test(text.slice(0, length.start));
    if (!isRefused) return saying(subject.axis, [value], [span], { force });
    return saying(subject.axis, othersThan(subject.axis, value), [span], { force, polarity: 'against' });
  });
};

function isWithinReach(distance: number): boolean {
  return distance >= 0 && distance <= REACH;
}

/** @param from the first band of each value */
function valueOf(axis: AxisId, from: readonly number[], band: number): string | undefined {
  const { bands } = AXES.find(({ id }) => id === axis) as Axis;
  return bands[0]?.from[from.findLastIndex((first) => band >= first)]?.value;
}

/** `No 24px corners`. */
function othersThan(axis: AxisId, refused: string): readonly string[] {
  const { values } = AXES.find(({ id }) => id === axis) as Axis;
  return values.filter((value) => value !== refused);
}

function bandOf({ name }: Token): number {
  return Number(name.slice(name.indexOf('@') + 1));
}

const NEAR = new RegExp(NEAR_BEFORE, 'iu');
const NEXT = new RegExp(NEXT_AFTER, 'iu');
/** After a number without a unit. */
const BY_ITSELF = /^\s*(?:[.,;)\n]|$|or\s+so\b|and\b)/i;
/** Right before a length: `no 24px corners`. */
const REFUSED = /\b(?:no|not|avoid|without)\s+(?:(?:any|more|those)\s+)*$/i;
/** A number after this can be nothing else. */
const WEIGHT = /\bweights?\s*(?:of\s+|:\s*|=\s*)?$/i;
const OF_OTHER = new RegExp(OTHER_AFTER, 'iu');
/** Characters between a name and its measure. */
const REACH = 56;
