import * as v from 'valibot';
import type { Page } from '../../src/page/page.ts';

/** What was read, so that a caller can tell a small page from a half-read one. */
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
