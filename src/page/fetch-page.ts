import { collectSheets } from '../document/collect-sheets.ts';
import { fetchHtml, type FetchedHtml } from './fetch-html.ts';
import { fetchImages } from './fetch-images.ts';
import { fetchSheets } from './fetch-sheets.ts';
import type { StylesheetFetch } from './fetch-sheet.ts';
import { foreignImages } from './foreign-images.ts';
import { imageAddresses } from './image-addresses.ts';
import { FETCH_LIMITS, type FetchLimits } from './limits.ts';
import { refreshTarget } from './meta-refresh.ts';
import { statsOf } from './page-stats.ts';
import type { Page, Remark } from './page.ts';
import { publicUrl } from './public-url.ts';
import type { FetchContext, Fetch, Resolve } from './request.ts';

export interface FetchOptions {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** `host:port` pairs that are fetched although they are not public. */
  readonly allowHosts?: readonly string[];
  /** Looks up a host name before each request; for callers whose platform can reach private networks. */
  readonly resolve?: Resolve;
  readonly limits?: Partial<FetchLimits>;
  /** Ends the fetching early. */
  readonly signal?: AbortSignal;
}

/**
 * Fetches a page, the sheets it is dressed in and the sizes of its images. A page that sends its reader on at once by
 * <meta refresh> is followed, one time. Throws `invalid_url`, `private_address`, `unreachable` or
 * `unparseable`; whatever else goes wrong is a remark of the page.
 */
export async function fetchPage(address: string | URL, options: FetchOptions): Promise<Page> {
  const context = fetchContext(options);
  const fetchedAt = new Date(options.now()).toISOString();
  const first = await fetchHtml(address, context);
  const { html, remarks } = await followRefresh(first, context);
  const run: StylesheetFetch = {
    context,
    page: html.url,
    base: html.base,
    encoding: html.encoding,
    quirks: html.document.quirks,
    budget: { left: context.limits.cssBytes },
    sheetsLeft: context.limits.sheets,
    sheetsMissing: 0,
    sheetsSkipped: 0,
    remark: (code, detail) => void remarks.push({ code, detail }),
  };
  const { sheets, imported } = await fetchSheets(collectSheets(html.document, html.base), run);
  const css = [...sheets.map((sheet) => sheet.css), ...imported.values()];
  const images = await fetchImages(wantedImages(html, css, run), context);
  if (images.absent.size > 0) remarks.push(IMAGES_ABSENT);
  const parts = { document: html.document, sheets, imported };
  const stats = statsOf(parts, {
    htmlBytes: html.bytes,
    sheetsMissing: run.sheetsMissing,
    truncated: html.truncated || run.budget.left <= 0,
  });
  return {
    url: html.url.href,
    requestedUrl: String(address),
    ...parts,
    imageSizes: images.sizes,
    absentImages: images.absent,
    fetchedAt,
    remarks,
    stats,
  };
}

/** The page that a <meta refresh> leads to; without one, or where it leads to what may not be fetched, the page itself. */
async function followRefresh(
  first: FetchedHtml,
  context: FetchContext,
): Promise<{ readonly html: FetchedHtml; readonly remarks: Remark[] }> {
  const target = refreshTarget(first.document, first.base);
  if (target === null) return { html: first, remarks: [...first.remarks] };
  if (!mayFetch(target, context)) return { html: first, remarks: [...first.remarks, REFRESH_REFUSED] };
  const html = await fetchHtml(target, context);
  return { html, remarks: [...html.remarks, REFRESH_FOLLOWED] };
}

/** The target is the page's choice and not the caller's, so an unusable one is no failure of the request. */
function mayFetch(target: string, { allowHosts }: FetchContext): boolean {
  try {
    publicUrl(target, allowHosts);
    return true;
  } catch {
    return false;
  }
}

const REFRESH_FOLLOWED: Remark = {
  code: 'meta_refresh',
  detail: 'The page redirects by <meta refresh>; the page it leads to was read.',
};
const REFRESH_REFUSED: Remark = {
  code: 'meta_refresh_refused',
  detail: 'The page redirects by <meta refresh> to an address that is not fetched; the page itself was read.',
};

/** One of every foreign host, then those that lack a size, as many as a page may ask for. */
function wantedImages(
  { document, base }: Pick<FetchedHtml, 'document' | 'base'>,
  css: readonly string[],
  { context, sheetsLeft }: StylesheetFetch,
): readonly string[] {
  const wanted = new Set([...foreignImages(document, css, base), ...imageAddresses(document, base)]);
  return [...wanted].slice(0, Math.max(0, Math.min(context.limits.images, sheetsLeft)));
}

const IMAGES_ABSENT: Remark = {
  code: 'images_absent',
  detail: 'Images or the hosts they come from are not there; the page was read without them.',
};

function fetchContext({ fetch, resolve, allowHosts, limits, signal }: FetchOptions): FetchContext {
  const all = { ...FETCH_LIMITS, ...limits };
  const deadline = AbortSignal.timeout(all.totalMs);
  return {
    fetch,
    resolve: resolve ?? null,
    allowHosts: allowHosts ?? [],
    limits: all,
    signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
  };
}
