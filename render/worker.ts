import * as v from 'valibot';
import { fail, TasteError } from '../src/errors.ts';
import { publicUrl } from '../src/page/public-url.ts';
import { SMALL_BODY } from '../worker/operation.ts';
import { problemResponse } from '../worker/problem.ts';
import { readJson } from '../worker/read-request.ts';
import { isSameSecret } from '../worker/same-secret.ts';
import { parseRenderEnv, type RenderEnv, type RenderSettings } from './env.ts';
import { renderPage } from './render-page.ts';

const RequestSchema = v.object({ url: v.string() });

/** Renders one page a request: `POST {url}` answers a RenderedPage. */
export default {
  async fetch(request, env) {
    try {
      return Response.json(await answer(request, env), { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      if (!(error instanceof TasteError)) console.error(error);
      return problemResponse(error);
    }
  },
} satisfies ExportedHandler<RenderEnv>;

async function answer(request: Request, env: RenderEnv): Promise<unknown> {
  const settings = parseRenderEnv(env);
  await authorize(request, settings);
  if (request.method !== 'POST') fail('method_not_allowed');
  const given = v.safeParse(RequestSchema, await readJson(request, SMALL_BODY, request.signal));
  if (!given.success) return fail('invalid_request', 'url is required.');
  const url = publicUrl(given.output.url, settings.allowHosts);
  return renderPage(url, env.BROWSER, settings.allowHosts);
}

/** Without a token the service is open on a developer's machine and closed in production. */
async function authorize(request: Request, { token, production }: RenderSettings): Promise<void> {
  if (token === null) {
    if (production) fail('not_configured', 'No token is configured, so nothing is rendered.');
    return;
  }
  if (!(await isSameSecret(request.headers.get('x-render-token'), token))) fail('unauthorized');
}
