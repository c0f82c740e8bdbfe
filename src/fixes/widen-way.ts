import type { Way } from '../grammar/restyle.ts';
import { mergedChanges } from './merge-changes.ts';
import type { StyledPage } from '../cascade/styled-page.ts';
import { harmlessElements } from './harmless-elements.ts';
import type { ElementWidener } from './selectors-for.ts';

/** The way for elements that short selectors match: each change leaves those of the others apart. */
export function widenWay(way: Way, page: Pick<StyledPage, 'elements'>, widen: ElementWidener): Way {
  const merged = mergedChanges(way.changes);
  const changes = merged.map((change) => {
    const others = merged.filter((other) => other !== change && other.pseudo === change.pseudo);
    const apart = new Set(others.flatMap(({ elements }) => elements));
    return { ...change, elements: widen(change.elements, apart, harmlessElements(change, page)) };
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
  const also = way.also === undefined ? {} : { also: widenWay(way.also, page, widen) };
  return { ...way, changes: own.filter(({ elements }) => elements.length > 0), ...also };
}
