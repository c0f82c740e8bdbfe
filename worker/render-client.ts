import * as v from 'valibot';
import type { RenderRequestInput } from '../src/rendered/render-request.ts';
import { RENDER_TOKEN_HEADER } from '../src/rendered/render-token.ts';
import type { VisionRequest } from '../src/rendered/vision-request.ts';
import { ERRORS, fail, type ErrorCode } from '../src/errors.ts';
import { VISIBLE_AXES } from '../src/grammar/vision-findings.ts';
import { RenderedPageSchema } from './answer/rendered-page.ts';
import type { Env, Settings } from './env.ts';
import type { NoteTimings } from './server-timing.ts';

/** Client of the render Worker, which has a browser and a vision model. Throws TasteErrors with public messages. */
export interface RenderService {
  render(request: RenderRequestInput, signal: AbortSignal): Promise<v.InferOutput<typeof RenderedPageSchema>>;
  askVision(request: VisionRequest, signal: AbortSignal): Promise<v.InferOutput<typeof VisionAnswerSchema>>;
}

const VisionAnswerSchema = v.object({
  provider: v.string(),
  model: v.string(),
  findings: v.array(
    v.object({
      axis: v.picklist(VISIBLE_AXES.map(({ id }) => id)),
      value: v.string(),
      certainty: v.picklist(['certain', 'likely']),
      seen: v.string(),
    }),
  ),
});

const BOUND_SERVICE = 'https://render.internal';

/** A configured URL takes precedence over the service binding. */
export function renderService(
  { RENDER }: Env,
  { renderUrl, renderToken }: Settings,
  note: NoteTimings,
): RenderService {
  const bound = RENDER === undefined ? null : (asked: Request) => RENDER.fetch(asked);
  const send = renderUrl === null ? bound : (asked: Request) => fetch(asked);
  const headers = {
    'content-type': 'application/json',
    ...(renderToken !== null && { [RENDER_TOKEN_HEADER]: renderToken }),
  };
  const ask = async (path: string, body: unknown, signal: AbortSignal): Promise<unknown> => {
    if (send === null)
      return fail(
        'not_configured',
        'No render service is configured. Set RENDER_SERVICE_URL or the binding RENDER.',
      );
    const address = `${renderUrl ?? BOUND_SERVICE}${path}`;
    const request = new Request(address, { method: 'POST', headers, body: JSON.stringify(body), signal });
    const response = await send(request).catch((cause: unknown) =>
      fail('unreachable', 'The render service did not respond in time. Try again later.', { cause }),
    );
    return answerIn(response);
  };
  return {
    async render(request, signal) {
      const rendered = checked(RenderedPageSchema, await ask('/', request, signal));
      note(rendered.timings);
      return rendered;
    },
    askVision: async (request, signal) => checked(VisionAnswerSchema, await ask('/vision', request, signal)),
  };
}

async function answerIn(response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const problem = v.safeParse(ProblemSchema, answer);
  if (!problem.success)
    return fail('unreachable', `The render service returned HTTP ${response.status}. Try again later.`);
  const { code, detail } = problem.output;
  if (code === 'unauthorized')
    return fail('not_configured', 'The render service rejected the token; check RENDER_SERVICE_TOKEN.');
  return fail(code, detail);
}

const ProblemSchema = v.object({
  code: v.picklist(Object.keys(ERRORS) as ErrorCode[]), // ERRORS has exactly these keys
  detail: v.string(),
});

/** Throws `unreachable` for an answer that ended early, `internal` for one that only a defect explains. */
function checked<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, answer);
  if (success) return output;
  const code = answer === null ? 'unreachable' : 'internal';
  const cause = v.summarize(issues);
  return fail(code, 'The render service returned an unexpected response. Try again later.', { cause });
}
