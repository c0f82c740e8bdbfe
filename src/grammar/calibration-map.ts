/** Maps the certainty of readings to the share of right ones. */
export interface CalibrationMap {
  /** Ascending points from stated certainty to the share of accepted readings; linear between. */
  readonly points: readonly (readonly [stated: number, right: number])[];
  /** Offset of an axis from the pooled map, in log odds; 0 when absent. */
  readonly offsets: Readonly<Record<string, number>>;
}
