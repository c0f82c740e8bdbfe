import type { VisionRequest } from '../../src/rendered/vision-request.ts';
import type { RenderRequest } from '../../src/rendered/render-request.ts';
import type { RenderedPage } from '../../src/rendered/rendered-page.ts';
import { filledShell } from '../render/a-dump.ts';
import { COPY } from './pages.ts';

/** Base64; the path of a page sets the behaviour of the model. */
const screenshotOf = (path: string) => btoa(`screenshot of ${path}`);

/** Stands in for the render service: it sees a text where the server sends a shell, and outlined buttons in any screenshot. */
export async function renderService(request: {
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}): Promise<Response> {
  if (request.headers.get('x-render-token') === 'wrong') return problem(401, 'unauthorized', 'Wrong.');
  const body = await request.json();
  return new URL(request.url).pathname === '/vision'
    ? answerVision(body as VisionRequest)
    : render(body as RenderRequest);
}

function render({ url, html, screenshot }: RenderRequest): Response {
  const path = url === undefined ? '/' : new URL(url).pathname;
  if (path === '/busy') return problem(429, 'limit_reached', 'All browsers are in use.');
  if (path === '/faint') return Response.json({ status: 200, html: '' });
  if (path === '/crash') return new Response('<h1>502</h1>', { status: 502 });
  const text =
    path === '/gone'
      ? 'Gone.'
      : path === '/concealed'
        ? 'Wait.'
        : `${COPY}${html === undefined ? '' : ' As given.'}`;
  const answered = {
    media_type: 'image/jpeg',
    width: 1280,
    height: 800,
    data: screenshotOf(path),
  } as const;
  return Response.json({
    url: url ?? null,
    final_url: url ?? null,
    status: path === '/gone' ? 410 : path === '/walled' ? 403 : 200,
    styled_page: filledShell(text),
    ...(screenshot !== undefined && screenshot !== 'none' && { screenshot: answered }),
    timings: { browser_ms: 1, load_ms: 2, settle_ms: 3, read_ms: 4 },
    remarks: [],
  } satisfies RenderedPage);
}

function answerVision({ screenshot, axes }: VisionRequest): Response {
  if (atob(screenshot.data) === 'screenshot of /declined')
    return problem(502, 'unparseable', 'The model declined.');
  const findings = axes.map((axis) => ({
    axis,
    value: axis === 'emphasis.cta_treatment' ? 'outlined' : 'no such value',
    certainty: 'certain',
    seen: 'An outline.',
  }));
  return Response.json({ provider: 'a-provider', model: 'a-model', findings });
}

function problem(status: number, code: string, detail: string): Response {
  return Response.json({ status, code, detail }, { status });
}
