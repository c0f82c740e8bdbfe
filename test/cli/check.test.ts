import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, MET, MISSED, PAGE, STYLE, taste } from './taste.ts';

const folder = folderWith({
  'index.html': PAGE,
  'style.css': STYLE,
  'met.json': JSON.stringify(MET),
  'missed.yaml': 'surface:\n  ground: black\n  radius: 0px\ntype:\n  heading_weight: light\n',
  'tokens.json': JSON.stringify({
    'color.background': '#ffffff',
    'color.text': '#222222',
    'font.body': 'Georgia',
    'radius.control': '9999px',
    'color.primary': '#0000cc',
  }),
  'other-tokens.json': JSON.stringify({
    'color.background': '#000000',
    'color.text': '#ffff00',
    'font.body': 'Courier New',
    'radius.control': '0px',
    'color.primary': '#ff0000',
  }),
  'empty.html': '<!doctype html><title>App</title><div id="root"></div>',
  'unstyled.html': PAGE.replace('style.css', 'missing.css'),
  'notes.txt': 'No page.',
  'broken.json': '{',
  'pages/a.html': PAGE.replace('style.css', '../style.css'),
  'pages/b/b.html': PAGE.replace('style.css', '/style.css'),
  'pages/node_modules/c.html': PAGE,
  'none/readme.txt': '',
});
const inFolder = (...args: readonly string[]) => taste(args, { folder });
const CLOSED = 'http://127.0.0.1:9/';

describe('exit codes', () => {
  test.each<[number, string[]]>([
    [0, ['score', 'index.html', '--grammar', 'met.json']],
    [1, ['score', 'index.html', '--grammar', 'missed.yaml']],
    [0, ['score', 'index.html', '--grammar', 'missed.yaml', '--min', '0']],
    [0, ['score', 'index.html', '--grammar', 'met.json', '--tokens', 'tokens.json', '--identity', '80']],
    [
      1,
      ['score', 'index.html', '--grammar', 'met.json', '--tokens', 'other-tokens.json', '--identity', '80'],
    ],
    [0, ['score', 'index.html', '--grammar', 'met.json', '--tokens', 'other-tokens.json']],
    [2, ['score', 'empty.html', '--grammar', 'met.json', '--min', '0']],
    [2, ['score', 'unstyled.html', '--grammar', 'met.json', '--min', '0']],
    [2, ['score', 'none', '--grammar', 'met.json']],
    [2, ['read', 'none']],
    [2, ['read', 'notes.txt']],
    [3, ['score', 'index.html']],
    [3, ['score', 'index.html', '--grammar', 'met.json', '--brand', 'linear']],
    [3, ['score', 'index.html', '--grammar', 'met.json', '--identity', '80']],
    [3, ['score', 'index.html', '--grammar', 'broken.json']],
    [3, ['score', 'index.html', '--grammar', 'absent.json']],
    [3, ['score', 'index.html', '--brand', 'no such brand']],
    [3, ['score', 'index.html', '--brief', 'hello']],
    [3, ['score', 'index.html', '--brand', 'linear', '--waive', 'motion.budget']],
    [3, ['score', 'index.html', '--brand', 'linear', '--ignore', 'motion.speed']],
    [3, ['score', '--brand', 'linear']],
    [3, ['score', 'absent.html', '--brand', 'linear']],
    [3, ['score', 'ftp://example.com/', '--brand', 'linear']],
    [3, ['score', 'index.html', '--brand', 'linear', '--root', 'pages']],
    [3, ['verify', 'index.html', 'index.html']],
    [3, ['verify', 'absent.md', 'index.html']],
    [4, ['score', CLOSED, '--grammar', 'met.json']],
    [4, ['score', 'index.html', '--target-url', CLOSED]],
    [4, ['score', 'index.html', CLOSED, 'empty.html', '--grammar', 'met.json']],
    [1, ['score', 'index.html', 'empty.html', '--grammar', 'missed.yaml']],
    [3, ['score', 'index.html', '--grammar', 'missed.yaml', '--ignore', 'surface,type']],
  ])('%i: taste %j', async (code, args) => {
    const ended = await inFolder(...args);
    expect(ended, ended.errors + ended.output).toMatchObject({ code });
    expect(ended.output + ended.errors).not.toBe('');
  });
});

