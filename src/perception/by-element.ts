import type { StyledElement, StyledPage } from '../cascade/styled-page.ts';

/** Computes a value for each element on first use and keeps it as long as the returned function lives. */
export function perElement<T extends object | string | number | boolean | null>(
  compute: (element: StyledElement) => T,
): (element: StyledElement) => T {
  const values: T[] = [];
  return (element) => {
    const known = values[element.index];
    if (known !== undefined) return known;
    const value = compute(element);
    values[element.index] = value;
    return value;
  };
}

/**
 * For each element the nearest of itself and its ancestors that passes `test`, null where none does. Parents precede
 * their children in a page, so one pass suffices at any depth of nesting.
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
