import type { IRequest } from 'itty-router';
import type { RenderTimings } from '../src/rendered/rendered-page.ts';
import { withDeadline } from '../http/deadline.ts';
import { SUCCESS } from '../http/problem.ts';
import { throughCache } from './answer-cache.ts';
import { authorize, credentialsOf, mayReadAllowedHosts, mayReadPrivate } from './authorize.ts';
import { parseEnv, serviceOrigin, type Env } from './env.ts';
import { withEtag } from './etag.ts';
import { MARKDOWN } from './media-types.ts';
import { CACHE, type ListedOperation, onceLoaded, type Operation } from './operation.ts';
import { DOCUMENT_POLICY } from './policies.ts';
import { answerPublished } from './published-answer.ts';
import { withTables } from './published-tables.ts';
import { readInput } from './read-request.ts';
import { serverTiming } from './server-timing.ts';
import { TOKENS } from './tokens.ts';
import { responseOf, type Answer, type WrittenAnswer } from './written-answer.ts';

const loadContext = onceLoaded(() => import('./context.ts'));

/** Runs an operation for a request that its route has matched. */
export async function answerOperation(
  listed: ListedOperation,
  asked: Request,
  url: URL,
  parameters: IRequest['params'],
  env: Env,
): Promise<Answer> {
  return withDeadline(async (deadline) => {
    const [operation, { createContext }] = await withTables(env.ASSETS, () =>
      Promise.all([listed.load(), loadContext()]),
    );
    const settings = parseEnv(env);
    const origin = serviceOrigin(settings, url.origin);
    const credentials = credentialsOf(asked, operation);
    await authorize(operation, credentials, settings);
    const input = await readInput(operation, asked, parameters, deadline);
    const { method, path } = operation;
    let { cache } = operation;
    const caller = {
      origin,
      readsAllowedHosts: mayReadAllowedHosts(asked, settings),
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
