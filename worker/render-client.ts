import * as v from 'valibot';
import { fail } from '../src/errors.ts';
import { publicUrl } from '../src/page/public-url.ts';
import type { Env, Settings } from './env.ts';

/** What the render service answers. */
const RenderedSchema = v.object({
  /** After redirects, without its fragment. */
  url: v.string(),
  status: v.number(),
  html: v.string(),
});
export type Rendered = v.InferOutput<typeof RenderedSchema>;

/** Milliseconds; leaves time to read the page without a browser when this one fails. */
const RENDER_MS = 12_000;
const BOUND_SERVICE = 'https://render.internal/';

/** The HTML of a page after its scripts ran. Throws when there is none, with a sentence that may be told. */
export async function renderPage(
  address: string,
  env: Env,
  settings: Settings,
  signal: AbortSignal,
): Promise<Rendered> {
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
  const rendered = v.parse(RenderedSchema, await response.json());
  if (rendered.status >= 400)
    fail('unreachable', `The page answered the browser with HTTP ${rendered.status}.`);
  return rendered;
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
