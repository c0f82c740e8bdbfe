import type { Page, PageStats } from './page.ts';

/** Counts the parts of a page; `known` holds the counts that only the caller has. */
export function pageStats(
  { document, sheets, imported }: Pick<Page, 'document' | 'sheets' | 'imported'>,
  known: Pick<PageStats, 'htmlBytes' | 'sheetsMissing' | 'truncated'>,
): PageStats {
  const texts = [...sheets.map(({ css }) => css), ...imported.values()];
  return {
    ...known,
    cssBytes: texts.reduce((sum, text) => sum + byteLength(text), 0),
    elements: document.elements.length,
    sheets: texts.length,
  };
}

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
