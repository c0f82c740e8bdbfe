import { isHit, isOk, type Cell } from './grades.ts';

export interface AxisScore {
  readonly axis: string;
  readonly graded: number;
  /** Share of graded cells with a reading. */
  readonly coverage: number;
  /** Shares of graded cells; cells without a reading count as misses. */
  readonly hit: number;
  readonly ok: number;
  /** `accepted → read`, most frequent first, for cells whose reading is not accepted. */
  readonly confusions: readonly string[];
}

export interface Calibration {
  /** Lower bound of the decile of stated confidence. */
  readonly from: number;
  readonly cells: number;
  readonly claimed: number;
  readonly actual: number;
}

export interface EvaluationReport {
  readonly pages: number;
  readonly cells: number;
  readonly hit: number;
  readonly ok: number;
  /** Shares of the cells with a reading. */
  readonly hitOfRead: number;
  readonly okOfRead: number;
  /** Unweighted means over axes, so that rarely graded axes count equally. */
  readonly axisMeanHit: number;
  readonly axisMeanOk: number;
  /** Baseline: results of answering each axis with its most frequent best value. */
  readonly constantGuess: { readonly hit: number; readonly ok: number };
  readonly axes: readonly AxisScore[];
  readonly calibration: readonly Calibration[];
}

/** Compares readings with grades. */
export function evaluate(cells: readonly Cell[]): EvaluationReport {
  const read = cells.filter(({ value }) => value !== null);
  const axes = [...Map.groupBy(cells, ({ axis }) => axis)].map(([axis, own]) => scoreAxis(axis, own));
  return {
    pages: new Set(cells.map(({ page }) => page)).size,
    cells: cells.length,
    hit: share(cells, isHit),
    ok: share(cells, isOk),
    hitOfRead: share(read, isHit),
    okOfRead: share(read, isOk),
    axisMeanHit: mean(axes.map(({ hit }) => hit)),
    axisMeanOk: mean(axes.map(({ ok }) => ok)),
    constantGuess: constantGuess(cells),
    axes,
    calibration: calibrate(read),
  };
}

function scoreAxis(axis: string, cells: readonly Cell[]): AxisScore {
  const wrong = cells.filter((cell) => !isOk(cell));
  const pairs = Map.groupBy(wrong, ({ accepted, value }) => `${accepted[0] ?? ''} → ${value ?? 'not shown'}`);
  return {
    axis,
    graded: cells.length,
    coverage: share(cells, ({ value }) => value !== null),
    hit: share(cells, isHit),
    ok: share(cells, isOk),
    confusions: [...pairs]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([pair, own]) => `${pair} (${own.map(({ page }) => page).join(', ')})`),
  };
}

function constantGuess(cells: readonly Cell[]): { hit: number; ok: number } {
  const guessed = [...Map.groupBy(cells, ({ axis }) => axis).values()].flatMap((own) => {
    const counts = Map.groupBy(own, ({ accepted }) => accepted[0] ?? '');
    const mostFrequent = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
    return own.map((cell) => ({ ...cell, value: mostFrequent }));
  });
  return { hit: share(guessed, isHit), ok: share(guessed, isOk) };
}

function calibrate(read: readonly Cell[]): Calibration[] {
  const deciles = Map.groupBy(read, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)));
  return [...deciles]
    .toSorted(([a], [b]) => a - b)
    .map(([decile, cells]) => ({
      from: decile / 10,
      cells: cells.length,
      claimed: mean(cells.map(({ confidence }) => confidence)),
      actual: share(cells, isOk),
    }));
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}
