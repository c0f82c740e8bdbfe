import type { CascadedElement } from './styled-page.ts';

/** Children with the same tag and first class, as the slides of a carousel, in document order. */
export function siblingRows<E extends CascadedElement>(
  { children }: E,
  elements: readonly E[],
): readonly (readonly E[])[] {
  if (children.length < 2) return [];
  const siblings = children.flatMap((index) => elements[index] ?? []);
  const rows = Map.groupBy(siblings, ({ tag, classes }) => `${tag} ${classes[0] ?? ''}`);
  return [...rows.values()].filter(({ length }) => length > 1);
}
