import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/local-platform.ts';
import { DIST, folderWith, MET, MISSED, PAGE, STYLE, taste } from './taste.ts';

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

let github: Server;
let api = '';
let asked: Asked[] = [];
interface Comment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly type: 'Bot' | 'User' };
}
const BOT = { type: 'Bot' } as const;
let comments: readonly Comment[] = [];

beforeAll(async () => {
  github = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      asked.push({
        method,
        url,
        authorization: headers.authorization,
        body: Buffer.concat(chunks).toString(),
      });
      const isAllowed = headers.authorization === 'Bearer good';
      response.writeHead(isAllowed ? 200 : 403, { 'content-type': 'application/json' });
      response.end(JSON.stringify(method === 'GET' ? comments : {}));
    });
  });
  await new Promise<void>((resolve) => github.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(github.address() as AddressInfo).port}`;
});
afterAll(() => github.close());

const BROKEN = PAGE.replace('Create an invoice', 'Now%0A::error::x');

/** A workspace with the variables that a runner sets. */
function runner() {
  const folder = folderWith({
    'dist/index.html': PAGE,
    'dist/style.css': STYLE,
    'dist/odd, name.html': BROKEN,
    'met.json': JSON.stringify(MET),
    'missed.json': JSON.stringify(MISSED),
    'AGENTS.md': `---\nname: Own\nverify:\n  pass_score: 70\n  target_grammar: ${JSON.stringify(MET)}\n---\n`,
    'summary.md': '',
    'output.txt': '',
    'event.json': JSON.stringify({ pull_request: { number: 7 } }),
  });
  const place = (name: string) => path.join(folder, name);
  const environment = {
    GITHUB_WORKSPACE: folder,
    GITHUB_STEP_SUMMARY: place('summary.md'),
    GITHUB_OUTPUT: place('output.txt'),
    GITHUB_EVENT_PATH: place('event.json'),
    GITHUB_REPOSITORY: 'me/site',
    GITHUB_API_URL: api,
    GITHUB_TOKEN: 'good',
  };
  return { folder, environment, written: (name: string) => readFileSync(place(name), 'utf8') };
}

describe('--github', () => {
  test('annotates the lines of a page that fails, and writes summary and outputs', async () => {
    const { folder, environment, written } = runner();
    const ended = await taste(['score', 'dist', '--grammar', 'missed.json', '--github'], {
      folder,
      environment,
    });
    expect(ended.code).toBe(1);
    const commands = ended.output.split('\n').filter((line) => line.startsWith('::'));
    expect(commands).toContainEqual(
      expect.stringMatching(/^::error file=dist\/index\.html,line=2,.*surface\.radius/),
    );
    expect(commands).toContainEqual(expect.stringMatching(/^::error file=dist\/odd%2C name\.html,/));
    expect(written('summary.md')).toMatch(/## Taste[\s\S]*❌ fail/);
    expect(written('output.txt')).toMatch(/^result=fail\nexit-code=1\nscore=[\d.]+\nidentity=\n$/);
  });

  test('annotates ten lines at most, one of each page among them', async () => {
    const { folder, environment } = runner();
    const { output } = await taste(['score', 'dist', '--brand', 'linear', '--github'], {
      folder,
      environment,
    });
    const lines = output.split('\n').filter((line) => line.startsWith('::error file='));
    expect(lines).toHaveLength(10);
    expect(lines.filter((line) => line.includes('odd%2C name'))).not.toEqual([]);
  });

  test('a page that passes has no annotation', async () => {
    const { folder, environment, written } = runner();
    const args = ['score', 'dist/index.html', '--grammar', 'met.json', '--github'];
    const ended = await taste(args, { folder, environment });
    expect(ended).toMatchObject({ code: 0, output: expect.not.stringContaining('::') });
    expect(written('output.txt')).toContain('result=pass\nexit-code=0\nscore=100');
  });

  test('no page is no pass', async () => {
    const { folder, environment, written } = runner();
    mkdirSync(path.join(folder, 'empty'));
    const ended = await taste(['score', 'empty', '--grammar', 'met.json', '--github'], {
      folder,
      environment,
    });
    expect(ended).toMatchObject({ code: 2, output: expect.stringContaining('::error') });
    expect(written('output.txt')).toContain('result=not enough evidence');
  });

  test('a page that cannot be judged says only that', async () => {
    const { folder, environment, written } = runner();
    writeFileSync(path.join(folder, 'empty.html'), '<!doctype html><title>App</title>');
    const ended = await taste(['score', 'empty.html', '--grammar', 'missed.json', '--github'], {
      folder,
      environment,
    });
    expect(ended.code).toBe(2);
    expect(ended.output.match(/^::error .*/gm)).toEqual([expect.stringContaining('too little content')]);
    expect(written('summary.md')).not.toContain('surface.radius');
  });

  test('names what passed before first, and the command that shows the changes', async () => {
    const { folder, environment, written } = runner();
    const before = await taste(['score', 'dist/index.html', '--grammar', 'met.json', '--json'], { folder });
    writeFileSync(path.join(folder, 'before.json'), before.output);
    writeFileSync(path.join(folder, 'dist/style.css'), STYLE.replace('999px', '0'));
    const ended = await taste(
      ['score', 'dist/index.html', '--grammar', 'met.json', '--baseline', 'before.json', '--github'],
      { folder, environment },
    );
    expect(ended.code).toBe(1);
    expect(written('summary.md')).toContain('npx design-taste fix dist/index.html --grammar met.json\n');
    const rules = [...written('summary.md').matchAll(/^- `([^`]+)`/gm)].map(([, rule]) => rule);
    expect(rules[0]).toBe('surface.radius');
  });

  test('what is left out stands in the summary of a page that passes', async () => {
    const { folder, environment, written } = runner();
    const args = [
      'score',
      'dist/index.html',
      '--grammar',
      'met.json',
      '--waive',
      'surface.radius=Ours | all.',
    ];
    expect(await taste([...args, '--github'], { folder, environment })).toMatchObject({ code: 0 });
    expect(written('summary.md')).toContain('Left out: `surface.radius` (Ours \\| all.)');
  });

  test.each([
    ['a missing file', ['score', 'absent.html', '--grammar', 'met.json'], 'There is no such file or folder.'],
    ['an unknown brand', ['score', 'dist', '--brand', 'lineer'], 'Unknown brand'],
    ['an unknown option', ['score', 'dist', '--brnad', 'linear'], '--brnad'],
  ])('%s is in the summary, the annotations, the outputs and the comment', async (_, args, message) => {
    asked = [];
    comments = [{ id: 2, body: '<!-- taste -->\nold', user: BOT }];
    const { folder, environment, written } = runner();
    const ended = await taste([...args, '--github', '--github-comment'], { folder, environment });
    expect(ended.code).toBe(3);
    expect(ended.output).toMatch(new RegExp(`^::error title=taste::.*${message}`, 'm'));
    expect(written('summary.md')).toContain(message);
    expect(written('output.txt')).toBe('result=usage\nexit-code=3\nscore=\nidentity=\n');
    expect(asked[1]).toMatchObject({ method: 'PATCH', body: expect.stringContaining('## Taste') });
  });

  test('is refused outside of a workflow', async () => {
    const { folder } = runner();
    const ended = await taste(['score', 'dist', '--grammar', 'met.json', '--github'], {
      folder,
      environment: {},
    });
    expect(ended).toMatchObject({ code: 3, errors: expect.stringContaining('GITHUB_STEP_SUMMARY') });
  });
});

