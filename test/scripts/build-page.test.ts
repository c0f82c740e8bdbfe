import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildPage } from '../../scripts/corpus/build-page.ts';
import { checksumOf } from '../../scripts/corpus/checksum.ts';

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

describe('a page of a repository', () => {
  const mirrors = () => path.join(work, 'mirrors');

  /** A mirror with one commit. @returns the hash of the commit */
  function mirror(repo: string, files: Readonly<Record<string, string>>): string {
    const clone = path.join(mirrors(), repo.replace('/', '+'), 'repo');
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
      writeFileSync(path.join(clone, file), text);
    }
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-C', clone, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]).toString();
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'one');
    return git('rev-parse', 'HEAD').trim();
  }

  const FILES = {
    'docs/index.html': '<head></head><img src="/img/a.png"><link href="b c.css">',
    'docs/img/a.png': 'a',
    'docs/b c.css': 'i { background: url(img/d.svg) }',
    'docs/img/d.svg': '<svg/>',
    'docs/unused.css': '',
  };

  const entry = (commit: string, sha256: string) =>
    ({ id: 'p', kind: 'k', language: 'en', repo: 'o/r', commit, dir: 'docs', sha256 }) as const;

  test('comes out of a mirror with what it references, and its checksum holds', () => {
    const commit = mirror('o/r', FILES);
    const stores = { packages: path.join(work, 'packages'), mirrors: mirrors() };
    expect(() => buildPage(entry(commit, 'other'), out(), stores)).toThrow('The files changed');
    const sum = checksumOf(out());
    buildPage(entry(commit, sum), out(), stores);
    expect(html()).toContain('src="./img/a.png"');
    expect(['img/a.png', 'b c.css', 'img/d.svg'].filter(built)).toHaveLength(3);
    expect(built('unused.css')).toBe(false);
  });

  test('comes out of the unpacked archive of the commit when no mirror has it', () => {
    for (const [file, text] of Object.entries(FILES)) {
      const place = path.join(work, 'packages', 'o+r-abc', file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
    const stores = { packages: path.join(work, 'packages'), mirrors: null };
    expect(() => buildPage(entry('abc', 'other'), out(), stores)).toThrow('The files changed');
    expect(built('img/d.svg')).toBe(true);
  });
});
