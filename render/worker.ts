import * as v from 'valibot';
import { fail, TasteError } from '../src/errors.ts';
import { withDeadline } from '../worker/deadline.ts';
import { problemResponse } from '../worker/problem.ts';
import { readJson } from '../worker/read-request.ts';
import { isSameSecret } from '../worker/same-secret.ts';
import { parseRenderEnv, type RenderEnv, type RenderSettings } from './env.ts';
import { renderPage } from './render-page.ts';
import { RENDER_BODY, RenderRequestSchema } from './render-request.ts';

/** Milliseconds; a page may keep its own scripts busy for ever. */
const RENDER_MS = 11_500;

/** Renders one page a request: `POST` of a RenderRequest answers a RenderedPage. */
export default {
  async fetch(request, env, execution) {
    try {
      const answered = await answer(request, env, execution);
      return Response.json(answered, { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      if (!(error instanceof TasteError)) console.error(error);
      return problemResponse(error);
    }
  },
} satisfies ExportedHandler<RenderEnv>;

async function answer(request: Request, env: RenderEnv, execution: ExecutionContext): Promise<unknown> {
  const settings = parseRenderEnv(env);
  await authorize(request, settings);
  if (request.method !== 'POST') fail('method_not_allowed');
  const given = v.safeParse(RenderRequestSchema, await readJson(request, RENDER_BODY, request.signal));
  if (!given.success) return fail('invalid_request', v.summarize(given.issues));
  return withDeadline((signal) => {
    const rendering = renderPage(given.output, env.BROWSER, settings.allowHosts, signal);
    // When the answer is late, the browser is still to be closed after it.
    execution.waitUntil(rendering.catch(() => {}));
    return rendering;
  }, RENDER_MS);
}

/** Without a token the service is open on a developer's machine and closed in production. */
async function authorize(request: Request, { token, production }: RenderSettings): Promise<void> {
  if (token === null) {
    if (production) fail('not_configured', 'No token is configured, so nothing is rendered.');
    return;
  }
  if (!(await isSameSecret(request.headers.get('x-render-token'), token))) fail('unauthorized');
}
