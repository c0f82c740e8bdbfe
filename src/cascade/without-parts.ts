import type { CascadedElement } from './styled-page.ts';

/** The elements of a page, those of the given indices and their descendants invisible. Styles do not change. */
export function withoutParts<E extends CascadedElement>(
  elements: readonly E[],
  parts: ReadonlySet<number>,
): readonly E[] {
  if (parts.size === 0) return elements;
  const gone: boolean[] = [];
  return elements.map((element) => {
    const isGone = parts.has(element.index) || gone[element.parent] === true;
    gone.push(isGone);
    return isGone ? { ...element, visible: false } : element;
  });
}
