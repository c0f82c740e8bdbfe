import type { IRequest } from 'itty-router';
import { Router } from 'itty-router/Router';
import type { RenderTimings } from '../src/rendered/rendered-page.ts';
import { fail, TasteError } from '../src/errors.ts';
import { ADDRESSED_PATHS, answerAddressedDocument } from './addressed-documents.ts';
import { throughCache } from './answer-cache.ts';
import { authorize, credentialsOf, mayReadPrivate } from './authorize.ts';
import { withCommonHeaders } from './common-headers.ts';
import { MCP_HEADERS, preflight } from './cors.ts';
import { withDeadline } from '../http/deadline.ts';
import { parseEnv, type Env } from './env.ts';
import { withEtag } from './etag.ts';
import { MARKDOWN } from './media-types.ts';
import { CACHE, type ListedOperation, onceLoaded, type Operation } from './operation.ts';
import { discardBody } from '../http/discard-body.ts';
import { logRequest } from '../http/request-log.ts';
import { logUnexpected, problemOf, problemResponse, SUCCESS } from '../http/problem.ts';
import {
  BOARD_PATHS,
  BRAND_DOCUMENTS,
  BRAND_PAGES,
  CONTRACT_PATH,
  LIST_PATHS,
  MCP_PATH,
  RECORDING_PATH,
} from './paths.ts';
import { answerProblemPage, prefersHtml, PROBLEM_PATH } from './problem-page.ts';
import { answerPublished } from './published-answer.ts';
import { publishedFile } from './published-documents.ts';
import { withTables } from './published-tables.ts';
import { readInput } from './read-request.ts';
import { requestIdOf } from './request-id.ts';
import { serverTiming } from './server-timing.ts';
import { TOKENS } from './tokens.ts';
import { responseOf, type Answer, type WrittenAnswer } from './written-answer.ts';

export type HttpHandler = (request: Request, env: Env) => Promise<Response>;

/** The HTTP interface: one route for each operation, one for the recordings, problem+json for everything else. */
export function httpHandler(operations: readonly ListedOperation[]): HttpHandler {
  const router = Router<IRequest, [Env]>();
  for (const path of ADDRESSED_PATHS) {
    router.get(path, answerAddressedDocument);
    router.head(path, answerAddressedDocument);
  }
  router.get(PROBLEM_PATH, answerProblemPage);
  router.head(PROBLEM_PATH, answerProblemPage);
  for (const operation of operations) {
    const answer = (request: IRequest, env: Env) =>
      answerOperation(operation, request as unknown as Request, new URL(request.url), request.params, env); // itty's type is a looser description of the same object
    router[ROUTE[operation.method]](operation.path, answer);
    if (operation.method === 'GET') router.head(operation.path, answer);
  }
  router.get(CONTRACT_PATH, answerContract);
  router.head(CONTRACT_PATH, answerContract);
  for (const path of BRAND_DOCUMENTS) {
    router.get(path, answerMissingDocument);
    router.head(path, answerMissingDocument);
  }
  // Without the database, and without a brand of the name, these are unknown paths, as other routes find.
  for (const path of [...BOARD_PATHS, ...BRAND_PAGES]) {
    router.get(path, answerBrandPage);
    router.head(path, answerBrandPage);
  }
  for (const path of LIST_PATHS) {
    router.get(path, answerStoredList);
    router.head(path, answerStoredList);
  }
  router.all(MCP_PATH, answerMcpRequest);
  router.get(RECORDING_PATH, answerRecording);
  router.head(RECORDING_PATH, answerRecording);
  const routes = [...methodsByPath(operations), ...DOCUMENTS];
  for (const [path, methods] of routes) {
    router.options(path, () => preflight());
    router.all(path, () => refuseMethod(methods));
  }
  router.all('*', (request, env) => answerUnknownPath(request, env));
  const plain = new Map(
    operations.filter(({ path }) => !path.includes(':')).map((one) => [`${one.method} ${one.path}`, one]),
  );
  // The router compares a request with every route, which takes a tenth of the time of a search.
  return (request, env) => {
    const url = new URL(request.url);
    const operation = plain.get(`${request.method} ${url.pathname}`);
    const answer =
      operation === undefined
        ? () => router.fetch(request, env) as Promise<Answer>
        : () => answerOperation(operation, request, url, {}, env);
    return observed(request, env, answer);
  };
}

/** Documents that are read alone, whether they are files or not. */
const DOCUMENTS = [...ADDRESSED_PATHS, CONTRACT_PATH, RECORDING_PATH].map(
  (path) => [path, ['GET', 'HEAD']] as const,
);

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

const ROUTE = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

const loadContext = onceLoaded(() => import('./context.ts'));

