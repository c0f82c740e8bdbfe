import { resolveUrl } from '../document/base-url.ts';
import type { SheetSource } from '../document/collect-sheets.ts';
import { eachInParallel } from './each-in-parallel.ts';
import { fetchSheet, type FetchedSheet, type StylesheetFetch } from './fetch-sheet.ts';
import { importedAddresses } from './import-rules.ts';
import type { Sheet } from './page.ts';

export interface FetchedSheets {
  readonly sheets: readonly Sheet[];
  readonly imported: ReadonlyMap<string, string>;
}

/**
 * Fetches linked stylesheets in parallel, then their imports, level by level. A failed sheet is a remark and never
 * fails the page. Sheets earlier in the page have priority within the limits.
 */
export async function fetchSheets(
  sources: readonly SheetSource[],
  run: StylesheetFetch,
): Promise<FetchedSheets> {
  const linked = await fetchAll(
    sources.flatMap(({ kind, ...source }) =>
      kind === 'link' && 'href' in source && !isPrint(source.media)
        ? [{ key: source.href, address: source.href }]
        : [],
    ),
    new Map(),
    run,
  );
  const sheets = sources.map((source): Sheet => {
    if (source.kind === 'style') return { css: source.css, href: null, media: source.media };
    const found = linked.get(source.href);
    return { css: found?.css ?? '', href: found?.location ?? source.href, media: source.media };
  });
  const imported = await fetchImports(sheets, linked, run);
  if (run.sheetsSkipped > 0) {
    run.remark('sheet_limit', `${run.sheetsSkipped} stylesheets were not fetched: the page has too many.`);
  }
  return { sheets, imported };
}

/** An import: `key` is the address in the importing sheet, `address` the one to fetch; they differ after a redirect. */
interface Reference {
  readonly key: string;
  readonly address: string;
}

async function fetchImports(
  sheets: readonly Sheet[],
  linked: ReadonlyMap<string, FetchedSheet>,
  run: StylesheetFetch,
): Promise<ReadonlyMap<string, string>> {
  const imported = new Map<string, string>();
  let level = sheets.flatMap(({ css, href }) => importsOf(css, href ?? run.base, href ?? run.base));
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > run.context.limits.importDepth) {
      run.remark('import_depth', `Imports nested deeper than ${depth - 1} levels were not fetched.`);
      break;
    }
    const found = await fetchAll(level, linked, run);
    for (const [key, { css }] of found) imported.set(key, css);
    level = [...found]
      .flatMap(([key, { css, location }]) => importsOf(css, key, location))
      .filter(({ key }) => !imported.has(key));
  }
  return imported;
}

function importsOf(css: string, base: string, location: string): Reference[] {
  return importedAddresses(css).flatMap((written) => {
    const key = resolveUrl(written, base);
    const address = resolveUrl(written, location);
    return key === null || address === null ? [] : [{ key, address }];
  });
}

/**
 * Fetches each key once, at most `limits.parallel` at a time; skips those already fetched. Remarks follow the order
 * of the references, not of the responses.
 */
async function fetchAll(
  references: readonly Reference[],
  atHand: ReadonlyMap<string, FetchedSheet>,
  run: StylesheetFetch,
): Promise<Map<string, FetchedSheet>> {
  const wanted = [...new Map(references.map(({ key, address }) => [key, address]))];
  const found = new Map<string, FetchedSheet>(
    wanted.map(([key, location]) => [key, { css: '', location, remarks: [] }]),
  );
  await eachInParallel(wanted, run.context.limits.parallel, async ([key, address]) => {
    found.set(key, atHand.get(key) ?? (await fetchSheet(address, run)));
  });
  for (const [key, { remarks }] of found) {
    if (!atHand.has(key)) for (const { code, detail } of remarks) run.remark(code, detail);
  }
  return found;
}

/** Whether a media list can match a screen. */
function isPrint(media: string): boolean {
  return media.trim().toLowerCase() === 'print';
}
