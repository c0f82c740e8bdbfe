import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildPage } from '../../scripts/corpus/build-page.ts';

let work = '';
const out = () => path.join(work, 'out');
const built = (file: string) => existsSync(path.join(out(), file));
const html = () => readFileSync(path.join(out(), 'index.html'), 'utf8');

/** A package that is already unpacked, so that nothing is fetched. */
function pack(name: string, files: Readonly<Record<string, string>>): { npm: string; version: string } {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(work, 'packages', `${name}-1.0.0`, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  return { npm: name, version: '1.0.0' };
}

const build = (entry: Parameters<typeof buildPage>[0]) =>
  buildPage(entry, out(), { packages: path.join(work, 'packages'), mirrors: null });

beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'corpus-'));
});
afterEach(() => rmSync(work, { recursive: true }));

describe('a whole page', () => {
  test('brings what it names and what its sheets name, and nothing else', () => {
    const site = pack('site', {
      'index.html': '<head><link rel=stylesheet href="css/main.css?v=2"></head><img src=a%20b.png>',
      'css/main.css': '@import "more.css"; i { background: url(../dot.svg) }',
      'css/more.css': '',
      'dot.svg': '<svg/>',
      'a b.png': '',
      'unused.css': '',
    });
    build({ ...site, id: 'p', kind: 'k' });
    expect(['css/main.css', 'css/more.css', 'dot.svg', 'a b.png'].filter(built)).toHaveLength(4);
    expect(built('unused.css')).toBe(false);
  });

  test('moves to the root of its folder and keeps the meaning of its references', () => {
    const site = pack('site', {
      'demo/page.html': '<html><head data-x><link rel=stylesheet href="../a.css"></head>',
      'a.css': '',
    });
    build({ ...site, id: 'p', kind: 'k', page: 'demo/page.html' });
    expect(html()).toContain('<head data-x><base href="demo/">');
    expect(built('a.css')).toBe(true);
  });

  test('finds root-absolute references, and literal replacements come first', () => {
    const site = pack('site', {
      'sub/page.html': '<head></head><script src="//cdn/x.js"></script><link href="/b.css">',
      'b.css': '',
      'x.js': '',
    });
    build({
      ...site,
      id: 'p',
      kind: 'k',
      page: 'sub/page.html',
      rootAbsolute: true,
      replace: [['//cdn/x.js', '../x.js']],
    });
    expect(html()).toContain('href="../b.css"');
    expect(['b.css', 'x.js'].filter(built)).toHaveLength(2);
  });

  test('never reaches outside its package', () => {
    const site = pack('site', { 'index.html': '<link href="../secret-1.0.0/a.css">' });
    pack('secret', { 'a.css': '' });
    build({ ...site, id: 'p', kind: 'k' });
    expect(existsSync(path.join(work, 'secret-1.0.0'))).toBe(false);
    expect(html()).toContain('secret');
  });
});

describe('a dressed document', () => {
  test('is its Markdown without front matter, in the wrapper and the sheets of another package', () => {
    const document = pack('words', { 'guide.md': '---\ntitle: x\n---\n# Head\n\nSome $& *text*.\n' });
    const dress = pack('sheet', { 'dist/s.css': 'i { src: url(f.woff2) }', 'dist/f.woff2': '' });
    build({
      id: 'd',
      kind: 'k',
      title: 'Guide',
      document: { ...document, file: 'guide.md' },
      dress: { ...dress, files: ['dist/s.css'] },
      wrapper: '<body>\n<main>\n{content}\n</main>\n</body>',
    });
    expect(html()).toContain('<link rel="stylesheet" href="dist/s.css">');
    expect(html()).toMatch(/<main>\s*<h1>Head<\/h1>\s*<p>Some \$&amp; <em>text<\/em>\.<\/p>\s*<\/main>/);
    expect(html()).not.toContain('title: x');
    expect(['dist/s.css', 'dist/f.woff2'].filter(built)).toHaveLength(2);
  });
});
