import type { Size } from '../cascade/computed-value.ts';
import { finite } from './finite.ts';
import { controlSize } from './form-control.ts';
import type { NaturalSize } from './natural-dimensions.ts';
import { DEFAULT_HEIGHT, DEFAULT_WIDTH } from './natural-size.ts';
import type { ContentWidths, LayoutBox } from './layout-box.ts';
import type { Space } from './space.ts';
import { across, aspectRatio, borderBoxSize, clamp, down, innerEdges } from './sizes.ts';

/** Sizes a replaced element: CSS 2.2 sections 10.3.2, 10.4 and 10.6.2. */
export function layoutReplaced(box: LayoutBox, space: Space, natural: NaturalSize): void {
  const { style } = box;
  const edges = innerEdges(style, space.width);
  const sides = across(edges);
  const ends = down(edges);
  const ratio = usedRatio(box, natural);
  const fixed = {
    width: space.forcedWidth ?? borderBoxSize(style, 'width', space.width, sides),
    height: space.forcedHeight ?? borderBoxSize(style, 'height', space.height, ends),
  };
  const heightOf = (width: number) =>
    ratio === null ? (natural.height ?? DEFAULT_HEIGHT) + ends : (width - sides) / ratio + ends;
  const widthOf = (height: number) =>
    ratio === null ? (natural.width ?? DEFAULT_WIDTH) + sides : (height - ends) * ratio + sides;
  const clampWidth = (width: number) =>
    space.forcedWidth ??
    clamp(width, limit(box, 'min-width', space.width, sides), limit(box, 'max-width', space.width, sides));
  const clampHeight = (height: number) =>
    space.forcedHeight ??
    clamp(height, limit(box, 'min-height', space.height, ends), limit(box, 'max-height', space.height, ends));
  const wanted =
    fixed.width ??
    (fixed.height === null
      ? naturalWidth(natural, ratio, space.width - sides) + sides
      : widthOf(fixed.height));
  const width = clampWidth(wanted);
  const height = clampHeight(fixed.height ?? heightOf(width));
  const shrunk =
    fixed.width === null && fixed.height === null && ratio !== null && height < heightOf(width) - 0.01;
  box.width = Math.max(0, finite(shrunk ? clampWidth(widthOf(height)) : width));
  box.height = Math.max(0, finite(height));
  const baseline = controlSize(box)?.baseline ?? null;
  const free = box.height - ends - (natural.height ?? 0);
  box.firstBaseline = baseline === null ? null : edges.top + Math.max(0, free / 2) + baseline;
  box.lastBaseline = box.firstBaseline;
}

/** Width contributions of a replaced element. A percentage width lets it shrink to 0. */
export function replacedWidths(box: LayoutBox, natural: NaturalSize): ContentWidths {
  const { width, 'max-width': max } = box.style;
  const percent = (size: Size) => typeof size !== 'string' && size.percent !== 0;
  const sized = natural.width === null && natural.ratio !== null && natural.height === null;
  const known = percent(width) || sized ? { ...natural, width: natural.width ?? DEFAULT_WIDTH } : natural;
  const forcedWidth = percent(width)
    ? (known.width ?? DEFAULT_WIDTH) + across(innerEdges(box.style, 0))
    : null;
  layoutReplaced(box, { ...UNBOUNDED, forcedWidth }, known);
  box.memory = null; // the size was only a trial
  return { min: percent(width) || percent(max) ? 0 : box.width, max: box.width };
}

/** A base so wide that no percentage of it limits the size. */
const UNBOUNDED: Space = {
  width: 1e6,
  height: null,
  sizing: 'shrink',
  forcedWidth: null,
  forcedHeight: null,
  final: false,
};

function usedRatio(box: LayoutBox, natural: NaturalSize): number | null {
  const declared = aspectRatio(box.style);
  const text = box.style['aspect-ratio'];
  return text.startsWith('auto') || declared === null ? (natural.ratio ?? declared) : declared;
}

function naturalWidth(natural: NaturalSize, ratio: number | null, available: number): number {
  if (natural.width !== null) return natural.width;
  if (ratio === null) return DEFAULT_WIDTH;
  return natural.height === null ? Math.max(0, available) : natural.height * ratio;
}

function limit(
  box: LayoutBox,
  property: 'min-width' | 'max-width' | 'min-height' | 'max-height',
  base: number | null,
  edges: number,
): number {
  return borderBoxSize(box.style, property, base, edges) ?? (property.startsWith('min') ? 0 : Infinity);
}
