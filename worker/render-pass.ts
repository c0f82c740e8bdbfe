import { dumpedPage } from '../src/rendered/dumped-page.ts';
import type { RenderRequestInput } from '../src/rendered/render-request.ts';
import { styledPage } from '../src/rendered/styled-page.ts';
import { fail } from '../src/errors.ts';
import { AXES } from '../src/grammar/axes/index.ts';
import type { Page } from '../src/page/page.ts';
import { publicUrl } from '../src/page/public-url.ts';
import { surveyStyled, type Survey } from '../src/survey.ts';
import type { Budget } from './budget.ts';
import type { RenderMode, Settings } from './env.ts';
import type { PageSubject } from './page-subject.ts';
import type { RenderService } from './render-client.ts';

/** Whether the page was read as a browser shows it. */
export type RenderPass =
  | { readonly enabled: boolean; readonly used: false; readonly error?: string }
  | { readonly enabled: true; readonly used: true };

/** Milliseconds a browser gets; leaves time to read the page without it when it fails. */
const RENDER_MS = 12_000;

/** Of 30 axes. Pages with their content in their HTML show 27 and more, what a script is to fill 13 and fewer. */
const FEW_AXES = 20;

/** When this page is to be read through a browser. A request cannot switch on what the service has off. */
export function renderMode({ render }: PageSubject, settings: Settings): RenderMode {
  if (settings.render === 'off' || render === undefined) return settings.render;
  return render ? 'always' : 'off';
}

/** Whether what was sent is a shell that scripts are to fill, or hides itself until they have run. */
export function isShell({ perception: { readiness }, readings }: Survey): boolean {
  if (readiness.hidesItself || readiness.isEmpty) return true;
  return AXES.filter(({ id }) => readings[id].value !== null).length < FEW_AXES;
}

export interface Rendered {
  readonly page: Page;
  readonly survey: Survey;
  /** Of the first screen, base64 JPEG. */
  readonly picture: string | null;
}

/** The page as a browser shows it, with a picture where one is asked for. Throws a TasteError. */
export async function readRendered(
  subject: PageSubject,
  screenshot: 'none' | 'viewport',
  service: RenderService,
  budget: Budget,
  allowHosts: readonly string[],
): Promise<Rendered> {
  const asked = renderRequest(subject, allowHosts);
  const rendered = await service.render({ ...asked, screenshot }, budget.signal(RENDER_MS));
  refuseFailure(rendered.status);
  const dump = rendered.styled_page;
  const fetchedAt = subject.html === undefined ? new Date(Date.now()).toISOString() : null;
  const page: Page = { ...dumpedPage(dump), requestedUrl: subject.url ?? dump.url, fetchedAt };
  const survey = surveyStyled(styledPage(dump, page));
  return { page, survey, picture: rendered.screenshot?.data ?? null };
}

/** Only a picture of the first screen. Throws a TasteError. */
export async function takePicture(
  subject: PageSubject,
  service: RenderService,
  budget: Budget,
  allowHosts: readonly string[],
): Promise<string> {
  const asked = { ...renderRequest(subject, allowHosts), screenshot: 'viewport', wait: 'load' } as const;
  const { status, screenshot } = await service.render(asked, budget.signal(RENDER_MS));
  refuseFailure(status);
  return screenshot?.data ?? fail('unreachable', 'The render service gave no picture.');
}

/** A page that says it failed, to a browser if to nobody else, is not the page that was asked for. */
function refuseFailure(status: number): void {
  if (status >= 400) fail('unreachable', `The page answered the browser with HTTP ${status}.`);
}

function renderRequest(
  { url, html, css, base_url }: PageSubject,
  allowHosts: readonly string[],
): RenderRequestInput {
  if (html === undefined) return { url: publicUrl(url ?? '', allowHosts).href };
  const base = base_url ?? url;
  return { html: withStylesheet(html, css), ...(base !== undefined && { url: base }) };
}

/** CSS that stands apart comes last, where no text in it can end the element. */
function withStylesheet(html: string, css = ''): string {
  return css === '' ? html : `${html}\n<style>${css.replaceAll('</', String.raw`<\/`)}</style>`;
}
