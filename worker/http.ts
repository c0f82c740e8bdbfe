import { discardBody } from '../http/discard-body.ts';
import { logUnexpected, problemResponse } from '../http/problem.ts';
import { logRequest } from '../http/request-log.ts';
import { answerOperation } from './answer-operation.ts';
import { withCommonHeaders } from './common-headers.ts';
import { parseEnv, type Env } from './env.ts';
import type { ListedOperation } from './operation.ts';
import { requestIdOf } from './request-id.ts';
import { routesOf } from './routes.ts';
import type { Answer } from './written-answer.ts';

export type HttpHandler = (request: Request, env: Env) => Promise<Response>;

/** The HTTP interface: every request of a route or of none, with a log. */
export function httpHandler(operations: readonly ListedOperation[]): HttpHandler {
  const route = routesOf(operations);
  const plain = new Map(
    operations.filter(({ path }) => !path.includes(':')).map((one) => [`${one.method} ${one.path}`, one]),
  );
  // The router compares a request with every route, which takes a tenth of the time of a search.
  return (request, env) => {
    const url = new URL(request.url);
    const operation = plain.get(`${request.method} ${url.pathname}`);
    const answer =
      operation === undefined
        ? () => route(request, env)
        : () => answerOperation(operation, request, url, {}, env);
    return observed(request, env, answer);
  };
}

/**
 * Answers with the common headers, the id of the request and the time that it took; a failure as a problem. In production
 * the clock of the platform advances only while a request waits for others, so the time is that of waiting; the log of
 * the platform has the CPU time.
 */
async function observed(request: Request, env: Env, answer: () => Promise<Answer>): Promise<Response> {
  const start = Date.now();
  const requestId = requestIdOf(request);
  const answered = await answer().catch((error: unknown) => answerFailure(error, requestId));
  await discardBody(request);
  const duration = Date.now() - start;
  const response = withCommonHeaders(answered, request, {
    'x-request-id': requestId,
    'server-timing': `total;dur=${duration}`,
  });
  if (parseEnv(env).logRequests) {
    const { method, url } = request;
    const timings = response.headers.get('server-timing') ?? '';
    const { pathname: path } = new URL(url);
    logRequest({
      request_id: requestId,
      method,
      path,
      status: response.status,
      duration_ms: duration,
      timings,
    });
  }
  return response;
}

function answerFailure(error: unknown, requestId: string): Response {
  logUnexpected(error, requestId);
  return problemResponse(error);
}
