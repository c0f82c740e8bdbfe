import type { LengthPercentage, Size } from '../cascade/computed-value.ts';
import type { ComputedStyle, PropertyName } from '../cascade/properties.ts';
import { finite } from './finite.ts';
import type { Edges, LayoutBox } from './layout-box.ts';

/** px of a length with percentages of `base`. */
export function lengthOf(value: LengthPercentage, base: number): number {
  return finite(value.px + (value.percent * base) / 100);
}

/** px of a size, or null when it is a keyword or a percentage of an unknown base. */
export function sizeOf(value: Size, base: number | null): number | null {
  if (typeof value === 'string') return null;
  if (value.percent === 0) return finite(value.px);
  return base === null ? null : lengthOf(value, base);
}

/** Padding and border of each side in px; percentages of the containing block's width. */
export function innerEdges(style: ComputedStyle, base: number): Edges {
  return {
    top: padding(style, 'padding-top', base) + border(style, 'top'),
    right: padding(style, 'padding-right', base) + border(style, 'right'),
    bottom: padding(style, 'padding-bottom', base) + border(style, 'bottom'),
    left: padding(style, 'padding-left', base) + border(style, 'left'),
  };
}

/** Border widths alone. */
export function borderEdges(style: ComputedStyle): Edges {
  return {
    top: border(style, 'top'),
    right: border(style, 'right'),
    bottom: border(style, 'bottom'),
    left: border(style, 'left'),
  };
}

/** Margins in px; `auto` counts as 0. */
export function marginEdges(style: ComputedStyle, base: number): Edges {
  return {
    top: sizeOf(style['margin-top'], base) ?? 0,
    right: sizeOf(style['margin-right'], base) ?? 0,
    bottom: sizeOf(style['margin-bottom'], base) ?? 0,
    left: sizeOf(style['margin-left'], base) ?? 0,
  };
}

export const across = (edges: Edges): number => edges.left + edges.right;
export const down = (edges: Edges): number => edges.top + edges.bottom;

/** px of a specified width or height as a border box, or null when it is automatic. */
export function borderBoxSize(
  style: ComputedStyle,
  property: 'width' | 'height' | 'min-width' | 'min-height' | 'max-width' | 'max-height' | 'flex-basis',
  base: number | null,
  edges: number,
): number | null {
  const value = sizeOf(style[property], base);
  if (value === null) return null;
  return style['box-sizing'] === 'border-box' ? Math.max(value, edges) : Math.max(0, value) + edges;
}

/** The value within its limits; where they contradict, the minimum wins, as in CSS. */
export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

/** Width over height from `aspect-ratio`, or null. */
export function aspectRatio(style: ComputedStyle): number | null {
  const text = style['aspect-ratio'];
  if (text === 'auto') return null;
  const [width, height = '1'] = text.replace('auto', '').trim().split('/');
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}

/** Row or column gap in px; `normal` is 0 except in multi-column layout. */
export function gapOf(style: ComputedStyle, property: 'row-gap' | 'column-gap', base: number): number {
  return Math.max(0, sizeOf(style[property], base) ?? 0);
}

function padding(style: ComputedStyle, property: PropertyName & `padding-${string}`, base: number): number {
  return Math.max(0, lengthOf(style[property], base));
}

function border(style: ComputedStyle, side: 'top' | 'right' | 'bottom' | 'left'): number {
  const drawn = style[`border-${side}-style`];
  return drawn === 'none' || drawn === 'hidden' ? 0 : Math.max(0, finite(style[`border-${side}-width`]));
}

/** Margin, border and padding at one end of an inline box, px. */
export function inlineEdge(box: LayoutBox, end: 'open' | 'close', width: number): number {
  const margins = marginEdges(box.style, width);
  const edges = innerEdges(box.style, width);
  return end === 'open' ? margins.left + edges.left : margins.right + edges.right;
}
