import type { PackedMatrix } from './packed-matrix.ts';

/**
 * Multiplies rows of whole numbers by a matrix of whole numbers. All sums are exact, so every implementation gives the
 * same ones.
 */
export interface Product {
  /** Numbers of a row of sums; those after the columns of the matrix are zero. */
  readonly width: number;
  /**
   * @param rows `count` rows of as many numbers as the matrix has rows
   * @returns `count` rows of sums, valid until the next product
   */
  multiply(rows: Int16Array, count: number): Int32Array;
}

/** Takes the matrices of a network and gives their products, in the same order. */
export type MakeProducts = (matrices: readonly PackedMatrix[]) => readonly Product[];

/** Products in JavaScript: a tenth as fast as WebAssembly, and everywhere to be had. */
export const plainProducts: MakeProducts = (matrices) =>
  matrices.map(({ rows: length, columns, values }) => ({
    width: columns,
    multiply(rows, count) {
      const sums = new Int32Array(count * columns);
      for (let row = 0; row < count; row++) {
        const out = sums.subarray(row * columns, (row + 1) * columns);
        for (let from = 0; from < length; from++) {
          const factor = rows[row * length + from] as number;
          for (let at = 0, weight = from * columns; at < columns; at++, weight++)
            out[at] = (out[at] as number) + factor * (values[weight] as number);
        }
      }
      return sums;
    },
  }));

/**
 * A linear map: rows of a packed matrix weigh the numbers of an input.
 * @returns for `count` inputs, one after the other, as many outputs
 */
export type Linear = (input: Float64Array, count: number) => Float64Array;

/**
 * Each input, times the scales of the rows, is rounded to whole numbers of 15 bits with a unit of its own.
 * @throws RangeError for a matrix of so many rows that sums could exceed 32 bits
 */
export function linear({ rows: length, columns, scales }: PackedMatrix, product: Product): Linear {
  if (length > MAX_ROWS) throw new RangeError(`A matrix of ${length} rows exceeds ${MAX_ROWS}.`);
  return (input, count) => {
    const rows = new Int16Array(count * length);
    const units = new Float64Array(count);
    const scaled = new Float64Array(length);
    for (let row = 0; row < count; row++) {
      const start = row * length;
      let most = 0;
      for (let at = 0; at < length; at++) {
        const number = (input[start + at] as number) * (scales[at] as number);
        scaled[at] = number;
        if (number > most) most = number;
        else if (-number > most) most = -number;
      }
      const unit = most / MAX_NUMBER;
      units[row] = unit;
      const perUnit = unit === 0 ? 0 : 1 / unit;
      for (let at = 0; at < length; at++) {
        const number = (scaled[at] as number) * perUnit;
        rows[start + at] = number < 0 ? number - 0.5 : number + 0.5; // what is stored is cut to a whole number
      }
    }
    const sums = product.multiply(rows, count);
    const out = new Float64Array(count * columns);
    for (let row = 0; row < count; row++)
      for (let at = 0; at < columns; at++)
        out[row * columns + at] = (sums[row * product.width + at] as number) * (units[row] as number);
    return out;
  };
}

const MAX_NUMBER = 2 ** 14 - 1;
const MAX_WEIGHT = 127;
const MAX_ROWS = Math.floor((2 ** 31 - 1) / (MAX_NUMBER * MAX_WEIGHT));
