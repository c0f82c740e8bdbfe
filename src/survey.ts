import { cascadeDocument, type Cascade } from './cascade/style-document.ts';
import type { StyledPage } from './cascade/styled-page.ts';
import { contrastRemarks } from './features/contrast-remarks.ts';
import { type Features, observe } from './features/index.ts';
import { detailsRemarks } from './features/closed-details.ts';
import { pictureRemarks } from './features/picture-remarks.ts';
import { proseRemarks } from './features/prose-remarks.ts';
import { readAxes, type Readings } from './grammar/read-axes.ts';
import { placeBoxes } from './layout/place-boxes.ts';
import { createWorkBudget, type WorkBudget } from './limits/work-budget.ts';
import { workRemarks } from './limits/work-remarks.ts';
import type { Page } from './page/page.ts';
import { perceive, type Perception } from './perception/perceive.ts';

/** Everything one look at a page yields. */
export interface Survey {
  /** With the remarks of every step. */
  readonly page: StyledPage;
  /** What the features, the gates and the tokens are taken from. */
  readonly perception: Perception;
  readonly features: Features;
  readonly readings: Readings;
  /** What a static reading was computed from, so that the page can be read again with another stylesheet. */
  readonly source: Source | null;
}

/** The page after the cascade and after layout. */
export interface Source {
  readonly cascade: Cascade;
  readonly laidOut: StyledPage;
}

/** The whole flow: a page in, thirty readings out. Pure: the same page gives the same survey. */
export function surveyPage(page: Page): Survey {
  const work = createWorkBudget();
  const cascade = cascadeDocument(page, work);
  const laidOut = placeBoxes(cascade.cascaded, page, work);
  return { ...surveyStyled(laidOut, work), source: { cascade, laidOut } };
}

/** The same from a page that a browser has already styled and laid out. `work` is what may still be spent. */
export function surveyStyled(page: StyledPage, work: WorkBudget = createWorkBudget()): Survey {
  const perception = perceive(page, work);
  const features = observe(perception);
  const readings = readAxes(features);
  const settled = perception.page;
  const remarks = [
    ...settled.remarks,
    ...perception.readiness.remarks,
    ...proseRemarks(features.prose),
    ...detailsRemarks(settled),
    ...pictureRemarks(features.images),
    ...contrastRemarks(features.textContrasts),
    ...workRemarks(work),
  ];
  return { page: { ...settled, remarks }, perception, features, readings, source: null };
}
