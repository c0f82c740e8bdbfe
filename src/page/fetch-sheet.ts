import { fail, TasteError } from '../errors.ts';
import { readDataUrl } from './data-url.ts';
import { decodeCss } from './decode-text.ts';
import type { Remark } from './page.ts';
import type { ByteBudget } from './read-body.ts';
import { request, type FetchContext } from './request.ts';

/** The fetching of one page's sheets: what they share, what is spent, what is missing so far. */
export interface StylesheetFetch {
  readonly context: FetchContext;
  /** The page's address after redirects. */
  readonly page: URL;
  /** What references of <style> elements resolve against. */
  readonly base: string;
  /** Encoding of the page, for sheets that do not name their own. */
  readonly encoding: string;
  readonly quirks: boolean;
  readonly budget: ByteBudget;
  sheetsLeft: number;
  sheetsMissing: number;
  /** Of the missing ones, those left out because a limit was reached. */
  sheetsSkipped: number;
  remark(code: string, detail: string): void;
}

export interface FetchedSheet {
  /** '' when the sheet could not be had. */
  readonly css: string;
  /** Where it was found after redirects. */
  readonly location: string;
  readonly remarks: readonly Remark[];
}

/** Fetches one sheet within the run's limits; a failure is a remark and an empty sheet. */
export async function fetchSheet(address: string, run: StylesheetFetch): Promise<FetchedSheet> {
  const data = readDataUrl(address);
  if (data !== null) {
    return {
      css: decodeCss(data.bytes, data.contentType, run.encoding).text,
      location: address,
      remarks: [],
    };
  }
  if (run.sheetsLeft <= 0 || run.budget.left <= 0) {
    run.sheetsMissing++;
    run.sheetsSkipped++;
    return { css: '', location: address, remarks: [] };
  }
  try {
    run.sheetsLeft--;
    return await readSheet(address, run);
  } catch (cause) {
    if (!(cause instanceof TasteError)) throw cause;
    run.sheetsMissing++;
    const detail = `The style sheet ${shortened(address)} is missing: ${cause.message}`;
    return { css: '', location: address, remarks: [{ code: 'sheet_missing', detail }] };
  }
}

async function readSheet(address: string, run: StylesheetFetch): Promise<FetchedSheet> {
  const resource = await request(address, run.context, {
    accept: 'text/css,*/*;q=0.1',
    budget: run.budget,
    check: (contentType, url) => refuseOtherTypes(contentType, url, run),
  });
  const remarks: Remark[] = [];
  if (resource.truncated) {
    const detail = `The style sheet ${shortened(address)} is cut off: the limit on CSS is reached.`;
    remarks.push({ code: 'sheet_limit', detail });
  }
  const { text, unknownLabel } = decodeCss(resource.bytes, resource.contentType, run.encoding);
  if (unknownLabel !== null) {
    const detail = `The style sheet ${shortened(address)} names no known encoding: ${unknownLabel}.`;
    remarks.push({ code: 'charset_unknown', detail });
  }
  return { css: text, location: resource.url.href, remarks };
}

/**
 * As a browser does: an error page sent with status 200 is not a sheet. Pages in quirks mode may use
 * sheets of any type from their own origin. https://html.spec.whatwg.org/#link-type-stylesheet
 */
function refuseOtherTypes(contentType: string, url: URL, run: StylesheetFetch): void {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === '' || type === 'text/css') return;
  if (run.quirks && url.origin === run.page.origin) return;
  fail('unparseable', `It is sent as ${type.slice(0, MAX_SHOWN)}, not as text/css.`);
}

/** Remarks quote addresses, and a data: address or a hostile one can be megabytes long. */
function shortened(address: string): string {
  return address.length > MAX_SHOWN ? `${address.slice(0, MAX_SHOWN)}…` : address;
}

/** Characters. */
const MAX_SHOWN = 160;
