import type { DevTools } from './devtools.ts';
import type { DumpedSheet, PageDump } from '../src/rendered/page-dump.ts';

/** The protocol's description of a sheet. */
interface SheetHeader {
  readonly styleSheetId: string;
  readonly sourceURL: string;
  readonly isInline: boolean;
}

/**
 * Completes the sheets of a page by what the browser itself knows: the text of files as it was sent, those of other
 * origins too, which no script may read, and of what they import. At most `limit` characters.
 */
export async function withSources(
  sheets: readonly DumpedSheet[],
  tools: DevTools,
  limit: number,
): Promise<Pick<PageDump, 'sheets' | 'imported'>> {
  const sources = await sheetSources(tools, limit);
  const linked = new Set(sheets.map(({ href }) => href));
  return {
    sheets: sheets.map((sheet) => ({ ...sheet, css: sources.get(sheet.href ?? '') ?? sheet.css })),
    imported: [...sources].filter(([address]) => !linked.has(address)),
  };
}

/** The text of every file of CSS by address. */
async function sheetSources(tools: DevTools, limit: number): Promise<ReadonlyMap<string, string>> {
  const headers: SheetHeader[] = [];
  tools.on('CSS.styleSheetAdded', (event) => {
    headers.push((event as { header: SheetHeader }).header); // as the protocol has it
  });
  await tools.send('DOM.enable');
  await tools.send('CSS.enable'); // announces every sheet there is before it answers
  const sources = new Map<string, string>();
  let left = limit;
  for (const { styleSheetId, sourceURL, isInline } of headers) {
    if (isInline || sourceURL === '' || sources.has(sourceURL) || left <= 0) continue;
    const { text } = (await tools.send('CSS.getStyleSheetText', { styleSheetId })) as { text: string };
    left -= text.length;
    sources.set(sourceURL, text);
  }
  return sources;
}
