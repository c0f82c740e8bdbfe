import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { html, Markup } from '../../site/html.ts';
import { prose } from '../../site/parts/prose.ts';
import { HYBRID_FORMATS } from '../../worker/hybrid-formats.ts';
import { ComposeInput } from '../../worker/operations/compose-schema.ts';
import { OPERATIONS } from '../../worker/operations/index.ts';
import { ScoreInput } from '../../worker/operations/score-schema.ts';
import { OPERATION_PATHS } from './operation-paths.ts';

const ASSETS = join(import.meta.dirname, '../../assets');
const pages = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && !file.endsWith('/board.html'), // boards have tests of their own
);

describe('html', () => {
  it('escapes every value and leaves markup as it is', () => {
    const hostile = `"><script>alert('1')</script>&`;
    const inner = html`<b title="${hostile}">${hostile}</b>`;
    expect(html`<p>${inner}${['a', '<']}${null}${false}${3}</p>`.text).toBe(
      '<p><b title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</b>a&lt;3</p>',
    );
  });

  it('writes the Markdown of entries without letting markup through', () => {
    expect(prose('A `<b>` and **bold** *word*.\n\n<img onerror=x>').text).toBe(
      '<p>A <code>&lt;b&gt;</code> and <strong>bold</strong> <em>word</em>.</p>\n<p>&lt;img onerror=x&gt;</p>\n',
    );
    expect(new Markup('<i>').toString()).toBe('<i>');
  });
});

describe('the pages', () => {
  const all = pages.map((file) => ({ file, text: readFileSync(join(ASSETS, file), 'utf8') }));

  it('are one for each brand and the site itself', () => {
    const brands = readdirSync(join(ASSETS, '../catalog')).filter((file) => file.endsWith('.md'));
    expect(pages.filter((file) => /^styles\/[^/]+\.html$/.test(file))).toHaveLength(brands.length);
  });

  it('need no inline styles or scripts, so a strict policy allows all they have', () => {
    for (const { file, text } of all) {
      expect(text.match(/ style="| on[a-z]+="|<style|<script(?! type="module" src=)/), file).toBeNull();
    }
  });

  it('link to what exists', () => {
    const missing = all.flatMap(({ file, text }) =>
      linksOf(text)
        .filter((href) => href.startsWith('/') && !exists(href))
        .map((href) => `${file}: ${href}`),
    );
    expect(missing).toEqual([]);
  });

  it('have each id once and one first heading', () => {
    for (const { file, text } of all) {
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, file).toBe(ids.length);
      // The code of a signature move may style headings, so a board has some more inside its piece.
      if (!file.endsWith('board.html')) expect(text.match(/<h1[ >]/g), file).toHaveLength(1);
    }
  });

  it('have a picture that exists for links to them', () => {
    for (const { file, text } of all) {
      const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(text) ?? [];
      expect(exists(picture), `${file}: ${picture}`).toBe(true);
    }
    const own = all.filter(({ text }) => text.includes('content="/styles/screenshots/'));
    expect(own.length).toBeGreaterThan(100);
  });

  it('load less than 20 KB of scripts', () => {
    for (const { file, text } of all) {
      const scripts = [...text.matchAll(/ src="(\/site\/[^"]+\.js)"/g)].map(([, path]) =>
        join(ASSETS, path ?? ''),
      );
      expect(
        scripts.reduce((sum, path) => sum + statSync(path).size, 0),
        file,
      ).toBeLessThan(20_000);
    }
  });
});

describe('the API reference', () => {
  const routes = OPERATIONS.map(({ name }) => `/docs/api/${name.replaceAll('_', '-')}`);

  it('links a page for each operation', () => {
    const links = linksOf(readFileSync(join(ASSETS, 'docs/api.html'), 'utf8'));
    expect(links).toEqual(expect.arrayContaining(routes));
    expect(routes.filter((path) => !exists(path))).toEqual([]);
  });

  it('shows every field of a request, with its limits', () => {
    const text = readFileSync(join(ASSETS, 'docs/api/compose.html'), 'utf8');
    for (const name of Object.keys(ComposeInput.entries)) expect(text).toContain(`<code>${name}</code>`);
    expect(text).toContain('1 to 120 characters');
    for (const format of HYBRID_FORMATS.keys()) expect(text).toContain(`<code>${format}</code>`);
  });

  it('shows answers of the service', () => {
    const shown = routes.filter((path) =>
      readFileSync(join(ASSETS, `${path}.html`), 'utf8').includes('class="answer"'),
    );
    expect(shown.length).toBeGreaterThan(8);
  });
});

describe('the accuracy page', () => {
  it('has the figures of every part', () => {
    const text = readFileSync(join(ASSETS, 'docs/accuracy.html'), 'utf8');
    const boards = text.split('<section>').slice(1);
    expect(boards.map((board) => /<h2>(\w+)/.exec(board)?.[1])).toEqual([
      'Readings',
      'Briefs',
      'Search',
      'Judge',
    ]);
    expect(boards.map((board) => board.split('<table>').length - 1)).toEqual([2, 1, 1, 3]);
  });
});

function linksOf(text: string): string[] {
  parse(text, { onParseError: ({ code }) => expect(code).toBe('none') });
  return [...text.matchAll(/ (?:href|src)="([^"#?]+)/g)].map(([, href]) => href ?? '');
}

function exists(href: string): boolean {
  if (OPERATION_PATHS.has(href)) return true;
  if (href.startsWith('/problems/')) return exists(`/docs${href}`);
  const path = join(ASSETS, decodeURIComponent(href === '/' ? '/index' : href));
  return [path, `${path}.html`].some((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true);
}

it('the request that .well-known gives is one that the service takes', () => {
  const text = readFileSync(join(ASSETS, '.well-known/taste/linear'), 'utf8');
  const { judge } = JSON.parse(text) as { judge: { method: string; path: string; body: object } };
  expect(`${judge.method} ${judge.path}`).toBe('POST /api/score');
  expect(v.safeParse(ScoreInput, judge.body)).toMatchObject({ success: true });
});
