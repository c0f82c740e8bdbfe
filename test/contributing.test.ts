import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBundled, type Workers } from '../scripts/service/start-workers.ts';

const ROOT = path.join(import.meta.dirname, '..');
const GUIDE = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');

/** A code block of the guide that names a file: its whole content, or as `diff` lines to add after a line. */
interface Block {
  readonly section: string;
  readonly language: string;
  readonly file: string;
  readonly code: string;
}

const BLOCKS = blocksOf(GUIDE);
/** New files of each example, and lists that it adds a line to. An import of what is listed is not counted. */
const SIZES: readonly (readonly [section: string, files: number, lines: number])[] = [
  ['Add an axis', 2, 1],
  ['Add a feature', 1, 1],
  ['Add an operation', 1, 1],
  ['Add a brand', 1, 0],
  ['Add an exporter', 1, 1],
];

/** Source and settings of the Worker. */
const COPIED = [
  'src',
  'decode',
  'http',
  'worker',
  'site',
  'cli',
  'render',
  'media/fonts',
  'scripts',
  'wrangler.toml',
  'migrations',
  'assets/_headers',
  'assets/styles/screenshots',
];
/** Those that the examples of the documentation name, and two more. */
const BRANDS = ['airtable', 'bulma', 'govuk', 'linear', 'stripe', 'vercel'];
const LINKED = ['node_modules', 'test', 'docs', 'bench'];
/** What an example may break. */
const COMPILED_FOLDERS = ['src', 'decode', 'http', 'worker', 'site', 'cli', 'scripts', 'bench/*.d.ts'];

/** What the compiler knows of the files that the last run compiled: to compile all of them takes 13 s of CPU time, the others 2. */
const COMPILED = path.join(ROOT, '.cache/contributing.tsbuildinfo');

/** Always the same folder, so that Node finds the modules that it compiled in the last run. */
const copy = path.join(ROOT, '.cache/contributing');
let service: Workers;

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  copySource();
  for (const block of BLOCKS) apply(block);
  for (const script of ['scripts/build/build-catalog.ts', 'scripts/build/bundle-worker.ts']) {
    const { status, stderr } = run(process.execPath, [script]);
    if (status !== 0) throw new Error(stderr);
  }
  service = await startBundled(path.join(copy, 'wrangler.toml'), path.join(copy, '.cache/worker'));
});

afterAll(async () => {
  await service.close();
  rmSync(copy, { recursive: true });
});

it.each(SIZES)('"%s" takes %i new files and %i lines in a list', (section, files, lines) => {
  const own = BLOCKS.filter((block) => block.section === section);
  const added = own
    .filter(({ language }) => language === 'diff')
    .flatMap(({ code }) => code.match(/^\+.*/gm));
  const listed = added.filter((line) => !line?.startsWith('+import '));
  expect([own.filter(({ language }) => language !== 'diff').length, listed.length]).toEqual([files, lines]);
});

it('the code of all examples compiles', () => {
  const known = path.join(copy, 'known.tsbuildinfo');
  if (existsSync(COMPILED)) cpSync(COMPILED, known);
  // Each of several checkers looks at what the files of its part import again, for twice the CPU time.
  const args = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', known];
  const { stdout, status } = run(path.join(ROOT, 'node_modules/.bin/tsc'), args);
  expect(stdout).toBe('');
  expect(status).toBe(0);
  mkdirSync(path.dirname(COMPILED), { recursive: true });
  cpSync(known, COMPILED);
}, 300_000);

it('the axis reads pages and briefs, and the feature observes pages', () => {
  const output = evaluate(`
    import { AXES } from './src/grammar/axes/index.ts';
    import { parseBrief } from './src/grammar/brief.ts';
    import { surveyPage } from './src/survey.ts';
    import { pageFromHtml } from './src/page/given-page.ts';
    const survey = (html) => surveyPage(pageFromHtml({ html }));
    const read = (html) => survey(html).readings['imagery.amount'].value;
    const observe = (html) => survey(html).features.quotations;
    console.log(JSON.stringify({
      last: AXES.at(-1).id,
      words: read('<p>Words alone carry this page.</p>'),
      picture: read('<img src="a.jpg" width="1200" height="700" alt="A field">'),
      brief: parseBrief('Lots of pictures').grammar['imagery.amount'],
      none: observe('<p>Nobody is quoted.</p>'),
      one: observe('<blockquote class="praise">It works.</blockquote><blockquote hidden>Unseen.</blockquote>'),
    }));`);
  expect(output).toEqual({
    last: 'imagery.amount',
    words: 'few',
    picture: 'many',
    brief: 'many',
    none: [],
    one: [{ selector: 'blockquote.praise', weight: expect.any(Number) }],
  });
});

