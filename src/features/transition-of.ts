import type { ComputedStyle } from '../cascade/properties.ts';

/**
 * A transition of visible elements, merged by duration and easing, or keyframes that a hovered, focused or pressed
 * element starts; elements that a script reveals are markers.
 */
export interface TransitionUse {
  readonly selector: string;
  readonly properties: readonly string[];
  /** Seconds, the longest of the list. */
  readonly seconds: number;
  readonly easing: string;
  readonly elements: number;
  /** Name of the keyframes; none of a transition. */
  readonly keyframes?: string;
  /** The keyframes do more than fade. */
  readonly moves?: boolean;
}

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
