import { styleDocument } from './cascade/style-document.ts';
import type { StyledPage } from './cascade/styled-page.ts';
import { type Features, observe } from './features/index.ts';
import { readAxes, type Readings } from './grammar/read-axes.ts';
import { placeBoxes } from './layout/place-boxes.ts';
import { createWorkBudget, type WorkBudget } from './limits/work-budget.ts';
import { workRemarks } from './limits/work-remarks.ts';
import type { Page } from './page/page.ts';
import { scriptShell } from './script-shell.ts';

/** Everything one look at a page yields. */
export interface Survey {
  readonly page: StyledPage;
  readonly features: Features;
  readonly readings: Readings;
}

/** The whole flow: a page in, thirty readings out. Pure: the same page gives the same survey. */
export function surveyPage(page: Page): Survey {
  const work = createWorkBudget();
  return surveyStyled(placeBoxes(styleDocument(page, work), page, work), work);
}

/** The same from a page that a browser has already styled and laid out. `work` is what may still be spent. */
export function surveyStyled(page: StyledPage, work: WorkBudget = createWorkBudget()): Survey {
  const shell = scriptShell(page);
  const remarked = shell === null ? page : { ...page, remarks: [...page.remarks, shell] };
  const features = observe(remarked, work);
  const readings = readAxes(features);
  const remarks = [...remarked.remarks, ...workRemarks(work)];
  return { page: { ...remarked, remarks }, features, readings };
}
