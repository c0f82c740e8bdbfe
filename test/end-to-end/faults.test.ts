import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type ServiceOptions } from '../../scripts/service/start-service.ts';
import { killedWrites } from '../../scripts/crash/killed-writes.ts';
import { startMigrated } from '../../scripts/crash/start-migrated.ts';
import { writeSameSlug } from '../../scripts/crash/same-slug.ts';
import { EXAMPLE_HTML } from '../../worker/example-page.ts';
import { sharedBundle } from './bundle.ts';
import { fewAssets } from './few-assets.ts';
import { BAD_SERVERS, listen } from './faults/bad-servers.ts';
import { FAILING_DATABASE } from './faults/failing-database.ts';
import { FAILING_RENDER } from './faults/failing-render.ts';
import { everyNth, sweep } from '../sample.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
let assets: string;
let bundle: string;
const running: Miniflare[] = [];

beforeAll(() => {
  bundle = sharedBundle().folder;
  assets = fewAssets();
});

afterAll(async () => {
  await Promise.all(running.map((service) => service.dispose().catch(() => {}))); // some are stopped before
  rmSync(folder, { recursive: true });
});

const TOKEN = 'a-token-that-nobody-may-read';
const vars = { PRIVATE_BRANDS_TOKEN: TOKEN };

interface Started {
  readonly address: URL;
  readonly ask: (route: string, body?: object, method?: string) => Promise<Answer>;
  readonly logged: string[];
  readonly stop: () => Promise<void>;
  /** Another Worker of the service, by its name. */
  readonly worker: (name: string) => Promise<{ readonly fetch: (url: string) => Promise<unknown> }>;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly code: string | null;
}

async function start(options: Omit<ServiceOptions, 'bundle' | 'assets' | 'log'>): Promise<Started> {
  const logged: string[] = [];
  const service = await startService({ vars, ...options, bundle, assets, log: (line) => logged.push(line) });
  running.push(service);
  const address = await service.ready;
  const ask: Started['ask'] = async (route, body, method = body === undefined ? 'GET' : 'POST') => {
    const headers = { 'x-private-brands-token': TOKEN };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(new URL(route, address), init);
    const text = await response.text();
    const isProblem = response.headers.get('content-type') === 'application/problem+json';
    return {
      status: response.status,
      text,
      code: isProblem ? (JSON.parse(text) as { code: string }).code : null,
    };
  };
  const worker: Started['worker'] = (name) => service.getWorker(name);
  return { address, ask, logged, worker, stop: () => service.dispose() };
}

/** Requests that need neither the database nor the bucket nor a browser. */
const REST: readonly (readonly [route: string, body?: object])[] = [
  ['/api/search', { q: 'quiet luxury' }],
  ['/api/compose', { sources: { surface: 'stripe' } }],
  ['/api/query', { query: 'like Stripe' }],
  ['/api/vectorize', { html: EXAMPLE_HTML }],
  ['/api/score', { html: EXAMPLE_HTML, target_brand: 'stripe' }],
  ['/api/score', { html: EXAMPLE_HTML, target_brand: 'Linear' }],
  ['/api/log', { event: 'search' }],
  ['/api/openapi.json'],
  ['/api/styles/stripe.json'],
  ['/api/styles/stripe/agents.md'],
];

async function expectTheRestToWork({ ask }: Started): Promise<void> {
  const answers = await Promise.all(REST.map(([route, body]) => ask(route, body)));
  expect(answers.map(({ status }) => status)).toEqual(
    REST.map(([route]) => (route === '/api/log' ? 204 : 200)),
  );
}

/** Requests that need the database. */
const STORED: readonly (readonly [method: string, route: string, body?: object])[] = [
  ['GET', '/api/brands'],
  ['GET', '/api/brands?slug=own'],
  ['POST', '/api/brands', { slug: 'own', html: EXAMPLE_HTML }],
  ['DELETE', '/api/brands/own'],
  ['POST', '/api/score', { html: EXAMPLE_HTML, target_brand: 'own' }],
];