describe('the operation', () => {
  it('answers', async () => {
    const response = await service.fetch('/api/values/surface.ground');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      axis: 'surface.ground',
      brands: { white: 6, cream: 0, black: 1 },
    });
  });

  it.each([
    ['GET', '/api/values/surface.smell', 400],
    ['HEAD', '/api/values/surface.ground', 200],
    ['POST', '/api/values/surface.ground', 405],
    ['OPTIONS', '/api/values/surface.ground', 204],
  ])('answers %s %s with %i', async (method, address, status) => {
    expect((await service.fetch(address, { method })).status).toBe(status);
  });

  it('is part of OpenAPI', async () => {
    expect((await openApi()).paths['/api/values/{axis}']).toMatchObject({
      get: { operationId: expect.stringMatching(/count_?values/i) },
    });
  });
});

describe('the brand', () => {
  it('is listed', async () => {
    const list = await json<{ styles: { slug: string }[] }>('/api/styles.json');
    expect(list.styles.map(({ slug }) => slug)).toEqual([...BRANDS, 'milligram'].toSorted());
  });

  it.each([
    ['.json', '"slug":"milligram"'],
    ['/design.md', 'Milligram'],
    ['/agents.md', 'Milligram'],
    ['/theme.css', '--color-primary: #9b4dca;'],
    ['/tokens.json', '9b4dca'],
  ])('has the document %s', async (name, part) => {
    const response = await service.fetch(`/api/styles/milligram${name}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(part);
  });

  it('is found', async () => {
    const found = await post('/api/search', { q: 'Milligram' });
    expect(await found.text()).toContain('"milligram"');
  });
});

describe('the exporter', () => {
  it.each([...BRANDS, 'milligram'].toSorted())('gives the document of %s', async (slug) => {
    const response = await service.fetch(`/api/styles/${slug}/theme.scss`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/x-scss; charset=utf-8');
    expect(await response.text()).toMatch(/^\$color-primary: #[0-9a-f]{6};$/m);
  });

  it('gives the document of a hybrid', async () => {
    const sources = { palette: 'milligram', surface: 'airtable' };
    const response = await post('/api/compose', { sources, output_format: 'scss' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/x-scss; charset=utf-8');
    expect(await response.text()).toContain('$color-primary: #9b4dca;');
  });

  it('is part of OpenAPI', async () => {
    const { paths } = await openApi();
    expect(paths).toHaveProperty(['/api/styles/{slug}/theme.scss']);
    expect(JSON.stringify(paths['/api/compose'])).toContain('"scss"');
  });
});

function blocksOf(guide: string): readonly Block[] {
  let section = '';
  const blocks: Block[] = [];
  // A heading inside a block belongs to the block.
  for (const [, title, language = '', file, code = ''] of guide.matchAll(
    /^## (.+)$|^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm,
  )) {
    if (title !== undefined) section = title;
    else if (file !== undefined) blocks.push({ section, language, file, code });
  }
  return blocks;
}

function copySource(): void {
  for (const part of [...COPIED, ...BRANDS.map((slug) => `catalog/${slug}.md`)]) {
    cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true });
  }
  for (const part of LINKED) symlinkSync(path.join(ROOT, part), path.join(copy, part));
  const { compilerOptions } = JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  writeFileSync(
    path.join(copy, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions,
      include: COMPILED_FOLDERS,
      exclude: ['render/in-page', 'site/browser'],
    }),
  );
  const { imports } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    imports: object;
  };
  writeFileSync(path.join(copy, 'package.json'), JSON.stringify({ type: 'module', imports }));
}

/** Writes a file, or adds the `+` lines of a diff after the line above them. */
function apply({ language, file, code }: Block): void {
  const target = path.join(copy, file);
  if (language !== 'diff') {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, code);
    return;
  }
  const [anchor = '', ...added] = code.trimEnd().split('\n');
  const before = readFileSync(target, 'utf8');
  const line = `\n${anchor.slice(1)}\n`;
  if (before.split(line).length !== 2) throw new Error(`${file} has not one line${line}`);
  const lines = added.map((each) => `${each.slice(1)}\n`).join('');
  writeFileSync(
    target,
    before.replace(line, () => line + lines),
  );
}

/** What a program prints as JSON, run in the copy. */
function evaluate(program: string): unknown {
  const { stdout, stderr } = run(process.execPath, ['--input-type=module', '-e', program]);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

function run(command: string, args: readonly string[]) {
  return spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
}

function post(address: string, body: unknown) {
  return service.fetch(address, { method: 'POST', body: JSON.stringify(body) });
}

async function json<T>(address: string): Promise<T> {
  return (await service.fetch(address)).json() as Promise<T>; // checked where it is used
}

function openApi() {
  return json<{ paths: Readonly<Record<string, object>> }>('/api/openapi.json');
}
