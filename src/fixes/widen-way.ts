import type { StyleChange, Way } from '../grammar/restyle.ts';
import { mergedChanges } from './merge-changes.ts';
import type { StyledPage } from '../cascade/styled-page.ts';
import { harmlessElements, unveils } from './harmless-elements.ts';
import type { ElementWidener } from './selectors-for.ts';

/** The way for elements that short selectors match: each change leaves those of the others apart, and elements whose look is kept. */
export function widenWay(
  way: Way,
  page: Pick<StyledPage, 'elements'>,
  widen: ElementWidener,
  isKept: (change: StyleChange, index: number) => boolean,
): Way {
  const merged = mergedChanges(way.changes);
  const all = new Map(
    [...Map.groupBy(merged, ({ pseudo }) => pseudo)].map(([pseudo, some]) => [
      pseudo,
      new Set(some.flatMap(({ elements }) => elements)),
    ]),
  );
  const changes = merged.map((change) => {
    // Each element is in one change, and so is each of its pseudo-elements.
    const own = new Set(change.elements);
    const isApart = (index: number) => {
      const element = page.elements[index];
      if (own.has(index)) return false;
      return (
        all.get(change.pseudo)?.has(index) === true ||
        isKept(change, index) ||
        (element !== undefined && unveils(change, element))
      );
    };
    return { ...change, elements: widen(change.elements, isApart, harmlessElements(change, page)) };
  });
  // Two changes may be widened by the same element; it follows the first.
  const taken = new Map<string, Set<number>>();
  const own = changes.map((change) => {
    const known = taken.get(change.pseudo ?? '') ?? new Set<number>();
    taken.set(change.pseudo ?? '', known);
    const elements = change.elements.filter((index) => !known.has(index));
    for (const index of elements) known.add(index);
    return { ...change, elements };
  });
  const also = way.also === undefined ? {} : { also: widenWay(way.also, page, widen, isKept) };
  return { ...way, changes: own.filter(({ elements }) => elements.length > 0), ...also };
}
