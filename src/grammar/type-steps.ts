import type { Restyling } from './restyle.ts';

/** The sizes of the type scale of the target, px, ascending; empty for a target without one. */
function typeSteps({ tokens }: Pick<Restyling, 'tokens'>): readonly number[] {
  const stated = tokens.value('scale.text')?.split(' ') ?? [];
  return stated.map(Number.parseFloat).filter((px) => px > 0);
}

/**
 * The step of the target's type scale that is nearest to a size, of those that fit; without one, the size as it is.
 * @param fits whether a size still does what it is for
 */
export function nearestStep(
  page: Pick<Restyling, 'tokens'>,
  size: number,
  fits: (px: number) => boolean = () => true,
): number {
  const [best] = typeSteps(page)
    .filter(fits)
    .toSorted((a, b) => Math.abs(a - size) - Math.abs(b - size));
  return best ?? size;
}

/**
 * Sizes as steps of the target, in their order and as near as possible: two levels never share a step. Halves of px where
 * the target has too few steps between the limits.
 */
export function steppedSizes(
  page: Pick<Restyling, 'tokens'>,
  sizes: Iterable<number>,
  { above, to }: { readonly above: number; readonly to: number },
): ReadonlyMap<number, number> {
  const ascending = [...new Set(sizes)].toSorted((a, b) => a - b);
  const steps = typeSteps(page).filter((px) => px > above && px <= to);
  const chosen = nearestInOrder(ascending, steps);
  return new Map(ascending.map((size, at) => [size, chosen?.[at] ?? Math.round(2 * size) / 2]));
}

/** A step for each size, ascending like these, with the smallest sum of distances; null where steps are too few. */
function nearestInOrder(sizes: readonly number[], steps: readonly number[]): readonly number[] | null {
  interface Choice {
    readonly steps: readonly number[];
    readonly distance: number;
  }
  // The best choice for the first sizes among the first steps, one row for each number of sizes.
  let row: readonly (Choice | null)[] = [0, ...steps].map(() => ({ steps: [], distance: 0 }));
  for (const size of sizes) {
    const next: (Choice | null)[] = [null];
    for (const [at, step] of steps.entries()) {
      const before = row[at] ?? null;
      const without = next[at] ?? null;
      const taken = before && {
        steps: [...before.steps, step],
        distance: before.distance + Math.abs(step - size),
      };
      next.push(without !== null && (taken === null || without.distance <= taken.distance) ? without : taken);
    }
    row = next;
  }
  return row.at(-1)?.steps ?? null;
}
