import { dumpedPage } from '../render/dumped-page.ts';
import type { PageDump } from '../render/page-dump.ts';
import { styledPage } from '../render/styled-page.ts';
import { fail, TasteError } from '../src/errors.ts';
import { fetchPage } from '../src/page/fetch-page.ts';
import { pageFromHtml } from '../src/page/given-page.ts';
import type { Page } from '../src/page/page.ts';
import type { Fetch } from '../src/page/request.ts';
import { surveyPage, surveyStyled, type Survey } from '../src/survey.ts';
import type { Env, Settings } from './env.ts';
import type { PageSubject } from './page-subject.ts';
import { renderPage } from './render-client.ts';

/** Whether the page was read as a browser shows it. */
type RenderPass =
  | { readonly enabled: false; readonly used: false }
  | { readonly enabled: true; readonly used: true }
  | { readonly enabled: true; readonly used: false; readonly error: string };

interface ReadPage {
  readonly page: Page;
  readonly survey: Survey;
  readonly renderPass: RenderPass;
}

export type PageReader = (subject: PageSubject) => Promise<ReadPage>;

/** Reads pages the way the service is configured to: given whole, fetched, or rendered in a browser. */
export function createPageReader(env: Env, settings: Settings, signal: AbortSignal): PageReader {
  const { allowHosts } = settings;
  const options = { fetch: platformFetch, now: Date.now, allowHosts, signal };

  return async ({ url, html, css, base_url }) => {
    if (html !== undefined) return surveyed(givenPage(html, css, base_url ?? url), NOT_RENDERED);
    if (url === undefined) return fail('invalid_request', 'url is required.');
    if (!settings.render) return surveyed(await fetchPage(url, options), NOT_RENDERED);
    try {
      return readDump(url, await renderPage(url, env, settings, signal));
    } catch (cause) {
      if (!(cause instanceof TasteError)) console.error(cause);
      const error = cause instanceof TasteError ? cause.message : 'The render pass failed.';
      const page = await fetchPage(url, { ...options, limits: { totalMs: AFTER_RENDER_MS } });
      return surveyed(page, { enabled: true, used: false, error });
    }
  };
}

function surveyed(page: Page, renderPass: RenderPass): ReadPage {
  return { page, survey: surveyPage(page), renderPass };
}

function readDump(url: string, dump: PageDump): ReadPage {
  const fetchedAt = new Date(Date.now()).toISOString();
  const page: Page = { ...dumpedPage(dump), requestedUrl: url, fetchedAt };
  return { page, survey: surveyStyled(styledPage(dump, page)), renderPass: { enabled: true, used: true } };
}

/** Milliseconds for fetching when a browser has been waited for in vain, so that both fit into one answer. */
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
