import type { Remark } from '../src/page/page.ts';
import type { Survey } from '../src/survey.ts';

/** For a request that asks for rendering while the service has it disabled. */
export const RENDER_OFF: Remark = {
  code: 'render_off',
  detail:
    'The request has "render": true, but rendering is disabled in this service (JUDGE_RENDER is off). The page was read from its HTML and CSS.',
};

/** For a page whose files have clearly more text than the browser shows. */
export const HIDDEN_IN_BROWSER: Remark = {
  code: 'hidden_in_browser',
  detail:
    'The browser showed less than half of the text in the HTML of the page. The page was read from its HTML and CSS.',
};

/** Share of the served text. Intended differences, such as a closed menu, hide less. */
const CLEARLY_LESS = 0.5;

/** Whether the served page has clearly more visible text than the rendered one. */
export function isHiddenInBrowser(rendered: Survey, sent: Survey): boolean {
  return visibleCharacters(rendered) < CLEARLY_LESS * visibleCharacters(sent);
}

/** Adds a remark to a page that was read. */
export function withRemark<Read extends { readonly survey: Survey }>(read: Read, remark: Remark): Read {
  const { page } = read.survey;
  const survey = { ...read.survey, page: { ...page, remarks: [...page.remarks, remark] } };
  return { ...read, survey };
}

function visibleCharacters({ perception }: Survey): number {
  return perception.readiness.characters;
}
