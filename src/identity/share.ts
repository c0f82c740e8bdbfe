import type { Evidence } from '../grammar/reading.ts';

/** Items with the same value: how much of the whole they are, and how close their value is to the target. */
export interface Judged<T> {
  /** The first of them on the page. */
  readonly item: T;
  /** Share of all items by weight, 0..1. */
  readonly weight: number;
  /** 0..1 */
  readonly score: number;
}

interface Judging<T> {
  readonly weightOf: (item: T) => number;
  /** The value that is judged; items with the same value are judged once. */
  readonly valueOf: (item: T) => string;
  readonly scoreOf: (item: T) => number;
}

/** Values; the largest shares. A page has dozens of colours and sizes; only hostile ones have more. */
const MAX_VALUES = 200;
const MAX_EVIDENCE = 5;

/** Judges each value once, largest share first. Empty when nothing has weight. */
export function judgeShares<T>(
  items: readonly T[],
  { weightOf, valueOf, scoreOf }: Judging<T>,
): readonly Judged<T>[] {
  const groups = new Map<string, { readonly item: T; weight: number }>();
  for (const item of items) {
    const value = valueOf(item);
    const group = groups.get(value);
    if (group === undefined) groups.set(value, { item, weight: weightOf(item) });
    else group.weight += weightOf(item);
  }
  const kept = [...groups.values()]
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_VALUES);
  const total = kept.reduce((sum, { weight }) => sum + weight, 0);
  return kept.map(({ item, weight }) => ({ item, weight: weight / total, score: scoreOf(item) }));
}

/** Score of a value that is the one of the target. */
const RIGHT_FROM = 0.995;

/** What a reader is told of: the largest share, or where that is right, the largest one that is not, if there is any. */
export function tellingShare<T>(judged: readonly Judged<T>[]): Judged<T> | undefined {
  const [main] = judged;
  if (main === undefined || main.score < RIGHT_FROM) return main;
  return judged.find(({ score }) => score < RIGHT_FROM) ?? main;
}

/** Mean score by share. */
export function meanScore(judged: readonly Judged<unknown>[]): number {
  return judged.reduce((sum, { weight, score }) => sum + weight * score, 0);
}

/**
 * The score of a share in which a clash counts more than its part: half of the buttons in another hue are not half of
 * the brand.
 */
export function sharpened(share: number): number {
  return share ** 2;
}

/** The facts with the largest shares. */
export function evidenceOf<T>(
  judged: readonly Judged<T>[],
  factOf: (item: T) => Pick<Evidence, 'selector' | 'property' | 'value'>,
): readonly Evidence[] {
  return judged.slice(0, MAX_EVIDENCE).map(({ item, weight }) => ({
    ...factOf(item),
    share: Math.round(weight * 100) / 100,
    source: 'css' as const,
  }));
}
