import { describe, expect, it } from 'vitest';
import { mayReadAllowedHosts } from '../../worker/authorize.ts';
import { parseEnv, type Env } from '../../worker/env.ts';
import { ask, SERVICE } from './ask.ts';

const HOSTS = { ENVIRONMENT: 'development', FETCH_ALLOW_HOSTS: 'localhost:3000' };

function fromOrigin(origin: string | null) {
  const headers: Record<string, string> = origin === null ? {} : { origin };
  const body = JSON.stringify({ url: 'http://localhost:3000/' });
  return { method: 'POST', headers, body } as const;
}

describe('hosts of FETCH_ALLOW_HOSTS', () => {
  it.each<[string | null, boolean]>([
    [null, true],
    [SERVICE, true],
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['http://localhost:3001', false],
    ['https://evil.example', false],
    ['null', false],
  ])('are read for a request from %s: %s', async (origin, isRead) => {
    const init = fromOrigin(origin);
    const request = new Request(`${SERVICE}/api/extract`, init);
    expect(mayReadAllowedHosts(request, parseEnv(HOSTS as unknown as Env))).toBe(isRead);
    const text = await (await ask('/api/extract', init, HOSTS)).text();
    expect(text.includes('private_address')).toBe(!isRead);
  });
});

describe('RESOLVE_GUARD', () => {
  it.each([
    ['on', true],
    ['ON', true],
    ['true', true],
    ['yes', true],
    ['enabled', true],
    ['off', false],
    ['Off', false],
    ['false', false],
    ['0', false],
    ['', false],
    [undefined, false],
  ])('as %s is %s', (value, guards) => {
    expect(parseEnv({ RESOLVE_GUARD: value } as unknown as Env).resolveGuard).toBe(guards);
  });
});
