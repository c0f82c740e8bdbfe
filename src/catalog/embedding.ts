import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';

/** Coordinates of the values of one axis. */
export interface AxisBlock {
  readonly id: AxisId;
  /** One list for each value of the axis, in their order; the product of two is their weighted similarity. */
  readonly coordinates: readonly (readonly number[])[];
  /** Mean over the catalog, for grammars that do not state the axis. */
  readonly unstated: readonly number[];
}

/**
 * Coordinates in which the cosine of two grammars is their similarity: one block for each axis, scaled by the square
 * root of its weight. Inside a block, the product of the coordinates of two values is the similarity of the values.
 */
export function axisBlocks(grammars: readonly Grammar[], weights: Weights): readonly AxisBlock[] {
  return (AXES as readonly Axis[]).map((axis) => {
    const id = axis.id as AxisId; // every axis of AXES has an AxisId
    const scale = Math.sqrt(weights[id].weight / AXES.length);
    const coordinates = factor(similarities(axis)).map((row) => row.map((x) => rounded(scale * x)));
    const places = grammars.flatMap((grammar) => {
      const value = grammar[id];
      return value === undefined ? [] : [axis.values.indexOf(value)];
    });
    return { id, coordinates, unstated: mean(places.map((place) => coordinates[place] ?? [])) };
  });
}

/** The blocks of a grammar one after the other, scaled to length 1. */
export function embed(grammar: Grammar, blocks: readonly AxisBlock[]): readonly number[] {
  const vector = blocks.flatMap(({ id, coordinates, unstated }, index) => {
    const value = grammar[id];
    const values: readonly string[] = AXES[index]?.values ?? [];
    return (value === undefined ? undefined : coordinates[values.indexOf(value)]) ?? unstated;
  });
  const length = Math.hypot(...vector) || 1;
  return vector.map((x) => rounded(x / length));
}

function similarities({ values, scale }: Axis): readonly (readonly number[])[] {
  return values.map((a) => values.map((b) => scale.similarity(a, b)));
}

/** Rows whose products are the entries of a positive semidefinite matrix (Cholesky decomposition). */
function factor(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const rows: number[][] = [];
  for (const [index, entries] of matrix.entries()) {
    const row: number[] = [];
    for (let column = 0; column < index; column++) {
      const pivot = rows[column]?.[column] ?? 0;
      const rest = (entries[column] ?? 0) - product(row, rows[column] ?? []);
      row.push(pivot > 0 ? rest / pivot : 0);
    }
    row.push(Math.sqrt(Math.max(0, (entries[index] ?? 0) - product(row, row))));
    rows.push(row);
  }
  return rows.map((row) => matrix.map((_, column) => row[column] ?? 0));
}

function product(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, x, index) => sum + x * (b[index] ?? 0), 0);
}

function mean(rows: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = rows;
  return first.map((_, column) =>
    rounded(rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / rows.length),
  );
}

/** Five decimals: finer than any similarity in the graph, and the published numbers are those computed with. */
function rounded(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
