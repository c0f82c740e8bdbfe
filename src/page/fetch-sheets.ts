import { resolveUrl } from '../document/base-url.ts';
import type { SheetSource } from '../document/collect-sheets.ts';
import { fetchSheet, type FetchedSheet, type StylesheetFetch } from './fetch-sheet.ts';
import { importedAddresses } from './import-rules.ts';
import type { Sheet } from './page.ts';

export interface FetchedSheets {
  readonly sheets: readonly Sheet[];
  readonly imported: ReadonlyMap<string, string>;
}

/**
 * Fetches linked sheets side by side, then what they import, level by level. A sheet that cannot be had is
 * a remark and never fails the page. What counts against the limits first is what stands first in the page.
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
    run.remark(
      'sheet_limit',
      `${run.sheetsSkipped} style sheets were not fetched: the page asks for too many.`,
    );
  }
  return { sheets, imported };
}

/** An import: `key` is how the sheet names it, `address` where it is fetched; they part after a redirect. */
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
      run.remark('import_depth', `Imports more than ${depth - 1} deep were not fetched.`);
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
 * Each key once, at most `limits.parallel` at a time; what is at hand already is not fetched again. Remarks follow the
 * order of the references, not the order in which the network answers.
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
  const queue = wanted.entries();
  const work = async () => {
    for (const [, [key, address]] of queue)
      found.set(key, atHand.get(key) ?? (await fetchSheet(address, run)));
  };
  await Promise.all(Array.from({ length: run.context.limits.parallel }, work));
  for (const [key, { remarks }] of found) {
    if (!atHand.has(key)) for (const { code, detail } of remarks) run.remark(code, detail);
  }
  return found;
}

/** The reader looks at a screen. */
function isPrint(media: string): boolean {
  return media.trim().toLowerCase() === 'print';
}
