import type { CallOptions, Taste } from '../../../worker/rpc.ts';

interface Env {
  readonly TASTE: Service<Taste>;
}

/** What a test wants called: `/` with these in the body, `/typed` for a call as a program writes it. */
export interface Call {
  readonly method: keyof Taste;
  readonly input?: unknown;
  readonly options?: CallOptions;
}

/** Calls the service over its binding and answers what came back. */
export default {
  async fetch(request, { TASTE }) {
    if (new URL(request.url).pathname === '/typed') return Response.json(await warmBrands(TASTE));
    const { method, input, options } = await request.json<Call>();
    // The test chooses the method and the input, right or wrong.
    const service = TASTE as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
    return Response.json((await service[method]?.(input, options)) ?? null);
  },
} satisfies ExportedHandler<Env>;

/** Compiles only while the types of the methods are those of the operations. */
async function warmBrands(taste: Service<Taste>): Promise<string[]> {
  const found = await taste.search({ q: 'warm editorial', limit: 3 });
  if (!found.ok) throw new Error(found.problem.detail);
  return found.value.results.map(({ slug }) => slug);
}
