/**
 * Complete readings that the trials of fixes may cost on the caller's own machine: enough to try every way of every axis
 * of a page, in a few seconds.
 */
export const LOCAL_TRIALS = 20;
