import type { ModelHeader } from './packed-model.ts';

/**
 * The best value of an axis, or the set of values that the words leave open, when the probability is spread over that
 * set. Best first: of values about as probable as the best, those of a phrase, then in the order of the set, so that a
 * chance lead means nothing.
 * @param shares probability of each value
 * @param phrased values that the phrase tables state
 */
export function acceptedValues(
  { values, sets }: ModelHeader['axes'][number],
  shares: readonly number[],
  phrased: readonly string[],
): readonly string[] {
  const shareOf = (value: string) => shares[values.indexOf(value)] ?? 0;
  const stated = shares.reduce((sum, share) => sum + share, 0);
  const highest = Math.max(...shares);
  const top = values[shares.indexOf(highest)] ?? '';
  const open = sets.find((set) => {
    const inside = set.map(shareOf);
    return (
      set.includes(top) &&
      Math.min(...inside) >= (EVEN_SHARE * stated) / set.length &&
      inside.reduce((sum, share) => sum + share, 0) >= MOST * stated
    );
  });
  if (open === undefined) return [top];
  const close = open.filter((value) => shareOf(value) >= CLOSE * highest);
  return [
    ...close.filter((value) => phrased.includes(value)),
    ...close.filter((value) => !phrased.includes(value)),
    ...open.filter((value) => !close.includes(value)).toSorted((a, b) => shareOf(b) - shareOf(a)),
  ];
}

/** Part of an even share that each value of an open set has at least. */
const EVEN_SHARE = 0.5;
/** Part of the probability that an open set has at least. */
const MOST = 0.8;
/** Part of the highest probability from which a value is about as probable. */
const CLOSE = 0.5;
