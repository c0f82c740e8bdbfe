import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileModule } from '../../decode/compile-module.ts';
import { productsInBinary } from '../../scripts/words/products-in-binary.ts';
import { compiledProducts } from '../../src/words/compiled-products.ts';
import type { PackedMatrix } from '../../src/words/packed-matrix.ts';
import { linear, plainProducts } from '../../src/words/products.ts';

const binary = readFileSync(path.join(import.meta.dirname, '../../src/words/products.wasm'));
const compiled = compiledProducts(compileModule(binary));

const matrix = fc
  .record({ rows: fc.integer({ min: 1, max: 21 }), columns: fc.integer({ min: 1, max: 19 }) })
  .chain(({ rows, columns }) =>
    fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      values: fc
        .array(fc.integer({ min: -127, max: 127 }), { minLength: rows * columns, maxLength: rows * columns })
        .map((values) => Int8Array.from(values)),
      scales: fc
        .array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: rows, maxLength: rows })
        .map((scales) => Float32Array.from(scales)),
    }),
  );

function mapsOf(matrices: readonly PackedMatrix[], make: typeof plainProducts) {
  return make(matrices).map((product, at) => linear(matrices[at] as PackedMatrix, product));
}

describe('products of whole numbers', () => {
  it('have the same sums in JavaScript and in WebAssembly, with several matrices in one memory', () => {
    fc.assert(
      fc.property(
        fc.array(matrix, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer(),
        (matrices, count, seed) => {
          const plain = mapsOf(matrices, plainProducts);
          const fast = mapsOf(matrices, compiled);
          for (const [at, { rows }] of matrices.entries()) {
            const input = Float64Array.from(
              { length: count * rows },
              (_, one) => Math.sin(seed + one) * (one % 5),
            );
            expect(fast[at]?.(input, count)).toEqual(plain[at]?.(input, count));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are those of the numbers themselves, within what rounding to 15 bits changes', () => {
    fc.assert(
      fc.property(matrix, fc.integer(), ({ rows, columns, values, scales }, seed) => {
        const input = Float64Array.from({ length: rows }, (_, one) => Math.cos(seed + one));
        const [map] = mapsOf([{ rows, columns, values, scales }], plainProducts);
        const out = map?.(input, 1) ?? new Float64Array();
        for (let column = 0; column < columns; column++) {
          let sum = 0;
          for (let row = 0; row < rows; row++)
            sum += (input[row] ?? 0) * (scales[row] ?? 0) * (values[row * columns + column] ?? 0);
          expect(Math.abs((out[column] ?? 0) - sum)).toBeLessThanOrEqual((rows * 127) / 2 ** 14);
        }
      }),
    );
  });

  it('keep sums of the largest numbers in 32 bits', () => {
    const rows = 1032;
    const [map] = mapsOf(
      [{ rows, columns: 1, values: new Int8Array(rows).fill(127), scales: new Float32Array(rows).fill(1) }],
      compiled,
    );
    expect(map?.(new Float64Array(rows).fill(1), 1)[0]).toBeCloseTo(rows * 127, 6);
  });

  it('refuse a matrix whose sums could exceed 32 bits', () => {
    const tall = { rows: 1033, columns: 1, values: new Int8Array(1033), scales: new Float32Array(1033) };
    expect(() => mapsOf([tall], plainProducts)).toThrow('A matrix of 1033 rows exceeds 1032.');
  });

  it('products.wasm is what products.wat says', async () => {
    expect(new Uint8Array(binary)).toEqual(await productsInBinary());
  });
});
