import { spawnSync } from 'node:child_process';
import { getEventListeners } from 'node:events';
import fs, { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { SERVICE_ADDRESS } from '../../src/contract/service-address.ts';
import { withoutService } from '../../src/contract/verify-section.ts';
import { EXPORTERS } from '../../src/contract/exporters/index.ts';
import { COMMANDS } from '../../cli/commands/index.ts';
import { ROOT } from '../../scripts/local-platform.ts';
import { folderWith, MET, MISSED, PAGE, STYLE, taste } from './taste.ts';

const folder = folderWith({ 'index.html': PAGE, 'style.css': STYLE, 'met.json': JSON.stringify(MET) });

describe('the catalog', () => {
  test.each<[string[], RegExp]>([
    [['search', 'quiet', 'editorial', 'serif', '--limit', '2'], /2 of \d+ brands/],
    [['search', 'duolingo'], /duolingo: the brand itself\n[^]+: resembles duolingo\n/],
    [['query', 'warm cream ground, bold serif headings'], /surface\.ground +cream/],
    [['compose', 'palette=stripe', 'type=linear'], /Stripe × Linear hybrid/],
    [['board', 'Stripe'], /^<!doctype html>[^]+<style>[^]+<h1[^]+Stripe/],
    [['board', 'palette=stripe', 'type=linear'], /^<!doctype html>[^]+Stripe × Linear hybrid/],
    [['board', '--brand', 'Stripe'], /^<!doctype html>/],
    [['board', '--compose', 'palette=stripe', 'type=linear'], /Stripe × Linear hybrid/],
    [['tokens', 'Stripe'], /^\/\*\n \* Stripe\n[^]+:root \{/],
    [['tokens', '--brand', 'stripe.com', '--format', 'dtcg'], /"\$type": "color"/],
    [['tokens', 'palette=stripe', 'type=linear', '--format', 'tailwind'], /Stripe × Linear hybrid[^]+@theme/],
    [['compose', 'palette=stripe', '--format', 'agents_md'], /^---\nname:/],
    [['diff', 'linear', 'stripe'], /surface\.ground +black → white/],
    [['diff', 'index.html', 'met.json'], /similarity .* 1\.00 on 3 axes, 3 the same/],
    [['nearest', 'linear', '--limit', '2'], /^like Linear/],
    [['nearest', 'index.html'], /^like index\.html\n[^]*alike in [a-z]+\.[a-z_]+, /],
    [['contract', '--brand', 'linear.app'], /^---\nname: "Linear"/],
    [['contract', 'linear'], /^---\nname: "Linear"/],
    [['contract', 'gov.uk'], /^---\nname: "GOV.UK"/],
    [['contract', '--brief', 'bold serif headings on cream'], /^---\nname:/],
    [['contract', '--compose', 'palette=stripe', '--compose', 'type=linear'], /^---\nname: "Stripe/],
    [['contract', 'palette=stripe', 'type=linear'], /^---\nname: "Stripe/],
    [['contract', '--compose', 'palette=stripe', 'type=linear'], /^---\nname: "Stripe/],
    [['contract', 'index.html'], /^---\nname: /],
    [['read', 'index.html'], /surface\.radius .*pill/],
  ])('taste %j', async (args, shown) => {
    const ended = await taste(args, { folder });
    expect(ended).toMatchObject({ code: 0, errors: '' });
    expect(ended.output).toMatch(shown);
  });

  test('names files that are missing by their path in the folder', async () => {
    const own = folderWith({ 'index.html': PAGE.replace('<h1>', '<img src="../hall.jpg"><h1>') });
    const { output } = await taste(['read', 'index.html'], { folder: own });
    expect(output).toContain('read without them: /hall.jpg.');
    expect(output).not.toContain('files.localhost');
  });

  test.each<[number, string[]]>([
    [2, ['search', 'qqzzxxvv']],
    [3, ['search']],
    [3, ['query', 'zzz']],
    [3, ['compose']],
    [3, ['board']],
    [3, ['board', 'stripe', 'linear']],
    [3, ['board', 'nobody']],
    [3, ['board', 'stripe', 'type=linear']],
    [3, ['tokens']],
    [3, ['tokens', 'stripe', 'linear']],
    [3, ['tokens', 'nobody']],
    [3, ['tokens', 'stripe', '--format', 'sass']],
    [3, ['compose', 'palette=stripe', 'palette=linear']],
    [3, ['compose', 'palette']],
    [3, ['compose', 'colour=stripe']],
    [3, ['compose', 'palette=nobody']],
    [3, ['diff', 'linear']],
    [3, ['diff', 'linear', 'no such brand']],
    [3, ['nearest', 'absent.html']],
    [3, ['contract']],
    [3, ['contract', '--brand', 'linear', '--brief', 'warm']],
    [3, ['contract', '--brand', 'nobody at all']],
    [3, ['contract', 'nobody']],
    [3, ['contract', 'absent.html']],
    [3, ['contract', 'linear', 'stripe']],
    [3, ['fix', 'index.html', '--contract', 'index.html']],
    [3, ['fix', 'index.html', '--contract', 'absent.md']],
    [3, ['score', 'index.html', '--contract', 'absent.md', '--brand', 'linear']],
    [3, ['completion', 'tcsh']],
    [3, ['mcp', 'index.html']],
    [4, ['read', 'http://127.0.0.1:9/']],
    [4, ['nearest', 'http://127.0.0.1:9/']],
  ])('%i: taste %j', async (code, args) => {
    const ended = await taste(args, { folder });
    expect(ended, ended.output + ended.errors).toMatchObject({ code });
  });

  test('the contract of a brand is the published one, with the address of the service if it is known', async () => {
    const published = readFileSync(path.join(ROOT, 'assets/api/styles/linear/agents.md'), 'utf8');
    const plain = await taste(['contract', '--brand', 'linear']);
    expect(plain.output).toBe(withoutService(published));
    expect(plain.output).not.toContain(SERVICE_ADDRESS);
    const ofBrief = await taste(['contract', '--brief', 'warm, serif, quiet']);
    expect(ofBrief.output).toContain('## Verify');
    expect(ofBrief.output).not.toContain(SERVICE_ADDRESS);
    const environment = { TASTE_SERVICE_URL: 'https://taste.example/' };
    const { output } = await taste(['contract', '--brand', 'linear'], { environment });
    expect(output).toContain('endpoint: "https://taste.example/api/score"');
  });

  test.each(EXPORTERS.map(({ id, file }) => [id.replaceAll('_', '-'), file]))(
    '`taste tokens --format %s` writes the %s of the service, for brands of every kind',
    async (format, file) => {
      for (const brand of ['klarna', 'linear', 'economist', 'govuk', 'spotify']) {
        const { output } = await taste(['tokens', brand, '--format', format]);
        expect(output, brand).toBe(readFileSync(path.join(ROOT, 'assets/api/styles', brand, file), 'utf8'));
      }
    },
  );

  test.each([
    [
      ['compose', 'surface=spotify,palette=spotify'],
      'Write a space between pairs: surface=spotify palette=spotify',
    ],
    [['board', 'stripe', 'type=linear'], 'Give one brand, or a mix: palette=stripe type=linear'],
    [['compose', 'palette=stripe', 'palette=linear'], 'Give one brand for palette.'],
    [['tokens', 'stripe', '--format', 'sass'], '--format must be one of dtcg, '],
  ])('taste %j says what to write', async (args, message) => {
    expect((await taste(args)).errors).toContain(message);
  });

  test('an unknown brand is refused with what to do, a private one as well', async () => {
    const near = await taste(['contract', '--brand', 'lineer']);
    expect(near.errors).toContain('Did you mean linear');
    const unknown = await taste(['score', 'index.html', '--brand', 'our-private-brand'], { folder });
    expect(unknown).toMatchObject({ code: 3, errors: expect.stringContaining('Private brands') });
  });

  test('a page made from a contract passes `verify`, and a composed grammar is a target', async () => {
    const own = folderWith({});
    const write = async (file: string, ...args: string[]) =>
      writeFileSync(path.join(own, file), (await taste(args, { folder: own })).output);
    await write(
      'AGENTS.md',
      'compose',
      'palette=stripe',
      'type=linear',
      'surface=stripe',
      'whitespace=linear',
      '--format',
      'agents_md',
    );
    await write(
      'index.html',
      'compose',
      'palette=stripe',
      'type=linear',
      'surface=stripe',
      'whitespace=linear',
      '--format',
      'html',
    );
    await write(
      'mix.json',
      'compose',
      'palette=stripe',
      'type=linear',
      'surface=stripe',
      'whitespace=linear',
      '--json',
    );
    const verified = await taste(['verify', 'AGENTS.md', 'index.html'], { folder: own });
    expect(verified, verified.output + verified.errors).toMatchObject({ code: 0 });
    for (const command of ['score', 'fix']) {
      const ended = await taste([command, 'index.html', '--contract', 'AGENTS.md'], { folder: own });
      expect(ended, ended.output + ended.errors).toMatchObject({ code: 0 });
    }
    const scored = await taste(['score', 'index.html', '--grammar', 'mix.json'], { folder: own });
    expect(scored, scored.output + scored.errors).toMatchObject({ code: 0 });
  });

  test('taste fix lists what brings the page closer to the tokens, with CSS', async () => {
    const { output } = await taste(['fix', 'index.html', '--brand', 'linear'], { folder });
    expect(output).toMatch(
      /\nIdentity [\d.]+: the tokens of the target\nEach is measured alone[^\n]+\n\+[\d.]+ {2}\w[^]*\{\n/,
    );
  });
});

describe('taste.config.json', () => {
  const withConfig = (config: object, file = 'taste.config.json') =>
    folderWith({
      'site/index.html': PAGE,
      'site/style.css': STYLE,
      'site/met.json': JSON.stringify(MET),
      'missed.json': JSON.stringify(MISSED),
      [file]: JSON.stringify(config),
    });

  test.each<[string, object, string[], number, RegExp]>([
    ['pages and target', { pages: ['site'], grammar: 'site/met.json' }, [], 0, /pass/],
    [
      'a target on the command line replaces its target',
      { pages: ['site'], grammar: 'site/met.json' },
      ['--grammar', 'missed.json'],
      1,
      /fail/,
    ],
    [
      'a page on the command line replaces its pages',
      { pages: ['absent'], grammar: 'site/met.json' },
      ['site'],
      0,
      /pass/,
    ],
    [
      'an option of the command line comes first',
      { pages: ['site'], grammar: 'missed.json', min: 99 },
      ['--min', '0'],
      0,
      /pass/,
    ],
    [
      'waivers',
      { pages: ['site'], grammar: 'site/met.json', waive: { 'surface.radius': 'Ours.' } },
      [],
      0,
      /Ours\./,
    ],
    ['an unknown field', { page: ['site'] }, [], 3, /Unknown field `page`. Did you mean `pages`\?/],
    ['a wrong value', { pages: ['site'], min: 120 }, [], 3, /min:/],
  ])('%s', async (_, config, args, code, text) => {
    const ended = await taste(['score', ...args], { folder: withConfig(config) });
    expect(ended, ended.output + ended.errors).toMatchObject({ code });
    expect(ended.output + ended.errors).toMatch(text);
  });

  test('paths are relative to the file', async () => {
    const own = withConfig({ pages: ['.'], grammar: 'met.json' }, 'site/own.json');
    expect(await taste(['score', '--config', 'site/own.json'], { folder: own })).toMatchObject({ code: 0 });
    expect(await taste(['score', '--config', 'absent.json'], { folder: own })).toMatchObject({ code: 3 });
  });
});

describe('completion', () => {
  test.each(['bash', 'zsh', 'fish'])('%s names every command and option', async (shell) => {
    const { code, output } = await taste(['completion', shell]);
    expect(code).toBe(0);
    for (const { name, options } of COMMANDS) {
      expect(output).toContain(name);
      for (const option of Object.keys(options)) expect(output).toContain(option);
    }
  });
});

/** What Bash offers for the last word of a line. */
async function offered(...line: readonly string[]): Promise<string[]> {
  const { output } = await taste(['completion', 'bash']);
  const words = line.map((word) => `'${word}'`).join(' ');
  const script = `${output}\nCOMP_WORDS=(taste ${words}); COMP_CWORD=${line.length}; _taste; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
  return stdout.split('\n').filter((word) => word !== '');
}

test.each<[string, readonly string[], readonly string[]]>([
  ['brands after --brand', ['score', 'a.html', '--brand', 'linea'], ['linear']],
  ['brands after --brand=', ['score', '--brand', '=', 'linea'], ['linear']],
  ['brands as arguments', ['nearest', 'linea'], ['linear']],
  ['files for a path', ['score', '--sarif', ''], []],
  ['files for a page', ['score', ''], []],
  ['nothing for a number', ['score', '--min', ''], []],
  ['options', ['score', '--brie'], ['--brief']],
  ['shells', ['completion', 'f'], ['fish']],
  ['formats', ['tokens', 'linear', '--format', 'fig'], ['figma']],
  ['commands', ['comp'], ['compose', 'completion']],
])('Bash completes %s', async (_, line, words) => {
  expect(await offered(...line)).toEqual(words);
});

test('Bash offers every brand after --brand', async () => {
  expect((await offered('score', '--brand', '')).length).toBeGreaterThan(100);
});

test.each([
  ['bash', ['-n']],
  ['zsh', ['-n']],
  ['fish', ['--no-execute']],
])('the completion of %s is a script that it accepts, where it is installed', async (shell, args) => {
  const { output } = await taste(['completion', shell]);
  const { error, status, stderr } = spawnSync(shell, args, { input: output, encoding: 'utf8' });
  if (error !== undefined) return expect(error).toMatchObject({ code: 'ENOENT' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('bash completes commands and options', async () => {
  const { output } = await taste(['completion', 'bash']);
  const complete = (...words: string[]) => {
    const script = `${output}\nCOMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _taste; echo "\${COMPREPLY[*]}"`;
    return spawnSync('bash', { input: script, encoding: 'utf8' }).stdout.trim();
  };
  expect(complete('taste', 'ver')).toBe('verify');
  expect(complete('taste', 'score', '--ba')).toBe('--baseline --badge --base-url');
});

describe('--watch', () => {
  test('judges again when a file changes, and ends with the last code', async () => {
    const own = folderWith({ 'index.html': PAGE, 'style.css': STYLE, 'met.json': JSON.stringify(MET) });
    const stop = new AbortController();
    const shown: string[] = [];
    const running = taste(['score', 'index.html', '--grammar', 'met.json', '--watch'], {
      folder: own,
      stop: stop.signal,
      write: (text) => void shown.push(text),
    });
    const until = async (count: number) => {
      for (let tries = 0; shown.length < count && tries < 400; tries++) await wait(25);
    };
    await until(1);
    await wait(200); // a watcher misses what changes while it starts
    writeFileSync(path.join(own, 'style.css'), STYLE.replace('999px', '0'));
    await until(2);
    stop.abort();
    expect(await running).toMatchObject({ code: 1 });
    expect(shown.map((text) => text.slice(0, 4))).toEqual(['pass', 'fail']);
  });

  test('asks a local page again and again without holding on to what each time took', async () => {
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.setHeader('content-type', 'text/html').end(PAGE);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // a TCP server has one
    const stop = new AbortController();
    const page = `http://127.0.0.1:${port}/`;
    const running = taste(['score', page, '--grammar', 'met.json', '--watch'], { folder, stop: stop.signal });
    const until = async (count: number) => {
      for (let tries = 0; asked.length < count && tries < 400; tries++) await wait(25);
      await wait(100); // the answer is read
      return getEventListeners(stop.signal, 'abort').length;
    };
    const held = await until(3);
    expect(await until(6)).toBeLessThanOrEqual(held + 3); // fetch holds one a request until memory is collected
    stop.abort();
    await running;
    server.close();
  });

  test('notices a change after a local server left one request without an answer', async () => {
    let body = PAGE;
    let hangs = false;
    const server = createServer((_, response) => {
      if (!hangs) return void response.setHeader('content-type', 'text/html').end(body);
      hangs = false;
      body = PAGE.replace('<main>', '<main style="background: #000">');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // a TCP server has one
    const soon = AbortSignal.timeout.bind(AbortSignal);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => soon(time / 20));
    const stop = new AbortController();
    const shown: string[] = [];
    const running = taste(['score', `http://127.0.0.1:${port}/`, '--grammar', 'met.json', '--watch'], {
      folder,
      stop: stop.signal,
      write: (text) => void shown.push(text),
    });
    const until = (count: number) => vi.waitUntil(() => shown.length >= count, { timeout: 8000 });
    await until(1);
    hangs = true;
    await until(2);
    stop.abort();
    await running;
    timeout.mockRestore();
    server.closeAllConnections();
    server.close();
  });

  test('goes on when the system refuses to watch one more folder', async () => {
    const { watch } = fs;
    let watcher: fs.FSWatcher | undefined; // the last that is made: those of its own subfolders come before it
    fs.watch = ((...args: Parameters<typeof watch>) => (watcher = watch(...args))) as typeof watch;
    syncBuiltinESMExports();
    const stop = new AbortController();
    const shown: string[] = [];
    const running = taste(['score', 'index.html', '--grammar', 'met.json', '--watch'], {
      folder,
      stop: stop.signal,
      write: (text) => void shown.push(text),
    });
    await vi.waitUntil(() => shown.length > 0, { timeout: 10_000 });
    watcher?.emit('error', new Error('ENOSPC: too many watchers'));
    stop.abort();
    expect(await running).toMatchObject({
      code: 0,
      errors: expect.stringMatching(/changes .*ENOSPC: too many/i),
    });
    fs.watch = watch;
    syncBuiltinESMExports();
  });

  test.each([['-'], ['https://example.com/'], ['http://127.0.0.1.example.com/']])(
    '%s is refused',
    async (page) => {
      const ended = await taste(['score', page, '--grammar', 'met.json', '--watch'], { folder, input: PAGE });
      expect(ended).toMatchObject({ code: 3, errors: expect.stringContaining('--watch') });
    },
  );
});

test('a folder that links out of itself gives nothing away', async () => {
  const own = folderWith({
    'secret.css': STYLE,
    'site/index.html': PAGE.replace('style.css', 'link/secret.css'),
  });
  mkdirSync(path.join(own, 'site', 'inner'));
  symlinkSync(own, path.join(own, 'site', 'link'));
  const { output } = await taste(['read', 'site/index.html', '--json'], { folder: own });
  expect(JSON.parse(output)).toMatchObject({ stats: { css_bytes: 0, sheets_missing: 1 } });
});
