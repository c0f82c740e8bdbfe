import type { IRequest } from 'itty-router';
import { Router } from 'itty-router/Router';
import { fail, TasteError } from '../src/errors.ts';
import { problemOf, problemResponse } from '../http/problem.ts';
import { ADDRESSED_PATHS, answerAddressedDocument } from './addressed-documents.ts';
import { answerOperation } from './answer-operation.ts';
import { MCP_HEADERS, preflight } from './cors.ts';
import type { Env } from './env.ts';
import type { ListedOperation } from './operation.ts';
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
import { publishedFile } from './published-documents.ts';
import { withTables } from './published-tables.ts';
import type { Answer } from './written-answer.ts';

/** One route for each operation, those of the documents, and problem+json for everything else. */
export function routesOf(
  operations: readonly ListedOperation[],
): (request: Request, env: Env) => Promise<Answer> {
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
  return (request, env) => router.fetch(request, env) as Promise<Answer>;
}

const ROUTE = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

/** Documents that are read alone, whether they are files or not. */
const DOCUMENTS = [...ADDRESSED_PATHS, CONTRACT_PATH, RECORDING_PATH].map(
  (path) => [path, ['GET', 'HEAD']] as const,
);

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
