import { finite } from './finite.ts';
import type { LayoutBox } from './layout-box.ts';
import type { Layouter } from './layouter.ts';
import type { Space } from './space.ts';
import { across, aspectRatio, borderBoxSize, clamp, innerEdges, marginEdges } from './sizes.ts';

/** The used width of a box that is not replaced, border box, px. */
export function usedWidth(box: LayoutBox, space: Space, layouter: Layouter): number {
  if (space.forcedWidth !== null) return space.forcedWidth;
  const sides = across(innerEdges(box.style, space.width));
  const wanted =
    borderBoxSize(box.style, 'width', space.width, sides) ?? automaticWidth(box, space, layouter);
  const min = minWidth(box, space, sides, layouter);
  const max = keywordWidth(box.style['max-width'], box, space, layouter);
  return Math.max(
    min,
    Math.min(wanted, max ?? borderBoxSize(box.style, 'max-width', space.width, sides) ?? Infinity),
  );
}

/** The height set by the container, the style or an aspect ratio; null when the content decides. */
export function specifiedHeight(box: LayoutBox, space: Space, ends: number): number | null {
  if (space.forcedHeight !== null) return space.forcedHeight;
  if (box.inside === 'table' || box.style.display === 'table-cell') return null; // a minimum height, see heightLimits
  const limits = heightLimits(box, space, ends);
  const height = borderBoxSize(box.style, 'height', space.height, ends);
  if (height !== null) return clamp(height, limits.min, limits.max);
  const ratio = aspectRatio(box.style);
  return ratio === null ? null : clamp(finite(box.width / ratio), limits.min, limits.max);
}

/** A height from an aspect ratio is a minimum if content may overflow (css-sizing-4, automatic minimum). */
export function growsWithContent({ style }: LayoutBox, space: Space): boolean {
  if (space.forcedHeight !== null || style['overflow-y'] !== 'visible') return false;
  return style.height === 'auto' && style['min-height'] === 'auto' && aspectRatio(style) !== null;
}

/** Minimum and maximum height of the border box. */
export function heightLimits(box: LayoutBox, space: Space, ends: number): { min: number; max: number } {
  const { style } = box;
  let min = borderBoxSize(style, 'min-height', space.height, ends) ?? 0;
  if (box.inside === 'table' || style.display === 'table-cell') {
    min = Math.max(min, borderBoxSize(style, 'height', space.height, ends) ?? 0);
  }
  return { min, max: borderBoxSize(style, 'max-height', space.height, ends) ?? Infinity };
}

function automaticWidth(box: LayoutBox, space: Space, layouter: Layouter): number {
  const keyword = keywordWidth(box.style.width, box, space, layouter);
  if (keyword !== null) return keyword;
  const ratio = aspectRatio(box.style);
  const height = space.forcedHeight ?? borderBoxSize(box.style, 'height', space.height, 0);
  if (ratio !== null && height !== null) return finite(height * ratio);
  const available = space.width - across(marginEdges(box.style, space.width));
  if (space.sizing === 'fill' && !shrinksToFit(box)) return Math.max(0, available);
  const { min, max } = layouter.widths(box);
  return Math.min(Math.max(min, available), max);
}

function keywordWidth(size: unknown, box: LayoutBox, space: Space, layouter: Layouter): number | null {
  if (size === 'min-content') return layouter.widths(box).min;
  if (size === 'max-content') return layouter.widths(box).max;
  if (size === '-webkit-fill-available' || size === 'stretch') return space.width;
  if (typeof size !== 'string' || !size.startsWith('fit-content')) return null;
  const { min, max } = layouter.widths(box);
  return Math.min(Math.max(min, space.width), max);
}

function minWidth(box: LayoutBox, space: Space, sides: number, layouter: Layouter): number {
  const own = borderBoxSize(box.style, 'min-width', space.width, sides) ?? sides;
  if (box.inside === 'table') return Math.max(own, layouter.widths(box).min);
  return Math.max(own, keywordWidth(box.style['min-width'], box, space, layouter) ?? 0);
}

/** Blocks whose automatic width is shrink-to-fit. */
function shrinksToFit(box: LayoutBox): boolean {
  const tag = box.source?.tag;
  return box.inside === 'table' || tag === 'button' || tag === 'legend';
}
