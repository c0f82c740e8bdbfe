import type { DevTools } from './devtools.ts';
import type { DumpedSheet, PageDump } from '../src/rendered/page-dump.ts';

/** The protocol's description of a sheet. */
interface SheetHeader {
  readonly styleSheetId: string;
  readonly sourceURL: string;
  readonly isInline: boolean;
}

/**
 * Replaces the text of stylesheets by the browser's source text: complete, from other origins too, and with imports.
 * At most `limit` characters.
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

/** The text of every CSS file by address. */
async function sheetSources(tools: DevTools, limit: number): Promise<ReadonlyMap<string, string>> {
  const headers: SheetHeader[] = [];
  tools.on('CSS.styleSheetAdded', (event) => {
    headers.push((event as { header: SheetHeader }).header); // type of the protocol
  });
  await tools.send('DOM.enable');
  await tools.send('CSS.enable'); // announces every stylesheet before it resolves
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
