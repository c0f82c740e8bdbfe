import { afterEach, describe, expect, it, vi } from 'vitest';
import { logUnexpected } from '../../http/problem.ts';
import { type ErrorCode, TasteError } from '../../src/errors.ts';
import type { Env } from '../../worker/env.ts';
import { ask, json, post } from './ask.ts';
import { catalog } from './catalog.ts';

const SECRET = 'a-token-that-nobody-may-read';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lines that the Worker logs, as JSON. */
function watchLog(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => {
      lines.push(JSON.parse(line) as Record<string, unknown>);
    });
  }
  return lines;
}

/** A database that fails, and says in its error what nobody may read. */
const FAILING = {
  prepare() {
    throw new Error('disk failure at /srv/secret.db');
  },
} as unknown as D1Database;

describe('the log', () => {
  it.each([
    ['POST', '/api/search', 200, { q: 'swiss' }],
    ['POST', '/api/search', 400, { q: '' }],
    ['GET', '/api/nowhere', 404, undefined],
    ['GET', '/problems/internal', 200, undefined],
  ])('has one line for %s %s with status %i', async (method, path, status, body) => {
    const lines = watchLog();
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await ask(
      path,
      { ...init, headers: { 'x-private-brands-token': SECRET } },
      { LOG_REQUESTS: 'on' },
    );
    expect(response.headers.get('server-timing')).toMatch(/^total;dur=\d+$/);
    expect(lines).toEqual([
      {
        event: 'request',
        request_id: response.headers.get('x-request-id'),
        method,
        path,
        status,
        duration_ms: expect.any(Number),
        timings: response.headers.get('server-timing'),
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(SECRET);
  });

  it('is silent without the setting', async () => {
    const lines = watchLog();
    await post('/api/search', { q: 'swiss' });
    expect(lines).toEqual([]);
  });

  it('has the causes of an error under the id of its request, and the caller has none of them', async () => {
    const lines = watchLog();
    const response = await ask('/api/brands', {}, { DB: FAILING });
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('secret');
    expect(lines).toMatchObject([
      { event: 'error', request_id: response.headers.get('x-request-id'), code: 'unavailable' },
    ]);
    expect(JSON.stringify(lines)).toContain('disk failure');
  });

  it.each<[ErrorCode, unknown, number]>([
    ['not_configured', new Error('bad magic number'), 1],
    ['not_configured', undefined, 0],
    ['unreachable', new Error('connection refused'), 0],
    ['invalid_json', new SyntaxError('Unexpected end'), 0],
  ])('of %s with the cause %s has %i lines', (code, cause, count) => {
    const lines = watchLog();
    logUnexpected(new TasteError(code, 'A sentence.', { cause }));
    expect(lines).toHaveLength(count);
    if (count > 0) expect(JSON.stringify(lines)).toContain('bad magic number');
  });

  it('uses the id of the platform, and no other that a caller sends', async () => {
    const idOf = async (ray: string) =>
      (await ask('/problems/internal', { headers: { 'cf-ray': ray } })).headers.get('x-request-id');
    expect(await idOf('8f2b1c0d9e3a4b5c-FRA')).toBe('8f2b1c0d9e3a4b5c-FRA');
    expect(await idOf('"}{"event":"forged"')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['wrong-token', SECRET])('holds no token: %s', async (token) => {
    const lines = watchLog();
    const settings = { PRIVATE_BRANDS_TOKEN: SECRET, LOG_REQUESTS: 'on', DB: FAILING };
    const headers = { 'x-private-brands-token': token };
    const response = await ask('/api/brands', { headers }, settings);
    const seen = JSON.stringify([lines, [...response.headers], await response.text()]);
    expect(seen).not.toContain(SECRET);
    expect(seen).not.toContain(token);
  });
});

describe('/api/health', () => {
  const WORKS = {
    catalog: 'ok',
    search_index: 'ok',
    words: 'ok',
    database: 'ok',
    recordings: 'ok',
    events: 'bound',
    render: 'bound',
  };
  const failingBucket = { head: () => Promise.reject(new Error('R2 secret')) } as unknown as R2Bucket;

  it.each<[string, Partial<Record<keyof Env, unknown>>, object, string]>([
    ['works', {}, {}, 'ok'],
    ['has no database', { DB: undefined }, { database: 'not_bound' }, 'ok'],
    ['has a database that fails', { DB: FAILING }, { database: 'failing' }, 'degraded'],
    ['has a bucket that fails', { MEDIA: failingBucket }, { recordings: 'failing' }, 'degraded'],
    [
      'has neither bucket nor events nor browser',
      { MEDIA: undefined, EVENTS: undefined, RENDER: undefined },
      { recordings: 'not_bound', events: 'not_bound', render: 'not_bound' },
      'ok',
    ],
  ])('of a service that %s', async (_, settings, states, status) => {
    const response = await ask('/api/health', {}, settings as Partial<Env>);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = await json(response);
    expect(answer).toEqual({ status, brands: catalog.brands.length, parts: { ...WORKS, ...states } });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });
});
