/** What one check of a deployment found. */
export interface CheckResult {
  readonly name: string;
  /** What was measured, in a few words. */
  readonly found: string;
  /** Sentences that say what is wrong and how to mend it; empty when all is well. */
  readonly problems: readonly string[];
}
