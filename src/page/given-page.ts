import { baseUrl } from '../document/base-url.ts';
import { collectSheets, type SheetSource } from '../document/collect-sheets.ts';
import { parseDocument } from '../document/parse-document.ts';
import { fail } from '../errors.ts';
import { readDataUrl } from './data-url.ts';
import { decodeCss } from './decode-text.ts';
import { importedAddresses } from './import-rules.ts';
import { byteLength, pageStats } from './page-stats.ts';
import type { Page, Sheet } from './page.ts';
import { NOWHERE } from './nowhere.ts';

export interface GivenPage {
  readonly html: string;
  /** Applied after the page's own stylesheets. */
  readonly css?: string;
  /** The base URL of references; nothing is fetched from it. */
  readonly baseUrl?: string;
}

/**
 * A page from a request body or a file. Nothing is fetched: a linked stylesheet stays empty and a remark says so.
 * Throws `unparseable` for an empty text.
 */
export function pageFromHtml({ html, css = '', baseUrl: given }: GivenPage): Page {
  if (html.trim() === '') fail('unparseable', 'The given page is empty. Send its HTML in `html`.');
  const document = parseDocument(html);
  const sources = collectSheets(document, baseUrl(document, given ?? NOWHERE));
  const sheets = sources.map(sheetOf);
  if (css !== '') sheets.push({ css, href: null, media: '' });
  const absent =
    sources.filter(isMissing).length + sheets.flatMap((sheet) => importedAddresses(sheet.css)).length;
  // The only stylesheet that a page links is the one that was given.
  const missing = css !== '' && absent === 1 ? 0 : absent;
  const parts = { document, sheets, imported: new Map<string, string>() };
  const url = given ?? 'about:blank';
  return {
    url,
    requestedUrl: url,
    ...parts,
    scriptTexts: new Map(),
    absentScripts: new Set(),
    imageSizes: new Map(),
    absentImages: new Set(),
    fetchedAt: null,
    remarks: missing === 0 ? [] : [{ code: 'sheet_missing', detail: missingSentence(missing, css !== '') }],
    stats: pageStats(parts, { htmlBytes: byteLength(html), sheetsMissing: missing, truncated: false }),
  };
}

/**
 * Base URL that lets relative references resolve, so that missing stylesheets are noticed; RFC 6761 reserves the
 * name.
 */
function sheetOf(source: SheetSource): Sheet {
  if (source.kind === 'style') return { css: source.css, href: null, media: source.media };
  const data = readDataUrl(source.href);
  const css = data === null ? '' : decodeCss(data.bytes, data.contentType, 'utf-8').text;
  return { css, href: source.href, media: source.media };
}

function isMissing(source: SheetSource): boolean {
  return source.kind === 'link' && readDataUrl(source.href) === null;
}

/** @param isCssGiven what is given may be these stylesheets, or only some of them */
function missingSentence(count: number, isCssGiven: boolean): string {
  if (isCssGiven)
    return `The page links ${count} stylesheets, which are not fetched here: the given CSS has to contain them.`;
  const sheets = count === 1 ? '1 stylesheet of the page was' : `${count} stylesheets of the page were`;
  return `${sheets} not given: pass the CSS along with the HTML.`;
}