test('stylesheets are read relative to the page, from the root for `/`, and never from outside', async () => {
  const all = await inFolder('score', 'pages', '--grammar', 'met.json', '--root', '.');
  expect(all, all.output).toMatchObject({ code: 0, errors: '' });
  expect(all.output).toMatch(/pages\/a\.html[\s\S]*pages\/b\/b\.html[\s\S]*2 pages, 2 pass/);
  expect(all.output).not.toContain('node_modules');
  const inside = await inFolder('read', 'pages/a.html', '--json');
  expect(JSON.parse(inside.output)).toMatchObject({ stats: { sheets_missing: 1, css_bytes: 0 } });
});

describe('a baseline', () => {
  test('without a least score, a page must not get worse', async () => {
    const page = (style: string) => ({
      'index.html': PAGE,
      'style.css': style,
      'target.json': JSON.stringify(MISSED),
    });
    const before = folderWith(page(STYLE));
    const args = ['score', 'index.html', '--grammar', 'target.json'];
    const { output } = await taste([...args, '--json'], { folder: before });
    writeFileSync(path.join(before, 'taste.json'), output);
    const same = await taste([...args, '--baseline', 'taste.json'], { folder: before });
    expect(same, same.output).toMatchObject({ code: 0, output: expect.stringContaining('as before') });
    writeFileSync(path.join(before, 'style.css'), STYLE.replace('#ffffff', '#fff0c0'));
    writeFileSync(path.join(before, 'met.json'), JSON.stringify(MET));
    const other = await taste(['score', 'index.html', '--grammar', 'met.json', '--baseline', 'taste.json'], {
      folder: before,
    });
    expect(other).toMatchObject({ code: 3, errors: expect.stringContaining('another target') });
  });

  test('a page that got worse fails, and the new failure is named', async () => {
    const folder = folderWith({ 'index.html': PAGE, 'style.css': STYLE, 'met.json': JSON.stringify(MET) });
    const args = ['score', 'index.html', '--grammar', 'met.json'];
    writeFileSync(path.join(folder, 'taste.json'), (await taste([...args, '--json'], { folder })).output);
    writeFileSync(path.join(folder, 'style.css'), STYLE.replace('999px', '0'));
    const worse = await taste([...args, '--baseline', 'taste.json'], { folder });
    expect(worse).toMatchObject({ code: 1, output: expect.stringContaining('New failures: surface.radius') });
  });

  test('among several pages, the one that got worse says why', async () => {
    const pages = { 'a.html': PAGE, 'b.html': PAGE, 'style.css': STYLE, 'met.json': JSON.stringify(MET) };
    const folder = folderWith(pages);
    const args = ['score', 'a.html', 'b.html', '--grammar', 'met.json'];
    writeFileSync(path.join(folder, 'taste.json'), (await taste([...args, '--json'], { folder })).output);
    writeFileSync(path.join(folder, 'b.css'), STYLE.replace('999px', '0'));
    writeFileSync(path.join(folder, 'b.html'), PAGE.replace('style.css', 'b.css'));
    const { code, output } = await taste([...args, '--baseline', 'taste.json'], { folder });
    expect(code).toBe(1);
    expect(output).toMatch(/^fail +b\.html .*\n +The score fell from .*\n +New failures: surface\.radius\./m);
    expect(output.match(/New failures/g)).toHaveLength(1);
  });
});

test('a contract states the least score and the tokens', async () => {
  const contract = `---\nname: Own\nverify:\n  pass_score: 90\n  target_grammar: ${JSON.stringify(MISSED)}\n---\n\nRules.\n`;
  const own = folderWith({ 'index.html': PAGE, 'style.css': STYLE, 'AGENTS.md': contract });
  const ended = await taste(['verify', 'AGENTS.md', 'index.html'], { folder: own });
  expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('below 90') });
});

test('waived axes do not count and are listed with their reason', async () => {
  const { output } = await inFolder(
    'score',
    'index.html',
    '--grammar',
    'met.json',
    '--waive',
    'surface.radius=The buttons stay.',
  );
  expect(output).toContain('The buttons stay.');
});

test.each([
  ['surface.ground,type', ['surface.radius']],
  ['surface', ['type.heading_weight']],
])('--ignore %s leaves %j', async (ignored, left) => {
  const { output } = await inFolder(
    'score',
    'index.html',
    '--grammar',
    'missed.yaml',
    '--ignore',
    ignored,
    '--json',
  );
  const { axes } = JSON.parse(output) as { axes: { key: string; status: string }[] };
  expect(axes.filter(({ status }) => status === 'fail').map(({ key }) => key)).toEqual(left);
});