describe('--github-comment', () => {
  const args = ['score', 'dist/index.html', '--grammar', 'met.json', '--github-comment'];

  test.each([
    ['writes a comment', [{ id: 1, body: 'Nice.', user: BOT }], 'POST', '/repos/me/site/issues/7/comments'],
    [
      'replaces its own, and none that a person wrote in its place',
      [
        { id: 1, body: '<!-- taste -->\nAll is well.', user: { type: 'User' } as const },
        { id: 2, body: '<!-- taste -->\nold', user: BOT },
      ],
      'PATCH',
      '/repos/me/site/issues/comments/2',
    ],
  ])('%s', async (_, existing, method, url) => {
    comments = existing;
    asked = [];
    const { folder, environment } = runner();
    expect(await taste(args, { folder, environment })).toMatchObject({ code: 0 });
    expect(asked.map((one) => one.method)).toEqual(['GET', method]);
    expect(asked[1]).toMatchObject({
      url,
      authorization: 'Bearer good',
      body: expect.stringContaining('<!-- taste -->'),
    });
  });

  test('a token without permission is a warning: the pages decide the exit code', async () => {
    const { folder, environment } = runner();
    const ended = await taste(args, { folder, environment: { ...environment, GITHUB_TOKEN: 'bad' } });
    expect(ended).toMatchObject({ code: 0, output: expect.stringContaining('::warning title=taste::') });
    expect(ended.output).toContain('pull-requests: write');
  });

  test('an event without a pull request is a notice', async () => {
    const { folder, environment } = runner();
    writeFileSync(environment.GITHUB_EVENT_PATH, JSON.stringify({ ref: 'refs/heads/main' }));
    const ended = await taste(args, { folder, environment });
    expect(ended).toMatchObject({ code: 0, output: expect.stringContaining('::notice title=taste::') });
  });

  test.each([
    ['no token', { GITHUB_TOKEN: '' }],
    ['no event', { GITHUB_EVENT_PATH: '' }],
  ])('%s is an error', async (_, changed) => {
    const { folder, environment } = runner();
    const ended = await taste(args, { folder, environment: { ...environment, ...changed } });
    expect(ended).toMatchObject({ code: 3, errors: expect.stringContaining('--github-comment') });
  });
});

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: {
    readonly steps: readonly {
      readonly name: string;
      readonly env: Readonly<Record<string, string>>;
      readonly run: string;
    }[];
  };
}

