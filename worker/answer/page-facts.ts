import * as v from 'valibot';
import type { Page } from '../../src/page/page.ts';

/** Size of the page and remarks on it. They let a caller tell a small page from one that was read in part. */
export const pageFactsFields = {
  stats: v.object({
    elements: v.number(),
    sheets: v.number(),
    sheets_missing: v.number(),
    html_bytes: v.number(),
    css_bytes: v.number(),
    truncated: v.boolean(),
  }),
  remarks: v.array(v.object({ code: v.string(), detail: v.string() })),
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
