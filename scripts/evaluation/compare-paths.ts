import { cascadedPage, styledPage } from '../../src/rendered/styled-page.ts';
import { dumpedPage } from '../../src/rendered/dumped-page.ts';
import type { PageDump } from '../../src/rendered/page-dump.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import type { Page } from '../../src/page/page.ts';
import { surveyPage, surveyStyled } from '../../src/survey.ts';

/**
 * The cause of a difference between two readings: scripts that change the document, unknown image sizes, computed
 * styles, layout, or pixel data.
 */
export type Cause = 'scripts' | 'images' | 'cascade' | 'layout' | 'pixels';

/** An axis of a page with different static and rendered readings. */
export interface Mismatch {
  readonly page: string;
  readonly axis: string;
  readonly static: string | null;
  readonly rendered: string | null;
  /** The first step from the static to the rendered path after which the value equals the rendered one. */
  readonly cause: Cause;
}

/** Compares the static with the rendered reading of a page, using intermediate readings to find the cause. */
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

/** What each step adds to the previous one. */
const CAUSES: readonly Cause[] = ['scripts', 'images', 'cascade', 'layout', 'pixels'];
