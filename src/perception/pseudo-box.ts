import type { LengthPercentage, Size } from '../cascade/computed-value.ts';
import type { ComputedStyle } from '../cascade/properties.ts';
import type { Box, PseudoElement, StyledElement } from '../cascade/styled-page.ts';
import { translationOf } from '../layout/translation.ts';
import { screenScale } from './transform-scale.ts';

const COLLAPSED = 0.02; // of a side; a hover or keyframes draw what is scaled to less

/**
 * The box of a positioned ::before or ::after. The layout has no boxes for them, but overlays and
 * ornaments are sized by insets or by width and height. Null when the style does not tell, and when it scales the box to
 * nothing.
 */
export function pseudoBox({ box }: StyledElement, { style }: PseudoElement): Box | null {
  const positioned = style.position === 'absolute' || style.position === 'fixed';
  if (!positioned && style.display === 'inline') return null;
  const width = extent(style, 'width', 'left', 'right', box.width, positioned);
  const height = extent(style, 'height', 'top', 'bottom', box.height, positioned);
  if (width === null || height === null || screenScale(style).least < COLLAPSED) return null;
  const moved = translationOf(style, width, height);
  return {
    x: box.x + offset(style.left, style.right, box.width, width) + moved.x,
    y: box.y + offset(style.top, style.bottom, box.height, height) + moved.y,
    width,
    height,
  };
}

type Edge = 'top' | 'right' | 'bottom' | 'left';

function extent(
  style: ComputedStyle,
  size: 'width' | 'height',
  start: Edge,
  end: Edge,
  room: number,
  positioned: boolean,
): number | null {
  const stated = resolve(style[size], room);
  if (stated !== null) return stated;
  if (!positioned) return size === 'width' ? room : null;
  const [from, to] = [resolve(style[start], room), resolve(style[end], room)];
  return from === null || to === null ? null : Math.max(0, room - from - to);
}

function offset(start: Size, end: Size, room: number, extent: number): number {
  const from = resolve(start, room);
  if (from !== null) return from;
  const to = resolve(end, room);
  return to === null ? 0 : room - extent - to;
}

function resolve(size: Size, room: number): number | null {
  return typeof size === 'string' ? null : resolveLength(size, room);
}

/** A length and percentage of `room`, in px. */
export function resolveLength({ px, percent }: LengthPercentage, room: number): number {
  return px + (percent * room) / 100;
}
