import * as v from 'valibot';
import { fail } from '../src/errors.ts';
import { withDeadline } from '../http/deadline.ts';
import { TIMES } from '../http/times.ts';
import { logUnexpected, problemResponse } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { parseRenderEnv, type RenderEnv, type RenderSettings } from './env.ts';
import { renderPage } from './render-page.ts';
import { RENDER_BODY, RenderRequestSchema } from '../src/rendered/render-request.ts';
import { RENDER_TOKEN_HEADER } from '../src/rendered/render-token.ts';
import { VISION_BODY, VisionRequestSchema } from '../src/rendered/vision-request.ts';
import { askVisionModel } from './vision/ask-vision-model.ts';

type Work = (signal: AbortSignal) => Promise<unknown>;

/** Parses the request and returns the work to do. */
type Route = (request: Request, env: RenderEnv, settings: RenderSettings) => Promise<[Work, number]>;

/**
 * One page per request: `POST /` takes a RenderRequest and returns a RenderedPage; `POST /vision` takes a VisionRequest
 * and returns a VisionAnswer.
 */
export default {
  async fetch(request, env, execution) {
    try {
      const answered = await answer(request, env, execution);
      return Response.json(answered, { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      logUnexpected(error);
      return problemResponse(error);
    }
  },
} satisfies ExportedHandler<RenderEnv>;

const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  [
    '/',
    async (request, { BROWSER }, { allowHosts, pageMs }) => {
      const asked = await readBody(request, RenderRequestSchema, RENDER_BODY);
      return [(signal) => renderPage(asked, BROWSER, allowHosts, signal), pageMs];
    },
  ],
  [
    '/vision',
    async (request, env) => {
      const asked = await readBody(request, VisionRequestSchema, VISION_BODY);
      return [(signal) => askVisionModel(asked, env, signal), TIMES.visionModel];
    },
  ],
]);

const UNKNOWN_PATH = 'The path does not exist. Send a POST request to / or /vision.';
const ONLY_POST = 'This route supports POST only. Send a POST request.';

async function answer(request: Request, env: RenderEnv, execution: ExecutionContext): Promise<unknown> {
  const settings = parseRenderEnv(env);
  await authorize(request, settings);
  const route = ROUTES.get(new URL(request.url).pathname) ?? fail('not_found', UNKNOWN_PATH);
  if (request.method !== 'POST') fail('method_not_allowed', ONLY_POST);
  const [work, milliseconds] = await route(request, env, settings);
  return withDeadline(({ signal }) => {
    const working = work(signal);
    // After a timeout the browser still has to be closed.
    execution.waitUntil(working.catch(() => {}));
    return working;
  }, milliseconds);
}

async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  limit: number,
): Promise<v.InferOutput<Schema>> {
  const given = v.safeParse(schema, await readJson(request, limit, request));
  return given.success ? given.output : fail('invalid_request', v.summarize(given.issues));
}

/** Without a token the service is open in development and closed in production. */
async function authorize(request: Request, { token, production }: RenderSettings): Promise<void> {
  if (token === null) {
    if (production) fail('not_configured', 'Rendering is disabled until a token is configured.');
    return;
  }
  if (!(await isSameSecret(request.headers.get(RENDER_TOKEN_HEADER), token))) fail('unauthorized');
}
