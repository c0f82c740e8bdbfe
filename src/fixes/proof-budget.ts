import type { Survey } from '../survey.ts';

/**
 * CPU time that one complete reading takes, from the size of the page and the steps that it took: not from a clock, so
 * that the same page gets the same fixes. Chosen from a few of the largest pages that are accepted; usual pages take less.
 */
const MS = { element: 0.12, millionSteps: 25, thousandCharacters: 0.8, thousandOfStyles: 0.15 } as const;
const [THOUSAND, MILLION] = [1e3, 1e6];

/** CPU time that the trials of one page may take, ms. */
const TRIALS_MS = 2500;
/** Complete readings below which nothing is tried: a sheet or two single fixes would use them up. */
const LEAST_READINGS = 1.5;

/** CPU time that stylesheets which nobody measures may take, ms; each takes a part of a reading. */
const WRITING_MS = 1200;
const PART_OF_READING = 0.1;

type Sized = Pick<Survey, 'page' | 'perception' | 'source'>;

/**
 * Complete readings that the trials of a page may cost by its size, whatever the caller sets; 0 for a page on which too
 * few could be made.
 */
export function affordedReadings(survey: Sized): number {
  const readings = TRIALS_MS / readingMs(survey);
  return readings < LEAST_READINGS ? 0 : readings;
}

/** Stylesheets that are written without a measure: all, but for a page on which none could be made a few by its size. */
export function affordedStylesheets(survey: Sized): number {
  if (affordedReadings(survey) > 0) return Infinity;
  return Math.floor(WRITING_MS / (PART_OF_READING * readingMs(survey)));
}

function readingMs({ page, perception, source }: Sized): number {
  const characters = perception.runs.reduce((sum, run) => sum + run.characters, 0);
  const steps = source?.cascade.work.spent() ?? 0;
  const styles = source?.cascade.page.sheets.reduce((sum, { css }) => sum + css.length, 0) ?? 0;
  const ms =
    MS.element * page.elements.length +
    (MS.millionSteps * steps) / MILLION +
    (MS.thousandCharacters * characters + MS.thousandOfStyles * styles) / THOUSAND;
  return Math.max(1, ms);
}