describe('output', () => {
  test.each([
    ['a file', {}, false],
    ['a terminal', { isTerminal: { output: true, errors: false } }, true],
    ['NO_COLOR', { isTerminal: { output: true, errors: false }, environment: { NO_COLOR: '1' } }, false],
    ['FORCE_COLOR', { environment: { FORCE_COLOR: '1' } }, true],
    [
      'FORCE_COLOR=0',
      { isTerminal: { output: true, errors: false }, environment: { FORCE_COLOR: '0' } },
      false,
    ],
    ['TERM=dumb', { isTerminal: { output: true, errors: false }, environment: { TERM: 'dumb' } }, false],
  ])('colours: %s', async (_, io, isColored) => {
    const { output } = await taste(['score', 'index.html', '--grammar', 'met.json'], { folder, ...io });
    expect(output.includes('\u001B[')).toBe(isColored);
  });

  test('progress is shown on a terminal only', async () => {
    const args = ['score', 'index.html', '--grammar', 'met.json'];
    expect((await taste(args, { folder })).errors).toBe('');
    const shown = await taste(args, { folder, isTerminal: { output: true, errors: true } });
    expect(shown.errors).toMatch(/1\/1 index\.html.*\r/);
  });

  test('the table fits the terminal', async () => {
    const { output } = await taste(['score', 'pages', '--grammar', 'met.json', '--root', '.'], {
      folder,
      columns: 64,
    });
    expect(output.split('\n').filter((line) => line.length > 64 && !line.startsWith('against'))).toEqual([]);
  });
});

test('a page cannot write to the terminal', async () => {
  const own = folderWith({
    'index.html': PAGE.replaceAll('class="button"', 'class="a&#27;[2J\u202E"').replace(
      'Invoices',
      '&#27;]0;title&#7;',
    ),
    'style.css': STYLE.replaceAll('.button', 'a'),
    'missing.html': PAGE.replace('style.css', 'no&#27;[31m.css'),
    'missed.json': JSON.stringify(MISSED),
  });
  const rows = [
    ['score', 'index.html', '--grammar', 'missed.json'],
    ['fix', 'index.html', '--grammar', 'missed.json'],
    ['read', 'index.html'],
    ['score', '.', '--grammar', 'missed.json'],
    ['diff', 'index.html', 'missed.json'],
    ['score', 'missing.html', '--grammar', 'missed.json'],
    ['score', 'no\u001B[31m.html', '--grammar', 'missed.json'],
    ['score', 'index.html', '--brand', '\u001B[31m'],
  ];
  for (const args of rows) {
    const { output, errors } = await taste(args, { folder: own });
    expect(output + errors, args.join(' ')).not.toMatch(/[^\P{Cc}\n\t]|\u202E/u);
  }
  const { output } = await taste(['score', 'index.html', '--grammar', 'missed.json'], { folder: own });
  expect(output).toContain('a.a\uFFFD[2J');
});

test('HTML from the standard input is read without a fetch', async () => {
  const css = folderWith({ 'style.css': STYLE, 'met.json': JSON.stringify(MET) });
  const args = ['score', '-', '--css', 'style.css', '--grammar', 'met.json'];
  expect(await taste(args, { folder: css, input: PAGE })).toMatchObject({ code: 0 });
  expect(await taste(['score', '-', '--grammar', 'met.json'], { folder: css })).toMatchObject({ code: 3 });
});

test('fixes are measured, and their stylesheet reaches the gain that is promised', async () => {
  const args = ['--grammar', 'missed.yaml'];
  const { output: css } = await inFolder('fix', 'index.html', ...args, '--css-only');
  const fixed = folderWith({
    'index.html': PAGE,
    'style.css': `${STYLE}\n${css}`,
    'missed.yaml': JSON.stringify(MISSED),
  });
  const scoreOf = async (io: { folder: string }) =>
    (JSON.parse((await taste(['score', 'index.html', ...args, '--json'], io)).output) as { score: number })
      .score;
  expect(await scoreOf({ folder: fixed })).toBeGreaterThan((await scoreOf({ folder })) + 30);
});