async function expectStorageToFail({ ask }: Started, code: string): Promise<void> {
  const answers = await Promise.all(STORED.map(([method, route, body]) => ask(route, body, method)));
  expect(answers.map((answer) => [answer.status, answer.code])).toEqual(STORED.map(() => [503, code]));
  for (const { text } of answers) expect(text).not.toMatch(/SQLITE|D1_|private_brands |SELECT/);
}

async function expectToBeReadWithoutRender(service: Started): Promise<void> {
  const read = { html: EXAMPLE_HTML };
  const answer = await service.ask('/api/vectorize', read);
  expect(answer.status).toBe(200);
  expect(answer.text).toMatch(/render/);
  expect([502, 503, 504]).toContain((await service.ask('/api/render', read)).status);
}

describe('the database', () => {
  test('has no tables, because migrations were not applied', async () => {
    const service = await shared();
    await expectStorageToFail(service, 'unavailable');
    expect(service.logged.join('\n')).toContain('no such table');
  });

  describe('fails', () => {
    let service: Started;
    let fails: (mode: string) => Promise<unknown>;
    beforeAll(async () => {
      const others = [{ name: 'database', modules: true, script: FAILING_DATABASE }];
      service = await start({ change: { d1Databases: {}, serviceBindings: { DB: 'database' } }, others });
      const database = await service.worker('database');
      fails = (mode) => database.fetch(`https://database/${mode}`);
    });

    test.each(['locked', 'full', 'corrupt', 'slow'])('because it is %s', async (mode) => {
      await fails(mode);
      await expectStorageToFail(service, 'unavailable');
      if (mode === 'slow') await expectTheRestToWork(service);
    });
  });

  test('has a file of other bytes', async () => {
    const data = path.join(folder, 'data');
    const first = await start({ data });
    expect((await first.ask('/api/brands')).status).toBe(503); // writes the file
    await first.stop();
    const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.sqlite'),
    );
    const inD1 = files.filter((name) => name.includes('d1'));
    expect(inD1).not.toEqual([]);
    for (const name of inD1) writeFileSync(path.join(data, name), 'not a database '.repeat(1000));
    const service = await start({ data });
    await expectStorageToFail(service, 'unavailable');
    await expectTheRestToWork(service);
  });
});

/** Answers to writes; twice as many are sent. */
const KILLED_AFTER = sweep(8, 12);

describe('private brands', () => {
  test('that were acknowledged are there after the service was killed', async () => {
    const { acknowledged, ...survived } = await killedWrites(
      { bundle, assets, data: path.join(folder, 'killed') },
      2 * KILLED_AFTER,
      KILLED_AFTER,
    );
    expect(acknowledged).toBeGreaterThanOrEqual(KILLED_AFTER);
    expect(survived.present).toBeGreaterThanOrEqual(acknowledged);
    expect(survived).toMatchObject({ lost: [], broken: [] });
  });

  test('that are written many times at once are one', async () => {
    const service = await startMigrated({ bundle, assets });
    running.push(service);
    const { statuses, rows, name } = await writeSameSlug(await service.ready, 'same', 20);
    expect({ statuses, rows }).toEqual({ statuses: { 200: 19, 201: 1 }, rows: 1 });
    expect(name).toMatch(/^same \d+$/);
  });
});

describe('what a service can do without', () => {
  let service: Started;
  beforeAll(async () => {
    const vars = { PRIVATE_BRANDS_TOKEN: TOKEN, JUDGE_RENDER: 'always' };
    service = await start({ vars, change: { d1Databases: {}, r2Buckets: {} } });
  });

  test('the database is not bound', () => expectStorageToFail(service, 'not_configured'));

  test('the bucket of recordings is not bound', async () => {
    expect(await service.ask('/styles/videos/stripe.mp4')).toMatchObject({
      status: 503,
      code: 'not_configured',
    });
  });

  test('the render service is not bound: the page is read without it, and says so', () =>
    expectToBeReadWithoutRender(service));

  test('the rest works', () => expectTheRestToWork(service));
});

