import { readFileSync } from 'node:fs';
import path from 'node:path';
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { JSDOM } from 'jsdom';
import type { Log } from 'sarif';
import { describe, expect, test } from 'vitest';
import { withPaths } from '../../cli/pages/with-paths.ts';
import { isInside } from '../../cli/pages/is-inside.ts';
import { regionFinder } from '../../cli/reports/find-region.ts';
import { markdownReport, reportWithin } from '../../cli/reports/markdown.ts';
import { EXIT } from '../../cli/exit-code.ts';
import type { CheckedPage } from '../../cli/check/check-pages.ts';
import { folderWith, MET, MISSED, PAGE, STYLE, taste } from './taste.ts';

// The schema is of draft 4, of which it uses nothing that later drafts changed but its own `id`.
const { $schema: _, id: __, ...sarifSchema } = schema;
const ajv = new Ajv({ strict: false, unicodeRegExp: false, allErrors: true });
addFormats(ajv);
const validate = ajv.compile(sarifSchema);

const HOSTILE = PAGE.replace('Create an invoice', '&lt;b&gt; | `x` ]]&gt; &amp;amp; "q" &#8;').replaceAll(
  'Invoices',
  '&lt;script&gt;',
);
const folder = folderWith({
  'index.html': PAGE,
  'style.css': STYLE,
  'hostile & <odd>.html': HOSTILE,
  'empty.html': '<!doctype html><title>App</title>',
  'met.json': JSON.stringify(MET),
  'missed.json': JSON.stringify(MISSED),
  'tokens.json': JSON.stringify({
    'color.background': '#000000',
    'font.body': 'Courier New',
    'color.text': '#ffff00',
    'color.primary': '#ff0000',
    'radius.control': '0px',
  }),
});
const report = async (kind: string, ...args: readonly string[]) =>
  (await taste(['score', ...args, `--${kind}`, '-'], { folder })).output;

const CASES: readonly (readonly [string, readonly string[]])[] = [
  ['a page that passes', ['index.html', '--grammar', 'met.json']],
  [
    'a page that fails',
    ['index.html', '--grammar', 'missed.json', '--tokens', 'tokens.json', '--identity', '80'],
  ],
  ['hostile text', ['hostile & <odd>.html', '--grammar', 'missed.json']],
  ['a page without content', ['empty.html', '--grammar', 'met.json']],
  ['several pages', ['.', '--grammar', 'missed.json']],
  ['a page that does not answer', ['http://127.0.0.1:9/', '--grammar', 'met.json']],
  [
    'waived and ignored axes',
    ['index.html', '--grammar', 'missed.json', '--waive', 'surface.radius=Ours.', '--ignore', 'type'],
  ],
];

test('Markdown shows groups of tokens as code', async () => {
  const others = 'voice,imagery,motion,type,palette,whitespace';
  const markdown = await report('md', 'index.html', '--brand', 'linear', '--ignore', others);
  expect(markdown).toContain('`--shadow-*`');
  expect(markdown).not.toContain('\\`--');
});

describe.each(CASES)('%s', (_, args) => {
  test('SARIF follows the schema of 2.1.0', async () => {
    const isValid = validate(JSON.parse(await report('sarif', ...args)));
    expect(isValid, JSON.stringify(validate.errors)).toBe(true);
  });

  test.each(['junit', 'badge'])('%s is well-formed XML', async (kind) => {
    const xml = await report(kind, ...args);
    expect(() => new JSDOM(xml, { contentType: 'application/xml' })).not.toThrow();
  });
});

describe('SARIF', () => {
  const log = async (...args: readonly string[]) =>
    (JSON.parse(await report('sarif', ...args)) as Log).runs[0]!;

  test('names the start tag of the element that shows a value', async () => {
    const { results = [] } = await log('index.html', '--grammar', 'missed.json');
    const radius = results.find(({ ruleId }) => ruleId === 'surface.radius');
    const { artifactLocation, region } = radius!.locations![0]!.physicalLocation!;
    expect(artifactLocation).toEqual({ uri: 'index.html', uriBaseId: 'SRCROOT' });
    const line = PAGE.split('\n')[region!.startLine! - 1]!;
    expect(line.slice(region!.startColumn! - 1, region!.endColumn! - 1)).toBe(
      '<a class="button" href="/new">',
    );
    expect(radius!.level).toBe('error');
  });

  test('lists what differs on a page that passes as notes', async () => {
    const { results = [] } = await log('index.html', '--grammar', 'missed.json', '--min', '0');
    expect(new Set(results.map(({ level }) => level))).toEqual(new Set(['note']));
  });

  test('is written to a file, in a folder that it makes', async () => {
    const ended = await taste(
      ['score', 'index.html', '--grammar', 'met.json', '--sarif', 'reports/taste.sarif'],
      { folder },
    );
    expect(ended.output).toContain('pass');
    expect(readFileSync(path.join(folder, 'reports/taste.sarif'), 'utf8')).toContain('"2.1.0"');
  });
});

