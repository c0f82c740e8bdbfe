import { describe, expect, it } from 'vitest';
import { ERRORS } from '../../src/errors.ts';
import type { Operation } from '../../worker/operation.ts';
import { loadOperations } from '../../worker/operations/index.ts';
import { ask, json, post } from './ask.ts';
import { expectProblem } from './expect-answer.ts';
import { SITE } from './upstream.ts';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'Content-Type',
  'access-control-expose-headers':
    'Accept-Ranges, Allow, Content-Range, ETag, Link, Server-Timing, WWW-Authenticate, X-Request-Id',
};

function expectCors(response: Response): void {
  for (const [name, value] of Object.entries(CORS)) expect(response.headers.get(name)).toBe(value);
}

const OPERATIONS: readonly Operation[] = await loadOperations();
const posts = OPERATIONS.filter(({ method }) => method === 'POST');

describe.each(posts)('POST $path', ({ path, bodyLimit }) => {
  it('answers a preflight', async () => {
    const response = await ask(path, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expectCors(response);
  });

  it('refuses other methods and lists the allowed ones', async () => {
    const response = await ask(path, { method: 'DELETE' });
    expect(response.headers.get('allow')).toContain('POST');
    await expectProblem(response, 405, 'method_not_allowed');
  });

  it('refuses a body that is not JSON', async () => {
    await expectProblem(await ask(path, { method: 'POST', body: '{"url":' }), 400, 'invalid_json');
  });

  it('refuses a body above its limit, with or without Content-Length', async () => {
    const text = `{"url":"${'a'.repeat(bodyLimit)}"}`;
    await expectProblem(await ask(path, { method: 'POST', body: text }), 413, 'body_too_large');
    const stream = new Response(text).body;
    await expectProblem(await ask(path, { method: 'POST', body: stream }), 413, 'body_too_large');
  });
});

describe('a body that no route reads', () => {
  it.each([
    ['above the limit', '/api/vectorize', 413],
    ['above the limit of MCP', '/mcp', 413],
    ['at an unknown path', '/api/nothing', 404],
    ['of a wrong method', '/api/health', 405],
  ])('%s is taken to its end, so that the client sees the answer', async (_, path, status) => {
    const size = 8 * 1024 * 1024;
    const { readable, writable } = new FixedLengthStream(size);
    const sent = new Response(new Uint8Array(size)).body?.pipeTo(writable);
    const headers = {
      'content-length': String(size),
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const response = await ask(path, { method: 'POST', body: readable, headers });
    expect(response.status).toBe(status);
    await expect(sent).resolves.toBeUndefined();
  });
});

describe('any request', () => {
  it.each([
    ['an unknown path', '/api/nothing'],
    ['an unknown document', '/api/no-such-document.json'],
    ['the root', '/'],
  ])('to %s is a 404 problem', async (_, path) => {
    await expectProblem(await ask(path), 404, 'not_found');
  });

  it('to an unknown path is a page for browsers, which caches keep apart from the problem', async () => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask('/nothing', { method, headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([response.status, response.headers.get('vary')]).toEqual([404, 'accept']);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    }
    const problem = await ask('/nothing', { headers: { accept: 'application/json' } });
    expect([problem.status, problem.headers.get('vary')]).toEqual([404, 'accept']);
  });

  it('with HEAD has the headers of GET and no body', async () => {
    const get = await ask('/problems/not_found');
    const head = await ask('/problems/not_found', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('cache-control')).toBe(get.headers.get('cache-control'));
    expect(await head.text()).toBe('');
  });

  it('with GET on a POST route lists the allowed methods', async () => {
    const response = await ask('/api/score');
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    await expectProblem(response, 405, 'method_not_allowed');
  });

  it('may omit Content-Type or send a wrong one', async () => {
    const body = new TextEncoder().encode(JSON.stringify({ url: `${SITE}/` }));
    expect((await ask('/api/vectorize', { method: 'POST', body })).status).toBe(200);
    const headers = { 'content-type': 'text/plain' };
    expect((await ask('/api/vectorize', { method: 'POST', body, headers })).status).toBe(200);
  });

  it.each([
    ['in no encoding', [0x22, 0xff, 0xfe, 0x22]],
    ['in UTF-16', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
    ['compressed', [0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03]],
  ])('with a body %s is refused, and told how to send it', async (_, bytes) => {
    const body = new Uint8Array(bytes);
    const response = await ask('/api/vectorize', { method: 'POST', body });
    const { detail } = await expectProblem(response, 400, 'invalid_json');
    expect(detail).toMatch(/UTF-8, not compressed/);
  });

  it.each([['null'], ['[]'], ['"text"'], ['12'], ['{}'], ['{"url":7}'], ['{"url":null}'], ['{"url":""}']])(
    'with the JSON %s has the wrong shape',
    async (body) => {
      await expectProblem(await ask('/api/vectorize', { method: 'POST', body }), 400, 'invalid_request');
    },
  );

  it('names the fields that are wrong', async () => {
    const { errors } = await json(await post('/api/score', { url: 7, explain: 'yes' }));
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(['url', 'explain']);
  });
});

describe('a cacheable response', () => {
  const paths = ['/problems/not_found', '/api/search?q=swiss'];

  it.each(paths)('is 304 for a client with the same entity tag: %s', async (path) => {
    const first = await ask(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(path, { headers: { 'if-none-match': condition } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
      expectCors(again);
    }
  });

  it.each(paths)('is sent to a client with another entity tag: %s', async (path) => {
    const again = await ask(path, { headers: { 'if-none-match': '"other"' } });
    expect(again.status).toBe(200);
    expect(await again.text()).not.toBe('');
  });

  it.each(paths)('has the same entity tag and no body for HEAD: %s', async (path) => {
    const head = await ask(path, { method: 'HEAD' });
    expect(head.headers.get('etag')).toBe((await ask(path)).headers.get('etag'));
    expect(await head.text()).toBe('');
  });

  it('has another entity tag for other content', async () => {
    const tags = await Promise.all(
      ['swiss', 'brutalist'].map(async (q) => (await ask(`/api/search?q=${q}`)).headers.get('etag')),
    );
    expect(tags[0]).not.toBe(tags[1]);
  });
});

describe('an error code', () => {
  it.each(Object.keys(ERRORS))('%s is documented at its type URL', async (code) => {
    const described = await json(await ask(`/problems/${code}`));
    expect(described).toMatchObject({ code, title: ERRORS[code as keyof typeof ERRORS] });
  });

  it.each([['nothing'], ['__proto__'], ['toString']])('%s does not exist', async (code) => {
    await expectProblem(await ask(`/problems/${code}`), 404, 'not_found');
  });
});
