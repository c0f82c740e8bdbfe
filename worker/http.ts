import type { IRequest } from 'itty-router';
import { Router } from 'itty-router/Router';
import { fail, TasteError } from '../src/errors.ts';
import { throughCache } from './answer-cache.ts';
import { createContext } from './context.ts';
import { CORS_HEADERS, preflight } from './cors.ts';
import { withDeadline } from './deadline.ts';
import type { Env } from './env.ts';
import { CACHE, type Operation } from './operation.ts';
import { problemResponse } from './problem.ts';
import { readInput } from './read-request.ts';

export type HttpDoor = (request: Request, env: Env) => Promise<Response>;

/** The HTTP door: one route for each operation, problem+json for everything else. */
export function httpDoor(operations: readonly Operation[]): HttpDoor {
  const router = Router<IRequest, [Env]>({ catch: answerFailure, finally: [withCommonHeaders] });
  for (const operation of operations) {
    const answer = (request: IRequest, env: Env) => answerOperation(operation, request, env);
    router[operation.method === 'GET' ? 'get' : 'post'](operation.path, answer);
    if (operation.method === 'GET') router.head(operation.path, answer);
  }
  for (const [path, methods] of methodsByPath(operations)) {
    router.options(path, preflight);
    router.all(path, () => refuseMethod(methods));
  }
  router.all('*', () => fail('not_found'));
  return (request, env) => router.fetch(request, env) as Promise<Response>;
}

async function answerOperation(operation: Operation, request: IRequest, env: Env): Promise<Response> {
  return withDeadline(async (signal) => {
    const asked = request as unknown as Request; // itty's type is a looser description of the same object
    const input = await readInput(operation, asked, request.params, signal);
    const answer = async () =>
      present(await operation.run(input, createContext(env, asked, signal)), input, operation);
    const isShared = operation.method === 'POST' && operation.cache === CACHE.computed;
    return isShared ? throughCache(new URL(asked.url).origin + operation.path, input, answer) : answer();
  });
}

function present(output: unknown, input: unknown, operation: Operation): Response {
  const headers = { 'cache-control': operation.cache };
  if (output === undefined) return new Response(null, { status: 204, headers });
  if (typeof output === 'string') {
    const mediaType = operation.mediaType?.(input) ?? 'text/markdown; charset=utf-8';
    return new Response(output, { headers: { ...headers, 'content-type': mediaType } });
  }
  return Response.json(output, { headers });
}

function methodsByPath(operations: readonly Operation[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of operations) {
    const known = methods.get(path) ?? [];
    methods.set(path, [...known, ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  return methods;
}

function refuseMethod(methods: readonly string[]): Response {
  const allow = [...methods, 'OPTIONS'].join(', ');
  const response = problemResponse(new TasteError('method_not_allowed', `This route answers ${allow}.`));
  response.headers.set('allow', allow);
  return response;
}

function answerFailure(error: unknown): Response {
  // What is not a TasteError was not foreseen: the log gets all of it, the caller nothing.
  if (!(error instanceof TasteError) || error.code === 'internal') console.error(error);
  return problemResponse(error);
}

function withCommonHeaders(response: Response, request: IRequest): Response {
  for (const [name, value] of Object.entries(CORS_HEADERS)) response.headers.set(name, value);
  response.headers.set('x-content-type-options', 'nosniff');
  return request.method === 'HEAD' ? new Response(null, response) : response;
}
