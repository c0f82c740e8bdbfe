import type { Perception } from '../perception/perceive.ts';

const CELL = 8; // px; finer than the smallest text is high

/** Share of the first screens under contents, 0..1. Counted on a grid: a button and its label count once. */
export function coverage({ page, height, contents }: Perception, screens: number): number {
  const { width, height: screen } = page.viewport;
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(Math.min(screens * screen, Math.max(height, screen)) / CELL);
  // Each box marks its corners only; summing up the marks afterwards tells how many boxes cover a cell.
  const stride = columns + 1;
  const marks = new Int32Array(stride * (rows + 1));
  const mark = (row: number, column: number, by: number) => {
    const at = row * stride + column;
    marks[at] = (marks[at] ?? 0) + by;
  };
  for (const { box } of contents) {
    const [left, right] = cells(box.x, box.width, columns);
    const [top, bottom] = cells(box.y, box.height, rows);
    if (left >= right || top >= bottom) continue;
    mark(top, left, 1);
    mark(top, right, -1);
    mark(bottom, left, -1);
    mark(bottom, right, 1);
  }
  return covered(marks, stride, rows) / Math.max(1, columns * rows);
}

function cells(start: number, length: number, most: number): readonly [number, number] {
  const clamp = (cell: number) => Math.min(most, Math.max(0, Math.round(cell / CELL)));
  return [clamp(start), clamp(start + length)];
}

/** How many cells lie under at least one box. */
function covered(marks: Int32Array, stride: number, rows: number): number {
  let count = 0;
  const above = new Int32Array(stride);
  for (let row = 0; row < rows; row++) {
    let along = 0;
    for (let column = 0; column < stride; column++) {
      along += marks[row * stride + column] ?? 0;
      const here = (above[column] ?? 0) + along;
      above[column] = here;
      if (here > 0) count++;
    }
  }
  return count;
}
