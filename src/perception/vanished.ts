import type { ComputedStyle } from '../cascade/properties.ts';
import { repeatedItem } from '../cascade/repeated-item.ts';
import type { Keyframes, StyledElement } from '../cascade/styled-page.ts';

const MAX_ANIMATIONS = 16; // of one element
const SOON = 60; // s; a later change is no part of the page as it is first seen

type Animated = { readonly style: ComputedStyle };

/** Whether a keyframe animation of the element ends with it invisible, and keeps it so. */
export function vanishes(element: StyledElement, keyframes: ReadonlyMap<string, Keyframes>): boolean {
  return lastingEnds(element, keyframes).some((end) =>
    /\bopacity: ?(?:0|0?\.0+|0%)(?=[;\s]|$)|visibility: ?(?:hidden|collapse)|display: ?none/.test(end),
  );
}

/** The declarations of the last keyframes of those animations that end soon and keep what they end with. */
export function lastingEnds({ style }: Animated, keyframes: ReadonlyMap<string, Keyframes>): string[] {
  return style['animation-name'].slice(0, MAX_ANIMATIONS).flatMap((name, at) => {
    const text = keyframes.get(name)?.text;
    if (text === undefined || !/forwards|both/.test(repeatedItem(style['animation-fill-mode'], at, 'none')))
      return [];
    const total =
      repeatedItem(style['animation-duration'], at, 0) *
        repeatedItem(style['animation-iteration-count'], at, 1) +
      repeatedItem(style['animation-delay'], at, 0);
    const runs = repeatedItem(style['animation-play-state'], at, 'running') === 'running';
    return runs && total <= SOON ? [lastKeyframe(text)] : [];
  });
}

/** `to { opacity: 0 }`, `100% { visibility: hidden }`. */
function lastKeyframe(text: string): string {
  return [...text.matchAll(/(?:^|[\s,])(?:to|100%)[^{}]*\{([^}]*)\}/g)].at(-1)?.[1] ?? '';
}
