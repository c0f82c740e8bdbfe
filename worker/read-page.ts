import { fail } from '../src/errors.ts';
import { fetchPage } from '../src/page/fetch-page.ts';
import { pageFromHtml } from '../src/page/given-page.ts';
import type { Page } from '../src/page/page.ts';
import type { Fetch } from '../src/page/request.ts';
import type { Env, Settings } from './env.ts';
import type { PageSubject } from './page-subject.ts';
import { renderPage } from './render-client.ts';

/** Whether the page went through a browser before it was read. */
type RenderPass =
  | { readonly enabled: false; readonly used: false }
  | { readonly enabled: true; readonly used: true }
  | { readonly enabled: true; readonly used: false; readonly error: string };

interface ReadPage {
  readonly page: Page;
  readonly renderPass: RenderPass;
}

export type PageReader = (subject: PageSubject) => Promise<ReadPage>;

/** Reads pages the way the service is configured to: given whole, fetched, or rendered first. */
export function createPageReader(env: Env, settings: Settings, signal: AbortSignal): PageReader {
  const { allowHosts } = settings;
  const options = { fetch: platformFetch, now: Date.now, allowHosts, signal };
  const afterRender = { ...options, limits: { totalMs: AFTER_RENDER_MS } };

  return async ({ url, html, css }) => {
    if (html !== undefined) return { page: givenPage(html, css, url), renderPass: NOT_RENDERED };
    if (url === undefined) return fail('invalid_request', 'url is required.');
    if (!settings.render) return { page: await fetchPage(url, options), renderPass: NOT_RENDERED };
    try {
      const rendered = await renderPage(url, env, settings, signal);
      const page = await fetchPage(rendered.url, { ...afterRender, fetch: servingFirst(rendered) });
      return { page, renderPass: { enabled: true, used: true } };
    } catch (cause) {
      const error = cause instanceof Error ? cause.message : 'The render pass failed.';
      return { page: await fetchPage(url, afterRender), renderPass: { enabled: true, used: false, error } };
    }
  };
}

/** Milliseconds for fetching when a browser has been waited for already, so that both fit into one answer. */
const AFTER_RENDER_MS = 10_000;

const NOT_RENDERED: RenderPass = { enabled: false, used: false };

/** Nothing is fetched from the address, so it may be private; it must still be one. */
function givenPage(html: string, css: string | undefined, url: string | undefined): Page {
  const base = url === undefined ? null : URL.parse(url);
  if (url !== undefined && !/^https?:$/.test(base?.protocol ?? '')) fail('invalid_url');
  return pageFromHtml({
    html,
    ...(css !== undefined && { css }),
    ...(base !== null && { baseUrl: base.href }),
  });
}

const platformFetch: Fetch = (url, init) => fetch(url, init);

/** Answers the page from what the browser saw and fetches its style sheets as ever. */
function servingFirst(rendered: { readonly url: string; readonly html: string }): Fetch {
  return async (url, init) =>
    url === rendered.url
      ? new Response(rendered.html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
      : platformFetch(url, init);
}
