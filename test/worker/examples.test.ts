import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { MARKDOWN } from '../../worker/media-types.ts';
import type { Operation } from '../../worker/operation.ts';
import { loadOperations } from '../../worker/operations/index.ts';
import { ask, post } from './ask.ts';
import { SHOP } from './pages.ts';

const examples = ((await loadOperations()) as readonly Operation[]).flatMap((operation) =>
  (operation.examples ?? []).map((example) => ({ name: operation.name, ...example, operation })),
);

beforeEach(() => {
  // Examples name pages of the real web.
  const headers = { 'content-type': 'text/html' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(SHOP, { headers }));
});
afterEach(() => vi.restoreAllMocks());

function send({ method, path }: Operation, input: unknown): Promise<Response> {
  if (method === 'POST') return post(path, input);
  const fields = Object.entries(input as Record<string, string>);
  const address = fields.reduce((text, [name, value]) => text.replace(`:${name}`, value), path as string);
  const query = new URLSearchParams(fields.filter(([name]) => !path.includes(`:${name}`)));
  return ask(`${address}?${query.toString()}`, { method });
}

describe.each(examples)('the example of $name: $summary', ({ operation, input }) => {
  it('gets the described answer', async () => {
    const response = await send(operation, input);
    const { output, mediaTypes = [MARKDOWN] } = operation;
    const body = await response.text();
    expect(response.ok, body).toBe(true);
    if (response.status === 204) {
      expect(v.safeParse(output, undefined).issues).toBeUndefined();
      return;
    }
    const type = response.headers.get('content-type') ?? '';
    const isText = v.is(output, '') && mediaTypes.includes(type);
    expect(v.safeParse(output, isText ? body : JSON.parse(body)).issues).toBeUndefined();
  });
});
