import type { Evidence } from '../grammar/reading.ts';
import { groupEvidence } from '../grammar/reading.ts';

/** Something seen with the weight it has on the page. */
export interface Weighed<T> {
  readonly item: T;
  readonly weight: number;
}

/** A judged item: how close it is to the target. */
export interface Judged<T> extends Weighed<T> {
  /** 0..1 */
  readonly score: number;
}

/** Judges each item; weights become shares of their sum. Empty when nothing has weight. */
export function judgeShares<T>(
  items: readonly Weighed<T>[],
  scoreOf: (item: T) => number,
): readonly Judged<T>[] {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return [];
  return items.map(({ item, weight }) => ({ item, weight: weight / total, score: scoreOf(item) }));
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
  return groupEvidence(
    judged.map(({ item, weight }) => ({ ...factOf(item), share: weight, source: 'css' as const })),
  ).map((fact) => ({ ...fact, share: Math.round((fact.share ?? 0) * 100) / 100 }));
}

/** The item with the largest share, those with equal facts taken together. */
export function mainOf<T>(judged: readonly Judged<T>[], keyOf: (item: T) => string): Judged<T> | null {
  const groups = Map.groupBy(judged, ({ item }) => keyOf(item));
  const joined = [...groups.values()].flatMap((members) => {
    const [first] = members;
    const weight = members.reduce((sum, member) => sum + member.weight, 0);
    return first === undefined ? [] : [{ ...first, weight }];
  });
  return joined.toSorted((a, b) => b.weight - a.weight)[0] ?? null;
}
