import type { Heading } from '../features/typography.ts';

const LAST_MAIN_LEVEL = 3;

/** h1 to h3; without these, text larger than the other headings, else h4 to h6. */
export function mainHeadings(headings: readonly Heading[]): readonly Heading[] {
  const leading = headings.filter(({ level }) => level >= 1 && level <= LAST_MAIN_LEVEL);
  if (leading.length > 0) return leading;
  const lesser = headings.filter(({ level }) => level > LAST_MAIN_LEVEL);
  const largest = lesser.reduce((most, { size }) => Math.max(most, size), 0);
  const like = headings.filter(({ level, size }) => level === 0 && size > largest);
  return like.length > 0 ? like : lesser;
}

export interface MostFrequent<V> {
  readonly value: V;
  /** The largest heading with that value. */
  readonly example: Heading;
  readonly count: number;
  /** The value that came second. */
  readonly rival: V | null;
}

/** The most frequent value of headings; of equally frequent ones that of the largest heading. Null without headings. */
export function mostFrequent<V>(
  headings: readonly Heading[],
  classOf: (heading: Heading) => V,
): MostFrequent<V> | null {
  const groups = [...Map.groupBy(headings, classOf)]
    .map(([value, group]) => ({ value, count: group.length, example: largestOf(group) }))
    .toSorted((a, b) => b.count - a.count || (b.example?.size ?? 0) - (a.example?.size ?? 0));
  const [first, second] = groups;
  if (first?.example === undefined) return null;
  return { value: first.value, count: first.count, example: first.example, rival: second?.value ?? null };
}

function largestOf(headings: readonly Heading[]): Heading | undefined {
  return headings.toSorted((a, b) => b.size - a.size)[0];
}
