import type { ComputedStyle } from '../cascade/properties.ts';

/** The transition of an element or a pseudo-element: the longest duration of its list in seconds, and the first easing; null for none. */
export function transitionOf({
  style,
}: {
  readonly style: ComputedStyle;
}): { seconds: number; easing: string } | null {
  const seconds = Math.max(0, ...style['transition-duration'].slice(0, MAX_LISTED));
  if (seconds === 0 || style['transition-property'][0] === 'none') return null;
  return { seconds, easing: style['transition-timing-function'][0] ?? 'ease' };
}

const MAX_LISTED = 100; // transitions of one element
