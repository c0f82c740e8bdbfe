import { collectSheets, type SheetSource } from '../document/collect-sheets.ts';
import { fetchHtml, type FetchedHtml } from './fetch-html.ts';
import { fetchImages, type FetchedImages } from './fetch-images.ts';
import { fetchScripts } from './fetch-scripts.ts';
import { fetchSheets } from './fetch-sheets.ts';
import type { StylesheetFetch } from './fetch-sheet.ts';
import { FETCH_LIMITS, type FetchLimits } from './limits.ts';
import { refreshTarget } from './meta-refresh.ts';
import { pageStats } from './page-stats.ts';
import type { DecodePicture } from './picture/pixels.ts';
import type { Page, Remark } from './page.ts';
import { publicUrl } from './public-url.ts';
import type { FetchContext, Fetch, Resolve } from './request.ts';
import { wantedImages } from './wanted-images.ts';
import { wantedScripts, type WantedScripts } from './wanted-scripts.ts';

export interface FetchOptions {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** `host:port` pairs that may be fetched although they are not public. */
  readonly allowHosts?: readonly string[];
  /** Resolves a host name before each request; for platforms that can reach private networks. */
  readonly resolve?: Resolve;
  readonly limits?: Partial<FetchLimits>;
  /** Decodes pictures; without it, only their sizes and types are read. */
  readonly decodePicture?: DecodePicture;
  /** Aborts the fetch. */
  readonly signal?: AbortSignal;
}

/**
 * Fetches a page, its stylesheets and own scripts, and the sizes of its images. An immediate <meta refresh> is followed once. Throws
 * `invalid_url`, `private_address`, `unreachable` or `unparseable`; other failures become remarks of the page.
 */
export async function fetchPage(address: string | URL, options: FetchOptions): Promise<Page> {
  const context = fetchContext(options);
  const fetchedAt = new Date(options.now()).toISOString();
  const first = await fetchHtml(address, context);
  const { html, remarks } = await followRefresh(first, context);
  const sources = collectSheets(html.document, html.base);
  const wanted = scriptsOf(html, sources, context);
  const run: StylesheetFetch = {
    context,
    page: html.url,
    base: html.base,
    encoding: html.encoding,
    quirks: html.document.quirks,
    budget: { left: context.limits.cssBytes },
    sheetsLeft: context.limits.sheets - wanted.texts.length - wanted.probes.length,
    sheetsMissing: 0,
    sheetsSkipped: 0,
    remark: (code, detail) => void remarks.push({ code, detail }),
  };
  const [{ sheets, imported }, scripts] = await Promise.all([
    fetchSheets(sources, run),
    fetchScripts(wanted, html.encoding, context),
  ]);
  const css = [
    ...sheets.map((sheet) => ({ css: sheet.css, base: sheet.href ?? html.base })),
    ...[...imported].map(([href, text]) => ({ css: text, base: href })),
  ];
  const limit = Math.min(context.limits.images, run.sheetsLeft);
  const { pictures } = context.limits;
  const images = await fetchImages(wantedImages(html.document, html.base, css, limit, pictures), context);
  remarks.push(...imageRemarks(images));
  const parts = { document: html.document, sheets, imported };
  const stats = pageStats(parts, {
    htmlBytes: html.bytes,
    sheetsMissing: run.sheetsMissing,
    truncated: html.truncated || run.budget.left <= 0,
  });
  return {
    url: html.url.href,
    requestedUrl: String(address),
    ...parts,
    scriptTexts: scripts.texts,
    absentScripts: scripts.absent,
    imageSizes: images.sizes,
    absentImages: images.absent,
    fetchedAt,
    remarks,
    stats,
  };
}

/** The scripts to fetch; linked stylesheets are more important and leave fewer requests. */
function scriptsOf(
  html: FetchedHtml,
  sheets: readonly SheetSource[],
  { limits }: FetchContext,
): WantedScripts {
  const linked = sheets.filter(({ kind }) => kind === 'link').length;
  const limit = Math.min(limits.scripts, limits.sheets - linked);
  return wantedScripts(html.document, html.base, html.url.href, limit);
}

/** The target page of a <meta refresh>; the page itself without one or when the target may not be fetched. */
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

/** The page chose the target, not the caller, so an invalid target does not fail the request. */
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
  detail: 'The page redirects with <meta refresh>; the target page was read.',
};
const REFRESH_REFUSED: Remark = {
  code: 'meta_refresh_refused',
  detail:
    'The page redirects with <meta refresh> to an address that cannot be fetched; the page itself was read.',
};

function imageRemarks({ absent, late }: FetchedImages): Remark[] {
  return [...(absent.size > 0 ? [imagesAbsent([...absent])] : []), ...(late ? [IMAGES_LATE] : [])];
}

/** Images that the remark names. */
const MAX_NAMED = 3;
const MAX_NAME = 60; // characters of an address, its end

/** @param absent addresses of images, and origins that serve none */
function imagesAbsent(absent: readonly string[]): Remark {
  const named = absent
    .slice(0, MAX_NAMED)
    .map((url) => (url.length > MAX_NAME ? `…${url.slice(-MAX_NAME)}` : url));
  const others = absent.length > MAX_NAMED ? [`${absent.length - MAX_NAMED} more`] : [];
  return {
    code: 'images_absent',
    detail: `Some images could not be loaded; the page was read without them: ${[...named, ...others].join(', ')}.`,
  };
}

/** Another reading of the page may differ, because these images may arrive then. */
const IMAGES_LATE: Remark = {
  code: 'images_late',
  detail: 'Some images did not arrive in time; the page was read without them.',
};

function fetchContext({
  fetch,
  resolve,
  allowHosts,
  limits,
  decodePicture,
  signal,
}: FetchOptions): FetchContext {
  const all = { ...FETCH_LIMITS, ...limits };
  const deadline = AbortSignal.timeout(all.totalMs);
  return {
    fetch,
    resolve: resolve ?? null,
    allowHosts: allowHosts ?? [],
    limits: all,
    decodePicture: decodePicture ?? null,
    signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
  };
}
