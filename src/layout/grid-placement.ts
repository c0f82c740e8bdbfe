import type { WorkBudget } from '../limits/work-budget.ts';
import { GridCells, type GridCursor } from './grid-cells.ts';
import { gridSpan, type GridAxis, type GridSpan } from './grid-span.ts';
import type { LayoutBox } from './layout-box.ts';

/** A grid item with the tracks it covers, from 0. */
export interface GridItem {
  readonly box: LayoutBox;
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** The position of every item, and the number of tracks. */
export interface Placement {
  readonly items: readonly GridItem[];
  readonly columns: number;
  readonly rows: number;
  /** Steps of the work budget for sizing the tracks: one per track, and one per track that an item covers. */
  readonly steps: number;
}

/** The explicit grid along each axis. */
export interface GridLines {
  /** Characters of the templates. */
  readonly length: number;
  readonly columns: GridAxis;
  readonly rows: GridAxis;
}

/** An item before placement: `main` is the axis that grows, rows unless `grid-auto-flow` is by column. */
interface Unplaced {
  readonly box: LayoutBox;
  readonly main: GridSpan;
  readonly cross: GridSpan;
}

/** Finds the cells of each item (css-grid-1 section 8): items with given lines first, then automatic placement. */
export function placeItems(box: LayoutBox, lines: GridLines, work: WorkBudget): Placement {
  const flow = box.style['grid-auto-flow'];
  const byColumn = flow.startsWith('column');
  const unplaced = inOrder(box).map((item) => spansOf(item, lines, byColumn));
  const places = autoPlace(
    unplaced,
    byColumn ? lines.rows.tracks : lines.columns.tracks,
    flow.includes('dense'),
    work,
  );
  const items = unplaced.map(({ box: item, main, cross }, index): GridItem => {
    const { line = 0, cell = 0 } = places[index] ?? {};
    return byColumn
      ? { box: item, column: line, columns: main.size, row: cell, rows: cross.size }
      : { box: item, row: line, rows: main.size, column: cell, columns: cross.size };
  });
  const columns = items.reduce(
    (most, item) => Math.max(most, item.column + item.columns),
    lines.columns.tracks,
  );
  const rows = items.reduce((most, item) => Math.max(most, item.row + item.rows), lines.rows.tracks);
  const steps = items.reduce((sum, item) => sum + item.columns + item.rows, columns + rows + lines.length);
  return { items, columns, rows, steps };
}

function inOrder(box: LayoutBox): readonly LayoutBox[] {
  const items = box.children.filter((child) => !child.outOfFlow);
  if (items.every(({ style }) => style.order === 0)) return items;
  return items.toSorted((a, b) => a.style.order - b.style.order);
}

function spansOf(box: LayoutBox, lines: GridLines, byColumn: boolean): Unplaced {
  const { style } = box;
  const column = gridSpan(style['grid-column-start'], style['grid-column-end'], lines.columns);
  const row = gridSpan(style['grid-row-start'], style['grid-row-end'], lines.rows);
  return byColumn ? { box, main: column, cross: row } : { box, main: row, cross: column };
}

/** Places each item: those with both lines given, then those with a given main line, then the rest in order. */
function autoPlace(
  items: readonly Unplaced[],
  tracks: number,
  dense: boolean,
  work: WorkBudget,
): readonly GridCursor[] {
  const width = items.reduce(
    (most, { cross }) => Math.max(most, (cross.start ?? 0) + cross.size),
    Math.max(1, tracks),
  );
  const cells = new GridCells(width, work);
  const places: GridCursor[] = [];
  const put = (index: number, place: GridCursor, { main, cross }: Unplaced) => {
    cells.fill(place, main.size, cross.size);
    places[index] = place;
  };
  items.forEach((item, index) => {
    const { main, cross } = item;
    if (main.start !== null && cross.start !== null)
      put(index, { line: main.start, cell: cross.start }, item);
  });
  items.forEach((item, index) => {
    const { main, cross } = item;
    if (main.start === null || cross.start !== null) return;
    put(index, { line: main.start, cell: cells.findInLine(main.start, main.size, cross.size) }, item);
  });
  let cursor: GridCursor = { line: 0, cell: 0 };
  items.forEach((item, index) => {
    const { main, cross } = item;
    if (main.start !== null) return;
    cursor = cells.find(dense ? { line: 0, cell: 0 } : cursor, main.size, cross.size, cross.start);
    put(index, cursor, item);
  });
  return places;
}
