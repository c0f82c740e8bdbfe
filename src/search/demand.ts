import type { Wishes } from './wishes.ts';

/** One thing that a query asks for. */
export interface Demand {
  /** What a brand gains that has all of it, in the unit of text scores: a rare word in the era of an entry has 8. */
  readonly worth: number;
  readonly refused: boolean;
  /** Probability that it is meant, 0 to 1. */
  readonly certainty: number;
  /** Share of its score that a brand loses that has nothing of it, 0 to 1. */
  readonly need: number;
  /** Numbers of tags with their shares of the worth. */
  readonly tags: readonly (readonly [number, number])[];
  /** Position in TRADES of the one trade asked for, of which brands of the same main industry have a part; null for none. */
  readonly trade: number | null;
  /** Other traits, worth at most 1 together; null for none. */
  readonly wishes: Wishes | null;
}
