import type { ComputedStyle } from '../cascade/properties.ts';
import { alignOf, distribute } from './alignment.ts';
import { outerWidths } from './content-widths.ts';
import { controlSize } from './form-control.ts';
import { explicitGrid, tracksFor } from './grid-lines.ts';
import { placeItems, type GridItem } from './grid-placement.ts';
import type { Track } from './grid-template.ts';
import { sizeTracks, type Contribution } from './grid-tracks.ts';
import { setPosition, type LayoutBox } from './layout-box.ts';
import type { ContentArea, Layouter } from './layouter.ts';
import { across, borderBoxSize, down, gapOf, innerEdges, marginEdges } from './sizes.ts';

/** Sized tracks of one axis: start and size of each. */
interface Lane {
  readonly starts: readonly number[];
  readonly sizes: readonly number[];
  readonly total: number;
}

/** Lays out a grid container (css-grid-1); returns the content height. */
export function layoutGrid(box: LayoutBox, area: ContentArea, layouter: Layouter): number {
  for (const child of box.children) if (child.outOfFlow) setPosition(child, box, area.x, area.y);
  const { style } = box;
  const gaps = {
    column: gapOf(style, 'column-gap', area.width),
    row: gapOf(style, 'row-gap', area.height ?? 0),
  };
  const grid = explicitGrid(box, area.width, area.height, gaps);
  const { items, columns, rows, steps } = placeItems(box, grid.lines, layouter.work);
  if (!layouter.work.spend('layout', steps)) return 0;
  const widths = columnContributions(items, layouter);
  const justify = style['justify-content'];
  const horizontal = lane(
    sizeTracks(tracksFor(grid.columns, columns), widths, area.width, gaps.column, isStretch(justify)),
    { gap: gaps.column, align: justify, space: area.width },
  );
  for (const item of items) {
    layoutInArea(item, spanned(horizontal, item.column, item.columns), null, area, layouter);
  }
  const tracks = tracksFor(grid.rows, rows);
  const { vertical, height } = sizeRows(tracks, rowContributions(items, area), gaps.row, style, area);
  for (const item of items) placeItem(item, horizontal, vertical, area, box, layouter);
  box.firstBaseline = firstBaseline(items);
  return height;
}

function columnContributions(items: readonly GridItem[], layouter: Layouter): Contribution[] {
  return items.map((item) => {
    const { min, max } = outerWidths(item.box, layouter);
    return { start: item.column, span: item.columns, min: scrolls(item.box) ? 0 : min, max };
  });
}

function rowContributions(items: readonly GridItem[], area: ContentArea): Contribution[] {
  return items.map(({ box, row, rows }) => {
    const size = box.height + down(marginEdges(box.style, area.width));
    const min = scrolls(box) ? Math.min(size, down(innerEdges(box.style, area.width))) : size;
    return { start: row, span: rows, min, max: size };
  });
}

/** Sizes rows by content, then distributes a definite or minimum height of the container. */
function sizeRows(
  tracks: readonly Track[],
  contributions: readonly Contribution[],
  gap: number,
  style: ComputedStyle,
  area: ContentArea,
): { vertical: Lane; height: number } {
  const align = style['align-content'];
  const sized = (space: number | null) => sizeTracks(tracks, contributions, space, gap, isStretch(align));
  const natural = lane(sized(area.height), { gap, align: 'start', space: 0 });
  const space = Math.max(area.height ?? natural.total, area.minHeight);
  const sizes = area.height === null && space > natural.total ? sized(space) : natural.sizes;
  return { vertical: lane(sizes, { gap, align, space }), height: natural.total };
}

function isStretch(align: string): boolean {
  return align === 'normal' || align === 'stretch';
}

function firstBaseline(items: readonly GridItem[]): number | null {
  const first = items[0]?.box;
  return first === undefined || first.firstBaseline === null ? null : first.y + first.firstBaseline;
}

