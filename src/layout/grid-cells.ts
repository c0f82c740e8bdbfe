import type { WorkBudget } from '../limits/work-budget.ts';

/** Maximum cells searched or occupied in a grid; real grids need a few thousand. */
const MAX_WORK = 300_000;

/** A position in placement order: a line of cells, and a cell in it. */
export interface GridCursor {
  readonly line: number;
  readonly cell: number;
}

/** The occupied cells of a grid: lines of `width` cells, as many lines as items need. */
export class GridCells {
  private readonly taken = new Set<number>();
  private readonly width: number;
  private readonly budget: WorkBudget;
  private work = 0;

  constructor(width: number, budget: WorkBudget) {
    this.width = width;
    this.budget = budget;
  }

  fill({ line, cell }: GridCursor, lines: number, cells: number): void {
    const end = Math.min(cell + cells, this.width);
    for (let y = line; y < line + lines && this.work < MAX_WORK; y += 1) {
      for (let x = cell; x < end; x += 1) this.taken.add(y * this.width + x);
      this.count(end - cell);
    }
  }

  /**
   * The first free position for an area at or after `from`; `fixed` is the only cell where it may begin, if any. Ends
   * at the free lines below the last item, or at the maximum number of cells.
   */
  find(from: GridCursor, lines: number, cells: number, fixed: number | null): GridCursor {
    let { line } = from;
    let cell = fixed ?? from.cell;
    if (fixed !== null && fixed < from.cell) line += 1;
    while (!this.fits(line, cell, lines, cells)) {
      if (fixed === null) cell += 1;
      if (fixed !== null || cell + cells > this.width) {
        cell = fixed ?? 0;
        line += 1;
      }
    }
    return { line, cell };
  }

  /** The first free cell of one line, 0 when there is none. */
  findInLine(line: number, lines: number, cells: number): number {
    for (let cell = 0; cell + cells <= this.width; cell += 1) {
      if (this.fits(line, cell, lines, cells)) return cell;
    }
    return 0;
  }

  private fits(line: number, cell: number, lines: number, cells: number): boolean {
    if (this.work >= MAX_WORK) return true;
    if (cell > 0 && cell + cells > this.width) return false;
    const end = Math.min(cell + cells, this.width);
    for (let y = line; y < line + lines; y += 1) {
      this.count(end - cell);
      for (let x = cell; x < end; x += 1) if (this.taken.has(y * this.width + x)) return false;
    }
    return true;
  }

  private count(cells: number): void {
    this.work += Math.max(1, cells);
    if (!this.budget.spend('layout', cells)) this.work = MAX_WORK;
  }
}