async function answerOperation(
  listed: ListedOperation,
  asked: Request,
  { origin }: URL,
  parameters: IRequest['params'],
  env: Env,
): Promise<Answer> {
  return withDeadline(async (deadline) => {
    const [operation, { createContext }] = await withTables(env.ASSETS, () =>
      Promise.all([listed.load(), loadContext()]),
    );
    const settings = parseEnv(env);
    const credentials = credentialsOf(asked, operation);
    await authorize(operation, credentials, settings);
    const input = await readInput(operation, asked, parameters, deadline);
    const { method, path } = operation;
    let { cache } = operation;
    const caller = {
      origin,
      readsPrivateBrands: await mayReadPrivate(operation, credentials, settings),
      notePrivate() {
        if (cache !== CACHE.never) cache = CACHE.private;
      },
    };
    const answer = async () => {
      const timings: RenderTimings[] = [];
      const context = await createContext(env, caller, deadline, (page) => timings.push(page));
      const output = await operation.run(input, context);
      return present(output, input, { ...operation, cache }, serverTiming(timings));
    };
    // With the catalog in memory, an answer takes less time than the cache of the data centre.
    const caching = { inDataCentre: settings.catalogBackend === 'd1' };
    // An answer to who may read private brands may be another one than everyone's.
    if (method === 'POST' && cache === CACHE.computed && !caller.readsPrivateBrands)
      return throughCache(origin + path, input, answer, caching);
    const { published } = operation;
    if (published !== undefined) return answerPublished(published, asked, operation, env);
    const response = responseOf(await answer());
    const mayBeKept = cache === CACHE.computed || cache === CACHE.documents;
    return method === 'GET' && mayBeKept ? withEtag(response, asked) : response;
  });
}

const JSON_TYPE = 'application/json';

function present(
  output: unknown,
  input: unknown,
  operation: Operation,
  timing: Record<string, string>,
): WrittenAnswer {
  const headers = { 'cache-control': operation.cache, ...timing, ...varyingBy(operation) };
  if (output === undefined) return { body: null, status: SUCCESS.no_content, headers };
  if (typeof output === 'string') {
    const mediaType = operation.mediaType?.(input) ?? MARKDOWN;
    const policy = mediaType.startsWith('text/html') && { 'content-security-policy': DOCUMENT_POLICY };
    return {
      body: output,
      status: SUCCESS.ok,
      headers: { ...headers, ...policy, 'content-type': mediaType },
    };
  }
  return {
    body: JSON.stringify(output),
    status: operation.status?.(output) ?? SUCCESS.ok,
    headers: { ...headers, 'content-type': JSON_TYPE },
  };
}

/** What a cache of others has to compare before it gives an answer on. */
function varyingBy({ method, takesToken }: Operation): Record<string, string> {
  return method === 'GET' && takesToken !== undefined ? { vary: TOKENS[takesToken].header } : {};
}

/** A page that an operation writes holds all it needs, and may be shown in a frame of this site. */
const DOCUMENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

function methodsByPath(operations: readonly ListedOperation[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of operations) {
    const known = methods.get(path) ?? [];
    methods.set(path, [...known, ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  return methods;
}

function refuseMethod(methods: readonly string[]): Response {
  const allow = [...methods, 'OPTIONS'].join(', ');
  const response = problemResponse(
    new TasteError('method_not_allowed', `This route does not support the method. Use one of ${allow}.`),
  );
  response.headers.set('allow', allow);
  return response;
}

/** A handler that is imported with its first request, like operations, and after the tables that it may use. */
function imported<Answered>(load: () => Promise<(request: IRequest, env: Env) => Promise<Answered>>) {
  return async (request: IRequest, env: Env): Promise<Answered> =>
    (await withTables(env.ASSETS, load))(request, env);
}

const answerContract = imported(() => import('./published-contract.ts').then((all) => all.answerContract));
const answerMissingDocument = imported(() =>
  import('./missing-document.ts').then((all) => all.answerMissingDocument),
);
const answerBrandPage = imported(() => import('./missing-document.ts').then((all) => all.answerBrandPage));
const answerStoredList = imported(() => import('./stored-lists.ts').then((all) => all.answerStoredList));
const answerRecording = imported(() => import('./recording.ts').then((all) => all.answerRecording));
const answerMcp = imported(() =>
  import('./mcp/endpoint.ts').then(
    ({ answerMcp }) =>
      (request, env) =>
        answerMcp(request as unknown as Request, env), // itty's type is a looser description of the same object
  ),
);
/** The protocol answers wrong methods and messages itself; only a preflight is ours. */
const answerMcpRequest = (request: IRequest, env: Env): Response | Promise<Response> =>
  request.method === 'OPTIONS' ? preflight(MCP_HEADERS) : answerMcp(request, env);

/** A browser gets a page that leads on, every other client the problem. */
async function answerUnknownPath(request: IRequest, { ASSETS }: Env): Promise<Response> {
  if (new URL(request.url).pathname.startsWith('/api/')) return fail('not_found');
  const isBrowser = ['GET', 'HEAD'].includes(request.method) && prefersHtml(request);
  const page = isBrowser ? await publishedFile(ASSETS, '/404') : null;
  if (page?.ok !== true) return varying(problemResponse(new TasteError('not_found')));
  const { status } = problemOf(new TasteError('not_found'));
  const response = new Response(page.body, { status, headers: page.headers });
  return varying(response);
}

/** A client that prefers HTML gets another answer. */
function varying(response: Response): Response {
  response.headers.set('vary', 'accept');
  return response;
}

function answerFailure(error: unknown, requestId: string): Response {
  logUnexpected(error, requestId);
  return problemResponse(error);
}
