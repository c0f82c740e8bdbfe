import type { LayoutBox } from './layout-box.ts';

/** A grid item with the tracks it covers, from 0. */
export interface GridItem {
  readonly box: LayoutBox;
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

export interface Placement {
  readonly items: readonly GridItem[];
  readonly columns: number;
  readonly rows: number;
}

/** What the lines of a grid are called. */
export interface GridLines {
  readonly columns: number;
  readonly rows: number;
  readonly columnNames: ReadonlyMap<string, number>;
  readonly rowNames: ReadonlyMap<string, number>;
}

/** A start line from 0, or null when the position is automatic, and how many tracks from there. */
interface Span {
  readonly start: number | null;
  readonly size: number;
}

const MAX_TRACKS = 1000; // further lines are hostile

/** Finds the cells of each item (css-grid-1 section 8): given lines first, then automatic placement. */
export function placeItems(box: LayoutBox, lines: GridLines): Placement {
  const flow = box.style['grid-auto-flow'];
  const byColumn = flow.startsWith('column');
  const dense = flow.includes('dense');
  const boxes = box.children.filter((child) => !child.outOfFlow);
  const ordered = boxes.some(({ style }) => style.order !== 0)
    ? boxes.toSorted((a, b) => a.style.order - b.style.order)
    : boxes;
  const spans = ordered.map((item) => ({
    box: item,
    column: span(
      item.style['grid-column-start'],
      item.style['grid-column-end'],
      lines.columns,
      lines.columnNames,
    ),
    row: span(item.style['grid-row-start'], item.style['grid-row-end'], lines.rows, lines.rowNames),
  }));
  const cross = Math.max(
    1,
    byColumn ? lines.rows : lines.columns,
    ...spans.map(({ column, row }) => extent(byColumn ? row : column)),
  );
  const cells = new Cells(cross);
  const placed = new Map<LayoutBox, GridItem>();
  const put = (item: LayoutBox, main: number, at: number, size: number, width: number) => {
    cells.fill(main, at, size, width);
    placed.set(
      item,
      byColumn
        ? { box: item, column: main, columns: size, row: at, rows: width }
        : { box: item, row: main, rows: size, column: at, columns: width },
    );
  };
  const along = ({ column, row }: { column: Span; row: Span }) =>
    (byColumn ? [column, row] : [row, column]) as [Span, Span];
  for (const item of spans) {
    const [main, other] = along(item);
    if (main.start !== null && other.start !== null)
      put(item.box, main.start, other.start, main.size, other.size);
  }
  for (const item of spans) {
    const [main, other] = along(item);
    if (main.start === null || other.start !== null) continue;
    put(item.box, main.start, cells.findInLine(main.start, main.size, other.size), main.size, other.size);
  }
  let cursor = { main: 0, at: 0 };
  for (const item of spans) {
    const [main, other] = along(item);
    if (main.start !== null) continue;
    const from = dense ? { main: 0, at: 0 } : cursor;
    const found = cells.find(from, main.size, other.size, other.start);
    put(item.box, found.main, found.at, main.size, other.size);
    cursor = found;
  }
  const items = ordered.map((item) => placed.get(item)).filter((item) => item !== undefined);
  const most = (key: 'column' | 'row', size: 'columns' | 'rows') =>
    items.reduce((max, item) => Math.max(max, item[key] + item[size]), 0);
  return {
    items,
    columns: Math.max(lines.columns, most('column', 'columns')),
    rows: Math.max(lines.rows, most('row', 'rows')),
  };
}

function extent({ start, size }: Span): number {
  return (start ?? 0) + size;
}

function span(from: string, to: string, tracks: number, names: ReadonlyMap<string, number>): Span {
  const start = lineNumber(from, tracks, names, '-start');
  const end = lineNumber(to, tracks, names, '-end');
  if (start !== null && end !== null) {
    return { start: Math.min(start, end === start ? start : end), size: Math.max(1, Math.abs(end - start)) };
  }
  const size = spanSize(from) ?? spanSize(to) ?? 1;
  if (start !== null) return { start, size };
  return end === null ? { start: null, size } : { start: Math.max(0, end - size), size };
}

/** A line from 0: a number, a negative number from the end, a name, or an area's edge. */
function lineNumber(
  text: string,
  tracks: number,
  names: ReadonlyMap<string, number>,
  edge: string,
): number | null {
  if (text === 'auto' || text.startsWith('span')) return null;
  const value = Number.parseInt(text, 10);
  if (Number.isInteger(value)) {
    const line = value < 0 ? tracks + 1 + value : value - 1;
    return Math.min(MAX_TRACKS, Math.max(0, line));
  }
  const named = names.get(`${text}${edge}`) ?? names.get(text);
  return named === undefined ? null : named - 1;
}

function spanSize(text: string): number | null {
  if (!text.startsWith('span')) return null;
  const value = Number.parseInt(text.slice(4), 10);
  return value > 0 ? Math.min(value, MAX_TRACKS) : 1;
}

/** Which cells are taken; lines of `width` cells that grow without end. */
class Cells {
  private readonly taken = new Set<number>();
  private readonly width: number;

  constructor(width: number) {
    this.width = width;
  }

  fill(main: number, at: number, size: number, width: number): void {
    const right = Math.min(at + width, this.width);
    for (let line = main; line < main + Math.min(size, MAX_TRACKS); line += 1) {
      for (let cell = at; cell < right; cell += 1) this.taken.add(line * this.width + cell);
    }
  }

  findInLine(main: number, size: number, width: number): number {
    for (let at = 0; at + width <= this.width; at += 1) if (this.isFree(main, at, size, width)) return at;
    return 0;
  }

  find(from: { main: number; at: number }, size: number, width: number, fixed: number | null) {
    let { main, at } = from;
    if (fixed !== null) {
      if (fixed < at) main += 1;
      while (!this.isFree(main, fixed, size, width)) main += 1;
      return { main, at: fixed };
    }
    while (at + width > this.width || !this.isFree(main, at, size, width)) {
      at += 1;
      if (at + width <= this.width) continue;
      if (at === 1 && width > this.width) break;
      at = 0;
      main += 1;
    }
    return { main, at };
  }

  private isFree(main: number, at: number, size: number, width: number): boolean {
    for (let line = main; line < main + size; line += 1) {
      for (let cell = at; cell < Math.min(at + width, this.width); cell += 1) {
        if (this.taken.has(line * this.width + cell)) return false;
      }
    }
    return true;
  }
}
