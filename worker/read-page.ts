import { ERRORS, fail, type ErrorCode } from '../src/errors.ts';
import { fetchPage, type FetchOptions } from '../src/page/fetch-page.ts';
import { decodeInlinePictures } from '../src/page/picture/decode-inline-pictures.ts';
import { pageFromHtml } from '../src/page/given-page.ts';
import { FETCH_LIMITS } from '../src/page/limits.ts';
import type { Page } from '../src/page/page.ts';
import { contentElsewhere } from '../src/perception/content-elsewhere.ts';
import { isShell, surveyOfBoth, withRemark } from '../src/two-surveys.ts';
import { checkGates } from '../src/score/gates.ts';
import { surveyPage, type Survey } from '../src/survey.ts';
import { startBudget, passErrorMessage, type Budget, type PassTimes } from './budget.ts';
import type { Settings } from './env.ts';
import { limitedFetch } from './limited-fetch.ts';
import { withRequestField } from './with-request-field.ts';
import type { PageSubject } from './page-subject.ts';
import type { RenderService } from './render-client.ts';
import { resolveOverHttps } from './resolve-over-https.ts';
import { readRendered, renderMode, takeScreenshot, type RenderPass } from './render-pass.ts';
import { RENDER_OFF } from './render-remarks.ts';
import { runVisionPass, NO_VISION_PASS, type VisionPass } from './vision-pass.ts';

interface ReadPage {
  readonly page: Page;
  readonly survey: Survey;
  readonly renderPass: RenderPass;
  readonly visionPass: VisionPass;
  /** The first screen as base64 JPEG; null when nobody asked for it, or no browser showed the page. */
  readonly screenshot: string | null;
}

interface ReadOptions {
  /**
   * Whether the vision pass may run, if the service is configured with a model. Off for targets: a score must not
   * depend on a guessed target.
   */
  readonly vision?: boolean;
  /** Whether a screenshot of the first screen is wanted, where the service may show the page in a browser. */
  readonly screenshot?: boolean;
  /**
   * Whether an empty page is accepted. A scored page may be empty, because its gate rejects it. Targets, grammars and
   * contracts need content.
   */
  readonly mayBeEmpty?: boolean;
  /** Pages that the request reads; they share the requests that one may cost. */
  readonly pages?: 1 | 2;
  /** Maps a field of the subject to its name in the request, for errors: `url` of a target is `target_url`. */
  readonly nameOf?: (field: keyof PageSubject) => string;
}

/**
 * Throws `invalid_url`, `private_address`, `unreachable`, or `unparseable` for a response that is not a page or is
 * empty, `invalid_request` for empty HTML in the request. Each error names the request field that gave the page.
 */
export type PageReader = (subject: PageSubject, options?: ReadOptions) => Promise<ReadPage>;

/** How the platform requests addresses and decodes pictures. */
export type Platform = Required<Pick<FetchOptions, 'fetch' | 'decodePicture'>> &
  Pick<FetchOptions, 'resolve'> & {
    /** Requests that one request may cost; absent where nobody limits them. */
    readonly maxRequests?: number;
    readonly times: PassTimes;
  };

/** Creates a reader of pages: given HTML, fetched, or rendered in a browser, as the service is configured. */
export function createPageReader(
  platform: Platform,
  service: RenderService,
  settings: Settings,
  signal: AbortSignal,
): PageReader {
  return async (subject, options = {}) => {
    const { vision = false, mayBeEmpty = false, nameOf = asGiven, pages = 1 } = options;
    const usesVision = vision && settings.vision;
    const isShown = options.screenshot === true && renderMode(subject, settings) !== 'off';
    const budget = startBudget(signal, platform.times);
    const tools: Tools = {
      platform: platformOfPage(platform, settings, pages),
      service,
      settings,
      signal,
      budget,
      takesScreenshot: usesVision || isShown,
      nameOf,
    };
    const isGiven = subject.html !== undefined;
    const field = nameOf(isGiven ? 'html' : 'url');
    const { screenshot: taken, ...read } = await withRequestField(field, settings, async () => {
      const reading = await readSubject(subject, tools);
      if (!mayBeEmpty) requireContent(reading, isGiven ? 'invalid_request' : 'unparseable', field);
      return reading;
    });
    const take = async () => taken ?? takeScreenshot(subject, service, tools.budget, settings.allowHosts);
    // The page was read without it, so a browser that fails takes nothing away.
    const screenshot = isShown ? await take().catch(() => null) : null;
    if (!usesVision) return { ...read, visionPass: NO_VISION_PASS, screenshot };
    const capture = async () => screenshot ?? take();
    const { readings, visionPass } = await runVisionPass(
      read.survey.readings,
      capture,
      service,
      tools.budget,
    );
    return { ...read, survey: { ...read.survey, readings }, visionPass, screenshot };
  };
}

