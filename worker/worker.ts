import type { Env } from './env.ts';
import { httpHandler } from './http.ts';
import { OPERATIONS } from './operations/index.ts';

export { Taste } from './rpc.ts';

const answer = httpHandler(OPERATIONS);

/** Handles every request that no static document matches. */
export default {
  fetch: (request, env) => answer(request, env),
} satisfies ExportedHandler<Env>;
