import { cascadedPage, styledPage } from '../../render/styled-page.ts';
import { dumpedPage } from '../../render/dumped-page.ts';
import type { PageDump } from '../../render/page-dump.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import type { Page } from '../../src/page/page.ts';
import { surveyPage, surveyStyled } from '../../src/survey.ts';

/** What parts two readings: the document that scripts leave behind, its computed styles, or its boxes. */
export type Cause = 'scripts' | 'cascade' | 'layout';

/** A page and an axis that the two paths read differently. */
export interface Parting {
  readonly page: string;
  readonly axis: string;
  readonly static: string | null;
  readonly rendered: string | null;
  /** The first step from the one path to the other that arrives at the rendered value and stays there. */
  readonly cause: Cause;
}

/** Compares the static reading of a page with the rendered one, by way of two that are half of each. */
export function comparePaths(id: string, page: Page, dump: PageDump): Parting[] {
  const after = dumpedPage(dump);
  const steps = [
    surveyPage(page),
    surveyPage(after),
    surveyStyled(placeBoxes(cascadedPage(dump, after), imageSizes(dump))),
    surveyStyled(styledPage(dump, after)),
  ].map(({ readings }) => readings);
  return AXES.flatMap(({ id: axis }): Parting[] => {
    const [first = null, scripted, styled, rendered = null] = steps.map((readings) => readings[axis].value);
    if (first === rendered) return [];
    const cause = styled !== rendered ? 'layout' : scripted !== rendered ? 'cascade' : 'scripts';
    return [{ page: id, axis, static: first, rendered, cause }];
  });
}

function imageSizes({ images }: PageDump) {
  return new Map(images.map(([address, width, height]) => [address, { width, height }]));
}
