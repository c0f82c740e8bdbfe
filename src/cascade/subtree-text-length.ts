import type { CascadedElement } from './styled-page.ts';

/** Characters of an element's own text. */
export function textLength({ content }: CascadedElement): number {
  return content.reduce<number>((sum, part) => sum + (typeof part === 'string' ? part.trim().length : 0), 0);
}

/**
 * Characters of each element with all its descendants; `own` counts those of each element alone. Parents come before
 * their children.
 */
export function subtreeTextLength(elements: readonly CascadedElement[], own: readonly number[]): number[] {
  const held = [...own];
  for (let index = elements.length - 1; index > 0; index--) {
    const parent = elements[index]?.parent ?? -1;
    if (parent !== -1) held[parent] = (held[parent] ?? 0) + (held[index] ?? 0);
  }
  return held;
}