/** The platform for one page of `pages`: it counts requests, those of the lookup of names included. */
function platformOfPage(platform: Platform, { resolveGuard }: Settings, pages: number): PagePlatform {
  const { maxRequests, times: _, fetch: platformFetch, ...rest } = platform;
  const requests = maxRequests === undefined ? null : Math.floor(maxRequests / pages);
  const fetch = requests === null ? platformFetch : limitedFetch(platformFetch, requests);
  const sheets = Math.min(FETCH_LIMITS.sheets, (requests ?? Infinity) - REDIRECTS);
  const resolve = resolveGuard ? { resolve: resolveOverHttps(fetch) } : {};
  return { ...rest, fetch, ...resolve, limits: { sheets } };
}

/** Requests that are left for the page itself and its redirects. */
const REDIRECTS = 4;

/** The platform with the limits of one page. */
type PagePlatform = Omit<Platform, 'maxRequests' | 'times'> & Pick<FetchOptions, 'limits'>;

const asGiven = (field: keyof PageSubject): string => field;

interface Tools {
  readonly platform: PagePlatform;
  readonly service: RenderService;
  readonly settings: Settings;
  readonly signal: AbortSignal;
  readonly budget: Budget;
  /** A rendered page comes with a screenshot: for the vision pass, or because it was asked for. */
  readonly takesScreenshot: boolean;
  readonly nameOf: (field: keyof PageSubject) => string;
}

/** An empty page behind a URL is the fault of its server, empty HTML in the request the fault of the caller. */
function requireContent({ survey, renderPass }: PageReading, code: ErrorCode, field: string): void {
  const content = checkGates(survey.perception).find(({ gate }) => gate === 'empty_page');
  if (content?.passed !== false) return;
  const failed = 'error' in renderPass ? ` Rendering failed: ${renderPass.error}` : '';
  const detail = `The page has too little content to read: ${content.measure}.${failed} ${whereContentIs(survey)}`;
  fail(code, detail, { fields: [{ field, detail }] });
}

function whereContentIs({ perception: { readiness } }: Survey): string {
  const [elsewhere = 'Give a page whose HTML contains its text.'] = contentElsewhere(readiness.remarks);
  return elsewhere;
}

interface PageReading {
  readonly page: Page;
  readonly survey: Survey;
  readonly renderPass: RenderPass;
  readonly screenshot: string | null;
}

async function readSubject(subject: PageSubject, tools: Tools): Promise<PageReading> {
  const mode = renderMode(subject, tools.settings);
  const notRendered: RenderPass = { enabled: mode !== 'off', used: false };
  const read = readAsSent(subject, tools, notRendered);
  // A browser shows the page while its files are read.
  if (mode === 'always') return render(subject, tools, read);
  const sent = await read;
  if (mode === 'off')
    return subject.render === true ? { ...sent, survey: withRemark(sent.survey, RENDER_OFF) } : sent;
  return isShell(sent.survey) ? render(subject, tools, read) : sent;
}

/** @param sent the reading without a browser; it stands where rendering fails or shows clearly less */
async function render(
  subject: PageSubject,
  { service, settings, budget, takesScreenshot }: Tools,
  sent: Promise<PageReading>,
): Promise<PageReading> {
  const [rendering, reading] = await Promise.allSettled([
    readRendered(subject, takesScreenshot ? 'viewport' : 'none', service, budget, settings.allowHosts),
    sent,
  ]);
  if (rendering.status === 'rejected') {
    const error = passErrorMessage(rendering.reason, 'render');
    const { renderPass, ...read } = await sent;
    return { ...read, renderPass: { ...renderPass, used: false, error } };
  }
  const rendered = { ...rendering.value, renderPass: { enabled: true, used: true } as const };
  if (reading.status === 'rejected') return rendered;
  const { survey, usesBrowser } = surveyOfBoth(rendered.survey, reading.value.survey);
  return { ...(usesBrowser ? rendered : reading.value), survey };
}

async function readAsSent(
  { url, html, css, base_url }: PageSubject,
  { platform, settings, signal, budget, nameOf }: Tools,
  renderPass: RenderPass,
): Promise<PageReading> {
  const read = (page: Page) => ({ page, survey: surveyPage(page), renderPass, screenshot: null });
  if (html !== undefined) {
    const field = nameOf(base_url === undefined ? 'url' : 'base_url');
    const page = givenPage(html, css, base_url ?? url, field);
    return read(await decodeInlinePictures(page, platform.decodePicture));
  }
  if (url === undefined) return fail('invalid_request', 'url: Is required.');
  const limits = { ...platform.limits, totalMs: budget.left(FETCH_LIMITS.totalMs) };
  const { allowHosts } = settings;
  return read(await fetchPage(url, { ...platform, now: Date.now, allowHosts, signal, limits }));
}

/** Nothing is fetched from the URL, so it may be private, but it must be valid. @param field its request field */
function givenPage(html: string, css: string | undefined, url: string | undefined, field: string): Page {
  const base = url === undefined ? null : URL.parse(url);
  if (url !== undefined && !/^https?:$/.test(base?.protocol ?? '')) {
    fail('invalid_url', undefined, { fields: [{ field, detail: ERRORS.invalid_url }] });
  }
  return pageFromHtml({
    html,
    ...(css !== undefined && { css }),
    ...(base !== null && { baseUrl: base.href }),
  });
}
