import type * as v from 'valibot';
import { fail } from '../../src/errors.ts';
import { withServiceAddress } from '../../src/contract/service-address.ts';
import { withDeadline } from '../../http/deadline.ts';
import { authorize, mayReadAllowedHosts, mayReadPrivate } from '../authorize.ts';
import { createContext } from '../context.ts';
import { parseEnv, serviceOrigin, type Env } from '../env.ts';
import { documentReader, openCatalog } from '../catalog-backend.ts';
import { PAGE_BODY } from '../operation.ts';
import { validInput } from '../read-request.ts';
import { resolveBrand } from '../resolve-brand.ts';
import { createTasteServer } from './server.ts';
import type { CallOperation, ToolContext } from './tool.ts';

/** Bytes for the envelope of a message around the page that it carries. */
const ENVELOPE = 16 * 1024;

/** Answers a request of the Model Context Protocol, of the revisions of 2025 and of 2026. */
export async function answerMcp(request: Request, env: Env, milliseconds?: number): Promise<Response> {
  return withDeadline(async () => {
    const library = await import('@modelcontextprotocol/server');
    const tools = toolContext(request, env, milliseconds);
    const handler = library.createMcpHandler(() => createTasteServer(tools, library), {
      maxRequestBodySize: PAGE_BODY + ENVELOPE,
    });
    const response = await handler.fetch(withNamedTypes(request));
    const answer = new Response(response.body, response);
    answer.headers.set('cache-control', 'no-store');
    return answer;
  });
}

/** The library wants both media types of its answers by name, also of a client that accepts any (RFC 9110, 12.5.1). */
function withNamedTypes(request: Request): Request {
  const headers = new Headers(request.headers);
  if (!(headers.get('accept') || '*/*').includes('*/*')) return request;
  headers.set('accept', 'application/json, text/event-stream');
  return new Request(request, { headers });
}

/** The tools call operations as a caller without a token, so they never reach private brands. */
const ANONYMOUS = { token: null, isOtherSite: true } as const;

/** Operations that the tools of one request may run: two tools. A batch may hold a hundred. */
const MAX_CALLS = 4;
const TOO_MANY_CALLS = `A batch may run at most ${MAX_CALLS} operations. Call one tool in each request.`;

/** @param milliseconds of one operation: the answer streams, so it begins before its tool ends */
function toolContext(request: Request, env: Env, milliseconds: number | undefined): ToolContext {
  const settings = parseEnv(env);
  const origin = serviceOrigin(settings, new URL(request.url).origin);
  const caller = { origin, readsAllowedHosts: mayReadAllowedHosts(request, settings) };
  let calls = 0;
  const call: CallOperation = (operation, input) => {
    calls++;
    if (calls > MAX_CALLS) fail('limit_reached', TOO_MANY_CALLS);
    return withDeadline(async (deadline) => {
      await authorize(operation, ANONYMOUS, settings);
      const readsPrivateBrands = await mayReadPrivate(operation, ANONYMOUS, settings);
      const checked = validInput(operation, input);
      const context = await createContext(env, { ...caller, readsPrivateBrands }, deadline);
      return (await operation.run(checked, context)) as v.InferOutput<typeof operation.output>; // what `run` returns is what the schema describes
    }, milliseconds);
  };
  const read = documentReader(env, settings);
  const document = async (path: string) => {
    const text = await read(path);
    return withServiceAddress(text ?? fail('not_found', `Nothing is published at ${path}.`), origin);
  };
  const slugOf = async (brand: string) => {
    const { backend } = await openCatalog(env, settings);
    return resolveBrand(brand, 'brand', await backend.naming([brand])).entry.slug;
  };
  return { hosts: null, call, document, slugOf };
}
