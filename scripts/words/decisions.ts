/** What is decided about the answers of a network, on the texts of a writer left out of its training. */
export const DECISIONS = {
  /** Probability from which an axis counts as stated; with the phrases agreeing, a lower one is right no more often. */
  threshold: 0.45,
  confirmed: 0.45,
  /** Share of right statements by probability, for 0, 0.1 … 1; measured from 0.45 on. */
  calibration: [0, 0.08, 0.17, 0.27, 0.36, 0.43, 0.49, 0.63, 0.72, 0.85, 0.99],
} as const;
