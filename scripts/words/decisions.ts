/** From which probability an axis counts as stated; chosen on the briefs of writers left out. */
export function decisions(_axis: string): {
  readonly threshold: number;
  readonly confirmed: number;
  readonly calibration: readonly number[];
} {
  return { threshold: 0.45, confirmed: 0.45, calibration: CALIBRATION };
}

const CALIBRATION = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;