/** A scroll container may be smaller than its content. */
function scrolls({ style }: LayoutBox): boolean {
  return style['overflow-x'] !== 'visible' && style['overflow-x'] !== 'clip';
}

/** Places tracks one after the other with gaps, and distributes the remaining space. */
function lane(sizes: readonly number[], along: { gap: number; align: string; space: number }): Lane {
  const total = sizes.reduce((sum, size) => sum + size, along.gap * Math.max(0, sizes.length - 1));
  const spread = distribute(along.align, along.space - total, sizes.length);
  let at = spread.before;
  const starts = sizes.map((size) => {
    const start = at;
    at += size + along.gap + spread.between;
    return start;
  });
  return { starts, sizes, total };
}

function spanned({ starts, sizes }: Lane, from: number, count: number): number {
  const last = Math.min(from + count, sizes.length) - 1;
  return Math.max(0, (starts[last] ?? 0) + (sizes[last] ?? 0) - (starts[from] ?? 0));
}

function layoutInArea(
  item: GridItem,
  width: number,
  height: number | null,
  area: ContentArea,
  layouter: Layouter,
): void {
  const { box } = item;
  const margins = marginEdges(box.style, width);
  const wide = stretches(box, 'width')
    ? limited(box, 'width', width - margins.left - margins.right, width)
    : null;
  const tall =
    height !== null && stretches(box, 'height')
      ? limited(box, 'height', height - down(margins), height)
      : null;
  layouter.layout(box, {
    width,
    height,
    sizing: 'shrink',
    forcedWidth: wide,
    forcedHeight: tall,
    final: area.final && height !== null,
  });
}

function stretches(box: LayoutBox, axis: 'width' | 'height'): boolean {
  const { style } = box;
  if (style[axis] !== 'auto' || (box.inside === 'replaced' && controlSize(box) === null)) return false;
  const [before, after] =
    axis === 'width'
      ? (['margin-left', 'margin-right'] as const)
      : (['margin-top', 'margin-bottom'] as const);
  if (style[before] === 'auto' || style[after] === 'auto') return false;
  return alignOf(box, axis === 'width' ? 'justify' : 'align') === 'stretch';
}

function limited(box: LayoutBox, axis: 'width' | 'height', size: number, base: number): number {
  const edges = innerEdges(box.style, base);
  const inside = axis === 'width' ? across(edges) : down(edges);
  const max = borderBoxSize(box.style, `max-${axis}`, base, inside) ?? Infinity;
  const min = borderBoxSize(box.style, `min-${axis}`, base, inside) ?? inside;
  return Math.max(min, Math.min(size, max));
}

function placeItem(
  item: GridItem,
  columns: Lane,
  rows: Lane,
  area: ContentArea,
  grid: LayoutBox,
  layouter: Layouter,
): void {
  const { box } = item;
  const width = spanned(columns, item.column, item.columns);
  const height = spanned(rows, item.row, item.rows);
  if (area.final) layoutInArea(item, width, height, area, layouter);
  const margins = marginEdges(box.style, width);
  const x = offset(box, 'justify', width - box.width - margins.left - margins.right) + margins.left;
  const y = offset(box, 'align', height - box.height - down(margins)) + margins.top;
  setPosition(
    box,
    grid,
    area.x + (columns.starts[item.column] ?? 0) + x,
    area.y + (rows.starts[item.row] ?? 0) + y,
  );
}

function offset(box: LayoutBox, axis: 'justify' | 'align', free: number): number {
  const { style } = box;
  const before = style[axis === 'justify' ? 'margin-left' : 'margin-top'] === 'auto';
  const after = style[axis === 'justify' ? 'margin-right' : 'margin-bottom'] === 'auto';
  if (before && free > 0) return after ? free / 2 : free;
  const align = alignOf(box, axis);
  if (align === 'center') return free / 2;
  return align === 'end' ? free : 0;
}
