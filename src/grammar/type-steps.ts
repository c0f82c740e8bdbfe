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

/** Sizes as steps of the target, in their order: two levels never share a step. Without a scale, halves of px. */
export function steppedSizes(
  page: Pick<Restyling, 'tokens'>,
  sizes: Iterable<number>,
  { above, to }: { readonly above: number; readonly to: number },
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let last = above;
  for (const size of [...new Set(sizes)].toSorted((a, b) => a - b)) {
    const step = nearestStep(page, Math.round(2 * size) / 2, (px) => px > last && px <= to);
    found.set(size, step);
    last = step;
  }
  return found;
}
