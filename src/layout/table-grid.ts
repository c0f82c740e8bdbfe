import type { WorkBudget } from '../limits/work-budget.ts';
import type { LayoutBox } from './layout-box.ts';
import { textLength } from './text-length.ts';

export interface TableCell {
  readonly box: LayoutBox;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The rows of a table in visual order, and the position of each cell. */
export interface TableGrid {
  readonly rows: readonly LayoutBox[];
  readonly cells: readonly TableCell[];
  readonly captions: readonly LayoutBox[];
  readonly columns: number;
  readonly spacing: Spacing;
}

/** px between cells and around them. */
export interface Spacing {
  readonly across: number;
  readonly down: number;
}

/** Maximum spans in HTML. */
const MAX_SPANS = { colspan: 1000, rowspan: 65_534 } as const;
/** Maximum columns created by spans; only cells create more, so that a page cannot create millions of empty ones. */
const MAX_SPANNED = 5_000;

/** Builds the grid of a table box. A table whose children are cells has one row. */
export function tableGrid(table: LayoutBox, work: WorkBudget): TableGrid {
  const rows = tableRows(table);
  const cells: TableCell[] = [];
  const occupied: number[] = []; // by column, the first row that is free again
  let columns = 0;
  rows.forEach((row, index) => {
    let column = 0;
    for (const box of row.children) {
      if (box.outOfFlow) continue;
      while ((occupied[column] ?? 0) > index && work.spend('layout')) column += 1;
      const spans = spansOf(box, rows.length - index, column, work);
      cells.push({ box, row: index, column, ...spans });
      for (let at = column; at < column + spans.columns; at += 1) occupied[at] = index + spans.rows;
      column += spans.columns;
    }
    columns = Math.max(columns, column);
  });
  const captions = table.children.filter(({ style }) => style.display === 'table-caption');
  return { rows, cells, captions, columns, spacing: spacingOf(table) };
}

function tableRows(table: LayoutBox): LayoutBox[] {
  const groups: LayoutBox[][][] = [[], [], []]; // rows of head, body and foot
  const cells: LayoutBox[] = [];
  for (const child of table.children) {
    const { display } = child.style;
    if (display === 'table-row') groups[1]?.push([child]);
    else if (display === 'table-header-group') groups[0]?.push(rowsIn(child));
    else if (display === 'table-footer-group') groups[2]?.push(rowsIn(child));
    else if (display === 'table-row-group') groups[1]?.push(rowsIn(child));
    else if (display === 'table-cell') cells.push(child);
  }
  const rows = groups.flat(2);
  return cells.length > 0 && rows.length === 0 ? [{ ...table, children: cells, parent: table }] : rows;
}

function rowsIn(group: LayoutBox): LayoutBox[] {
  return group.children.filter(({ style }) => style.display === 'table-row');
}

/** Limits the row span of a cell to the rows below; when the budget is spent, it spans one row and one column. */
function spansOf(box: LayoutBox, rowsLeft: number, column: number, work: WorkBudget) {
  const spans = {
    columns: column < MAX_SPANNED ? spanOf(box, 'colspan') : 1,
    rows: Math.min(rowsLeft, spanOf(box, 'rowspan')),
  };
  return work.spend('layout', spans.columns + spans.rows) ? spans : { columns: 1, rows: 1 };
}

function spanOf({ source }: LayoutBox, attribute: 'colspan' | 'rowspan'): number {
  const value = Number.parseInt(source?.attributes[attribute] ?? '1', 10);
  return value > 0 ? Math.min(value, MAX_SPANS[attribute]) : 1;
}

/** `border-spacing` of the table: across and down. */
function spacingOf({ source, style }: LayoutBox): Spacing {
  if (style['border-collapse'] === 'collapse' || source === null) return { across: 0, down: 0 };
  const [across = '0', down = across] = style['border-spacing'].split(' ');
  return { across: spacing(across), down: spacing(down) };
}

function spacing(text: string): number {
  return Math.max(0, textLength(text, 0)?.px ?? 0);
}
