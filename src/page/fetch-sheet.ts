import { fail, TasteError } from '../errors.ts';
import { shortened } from '../text/shortened.ts';
import { readDataUrl } from './data-url.ts';
import { decodeCss } from './decode-text.ts';
import { mediaTypeOf } from './media-type.ts';
import type { Remark } from './page.ts';
import type { ByteBudget } from './read-body.ts';
import { request, type FetchContext } from './request.ts';

/** State of fetching one page's stylesheets: shared settings, spent limits, missing sheets. */
export interface StylesheetFetch {
  readonly context: FetchContext;
  /** The page's URL after redirects. */
  readonly page: URL;
  /** The base URL of references in <style> elements. */
  readonly base: string;
  /** Encoding of the page; the fallback for stylesheets without their own. */
  readonly encoding: string;
  readonly quirks: boolean;
  readonly budget: ByteBudget;
  sheetsLeft: number;
  sheetsMissing: number;
  /** Of the missing ones, those skipped because of a limit. */
  sheetsSkipped: number;
  remark(code: string, detail: string): void;
}

export interface FetchedSheet {
  /** '' when the stylesheet could not be fetched. */
  readonly css: string;
  /** The URL after redirects. */
  readonly location: string;
  readonly remarks: readonly Remark[];
}

/** Fetches one stylesheet within the limits; a failure gives an empty sheet and a remark. */
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
    const detail = `The stylesheet ${shortened(address, MAX_SHOWN)} is missing: ${cause.message}`;
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
    const detail = `The stylesheet ${shortened(address, MAX_SHOWN)} is cut off at the limit for CSS.`;
    remarks.push({ code: 'sheet_limit', detail });
  }
  const { text, unknownLabel } = decodeCss(resource.bytes, resource.contentType, run.encoding);
  if (unknownLabel !== null) {
    const detail = `The stylesheet ${shortened(address, MAX_SHOWN)} declares an unknown encoding: ${unknownLabel}.`;
    remarks.push({ code: 'charset_unknown', detail });
  }
  return { css: text, location: resource.url.href, remarks };
}

/**
 * As in browsers, an error page with status 200 is not a stylesheet. Pages in quirks mode may use any media type from
 * their own origin. https://html.spec.whatwg.org/#link-type-stylesheet
 */
function refuseOtherTypes(contentType: string, url: URL, run: StylesheetFetch): void {
  const type = mediaTypeOf(contentType);
  if (type === '' || type === 'text/css') return;
  if (run.quirks && url.origin === run.page.origin) return;
  fail('unparseable', `Its media type is ${type.slice(0, MAX_SHOWN)}, not text/css.`);
}

/** Characters of an address or type in a remark; data: and hostile addresses can be megabytes long. */
const MAX_SHOWN = 160;
