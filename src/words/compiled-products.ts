import type { PackedMatrix } from './packed-matrix.ts';
import type { MakeProducts, Product } from './products.ts';

/** Products by the instructions of a processor for many numbers at once; `compiled` is products.wasm. */
export function compiledProducts(compiled: WebAssembly.Module): MakeProducts {
  return (matrices) => {
    const { memory, multiply } = new WebAssembly.Instance(compiled).exports as unknown as Exports;
    const panels = matrices.map(inPanels);
    const places = startsOf(panels.map(({ byteLength }) => byteLength));
    const free = places.at(-1) ?? 0;
    grow(memory, free);
    for (const [at, panel] of panels.entries())
      new Int16Array(memory.buffer, places[at], panel.length).set(panel);
    return matrices.map((matrix, at) => product(matrix, places[at] ?? 0, free, { memory, multiply }));
  };
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly multiply: (
    rows: number,
    count: number,
    pairs: number,
    matrix: number,
    panels: number,
    sums: number,
  ) => void;
}

/** Rows of the input and columns of the matrix that are multiplied at once. */
const AT_ONCE = 4;
const PANEL = 8;
const PAGE = 65_536;
/** Bytes: of vectors that the processor loads at once, and of a whole number. */
const ALIGNED = 16;
const INT16 = 2;
const INT32 = 4;

/** @param free address after the matrices, from which the rows and the sums of each product are written */
function product(
  { rows: length, columns }: PackedMatrix,
  place: number,
  free: number,
  { memory, multiply }: Exports,
): Product {
  const pairs = Math.ceil(length / 2);
  const panels = Math.ceil(columns / PANEL);
  const width = panels * PANEL;
  return {
    width,
    multiply(rows, count) {
      const whole = Math.ceil(count / AT_ONCE) * AT_ONCE;
      const [, sums = 0, end = 0] = startsOf([whole * pairs * 2 * INT16, whole * width * INT32], free);
      grow(memory, end);
      const input = new Int16Array(memory.buffer, free, whole * pairs * 2);
      if (length === pairs * 2) input.set(rows.subarray(0, count * length));
      else
        for (let row = 0; row < count; row++)
          input.set(rows.subarray(row * length, (row + 1) * length), row * pairs * 2);
      multiply(free, whole, pairs, place, panels, sums);
      return new Int32Array(memory.buffer, sums, count * width);
    },
  };
}

/** Eight columns after another; in each of these panels, for each two rows, the two numbers of each column. */
function inPanels({ rows, columns, values }: PackedMatrix): Int16Array {
  const pairs = Math.ceil(rows / 2);
  const panels = Math.ceil(columns / PANEL);
  const out = new Int16Array(panels * pairs * PANEL * 2);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const pair = Math.floor(column / PANEL) * pairs + Math.floor(row / 2);
      out[(pair * PANEL + (column % PANEL)) * 2 + (row % 2)] = values[row * columns + column] ?? 0;
    }
  }
  return out;
}

/** Where each of some sections starts, and where the last one ends. */
function startsOf(lengths: readonly number[], first = 0): readonly number[] {
  const starts = [first];
  for (const length of lengths) starts.push(Math.ceil(((starts.at(-1) ?? 0) + length) / ALIGNED) * ALIGNED);
  return starts;
}

function grow(memory: WebAssembly.Memory, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE);
  if (missing > 0) memory.grow(missing);
}
