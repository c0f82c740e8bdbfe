import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/local-platform.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { migrate } from '../../scripts/crash/start-migrated.ts';
import { startBoth, type Workers } from '../../scripts/service/start-workers.ts';
import { folderWith, taste } from '../cli/taste.ts';
import { renderBundle } from '../render-bundle.ts';
import { SHOP, SHOP_CSS } from '../worker/pages.ts';
import { sharedBundle } from './bundle.ts';
import { fewAssets } from './few-assets.ts';
import { everyNth, isWhole } from '../sample.ts';

/** Seconds since 1970, the time of every answer. */
const EPOCH = '1795000000';
/** Milliseconds; by then the command waits for its input, even on a busy machine. */
const STARTED_MS = 1_000;
/** Node of the system, which may be an older one; the tests run in the one of the project. */
const NODES = [...new Set([process.execPath, '/usr/bin/node'].filter((file) => existsSync(file)))];

const folder = folderWith({ 'index.html': SHOP, 'shop.css': SHOP_CSS });
let installed = '';
let command = '';
let site: Server;
let address = '';
let service: Workers;
/** Of the service, as contracts name it. */
let origin = '';
let packed: Packed;

beforeAll(async () => {
  installed = mkdtempSync(path.join(tmpdir(), 'installed-'));
  [packed] = JSON.parse(npm(['pack', '--json', '--pack-destination', installed], path.join(ROOT, 'cli'))) as [
    Packed,
  ];
  install(path.join(installed, packed.filename));
  command = path.join(installed, 'node_modules/.bin/taste');
  site = createServer(({ url = '/' }, response) => {
    const isCss = url === '/shop.css';
    const isPage = url === '/' || url === '/index.html';
    response.writeHead(isCss || isPage ? 200 : 404, { 'content-type': isCss ? 'text/css' : 'text/html' });
    response.end(isCss ? SHOP_CSS : isPage ? SHOP : '');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  address = `http://${host}/`;
  service = await startBoth(
    { bundle: sharedBundle().folder, assets: fewAssets(), vars: { FETCH_ALLOW_HOSTS: host } },
    { bundle: renderBundle() },
  );
  const contract = await (await service.fetch('/api/styles/linear/agents.md')).text();
  origin = /endpoint: "(.*)\/api\/score"/.exec(contract)?.[1] ?? '';
  await migrate(service.runtime);
});

afterAll(async () => {
  await service?.close();
  site?.close();
  rmSync(installed, { recursive: true, force: true });
});

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the installed command. */
function installedTaste(args: readonly string[], node: string = process.execPath): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, SOURCE_DATE_EPOCH: EPOCH, CHROMIUM_PATH: ensureChromium() };
    execFile(node, [command, ...args], { cwd: folder, env, maxBuffer: 1e8 }, (error, output, errors) => {
      resolve({ code: error === null ? 0 : Number(error.code), output, errors });
    });
  });
}

/** The body of the service, with the time of the tests. */
async function served(route: string, body: object): Promise<string> {
  const response = await service.fetch(route, { method: 'POST', body: JSON.stringify(body) });
  return atEpoch(await response.text());
}

function atEpoch(text: string): string {
  const time = new Date(Number(EPOCH) * 1000).toISOString();
  return text.replace(/"timestamp":"[^"]*"/, `"timestamp":"${time}"`);
}

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Puts the packed files and the link of the command where npm puts them, which takes npm 8 s for this package alone. */
function install(file: string): void {
  if (isWhole) {
    npm(['install', '--offline', '--no-audit', '--no-fund', file], installed);
    return;
  }
  const target = path.join(installed, 'node_modules/design-taste');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
  const { bin, dependencies } = JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8')) as {
    bin: { taste: string };
    dependencies?: object;
  };
  expect(dependencies).toBeUndefined(); // else they would have to be installed as well
  mkdirSync(path.join(installed, 'node_modules/.bin'));
  symlinkSync(path.join('../design-taste', bin.taste), path.join(installed, 'node_modules/.bin/taste'));
  chmodSync(path.join(target, bin.taste), 0o755);
}

test('the package contains what it needs and nothing else', () => {
  const others = packed.files.filter(
    ({ path: file }) => !/^(?:package\.json|README\.md|LICENSE|dist\/)/.test(file),
  );
  expect(others).toEqual([]);
  expect(packed.size).toBeLessThan(9_200_000); // bytes; the typefaces of boards are a third
  expect(statSync(command).mode & 0o111).not.toBe(0);
});

test.each(NODES)('%s runs every kind of command from an empty folder', async (node) => {
  const rows: [number, string[]][] = [
    [0, ['--version']],
    [0, ['read', 'index.html', '--offline']],
    [1, ['score', 'index.html', '--brand', 'linear', '--offline']],
    [2, ['read', 'shop.css', '--offline']],
    [3, ['score', 'index.html']],
    [4, ['read', 'http://127.0.0.1:9/']],
    [0, ['query', 'warm cream ground, bold serif headings']],
  ];
  const own = everyNth(rows, 3); // the other tests run the commands in this Node
  const asked = node === process.execPath && NODES.length > 1 ? own : rows;
  const ended = await Promise.all(asked.map(([, args]) => installedTaste(args, node)));
  expect(
    ended.map(({ code }) => code),
    ended.map(({ errors }) => errors).join(''),
  ).toEqual(asked.map(([code]) => code));
});

