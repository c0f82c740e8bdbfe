/** How stated certainty maps to how often readings turn out right. */
export interface CalibrationMap {
  /** Rising points from the certainty an axis states to the share of accepted readings; linear between. */
  readonly points: readonly (readonly [stated: number, right: number])[];
  /** What an axis is better or worse than the pool, added in log odds; 0 when it is not listed. */
  readonly offsets: Readonly<Record<string, number>>;
}
