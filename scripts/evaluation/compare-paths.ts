import { cascadedPage, styledPage } from '../../src/rendered/styled-page.ts';
import { dumpedPage } from '../../src/rendered/dumped-page.ts';
import type { PageDump } from '../../src/rendered/page-dump.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import type { Page } from '../../src/page/page.ts';
import { surveyPage, surveyStyled } from '../../src/survey.ts';

/**
 * What parts two readings: the document that scripts leave behind, images whose size is not known, computed styles, its
 * boxes, or what only pixels show.
 */
export type Cause = 'scripts' | 'images' | 'cascade' | 'layout' | 'pixels';

/** A page and an axis that the two paths read differently. */
export interface Mismatch {
  readonly page: string;
  readonly axis: string;
  readonly static: string | null;
  readonly rendered: string | null;
  /** The first step from the one path to the other that arrives at the rendered value and stays there. */
  readonly cause: Cause;
}

/** Compares the static reading of a page with the rendered one, by way of those that lie between. */
export function comparePaths(id: string, page: Page, dump: PageDump): Mismatch[] {
  const after = dumpedPage(dump);
  const rendered = styledPage(dump, after);
  const steps = [
    surveyPage(page),
    surveyPage({ ...after, imageSizes: page.imageSizes, absentImages: page.absentImages }),
    surveyPage(after),
    surveyStyled(placeBoxes(cascadedPage(dump, after), after)),
    surveyStyled({ ...rendered, pixels: null }),
    surveyStyled(rendered),
  ].map(({ readings }) => readings);
  return AXES.flatMap(({ id: axis }): Mismatch[] => {
    const values = steps.map((readings) => readings[axis].value);
    const [first = null] = values;
    const last = values.at(-1) ?? null;
    if (first === last) return [];
    const cause = CAUSES[values.findLastIndex((value) => value !== last)];
    return cause === undefined ? [] : [{ page: id, axis, static: first, rendered: last, cause }];
  });
}

/** What each step adds to the one before. */
const CAUSES: readonly Cause[] = ['scripts', 'images', 'cascade', 'layout', 'pixels'];
