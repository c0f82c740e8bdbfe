import { lineWidth, MAX_SOURCE, type SetName, sourcesOf, widthOfOneOrTwoLines } from '../type/word-width.ts';

/** em; longer names of sources that do not lead have two lines. */
const MAX_OTHER = 13;

/**
 * What the sizes of the names of sources follow from. All have one typeface and weight, so that the size alone says
 * which one leads.
 *
 * @param name of the hybrid; a title of its own names no source
 */
export function sourceProperties(
  name: string,
  shares: readonly { readonly brand: string }[],
  { faces, weight }: Omit<SetName, 'name'>,
): Readonly<Record<string, number>> {
  const names = sourcesOf(name);
  const [first = 0, second = 0] = names.map((one) => widthOfOneOrTwoLines({ name: one, faces, weight }));
  const isBroken = names.slice(0, 1).some((one) => lineWidth(one, faces, weight) > MAX_SOURCE);
  const others = shares.slice(1).map(({ brand }) => lineWidth(`× ${brand}`, faces, weight));
  return {
    ...(names.length === shares.length && { first, second, lines: isBroken ? 2 : 1 }),
    others: Math.min(MAX_OTHER, Math.max(...others)),
  };
}
