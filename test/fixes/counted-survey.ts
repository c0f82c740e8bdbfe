import { cascadeDocument } from '../../src/cascade/style-document.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { createWorkBudget } from '../../src/limits/work-budget.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyStyled, type Survey } from '../../src/survey.ts';

/** A page that was read, with a count of its work. */
export interface CountedSurvey {
  readonly survey: Survey;
  /** Steps of all readings of the page so far, with those of trials: see WorkBudget. The same on every machine. */
  readonly steps: () => number;
}

/** Reads a page as `surveyPage` does, and counts what it and all trials of its fixes take from its budget. */
export function countedSurvey(html: string): CountedSurvey {
  let steps = 0;
  const budget = createWorkBudget();
  const work: typeof budget = {
    ...budget,
    spend(phase, cost = 1) {
      steps += cost;
      return budget.spend(phase, cost);
    },
  };
  const page = pageFromHtml({ html });
  const cascade = cascadeDocument(page, work);
  const laidOut = placeBoxes(cascade.cascaded, page, work);
  const survey = { ...surveyStyled(laidOut, work), source: { cascade, laidOut } };
  return { survey, steps: () => steps };
}
