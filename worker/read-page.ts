import { fail } from '../src/errors.ts';
import { fetchPage } from '../src/page/fetch-page.ts';
import { pageFromHtml } from '../src/page/given-page.ts';
import { FETCH_LIMITS } from '../src/page/limits.ts';
import type { Page } from '../src/page/page.ts';
import type { Fetch } from '../src/page/request.ts';
import { surveyPage, type Survey } from '../src/survey.ts';
import { startBudget, whyPassFailed, type Budget } from './budget.ts';
import type { Settings } from './env.ts';
import type { PageSubject } from './page-subject.ts';
import type { RenderService } from './render-client.ts';
import { isShell, readRendered, renderMode, takePicture, type RenderPass } from './render-pass.ts';
import { lookAt, NOT_LOOKED, type VisionPass } from './vision-pass.ts';

interface ReadPage {
  readonly page: Page;
  readonly survey: Survey;
  readonly renderPass: RenderPass;
  readonly visionPass: VisionPass;
}

interface ReadOptions {
  /**
   * Whether a model may look at the page where the service is configured with one. Not for targets: what one is to be
   * measured by should not be a guess.
   */
  readonly look?: boolean;
}

export type PageReader = (subject: PageSubject, options?: ReadOptions) => Promise<ReadPage>;

/** Reads pages the way the service is configured to: given whole, fetched, or rendered in a browser. */
export function createPageReader(
  service: RenderService,
  settings: Settings,
  signal: AbortSignal,
): PageReader {
  return async (subject, { look = false } = {}) => {
    const looks = look && settings.vision;
    const tools: Tools = { service, settings, signal, budget: startBudget(signal), looks };
    const { picture, ...read } = await readOnce(subject, tools);
    if (!looks) return { ...read, visionPass: NOT_LOOKED };
    const shot = async () => picture ?? takePicture(subject, service, tools.budget, settings.allowHosts);
    const { readings, visionPass } = await lookAt(read.survey.readings, shot, service, tools.budget);
    return { ...read, survey: { ...read.survey, readings }, visionPass };
  };
}

interface Tools {
  readonly service: RenderService;
  readonly settings: Settings;
  readonly signal: AbortSignal;
  readonly budget: Budget;
  /** A picture will be wanted. */
  readonly looks: boolean;
}

interface ReadOnce {
  readonly page: Page;
  readonly survey: Survey;
  readonly renderPass: RenderPass;
  readonly picture: string | null;
}

async function readOnce(subject: PageSubject, tools: Tools): Promise<ReadOnce> {
  const mode = renderMode(subject, tools.settings);
  const notRendered: RenderPass = { enabled: mode !== 'off', used: false };
  if (mode === 'always') {
    return render(subject, tools, async (error) => readAsSent(subject, tools, { ...notRendered, error }));
  }
  const sent = await readAsSent(subject, tools, notRendered);
  if (mode === 'off' || !isShell(sent.survey)) return sent;
  return render(subject, tools, async (error) => ({ ...sent, renderPass: { ...notRendered, error } }));
}

async function render(
  subject: PageSubject,
  { service, settings, budget, looks }: Tools,
  otherwise: (error: string) => Promise<ReadOnce>,
): Promise<ReadOnce> {
  try {
    const screenshot = looks ? 'viewport' : 'none';
    const rendered = await readRendered(subject, screenshot, service, budget, settings.allowHosts);
    return { ...rendered, renderPass: { enabled: true, used: true } };
  } catch (cause) {
    return otherwise(whyPassFailed(cause, 'render'));
  }
}

async function readAsSent(
  { url, html, css, base_url }: PageSubject,
  { settings, signal, budget }: Tools,
  renderPass: RenderPass,
): Promise<ReadOnce> {
  const read = (page: Page) => ({ page, survey: surveyPage(page), renderPass, picture: null });
  if (html !== undefined) return read(givenPage(html, css, base_url ?? url));
  if (url === undefined) return fail('invalid_request', 'url is required.');
  const limits = { totalMs: budget.left(FETCH_LIMITS.totalMs) };
  const { allowHosts } = settings;
  return read(await fetchPage(url, { fetch: platformFetch, now: Date.now, allowHosts, signal, limits }));
}

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
