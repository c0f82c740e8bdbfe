import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';

/**
 * For each element the nearest of itself and its ancestors that passes `test`, null where none does. Parents
 * stand before their children in a page, so that one pass suffices however deep a page nests.
 */
export function nearest(
  { elements }: Pick<StyledPage, 'elements'>,
  test: (element: StyledElement) => boolean,
): (element: StyledElement) => StyledElement | null {
  const found = new Int32Array(elements.length).fill(-1);
  for (const element of elements) {
    const { index, parent } = element;
    found[index] = test(element) ? index : parent >= 0 ? (found[parent] ?? -1) : -1;
  }
  return ({ index }) => elements[found[index] ?? -1] ?? null;
}
