import { alignOf, distribute } from './alignment.ts';
import type { FlexAxis } from './flex-axis.ts';
import type { FlexItem } from './flex-items.ts';
import { setPosition, type LayoutBox } from './layout-box.ts';
import type { ContentArea, Layouter } from './layouter.ts';
import { across, borderBoxSize, clamp, down, innerEdges } from './sizes.ts';

/** One line of a flex container, with its cross size. */
export interface FlexLine {
  readonly items: readonly FlexItem[];
  cross: number;
}

/** A flex container while its lines are being placed. */
interface FlexContainer {
  readonly axis: FlexAxis;
  readonly area: ContentArea;
  readonly box: LayoutBox;
  readonly layouter: Layouter;
}

/** Places all lines in the container; returns their total cross size. */
export function placeLines(lines: readonly FlexLine[], container: FlexContainer): number {
  const { axis, area, box } = container;
  const sum = lines.reduce(
    (total, line) => total + line.cross,
    axis.crossGap * Math.max(0, lines.length - 1),
  );
  const cross = axis.cross ?? clamp(sum, area.minHeight, area.maxHeight);
  const align = box.style['align-content'];
  const stretches = align === 'normal' || align === 'stretch' || !axis.wraps;
  const free = cross - sum;
  const spread = distribute(stretches ? 'start' : align, free, lines.length);
  // A container that cannot wrap gives its line its own cross size, even a smaller one.
  const extra = stretches && (free > 0 || !axis.wraps) ? free / Math.max(1, lines.length) : 0;
  let at = spread.before;
  for (const line of axis.wrapReverse ? lines.toReversed() : lines) {
    line.cross += extra;
    placeLine(line, at, container);
    at += line.cross + axis.crossGap + spread.between;
  }
  return sum;
}

/** Main size of the items of a line with their gaps. */
export function mainExtent(line: FlexLine, axis: FlexAxis): number {
  const gaps = axis.mainGap * (line.items.length - 1);
  return line.items.reduce((sum, item) => sum + item.main + item.mainMargins, gaps);
}

/** Lays out an item at its main size, and at the `cross` size if its line sets one. */
export function layoutItem(
  item: FlexItem,
  axis: FlexAxis,
  area: ContentArea,
  layouter: Layouter,
  cross: number | null,
): void {
  const { box } = item;
  const stretched = isStretched(item, axis);
  const final = area.final && (cross !== null || !stretched);
  const space = { width: area.width, height: area.height, sizing: 'shrink', final } as const;
  if (axis.row) {
    const height = cross === null ? null : limited(box, 'height', cross, area.height, area.width);
    layouter.layout(box, { ...space, forcedWidth: item.main, forcedHeight: height });
    return;
  }
  const wide = cross ?? (stretched ? Math.max(0, area.width - item.crossMargins) : null);
  const width = wide === null ? null : limited(box, 'width', wide, area.width, area.width);
  layouter.layout(box, { ...space, forcedWidth: width, forcedHeight: item.main });
}

function limited(
  box: LayoutBox,
  size: 'width' | 'height',
  wanted: number,
  base: number | null,
  width: number,
): number {
  const edges = innerEdges(box.style, width);
  const inside = size === 'width' ? across(edges) : down(edges);
  const min = borderBoxSize(box.style, `min-${size}`, base, inside) ?? inside;
  return clamp(wanted, min, borderBoxSize(box.style, `max-${size}`, base, inside) ?? Infinity);
}

/** `align-self: stretch` on an item with automatic cross size and no automatic cross margins. */
function isStretched({ box }: FlexItem, axis: FlexAxis): boolean {
  const { style } = box;
  if (style[axis.row ? 'height' : 'width'] !== 'auto') return false;
  const [before, after] = axis.row
    ? (['margin-top', 'margin-bottom'] as const)
    : (['margin-left', 'margin-right'] as const);
  if (style[before] === 'auto' || style[after] === 'auto') return false;
  return alignOf(box, 'align') === 'stretch';
}

function placeLine(line: FlexLine, crossAt: number, container: FlexContainer): void {
  const { axis, area, box, layouter } = container;
  const used = mainExtent(line, axis);
  const main = axis.row || area.height !== null ? axis.main : Math.max(used, area.minHeight);
  const free = main - used;
  const autos = line.items.reduce((sum, item) => sum + item.autoBefore + item.autoAfter, 0);
  const share = autos > 0 && free > 0 ? free / autos : 0;
  const spread = distribute(autos > 0 ? 'start' : box.style['justify-content'], free, line.items.length);
  const baseline = lineBaseline(line);
  let at = spread.before;
  for (const item of line.items) {
    if (area.final && isStretched(item, axis)) {
      layoutItem(item, axis, area, layouter, Math.max(0, line.cross - item.crossMargins));
    }
    const start = at + item.marginBefore + share * item.autoBefore;
    const along = axis.reverse ? main - start - item.main : start;
    const aside = crossAt + crossOffset(item, line.cross, baseline, axis);
    if (axis.row) setPosition(item.box, box, area.x + along, area.y + aside);
    else setPosition(item.box, box, area.x + aside, area.y + along);
    at += item.main + item.mainMargins + share * (item.autoBefore + item.autoAfter);
    at += axis.mainGap + spread.between;
  }
}

/** From the top of the line to the shared baseline of its items. */
function lineBaseline(line: FlexLine): number {
  return line.items
    .filter(({ box }) => alignOf(box, 'align') === 'baseline')
    .reduce((most, { box, margins }) => Math.max(most, margins.top + (box.firstBaseline ?? box.height)), 0);
}

function crossOffset(item: FlexItem, line: number, baseline: number, axis: FlexAxis): number {
  const { margins, box } = item;
  const before = axis.row ? margins.top : margins.left;
  const free = line - (axis.row ? box.height : box.width) - item.crossMargins;
  const share = autoCrossShare(box, axis);
  if (share !== null) return before + Math.max(0, free) * share;
  const align = alignOf(box, 'align');
  if (align === 'baseline' && axis.row) return baseline - (box.firstBaseline ?? box.height);
  if (align === 'center') return before + free / 2;
  return before + (align === 'end' || axis.wrapReverse ? free : 0);
}

/** Share of the free cross space that auto margins put before an item; null without auto margins. */
function autoCrossShare({ style }: LayoutBox, axis: FlexAxis): number | null {
  const start = style[axis.row ? 'margin-top' : 'margin-left'] === 'auto';
  const end = style[axis.row ? 'margin-bottom' : 'margin-right'] === 'auto';
  if (!start) return end ? 0 : null;
  return end ? 0.5 : 1;
}
