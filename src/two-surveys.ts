import { AXES, type AxisId } from './grammar/axes/index.ts';
import { readTwice } from './grammar/read-axes.ts';
import type { Remark } from './page/page.ts';
import type { Survey } from './survey.ts';

/** Of 30 axes. Pages with their content in the HTML show at least 27, pages that scripts fill at most 13. */
const FEW_AXES = 20;

/** Share of the text. Intended differences, such as a closed menu, hide less. */
const CLEARLY_LESS = 0.5;

/** Whether the page is a shell that scripts fill, or hides its content until they run. */
export function isShell({ perception: { readiness }, readings }: Survey): boolean {
  if (readiness.hidesItself || readiness.isEmpty) return true;
  return AXES.filter(({ id }) => readings[id].value !== null).length < FEW_AXES;
}

/**
 * One survey of a page that was read in a browser and from its files. A browser that shows a shell with clearly less text
 * than the files gives way to them. Otherwise the page is the one in the browser; where both have about the same text,
 * their readings are weighed against each other (`readTwice`).
 */
export function surveyOfBoth(inBrowser: Survey, inFiles: Survey): { survey: Survey; usesBrowser: boolean } {
  if (isShell(inBrowser) && hasClearlyLess(inBrowser, inFiles))
    return { survey: withRemark(inFiles, HIDDEN_IN_BROWSER), usesBrowser: false };
  if (isShell(inFiles) || hasClearlyLess(inBrowser, inFiles) || hasClearlyLess(inFiles, inBrowser))
    return { survey: inBrowser, usesBrowser: true };
  const { readings, fromFiles } = readTwice(inBrowser.features, inFiles.features);
  const survey = { ...inBrowser, readings };
  return {
    survey: fromFiles.length === 0 ? survey : withRemark(survey, readFromFiles(fromFiles)),
    usesBrowser: true,
  };
}

/** Adds a remark to a page that was read. */
export function withRemark(survey: Survey, remark: Remark): Survey {
  return { ...survey, page: { ...survey.page, remarks: [...survey.page.remarks, remark] } };
}

const HIDDEN_IN_BROWSER: Remark = {
  code: 'hidden_in_browser',
  detail:
    'The browser showed less than half of the text in the HTML of the page. The page was read from its HTML and CSS.',
};

function readFromFiles(axes: readonly AxisId[]): Remark {
  return {
    code: 'read_from_files',
    detail: `The page was read in a browser and from its HTML and CSS. Where the two differ, the more probable value stands; it is that of the files, with their evidence, for ${axes.join(', ')}.`,
  };
}

function hasClearlyLess(one: Survey, other: Survey): boolean {
  return one.perception.readiness.characters < CLEARLY_LESS * other.perception.readiness.characters;
}
