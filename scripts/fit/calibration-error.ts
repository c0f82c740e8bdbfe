/** A stated confidence and whether the reading was accepted. */
export interface Stated {
  readonly confidence: number;
  readonly accepted: boolean;
}

/** Readings with a confidence in one tenth of the scale. */
export interface Decile {
  readonly from: number;
  readonly cells: number;
  readonly claimed: number;
  readonly actual: number;
}

const BINS = 10;

/** Stated and actual share of accepted readings, by tenths of the stated one. */
export function deciles(cells: readonly Stated[]): Decile[] {
  const bins = Map.groupBy(cells, ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)));
  return [...bins]
    .toSorted(([a], [b]) => a - b)
    .map(([bin, own]) => ({
      from: bin / BINS,
      cells: own.length,
      claimed: own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length,
      actual: own.filter(({ accepted }) => accepted).length / own.length,
    }));
}

/** Expected calibration error: mean distance of stated from actual shares, weighted by readings. */
export function calibrationError(cells: readonly Stated[]): number {
  return deciles(cells).reduce(
    (sum, { cells: count, claimed, actual }) => sum + (count / cells.length) * Math.abs(claimed - actual),
    0,
  );
}

/** Chance that an accepted reading has a higher confidence than one that is not; equal ones count half. */
export function separation(cells: readonly Stated[]): number {
  const sorted = cells.toSorted((a, b) => a.confidence - b.confidence);
  const accepted = cells.filter((cell) => cell.accepted).length;
  const pairs = accepted * (cells.length - accepted);
  let [below, won] = [0, 0];
  for (const level of Map.groupBy(sorted, ({ confidence }) => confidence).values()) {
    const right = level.filter((cell) => cell.accepted).length;
    won += right * (below + (level.length - right) / 2);
    below += level.length - right;
  }
  return pairs === 0 ? 0.5 : won / pairs;
}