describe('action.yml', () => {
  const action = parse(readFileSync(path.join(ROOT, 'action.yml'), 'utf8')) as Action;

  /** Runs the step `Judge` as a runner does: expressions become environment variables, the script runs in bash. */
  function judge(given: Readonly<Record<string, string>>) {
    const { folder, environment, written } = runner();
    const step = action.runs.steps.find(({ name }) => name === 'Judge')!;
    const bin = path.join(folder, 'runner/taste/node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    symlinkSync(path.join(DIST, 'taste.js'), path.join(bin, 'taste'));
    const inputs = Object.fromEntries(
      Object.entries(step.env).map(([name, expression]) => {
        const input = /inputs\.([a-z-]+)/.exec(expression)?.[1] ?? '';
        expect(Object.keys(action.inputs)).toContain(input);
        const value = given[input] ?? action.inputs[input]!.default;
        return [name, value.startsWith('${{') ? 'good' : value];
      }),
    );
    const env = { ...process.env, ...environment, ...inputs, RUNNER_TEMP: path.join(folder, 'runner') };
    const script = path.join(folder, 'step.sh');
    writeFileSync(script, step.run);
    return new Promise<{ code: number; output: string; written: (name: string) => string }>((resolve) => {
      execFile(
        'bash',
        ['--noprofile', '--norc', '-eo', 'pipefail', script],
        { cwd: folder, env },
        (error, stdout, stderr) => {
          resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr, written });
        },
      );
    });
  }

  test('verifies a contract, writes SARIF and comments', async () => {
    asked = [];
    comments = [];
    const ended = await judge({
      contract: 'AGENTS.md',
      page: 'dist/index.html\n',
      sarif: 'taste.sarif',
      comment: 'true',
      waive: 'surface.radius=Ours, "as it is".\n',
    });
    expect(ended, ended.output).toMatchObject({ code: 0 });
    expect(ended.written('taste.sarif')).toContain('"2.1.0"');
    expect(ended.output).toContain('Ours, "as it is".');
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  test.each<[string, number, Readonly<Record<string, string>>]>([
    ['a page that fails', 1, { page: 'dist/index.html', brief: 'black ground, square corners', min: '90' }],
    ['a page that does not exist', 3, { page: 'absent.html', brand: 'linear' }],
    ['no page', 3, { brand: 'linear' }],
    ['no target', 3, { page: 'dist' }],
    ['text that is no script', 3, { page: '$(touch hacked)', brand: '"; touch hacked; "' }],
  ])('%s fails the step', async (_, code, given) => {
    const ended = await judge(given);
    expect(ended, ended.output).toMatchObject({ code });
    expect(() => ended.written('hacked')).toThrow('ENOENT');
  });

  test('every input is used, and every output is written', () => {
    const text = JSON.stringify(action.runs);
    for (const input of Object.keys(action.inputs)) expect(text).toContain(`inputs.${input} `);
    for (const [name, { value }] of Object.entries(action.outputs))
      expect(value).toContain(`outputs.${name} `);
  });
});

test('the pre-commit hook calls a command that exists with the version of the package', async () => {
  const [hook] = parse(readFileSync(path.join(ROOT, '.pre-commit-hooks.yaml'), 'utf8')) as {
    entry: string;
  }[];
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'cli/package.json'), 'utf8')) as {
    version: string;
  };
  const [, given, ...args] = /^npx --yes design-taste@(\S+) (.*)$/.exec(hook!.entry)!;
  expect(given).toBe(version);
  const { folder } = runner();
  writeFileSync(path.join(folder, 'taste.config.json'), JSON.stringify({ grammar: 'met.json' }));
  const ended = await taste([...args.join(' ').split(' '), 'dist/index.html'], { folder });
  expect(ended, ended.errors).toMatchObject({ code: 0 });
});
