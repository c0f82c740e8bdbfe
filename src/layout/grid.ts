import { alignOf, distribute } from './alignment.ts';
import { outerWidths } from './outer-widths.ts';
import { explicitGrid, tracksFor } from './grid-lines.ts';
import { placeItems, type GridItem } from './grid-placement.ts';
import { sizeTracks, type Contribution } from './grid-tracks.ts';
import { setPosition, type LayoutBox } from './layout-box.ts';
import type { ContentArea, Layouter } from './layouter.ts';
import { across, borderBoxSize, down, gapOf, innerEdges, marginEdges } from './sizes.ts';

/** Tracks of one axis once sized: where each begins and how large it is. */
interface Lane {
  readonly starts: readonly number[];
  readonly sizes: readonly number[];
  readonly total: number;
}

/** Lays out a grid container (css-grid-1); answers the height of its content. */
export function layoutGrid(box: LayoutBox, area: ContentArea, layouter: Layouter): number {
  for (const child of box.children) if (child.outOfFlow) setPosition(child, box, area.x, area.y);
  const { style } = box;
  const gaps = {
    column: gapOf(style, 'column-gap', area.width),
    row: gapOf(style, 'row-gap', area.height ?? 0),
  };
  const grid = explicitGrid(box, area.width, area.height, gaps);
  const { items, columns, rows } = placeItems(box, grid.lines);
  const justify = style['justify-content'];
  const widths = sizeTracks(
    tracksFor(grid.columns, columns),
    items.map((item) => {
      const { min, max } = outerWidths(item.box, layouter);
      return { start: item.column, span: item.columns, min: scrolls(item.box) ? 0 : min, max };
    }),
    area.width,
    gaps.column,
    justify === 'normal' || justify === 'stretch',
  );
  const horizontal = lane(widths, gaps.column, justify, area.width);
  for (const item of items)
    layoutInArea(item, spanned(horizontal, item.column, item.columns), null, area, layouter);
  const align = style['align-content'];
  const height = area.height ?? (area.minHeight > 0 ? area.minHeight : null);
  const contributions = items.map((item): Contribution => {
    const size = item.box.height + down(marginEdges(item.box.style, area.width));
    const min = scrolls(item.box) ? Math.min(size, down(innerEdges(item.box.style, area.width))) : size;
    return { start: item.row, span: item.rows, min, max: size };
  });
  const sizeRows = (space: number | null) =>
    sizeTracks(
      tracksFor(grid.rows, rows),
      contributions,
      space,
      gaps.row,
      align === 'normal' || align === 'stretch',
    );
  const natural = lane(sizeRows(area.height), gaps.row, 'start', 0);
  const taller = area.height === null && height !== null && height > natural.total;
  const vertical = lane(taller ? sizeRows(height) : natural.sizes, gaps.row, align, height ?? natural.total);
  for (const item of items) placeItem(item, horizontal, vertical, area, box, layouter);
  const [first] = items;
  if (first !== undefined && first.box.firstBaseline !== null)
    box.firstBaseline = first.box.y + first.box.firstBaseline;
  return natural.total;
}

/** A scroll container may become smaller than its content. */
function scrolls({ style }: LayoutBox): boolean {
  return style['overflow-x'] !== 'visible' && style['overflow-x'] !== 'clip';
}

function lane(sizes: readonly number[], gap: number, align: string, space: number): Lane {
  const total = sizes.reduce((sum, size) => sum + size, gap * Math.max(0, sizes.length - 1));
  const spread = distribute(align, space - total, sizes.length);
  let at = spread.before;
  const starts = sizes.map((size) => {
    const start = at;
    at += size + gap + spread.between;
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
  if (style[axis] !== 'auto' || box.inside === 'replaced') return false;
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