test('JUnit counts one failure for a page, and skips what the page does not show', async () => {
  const page = 'surface:\n  ground: black\nmotion:\n  character: smooth\n';
  const own = folderWith({ 'index.html': PAGE, 'style.css': STYLE, 'target.yaml': page });
  const { output } = await taste(['score', 'index.html', '--grammar', 'target.yaml', '--junit', '-'], {
    folder: own,
  });
  expect(output).toMatch(/tests="3" failures="1" errors="0" skipped="1"/);
});

test('Markdown shows the text of a page as text', async () => {
  const text = await report('md', 'hostile & <odd>.html', '--grammar', 'missed.json');
  expect(text).toContain('hostile &amp; &lt;odd>.html');
  expect(text).not.toMatch(/<(?:script|b|odd)/);
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  expect(new Set(rows.map((row) => row.replaceAll(String.raw`\|`, '').split('|').length)).size).toBe(1);
});

test.each([
  ['missed.json', /taste: \d+/, '#cf222e'],
  ['met.json', /taste: unclear/, '#57606a'],
])(
  'the badge of pages of which one is empty, against %s, agrees with the exit code',
  async (target, title, color) => {
    const svg = await report('badge', 'index.html', 'empty.html', '--grammar', target);
    expect(svg).toMatch(title);
    expect(svg).toContain(color);
  },
);

test.each([
  ['index.html', 'met.json', '#1a7f37'],
  ['index.html', 'missed.json', '#cf222e'],
  ['empty.html', 'met.json', '#57606a'],
])('the badge of %s against %s is %s', async (page, target, color) => {
  expect(await report('badge', page, '--grammar', target)).toContain(color);
});

test.each([
  ['h1#top', '<p>\n<h1 id="top">', [2, 1]],
  ['a.button.large', '<a class=button></a>\n <a class="x large button">', [2, 2]],
  [':root', '\n<html lang=en>', [2, 1]],
  ['p.cut-off-cla…', '<p class="cut-off-class">', null],
  ['main', '<p>', null],
])('the region of %s', (selector, html, place) => {
  const region = regionFinder(html)(selector);
  expect(region && [region.startLine, region.startColumn]).toEqual(place);
});

test('the region of an element is found on a page that nests 30,000 deep', () => {
  const html = `${'<div>\n'.repeat(30_000)}<p>a<p>b`;
  expect(regionFinder(html)('p')).toMatchObject({ startLine: 30_001, startColumn: 1, endColumn: 4 });
});

test('the name of a file stands as it is in place of its address', () => {
  const url = 'http://files.localhost/a%24%26.html';
  const page = { subject: { url }, name: 'a$&.html', file: 'a$&.html' };
  const access = { root: null, allowHosts: [], render: false, offline: false };
  expect(withPaths(`See ${url} now.`, [{ ...page, access }])).toBe('See a$&.html now.');
});

test.each([
  ['/a/b/c.html', true],
  ['/a/..b.html', true],
  ['/a/..b/c.html', true],
  ['/b.html', false],
  ['/ab/c.html', false],
])('whether %s is inside of /a: %s', (file, inside) => {
  expect(isInside('/a', file)).toBe(inside);
});

test('a report of many pages is cut to the length of a comment, and says what is left out', () => {
  const page = { name: 'index.html', file: null, subject: { html: '' }, access: {} } as never;
  const reasons = ['It has too little content to be judged, and so on. '.repeat(4)];
  const one: CheckedPage = { page, code: EXIT.unclear, answer: null, reasons } as never;
  const text = reportWithin(
    Array.from({ length: 2_000 }, () => one),
    60_000,
  );
  expect(text.length).toBeLessThanOrEqual(60_000);
  expect(text.length).toBeGreaterThan(55_000);
  expect(text).toMatch(/\d+ more pages are not listed\./);
  expect(text).toMatch(/details of \d+ more pages are left out/);
  expect(reportWithin([one], 60_000)).toBe(markdownReport([one]));
});
