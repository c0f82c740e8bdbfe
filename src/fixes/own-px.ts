import type { StyledElement } from '../cascade/styled-page.ts';

/** px of a length that the page gives an element; 0 for keywords and percentages. */
export function ownPx({ style }: StyledElement, property: string): number {
  const value: unknown = (style as unknown as Record<string, unknown>)[property];
  if (typeof value === 'number') return value;
  const isLength = typeof value === 'object' && value !== null && 'px' in value;
  return isLength && typeof value.px === 'number' ? value.px : 0;
}