describe('parts that fail', () => {
  const entrypoint = (body: string) =>
    `import { WorkerEntrypoint } from 'cloudflare:workers'; export default class extends WorkerEntrypoint { ${body} }`;
  let service: Started;
  let renderBehaves: (mode: string) => Promise<unknown>;
  beforeAll(async () => {
    const change = {
      r2Buckets: {},
      analyticsEngineDatasets: {},
      serviceBindings: { MEDIA: 'bucket', EVENTS: 'events', RENDER: 'render' },
    };
    const bucket = entrypoint("head() { throw new Error('R2 10001: internal error'); }");
    const events = entrypoint("writeDataPoint() { throw new Error('too many points'); }");
    const others = [
      { name: 'bucket', modules: true, script: bucket },
      { name: 'events', modules: true, script: events },
      { name: 'render', modules: true, script: FAILING_RENDER },
    ];
    service = await start({ vars: { ...vars, JUDGE_RENDER: 'always' }, change, others });
    const render = await service.worker('render');
    renderBehaves = (mode) => render.fetch(`https://render/mode/${mode}`);
  });

  test('the bucket of recordings', async () => {
    expect(await service.ask('/styles/videos/stripe.mp4')).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
    expect(service.logged.join('\n')).toContain('R2 10001');
  });

  test('the event log throws, events are dropped, and the rest works', () => expectTheRestToWork(service));

  test.each(['crashes', 'answers what is no JSON', 'ends in the middle of its answer', 'never answers'])(
    'the render service %s: the page is read without it, and says so',
    async (mode) => {
      await renderBehaves(encodeURIComponent(mode));
      await expectToBeReadWithoutRender(service);
    },
  );
});

describe('the published files', () => {
  const lacking = [
    ['the catalog', 'catalog.json', '/api/search', { q: 'bank' }],
    ['the search index', 'search-index.bin', '/api/search', { q: 'bank' }],
    ['the network that reads words', 'axis-model.bin', '/api/query', { query: 'like Stripe' }],
    ['the tables', 'tables.json', '/api/search', { q: 'bank' }],
    ['the OpenAPI document', 'openapi.json', '/api/openapi.json', undefined],
  ] as const;

  // Each takes a service of its own.
  test.each(everyNth(lacking, 2))('lack %s', async (_, name, route, body) => {
    const script = `export default { async fetch(request, { REAL }) {
      return new URL(request.url).pathname === '/data/${name}' ? new Response(null, { status: 404 }) : REAL.fetch(request);
    } }`;
    const files = await shared();
    const change = { assets: undefined, serviceBindings: { ASSETS: 'files' } };
    const others = [
      {
        name: 'files',
        modules: true,
        script,
        serviceBindings: { REAL: { external: { address: files.address.host, http: {} } } },
      },
    ];
    const service = await start({ change, others });
    const problem = await service.ask(route, body);
    expect(problem).toMatchObject({ status: 503, code: 'not_configured' });
    expect(problem.text).toContain(`/data/${name}`);
    expect((await files.ask(route, body)).status).toBe(200);
  });
});

describe('a page whose server', () => {
  test.concurrent.each(BAD_SERVERS)('$name', async (server) => {
    const { url, close } = await listen(server);
    const service = await shared();
    const answer = await service.ask('/api/vectorize', { url });
    expect([answer.status, answer.code], answer.text).toEqual([server.status, server.code]);
    close();
  });
});

let one: Promise<Started> | undefined;
const HOSTS = Array.from({ length: 65_536 - 1024 }, (_, n) => `127.0.0.1:${n + 1024}`);

/** One service without faults; it may fetch from every port of loopback. */
function shared(): Promise<Started> {
  return (one ??= start({ vars: { ...vars, FETCH_ALLOW_HOSTS: HOSTS.join(',') } }));
}
