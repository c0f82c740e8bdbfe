import type { Env } from './env.ts';
import { httpDoor } from './http.ts';
import { OPERATIONS } from './operations/index.ts';

export { Taste } from './rpc.ts';

const answer = httpDoor(OPERATIONS);

/** Everything that no static document answers arrives here. */
export default {
  fetch: (request, env) => answer(request, env),
} satisfies ExportedHandler<Env>;
