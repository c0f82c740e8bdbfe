import type { Remark } from '../src/page/page.ts';
import type { Survey } from '../src/survey.ts';

/** On a page that was to be read through a browser, where the service has that off. */
export const RENDER_OFF: Remark = {
  code: 'render_off',
  detail:
    'A browser was asked for with "render": true, but the setting JUDGE_RENDER of this service is off; the page was read as it was sent.',
};

/** On a page of which its files show more than a browser does. */
export const HIDDEN_IN_BROWSER: Remark = {
  code: 'hidden_in_browser',
  detail: 'In a browser the page showed less than half of the text in its files; it was read as it was sent.',
};

/** Below it a browser shows clearly less of the text: what differs by design, such as a menu, is a smaller part. */
const CLEARLY_LESS = 0.5;

/** Whether the page that was sent shows clearly more text than a browser does. */
export function isHiddenInBrowser(rendered: Survey, sent: Survey): boolean {
  return visibleCharacters(rendered) < CLEARLY_LESS * visibleCharacters(sent);
}

/** The same reading with a remark. */
export function withRemark<Read extends { readonly survey: Survey }>(read: Read, remark: Remark): Read {
  const { page } = read.survey;
  const survey = { ...read.survey, page: { ...page, remarks: [...page.remarks, remark] } };
  return { ...read, survey };
}

function visibleCharacters({ perception }: Survey): number {
  return perception.readiness.characters;
}
