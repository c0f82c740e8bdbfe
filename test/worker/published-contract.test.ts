import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import worker from '../../worker/worker.ts';
import { ask, post, SERVICE } from './ask.ts';
import { expectProblem } from './expect-answer.ts';

const PATH = '/api/styles/linear/agents.md';

it.each([SERVICE, 'http://127.0.0.1:9000', 'http://localhost:3000', 'https://other.example'])(
  'a contract contains the URL that serves it: %s',
  async (origin) => {
    const response = await worker.fetch(new Request(origin + PATH), env);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=3600');
    expect(text).toContain(`endpoint: "${origin}/api/score"`);
    expect(text).toContain(`curl -s -H content-type:application/json -d@- '${origin}/api/score'`);
    expect(text).not.toMatch(/SERVICE_URL|8787/);
  },
);

it('a service with a configured public URL uses it', async () => {
  const response = await ask(PATH, {}, { SERVICE_URL: 'https://taste.example/' });
  expect(await response.text()).toContain('endpoint: "https://taste.example/api/score"');
});

it('equals the contract of a query at the URL the query returns', async () => {
  const { contract } = await (
    await post('/api/query', { query: 'Linear' })
  ).json<{ contract: { agents_md: string; agents_md_url: string } }>();
  expect(contract.agents_md_url).toBe(SERVICE + PATH);
  expect(contract.agents_md).toBe(await (await ask(PATH)).text());
});

it('is 304 for a client that has it, and answers HEAD', async () => {
  const head = await ask(PATH, { method: 'HEAD' });
  const headers = { 'if-none-match': head.headers.get('etag') ?? '' };
  expect([head.status, (await ask(PATH, { headers })).status]).toEqual([200, 304]);
});

it('answers a preflight, and no method that writes', async () => {
  expect((await ask(PATH, { method: 'OPTIONS' })).status).toBe(204);
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await ask(PATH, { method });
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    await expectProblem(response, 405, 'method_not_allowed');
  }
});

it.each([
  ['?surface.glow=high', 400, 'unknown_axis'],
  ['?surface.radius=round', 400, 'invalid_request'],
  ['?surface.radius=pill&surface.radius=0px', 400, 'invalid_request'],
  ['?v=2', 400, 'unknown_axis'],
])('with the change %s is a problem', async (query, status, code) => {
  await expectProblem(await ask(PATH + query), status, code);
});
