import * as v from 'valibot';
import type { PageDump } from '../render/page-dump.ts';
import { fail } from '../src/errors.ts';
import { publicUrl } from '../src/page/public-url.ts';
import type { Env, Settings } from './env.ts';

/** What the render service answers. The service is our own, so only the outline of the dump is looked at. */
const RenderedSchema = v.object({
  status: v.number(),
  styled_page: v.custom<PageDump>((dump) => v.is(OutlineSchema, dump), 'Not the dump of a page.'),
});
const OutlineSchema = v.object({
  url: v.string(),
  elements: v.array(v.unknown()),
  styles: v.array(v.unknown()),
  table: v.object({
    properties: v.array(v.string()),
    texts: v.array(v.string()),
    rows: v.array(v.unknown()),
  }),
  sheets: v.array(v.unknown()),
  imported: v.array(v.unknown()),
  images: v.array(v.unknown()),
  dark: v.array(v.unknown()),
});

/** Milliseconds; leaves time to read the page without a browser when this one fails. */
const RENDER_MS = 12_000;
const BOUND_SERVICE = 'https://render.internal/';

/** A page as a browser shows it. Throws when there is none, with a sentence that may be told. */
export async function renderPage(
  address: string,
  env: Env,
  settings: Settings,
  signal: AbortSignal,
): Promise<PageDump> {
  const url = publicUrl(address, settings.allowHosts).href;
  const request = new Request(settings.renderUrl ?? BOUND_SERVICE, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(settings.renderToken !== null && { 'x-render-token': settings.renderToken }),
    },
    body: JSON.stringify({ url }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(RENDER_MS)]),
  });
  const response = await send(request, env, settings);
  if (!response.ok) {
    await response.body?.cancel();
    fail('unreachable', `The render service answered with HTTP ${response.status}.`);
  }
  const rendered = v.safeParse(RenderedSchema, await response.json());
  if (!rendered.success) return fail('unreachable', 'The render service answered with something else.');
  const { status, styled_page: page } = rendered.output;
  if (status >= 400) fail('unreachable', `The page answered the browser with HTTP ${status}.`);
  return page;
}

/** A service with an address of its own goes before the one bound to this Worker. */
async function send(request: Request, { RENDER }: Env, { renderUrl }: Settings): Promise<Response> {
  const bound = RENDER === undefined ? null : (asked: Request) => RENDER.fetch(asked);
  const service = renderUrl === null ? bound : (asked: Request) => fetch(asked);
  if (service === null) return fail('not_configured', 'No render service is bound.');
  try {
    return await service(request);
  } catch (cause) {
    return fail('unreachable', 'The render service could not be reached in time.', { cause });
  }
}
