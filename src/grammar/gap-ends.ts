import type { Gap } from '../perception/gaps.ts';
import type { Perception } from '../perception/perceive.ts';
import { oncePer } from '../text/once-per.ts';
import { elementAt, type Restyling } from './restyle.ts';

/** What lies above and below a gap. */
export type Ends = Pick<Gap, 'above' | 'below'>;

/** Gaps between outer ends by the gaps that were measured, and by themselves: several ways ask for those of each gap. */
const outerOf = oncePer<Perception, WeakMap<Gap, Gap>>(() => new WeakMap());

/** A gap between the highest boxes above and below it that do not hold both: it lies in their margins and paddings too. */
export function withOuterEnds(page: Restyling, gap: Gap): Gap {
  const known = outerOf(page.perception);
  const found = known.get(gap);
  if (found !== undefined) return found;
  const { above, below } = gap;
  const outer = { ...gap, above: apart(page, above, below), below: apart(page, below, above) };
  known.set(gap, outer);
  known.set(outer, outer);
  return outer;
}

function apart(page: Restyling, elements: readonly number[], others: readonly number[]): readonly number[] {
  const shared = new Set(others.flatMap((index) => lineage(page, index)));
  return [
    ...new Set(elements.map((own) => lineage(page, own).findLast((index) => !shared.has(index)) ?? own)),
  ];
}

/** The element and those that hold it, from inside. */
export function lineage(page: Restyling, index: number): number[] {
  const found: number[] = [];
  for (let at = elementAt(page, index); at !== undefined; at = elementAt(page, at.parent))
    found.push(at.index);
  return found;
}
