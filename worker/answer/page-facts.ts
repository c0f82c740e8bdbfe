import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import type { Page } from '../../src/page/page.ts';
import { RemarksSchema } from './remarks.ts';

/** Size of the page and remarks on it. They let a caller tell a small page from one that was read in part. */
export const pageFactsFields = {
  stats: described(
    v.object({
      elements: described(v.number(), 'Number of elements.'),
      sheets: described(v.number(), 'Number of stylesheets that were read.'),
      sheets_missing: described(v.number(), 'Number of stylesheets that could not be read.'),
      html_bytes: described(v.number(), 'Bytes of HTML that were read.'),
      css_bytes: described(v.number(), 'Bytes of CSS that were read.'),
      truncated: described(v.boolean(), 'Whether a limit cut the page off.'),
    }),
    'Size of the page as read.',
  ),
  remarks: described(RemarksSchema, 'Remarks on the page, such as a missing stylesheet.'),
};

export function pageFacts({ stats, remarks }: Pick<Page, 'stats' | 'remarks'>) {
  return {
    stats: {
      elements: stats.elements,
      sheets: stats.sheets,
      sheets_missing: stats.sheetsMissing,
      html_bytes: stats.htmlBytes,
      css_bytes: stats.cssBytes,
      truncated: stats.truncated,
    },
    remarks: remarks.map(({ code, detail }) => ({ code, detail })),
  };
}
