import type { Source, Survey } from '../survey.ts';

/**
 * CPU time that one complete reading takes, from the size of the page and the steps that it took: not from a clock, so
 * that the same page gets the same fixes. Fitted to the hostile pages of `npm run hostile -- --score`, on which it is
 * an upper bound; usual pages take less.
 */
const MS = { element: 0.12, millionSteps: 25 } as const;
const MILLION = 1e6;

/** CPU time that the trials of one page may take, ms. */
const TRIALS_MS = 2500;
/** Complete readings below which nothing is tried: a sheet or two single fixes would use them up. */
const LEAST_READINGS = 1.5;

/**
 * Complete readings that the trials of a page may cost by its size, whatever the caller sets; 0 for a page on which too
 * few could be made. A large real page of 8,000 elements has 2.6.
 */
export function affordedReadings({ page }: Pick<Survey, 'page'>, { cascade: { work } }: Source): number {
  const ms = MS.element * page.elements.length + (MS.millionSteps * work.spent()) / MILLION;
  const readings = TRIALS_MS / Math.max(1, ms);
  return readings < LEAST_READINGS ? 0 : readings;
}
