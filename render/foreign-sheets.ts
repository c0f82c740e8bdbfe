import type { DevTools } from './devtools.ts';
import type { PageDump } from './page-dump.ts';

type Sheets = Pick<PageDump, 'sheets' | 'imported'>;

interface SheetHeader {
  readonly styleSheetId: string;
  /** Address of the sheet, '' or the document's for one that has none. */
  readonly sourceURL: string;
}

/** Fills in the sheets of other origins, which no script may read and the browser itself tells. */
export async function withForeignSheets(dump: Sheets, tools: DevTools): Promise<Sheets> {
  if (dump.sheets.every(({ css }) => css !== null)) return dump;
  const headers: SheetHeader[] = [];
  tools.on('CSS.styleSheetAdded', (event) => {
    headers.push((event as { header: SheetHeader }).header); // as the protocol has it
  });
  await tools.send('DOM.enable');
  await tools.send('CSS.enable'); // announces every sheet there is before it answers
  const texts = new Map<string, string>();
  for (const { styleSheetId, sourceURL } of headers) {
    if (!texts.has(sourceURL)) texts.set(sourceURL, await textOf(styleSheetId, tools));
  }
  const known = new Set(dump.sheets.map(({ href }) => href));
  const more = [...texts].filter(([address]) => address !== '' && !known.has(address));
  return {
    sheets: dump.sheets.map((sheet) => ({ ...sheet, css: sheet.css ?? texts.get(sheet.href ?? '') ?? null })),
    imported: [...new Map([...more, ...dump.imported])],
  };
}

async function textOf(styleSheetId: string, tools: DevTools): Promise<string> {
  const { text } = (await tools.send('CSS.getStyleSheetText', { styleSheetId })) as { text: string };
  return text;
}
