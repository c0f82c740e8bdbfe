/** Complete readings that the trials of one page may cost in the service; the search for a first gain may cost more. */
export const SERVICE_TRIALS = 2.6;
