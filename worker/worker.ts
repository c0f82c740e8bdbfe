import type { Env } from './env.ts';
import { httpHandler } from './http.ts';
import { OPERATIONS } from './operations/index.ts';

export { Taste } from './rpc.ts';

const answer = httpHandler(OPERATIONS);

/** Everything that no static document answers arrives here. */
export default {
  fetch: (request, env) => answer(request, env),
} satisfies ExportedHandler<Env>;
