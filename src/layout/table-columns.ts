import type { ContentWidths, LayoutBox } from './layout-box.ts';
import type { Layouter } from './layouter.ts';
import { tableGrid, type TableGrid } from './table-grid.ts';

interface Column {
  min: number;
  max: number;
  /** Percentage of the table, or null. */
  percent: number | null;
  fixed: boolean;
}

/** Min-content and max-content widths of a table's content box. */
export function tableWidths(table: LayoutBox, layouter: Layouter): ContentWidths {
  const grid = tableGrid(table, layouter.work);
  const columns = measureColumns(grid, layouter);
  const spacing = columns.length > 0 ? grid.spacing.across * (columns.length + 1) : 0;
  const captions = grid.captions.reduce((most, caption) => Math.max(most, layouter.widths(caption).min), 0);
  const min = columns.reduce((sum, column) => sum + column.min, spacing);
  const max = columns.reduce((sum, column) => sum + column.max, spacing);
  return { min: Math.max(min, captions), max: Math.max(max, captions) };
}

/** Widths of the columns in a table whose content box is `width` wide. */
export function columnWidths(grid: TableGrid, width: number, layouter: Layouter): number[] {
  const columns = measureColumns(grid, layouter);
  const space = Math.max(0, width - grid.spacing.across * (columns.length + 1));
  const wanted = columns.map(({ min, max, percent }) =>
    percent === null ? max : Math.max(min, (percent * space) / 100),
  );
  const total = wanted.reduce((sum, size) => sum + size, 0);
  if (total <= space) return widened(columns, wanted, space - total);
  const least = columns.reduce((sum, { min }) => sum + min, 0);
  const slack = Math.max(0, space - least);
  const stretch = Math.max(1e-6, total - least);
  return columns.map(({ min }, index) => min + (slack * ((wanted[index] ?? min) - min)) / stretch);
}

/** Distributes spare width: to automatic columns by their content, otherwise to all. */
function widened(columns: readonly Column[], wanted: readonly number[], spare: number): number[] {
  const automatic = columns.map(({ percent, fixed }) => percent === null && !fixed);
  const growing = automatic.some(Boolean) ? automatic : columns.map(() => true);
  const total = wanted.reduce((sum, size, index) => sum + (growing[index] === true ? size : 0), 0);
  const count = growing.filter(Boolean).length;
  return wanted.map((size, index) => {
    if (growing[index] !== true) return size;
    return size + (total > 0 ? (spare * size) / total : spare / count);
  });
}

function measureColumns(grid: TableGrid, layouter: Layouter): Column[] {
  const columns = Array.from({ length: grid.columns }, (): Column => ({
    min: 0,
    max: 0,
    percent: null,
    fixed: false,
  }));
  for (const cell of grid.cells) {
    const column = columns[cell.column];
    if (cell.columns !== 1 || column === undefined) continue;
    const { min, max } = layouter.widths(cell.box);
    const { width } = cell.box.style;
    column.min = Math.max(column.min, min);
    column.max = Math.max(column.max, max);
    if (typeof width === 'string') continue;
    if (width.percent > 0) column.percent = Math.max(column.percent ?? 0, width.percent);
    else column.fixed = true;
  }
  for (const cell of grid.cells) {
    if (cell.columns === 1) continue;
    const spanned = columns.slice(cell.column, cell.column + cell.columns);
    const { min, max } = layouter.widths(cell.box);
    const gaps = grid.spacing.across * (spanned.length - 1);
    const lackMin = min - gaps - spanned.reduce((sum, column) => sum + column.min, 0);
    const lackMax = max - gaps - spanned.reduce((sum, column) => sum + column.max, 0);
    for (const column of spanned) {
      if (lackMin > 0) column.min += lackMin / spanned.length;
      if (lackMax > 0) column.max += lackMax / spanned.length;
    }
  }
  return columns;
}
