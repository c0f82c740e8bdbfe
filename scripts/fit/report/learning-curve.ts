import { createHash } from 'node:crypto';
import type { Method } from '../../../src/grammar/fitted/fit.ts';
import type { CurvePoint } from '../../evaluation/fit-report.ts';
import { candidateOf } from '../candidates.ts';
import type { Row } from '../rows.ts';
import type { AxisRows } from './validation-scores.ts';

export interface CurveOptions {
  readonly method: Method;
  /** Numbers of training pages; Infinity for all. */
  readonly sizes: readonly number[];
  readonly draws: number;
}

/** How well fits to more and more training pages read the validation part, with and without the tuned sets. */
export function learningCurve(axes: readonly AxisRows[], options: CurveOptions): CurvePoint[] {
  const pages = pagesOf(axes.flatMap(({ train }) => train.filter(({ judges }) => judges)));
  return [true, false].flatMap((tuned) =>
    options.sizes.map((size) => {
      // All pages can be drawn in one way only.
      const draws = size >= pages.length ? 1 : options.draws;
      const runs = Array.from({ length: draws }, (_, draw) => drawPages(pages, size, `${draw}`));
      return pointOf(axes, runs, tuned, options.method);
    }),
  );
}

interface DrawnPage {
  readonly page: string;
  readonly group: string;
}

/** Pages of whole owners, in an order that depends on the seed alone, until there are `size`. */
export function drawPages(pages: readonly DrawnPage[], size: number, seed: string): ReadonlySet<string> {
  const order = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  const owners = [...Map.groupBy(pages, ({ group }) => group)].toSorted(([a], [b]) =>
    order(a) < order(b) ? -1 : 1,
  );
  const drawn = new Set<string>();
  for (const [, own] of owners) {
    if (drawn.size >= size) break;
    for (const { page } of own) drawn.add(page);
  }
  return drawn;
}

function pagesOf(rows: readonly Row[]): DrawnPage[] {
  return [...new Map(rows.map(({ page, group }) => [page, { page, group }])).values()];
}

/** Credit of one validation cell. */
interface CellScore {
  readonly group: string;
  readonly hit: number;
  readonly ok: number;
}

function pointOf(
  axes: readonly AxisRows[],
  runs: readonly ReadonlySet<string>[],
  tuned: boolean,
  method: Method,
): CurvePoint {
  const scored = runs.map((drawn) =>
    cellsOf(axes, method, (row) => (row.judges ? drawn.has(row.page) : tuned || isSpecimen(row))),
  );
  const means = scored.map((cells) => ({ hit: meanOf(cells, 'hit'), ok: meanOf(cells, 'ok') }));
  const both = (of: (score: 'hit' | 'ok') => number) => ({ hit: round(of('hit')), ok: round(of('ok')) });
  const all = scored.flat();
  return {
    pages: Math.round(runs.reduce((sum, drawn) => sum + drawn.size, 0) / runs.length),
    tuned,
    draws: runs.length,
    ...both((score) => meanOf(all, score)),
    error: both((score) => ownerError(all, score)),
    drawError: both((score) => drawError(means.map((mean) => mean[score]))),
  };
}

/** Specimens are generated, so that they are no pages that the rules were tuned on. */
const isSpecimen = ({ page }: Row) => page.startsWith('specimens/');

function cellsOf(axes: readonly AxisRows[], method: Method, isUsed: (row: Row) => boolean): CellScore[] {
  return axes.flatMap(({ task, train, validation }) => {
    const { decide } = candidateOf(method).fit(train.filter(isUsed), task);
    return validation.map((row): CellScore => {
      const value = decide(row);
      return {
        group: row.group,
        hit: Number(row.accepted[0] === value),
        ok: Number(row.accepted.includes(value)),
      };
    });
  });
}

function meanOf(cells: readonly CellScore[], score: 'hit' | 'ok'): number {
  return cells.reduce((sum, cell) => sum + cell[score], 0) / (cells.length || 1);
}

/** Standard error of a mean of cells over owners, whose pages are alike. */
function ownerError(cells: readonly CellScore[], score: 'hit' | 'ok'): number {
  const mean = meanOf(cells, score);
  const squares = [...Map.groupBy(cells, ({ group }) => group).values()].map(
    (own) => own.reduce((sum, cell) => sum + cell[score] - mean, 0) ** 2,
  );
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0)) / (cells.length || 1);
}

/** Standard error of the mean over draws; 0 for one draw. */
function drawError(means: readonly number[]): number {
  if (means.length < 2) return 0;
  const middle = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  const variance = means.reduce((sum, mean) => sum + (mean - middle) ** 2, 0) / (means.length - 1);
  return Math.sqrt(variance / means.length);
}

const round = (value: number) => Number(value.toFixed(4));
