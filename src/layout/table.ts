import { layoutFlow } from './block.ts';
import { setPosition, type LayoutBox } from './layout-box.ts';
import type { ContentArea, Layouter } from './layouter.ts';
import { borderBoxSize } from './sizes.ts';
import { columnWidths } from './table-columns.ts';
import { tableGrid, type TableCell, type TableGrid } from './table-grid.ts';

/** Lays out a table: columns by content, rows as tall as their tallest cell; returns the content height. */
export function layoutTable(box: LayoutBox, area: ContentArea, layouter: Layouter): number {
  const grid = tableGrid(box, layouter.work);
  if (grid.rows.length === 0 && grid.captions.length === 0) return layoutFlow(box, area, layouter);
  const widths = columnWidths(grid, area.width, layouter);
  const starts = edgesOf(widths, grid.spacing.across, area.x);
  let y = area.y;
  for (const caption of grid.captions) y += placeCaption(caption, box, area, y, layouter);
  for (const cell of grid.cells)
    layoutCell(cell, spannedWidth(cell, widths, grid.spacing.across), null, area, layouter);
  const heights = rowHeights(grid, area);
  const tops = edgesOf(heights, grid.spacing.down, y);
  for (const cell of grid.cells) {
    const height = spannedHeight(cell, heights, grid.spacing.down);
    if (area.final) layoutCell(cell, spannedWidth(cell, widths, grid.spacing.across), height, area, layouter);
    setPosition(cell.box, box, starts[cell.column] ?? area.x, tops[cell.row] ?? y);
  }
  placeRows(grid, box, area, tops, heights);
  const total = heights.reduce((sum, height) => sum + height + grid.spacing.down, grid.spacing.down);
  box.firstBaseline = firstBaseline(grid);
  return y - area.y + (heights.length > 0 ? total : 0);
}

/** Start of each track, after its spacing. */
function edgesOf(sizes: readonly number[], spacing: number, from: number): number[] {
  let at = from + spacing;
  return sizes.map((size) => {
    const start = at;
    at += size + spacing;
    return start;
  });
}

function spannedWidth({ column, columns }: TableCell, widths: readonly number[], spacing: number): number {
  const spanned = widths.slice(column, column + columns);
  return spanned.reduce((sum, width) => sum + width, spacing * Math.max(0, spanned.length - 1));
}

function spannedHeight({ row, rows }: TableCell, heights: readonly number[], spacing: number): number {
  const spanned = heights.slice(row, row + rows);
  return spanned.reduce((sum, height) => sum + height, spacing * Math.max(0, spanned.length - 1));
}

function layoutCell(
  { box }: TableCell,
  width: number,
  height: number | null,
  area: ContentArea,
  layouter: Layouter,
): void {
  layouter.layout(box, {
    width: area.width,
    height: null,
    sizing: 'fill',
    forcedWidth: width,
    forcedHeight: height,
    final: area.final && height !== null,
  });
}

function rowHeights(grid: TableGrid, area: ContentArea): number[] {
  const heights = grid.rows.map(({ style }) => borderBoxSize(style, 'height', area.height, 0) ?? 0);
  for (const { box, row, rows } of grid.cells)
    if (rows === 1) heights[row] = Math.max(heights[row] ?? 0, box.height);
  for (const cell of grid.cells) {
    const lack = cell.box.height - spannedHeight(cell, heights, grid.spacing.down);
    const last = Math.min(cell.row + cell.rows, heights.length) - 1;
    if (lack > 0) heights[last] = (heights[last] ?? 0) + lack;
  }
  const given = area.height ?? area.minHeight;
  const total = heights.reduce((sum, height) => sum + height + grid.spacing.down, grid.spacing.down);
  if (given <= total || heights.length === 0) return heights;
  return heights.map((height) => height + (given - total) / heights.length);
}

/** Sets the rectangles of rows and row groups from their cells. */
function placeRows(
  grid: TableGrid,
  table: LayoutBox,
  area: ContentArea,
  tops: readonly number[],
  heights: readonly number[],
): void {
  const width = Math.max(0, area.width - 2 * grid.spacing.across);
  grid.rows.forEach((row, index) => {
    const top = tops[index] ?? area.y;
    const height = heights[index] ?? 0;
    setPosition(row, table, area.x + grid.spacing.across, top);
    row.width = width;
    row.height = height;
    const group = row.parent;
    if (group === null || group === table) return;
    const first = grid.rows[index - 1]?.parent !== group;
    if (first) setPosition(group, table, area.x + grid.spacing.across, top);
    group.width = width;
    group.height = top + height - group.y;
  });
}

function placeCaption(
  child: LayoutBox,
  table: LayoutBox,
  area: ContentArea,
  y: number,
  layouter: Layouter,
): number {
  layouter.layout(child, {
    width: area.width,
    height: null,
    sizing: 'fill',
    forcedWidth: null,
    forcedHeight: null,
    final: area.final,
  });
  setPosition(child, table, area.x, y);
  return child.height;
}

function firstBaseline({ cells }: TableGrid): number | null {
  const [first] = cells;
  if (first === undefined) return null;
  return first.box.y + (first.box.firstBaseline ?? first.box.height);
}
