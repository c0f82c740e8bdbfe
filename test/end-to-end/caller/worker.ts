import type { CallOptions, Taste } from '../../../worker/rpc.ts';

interface Env {
  readonly TASTE: Service<Taste>;
}

/** The call to make: `/` with these fields in the body, `/typed` for a typed call. */
export interface Call {
  readonly method: keyof Taste;
  readonly input?: unknown;
  readonly options?: CallOptions;
}

/** Calls the service over its binding and returns its answer. */
export default {
  async fetch(request, { TASTE }) {
    if (new URL(request.url).pathname === '/typed') return Response.json(await warmBrands(TASTE));
    const { method, input, options } = await request.json<Call>();
    // Tests send valid and invalid methods and inputs.
    const service = TASTE as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
    return Response.json((await service[method]?.(input, options)) ?? null);
  },
} satisfies ExportedHandler<Env>;

/** Compiles only if the method types match the operations. */
async function warmBrands(taste: Service<Taste>): Promise<string[]> {
  const found = await taste.search({ q: 'warm editorial', limit: 3 });
  if (!found.ok) throw new Error(found.problem.detail);
  return found.value.results.map(({ slug }) => slug);
}
