import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startMigrated } from '../../scripts/crash/start-migrated.ts';
import { attack, moved } from '../../scripts/ssrf/attack.ts';
import { PAGE_INPUTS, isRefused, PAGE } from '../../scripts/ssrf/page-inputs.ts';
import { HOSTILE_URLS } from '../../scripts/ssrf/hostile-urls.ts';
import { createNetwork } from '../../scripts/ssrf/network.ts';
import { sharedBundle } from './bundle.ts';
import { sweep } from '../sample.ts';
import { fewAssetsAndContracts } from './few-assets.ts';

vi.setConfig({ testTimeout: 120_000 }); // milliseconds, for a busy machine

/** Each input gets every nth URL; `npm run ssrf` gives all of them to all. */
const STRIDE = sweep(64, 32);

const network = createNetwork();
const running: Miniflare[] = [];
let service: URL;
let guarded: URL;

beforeAll(async () => {
  const bundle = sharedBundle().folder;
  const assets = fewAssetsAndContracts();
  const change = { outboundService: network.answer };
  running.push(await startMigrated({ bundle, assets, change }));
  running.push(await startMigrated({ bundle, assets, change, vars: { RESOLVE_GUARD: 'on' } }));
  [service, guarded] = (await Promise.all(running.map(({ ready }) => ready))) as [URL, URL];
});

afterAll(async () => {
  await Promise.all(running.map((one) => one.dispose()));
});

beforeEach(() => {
  network.fetched.length = 0;
});

test.each(PAGE_INPUTS)('$name fetches a page that exists', async (input) => {
  expect(await isRefused(service, input, `${PAGE}?${input.name}`)).toBe(false);
  expect(network.fetched).toContain(`${PAGE}?${encodeURI(input.name)}`);
});

test('nothing hostile is fetched, directly or indirectly', async () => {
  expect(HOSTILE_URLS.length).toBeGreaterThan(200);
  const { attempts, accepted, forbidden } = await attack(service, network, STRIDE);
  expect(accepted).toEqual([]);
  expect(forbidden).toEqual([]);
  expect(attempts).toBeGreaterThan((HOSTILE_URLS.length * PAGE_INPUTS.length) / STRIDE);
  expect(network.fetched.length).toBeGreaterThan(100); // redirects were followed, up to the hostile URL
});

describe('with RESOLVE_GUARD', () => {
  const inward = 'https://inward.example.com/';

  test.each(PAGE_INPUTS)('$name fetches no host whose name leads inward', async (input) => {
    expect(await isRefused(guarded, input, inward)).toBe(true);
    await isRefused(guarded, input, moved(inward));
    expect(network.fetched.filter((url) => url.startsWith(inward))).toEqual([]);
    expect(network.fetched.some((url) => url.includes('name=inward.example.com'))).toBe(true);
  });

  test('a name is looked up once for a page', async () => {
    expect(await isRefused(guarded, PAGE_INPUTS[0]!, `${PAGE}many`)).toBe(false);
    const lookups = network.fetched.filter((url) => url.includes('dns-query'));
    expect(lookups.length).toBe(2);
    expect(network.fetched.length).toBeLessThanOrEqual(50);
  });

  test('such a host is fetched without it, where the platform decides', async () => {
    expect(await isRefused(service, PAGE_INPUTS[0]!, inward)).toBe(false);
  });
});

describe('one request to the service makes at most 50', () => {
  const url = `${PAGE}many?first`;
  const second = `${PAGE}many?second`;
  test.each([
    ['for a page', '/api/vectorize', { url }],
    ['for two pages of a score', '/api/score', { url, target_url: second }],
    ['for two pages of a comparison', '/api/diff', { a: { url }, b: { url: second } }],
    ['for two pages of a query', '/api/query', { query: url, candidate_url: second }],
  ])('%s whose parts are redirects', async (_, route, body) => {
    const response = await fetch(new URL(route, service), { method: 'POST', body: JSON.stringify(body) });
    expect(response.status).toBe(200);
    expect(network.fetched.length).toBeGreaterThan(20);
    expect(network.fetched.length).toBeLessThanOrEqual(50);
  });
});
