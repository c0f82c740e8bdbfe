import { dumpedPage } from '../src/rendered/dumped-page.ts';
import type { RenderRequestInput } from '../src/rendered/render-request.ts';
import { styledPage } from '../src/rendered/styled-page.ts';
import { fail } from '../src/errors.ts';
import type { Page } from '../src/page/page.ts';
import { publicUrl } from '../src/page/public-url.ts';
import { surveyStyled, type Survey } from '../src/survey.ts';
import type { Budget } from './budget.ts';
import type { RenderMode, Settings } from './env.ts';
import type { PageSubject } from './page-subject.ts';
import type { RenderService } from './render-client.ts';

/** Whether the page was read from a browser. */
export type RenderPass =
  | { readonly enabled: boolean; readonly used: false; readonly error?: string }
  | { readonly enabled: true; readonly used: true };

/** When to render this page in a browser. A request cannot enable rendering that the service has disabled. */
export function renderMode({ render }: PageSubject, settings: Settings): RenderMode {
  if (settings.render === 'off' || render === undefined) return settings.render;
  return render ? 'always' : 'off';
}

export interface Rendered {
  readonly page: Page;
  readonly survey: Survey;
  /** Screenshot of the viewport, base64 JPEG. */
  readonly screenshot: string | null;
}

/** The page as a browser renders it, with a screenshot if requested. Throws a TasteError. */
export async function readRendered(
  subject: PageSubject,
  screenshot: 'none' | 'viewport',
  service: RenderService,
  budget: Budget,
  allowHosts: readonly string[],
): Promise<Rendered> {
  const asked = renderRequest(subject, allowHosts);
  const rendered = await service.render({ ...asked, screenshot }, budget.signal('render'));
  refuseFailure(rendered.status);
  const dump = rendered.styled_page;
  const fetchedAt = subject.html === undefined ? new Date(Date.now()).toISOString() : null;
  const page: Page = { ...dumpedPage(dump), requestedUrl: subject.url ?? dump.url, fetchedAt };
  const survey = surveyStyled(styledPage(dump, page));
  return { page, survey, screenshot: rendered.screenshot?.data ?? null };
}

/** Takes only a screenshot of the viewport. Throws a TasteError. */
export async function takeScreenshot(
  subject: PageSubject,
  service: RenderService,
  budget: Budget,
  allowHosts: readonly string[],
): Promise<string> {
  const asked = { ...renderRequest(subject, allowHosts), screenshot: 'viewport', wait: 'load' } as const;
  const { status, screenshot } = await service.render(asked, budget.signal('render'));
  refuseFailure(status);
  return (
    screenshot?.data ?? fail('unreachable', 'The render service returned no screenshot. Try again later.')
  );
}

/** An error page is not the requested page, even when only the browser receives it. */
function refuseFailure(status: number): void {
  if (status >= 400)
    fail(
      'unreachable',
      `The page returned HTTP ${status} to the browser. Check that its URL opens without a login.`,
    );
}

function renderRequest(
  { url, html, css, base_url }: PageSubject,
  allowHosts: readonly string[],
): RenderRequestInput {
  if (html === undefined) return { url: publicUrl(url ?? '', allowHosts).href };
  const base = base_url ?? url;
  return { html: withStylesheet(html, css), ...(base !== undefined && { url: base }) };
}

/** Appends the separate CSS last. Escapes `</`, so that no text in it can close the style element. */
function withStylesheet(html: string, css = ''): string {
  return css === '' ? html : `${html}\n<style>${css.replaceAll('</', String.raw`<\/`)}</style>`;
}
