import type { Meaning, Polarity } from './lexicon.ts';
import type { Mention } from './mentions.ts';
import type { WordPolarity } from './scopes.ts';

/** A value that a sentence states. */
export interface StatedValue {
  readonly axis: string;
  readonly value: string;
  readonly negated: boolean;
  /** By a number or a colour, which goes before adjectives. */
  readonly measured: boolean;
  /** Units it rests on. */
  readonly size: number;
  /** First and last unit in the sentence. */
  readonly from: number;
  readonly to: number;
}

/** What the meanings of a mention come to, as its writer stands to it; `where` is what it is said of. */
export function fromMeanings(meanings: readonly Meaning[], mention: Mention, where: Mention): StatedValue[] {
  const polarity = POLARITIES[mention.wordPolarity];
  if (polarity === null) return [];
  const exact = meanings.filter((meaning) => meaning.polarity === polarity);
  if (exact.length > 0 || polarity !== 'no') {
    return exact.map(({ axis, value, size }) => ({
      axis: axis.id,
      value,
      negated: polarity === 'no',
      measured: false,
      size,
      ...span(mention, where),
    }));
  }
  return meanings.flatMap(({ axis, value, size }) => {
    const opposite = axis.negated[value];
    return opposite === undefined
      ? []
      : [{ axis: axis.id, value: opposite, negated: true, measured: false, size, ...span(mention, where) }];
  });
}

const POLARITIES: Readonly<Record<WordPolarity, Polarity | null>> = {
  plain: 'plain',
  no: 'no',
  less: 'less',
  neutral: null,
};

/** The units from one mention to the other. */
export function span(mention: Mention, where: Mention): { from: number; to: number } {
  return { from: Math.min(mention.from, where.from), to: Math.max(mention.to, where.to) };
}