describe('the JSON is the body of the service', () => {
  const brief = 'Warm cream ground, bold serif headings, pill buttons.';
  test.each<[string[], string, object, string?]>([
    [['read', 'URL', '--json'], '/api/vectorize', { url: 'URL' }],
    [['read', 'URL', '--json', '--explain'], '/api/vectorize', { url: 'URL', explain: true }],
    [['read', '-', '--json', '--css', 'shop.css'], '/api/vectorize', { html: SHOP, css: SHOP_CSS }, SHOP],
    [
      ['score', 'URL', '--brand', 'linear', '--json'],
      '/api/score',
      { url: 'URL', target_brand: 'linear', fixes: 'fast' },
    ],
    [
      ['fix', 'URL', '--brief', brief, '--trials', '2.8', '--json'],
      '/api/score',
      { url: 'URL', brief, fixes: 'proven' },
    ],
    [['search', 'warm', 'serif', '--json'], '/api/search', { q: 'warm serif' }],
    [['query', brief, '--json'], '/api/query', { query: brief }],
    [
      ['compose', 'palette=stripe', 'type=linear', '--json'],
      '/api/compose',
      { sources: { palette: 'stripe', type: 'linear' } },
    ],
    [['diff', 'URL', 'linear', '--json'], '/api/diff', { a: { url: 'URL' }, b: { brand: 'linear' } }],
    [['nearest', 'URL', '--json'], '/api/nearest', { url: 'URL' }],
  ])('taste %j', async (args, route, body, input) => {
    const { output } = await inProcess(
      args.map((arg) => (arg === 'URL' ? address : arg)),
      input,
    );
    const asked = JSON.parse(JSON.stringify(body).replaceAll('"URL"', JSON.stringify(address))) as object;
    expect(output).toBe(await served(route, asked));
  });

  test('a file is read as the service reads it from a web server', async () => {
    const { output } = await inProcess(['score', 'index.html', '--brand', 'linear', '--json']);
    const from = await served('/api/score', {
      url: `${address}index.html`,
      target_brand: 'linear',
      fixes: 'fast',
    });
    const same = (text: string) =>
      text.replaceAll('http://files.localhost/', address).replace(/"input_sha256":"[^"]*"/, '');
    expect(same(output)).toBe(same(from));
  });
});

/** Runs the command in this process, which is faster. */
function inProcess(args: readonly string[], input = '') {
  return taste(args, { folder, input, environment: { SOURCE_DATE_EPOCH: EPOCH, TASTE_SERVICE_URL: origin } });
}

test('--render reads the page in Chromium, a file as well', async () => {
  const { output, errors } = await installedTaste(['read', 'index.html', '--render', '--json']);
  expect(JSON.parse(output), errors).toMatchObject({
    render_pass: { enabled: true, used: true },
    stats: { sheets_missing: 0 },
  });
});

test('mcp serves the tools of the service to the official client', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [command, 'mcp', '--allow-host', new URL(address).host],
      cwd: folder,
    }),
  );
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['score', 'contract', 'search_brands']),
  );
  const scored = await client.callTool({ name: 'score', arguments: { url: address, brand: 'linear' } });
  expect(scored.structuredContent).toMatchObject({ verdict: expect.any(String), url: address });
  const brand = await client.callTool({ name: 'get_brand', arguments: { brand: 'linear' } });
  expect(brand.structuredContent).toMatchObject({ brand: { slug: 'linear' } });
  const fixed = await client.callTool({ name: 'fix', arguments: { url: address, brand: 'linear' } });
  expect(fixed.structuredContent).toMatchObject({ score: expect.any(Number) });
  expect(JSON.stringify(fixed.structuredContent)).not.toContain('limit of trials');
  const contract = await client.callTool({ name: 'contract', arguments: { brand: 'linear' } });
  expect(JSON.stringify(contract.structuredContent)).toContain('## Verify');
  expect(JSON.stringify(contract.structuredContent)).not.toContain('{SERVICE_URL}');
  await client.close();
});

test('mcp answers what arrived before the end of its input, also a line that is no JSON', () => {
  const clientInfo = { name: 'test', version: '1.0.0' };
  const initialize = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  const messages = [
    { id: 1, method: 'initialize', params: initialize },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/call', params: { name: 'get_brand', arguments: { brand: 'linear' } } },
  ].map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }));
  const input = ['hello', ...messages, ''].join('\n');
  const { stdout, status } = spawnSync(process.execPath, [command, 'mcp'], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>); // JSON-RPC
  expect(status).toBe(0);
  expect(answers).toEqual([
    expect.objectContaining({ id: null, error: expect.objectContaining({ code: -32700 }) }),
    expect.objectContaining({ id: 1, result: expect.anything() }),
    expect.objectContaining({ id: 2, result: expect.anything() }),
  ]);
});

test('an interrupted watch ends with the code of the last check', async () => {
  const child = spawn(
    process.execPath,
    [command, 'score', 'index.html', '--brand', 'linear', '--offline', '--watch'],
    { cwd: folder },
  );
  child.stdout.on('data', () => child.kill('SIGINT'));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code).toBe(1);
});

test('other commands end at once when they are interrupted', async () => {
  const child = spawn(process.execPath, [command, 'read', '-'], { cwd: folder });
  await new Promise((resolve) => child.on('spawn', resolve));
  setTimeout(() => child.kill('SIGINT'), STARTED_MS);
  const signal = await new Promise((resolve) => child.on('close', (_, by) => resolve(by)));
  expect(signal).toBe('SIGINT');
});

test('the documents of the package are those that the service publishes', () => {
  const own = path.join(installed, 'node_modules/design-taste/dist/data/documents/styles/linear/agents.md');
  expect(readFileSync(own, 'utf8')).toBe(
    readFileSync(path.join(ROOT, 'assets/api/styles/linear/agents.md'), 'utf8'),
  );
});
