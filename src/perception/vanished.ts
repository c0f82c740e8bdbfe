import { repeatedItem } from '../cascade/repeated-item.ts';
import type { Keyframes, StyledElement } from '../cascade/styled-page.ts';

const MAX_ANIMATIONS = 16; // of one element
const SOON = 60; // s; a later change is no part of the page as it is first seen

/** Whether a keyframe animation of the element ends with it invisible, and keeps it so. */
export function vanishes({ style }: StyledElement, keyframes: ReadonlyMap<string, Keyframes>): boolean {
  return style['animation-name'].slice(0, MAX_ANIMATIONS).some((name, at) => {
    const end = keyframes.get(name)?.text;
    if (end === undefined || !/forwards|both/.test(repeatedItem(style['animation-fill-mode'], at, 'none')))
      return false;
    const total =
      repeatedItem(style['animation-duration'], at, 0) *
        repeatedItem(style['animation-iteration-count'], at, 1) +
      repeatedItem(style['animation-delay'], at, 0);
    const runs = repeatedItem(style['animation-play-state'], at, 'running') === 'running';
    return runs && total <= SOON && endsInvisible(end);
  });
}

/** The last keyframe says so: `to { opacity: 0 }`, `100% { visibility: hidden }`. */
function endsInvisible(text: string): boolean {
  const last = [...text.matchAll(/(?:^|[\s,])(?:to|100%)[^{}]*\{([^}]*)\}/g)].at(-1)?.[1] ?? '';
  return /\bopacity: ?(?:0|0?\.0+|0%)(?=[;\s]|$)|visibility: ?(?:hidden|collapse)|display: ?none/.test(last);
}
