import type { CheckedPage } from '../check/check-pages.ts';
import type { PageResult } from '../pages/each-page.ts';
import type { PageSource } from '../pages/page-source.ts';
import { printable, printableText } from './printable.ts';

/** A checked page whose texts may be written to a terminal. */
export function printableCheck(checked: CheckedPage): CheckedPage {
  const { page, answer, reasons } = checked;
  return {
    ...checked,
    page: printablePage(page),
    answer: printable(answer),
    reasons: printable(reasons),
    contract: printable(checked.contract),
  } as CheckedPage; // the error stays with an answer of null
}

/** A result whose texts may be written to a terminal; the message of an error is not changed. */
export function printableResult<Answer>(result: PageResult<Answer>): PageResult<Answer> {
  return {
    ...result,
    page: printablePage(result.page),
    answer: printable(result.answer),
  } as PageResult<Answer>; // as above
}

function printablePage(page: PageSource): PageSource {
  return { ...page, name: printableText(page.name) };
}
