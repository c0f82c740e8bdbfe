import type { Meaning, Polarity } from './lexicon.ts';
import type { Mention } from './mentions.ts';
import type { WordPolarity } from './scopes.ts';

/** A value that a sentence states. */
export interface StatedValue {
  readonly axis: string;
  readonly value: string;
  readonly negated: boolean;
  /** Stated by a number or a colour, which takes precedence over adjectives. */
  readonly measured: boolean;
  /** Number of units that state it. */
  readonly size: number;
  /** First and last unit in the sentence. */
  readonly from: number;
  readonly to: number;
}

/** The values that a mention states under its polarity; `where` is the mention of its subject. */
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

/** First and last unit of two mentions. */
export function span(mention: Mention, where: Mention): { from: number; to: number } {
  return { from: Math.min(mention.from, where.from), to: Math.max(mention.to, where.to) };
}
