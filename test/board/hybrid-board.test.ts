import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hybridBoard } from '../../src/board/hybrid-board.ts';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import type { BrandRecord } from '../../src/catalog/record.ts';
import { composeHybrid } from '../../src/compose/hybrid.ts';
import { escapeHtml } from '../../src/text/escape-html.ts';
import { resolveSources } from '../../src/compose/resolve-sources.ts';

const catalog = catalogIndex(CATALOG);
const root = path.join(import.meta.dirname, '../..');
const recordOf = (slug: string) =>
  JSON.parse(readFileSync(path.join(root, `assets/api/styles/${slug}.json`), 'utf8')) as BrandRecord;

describe.each([
  [{ surface: 'stripe', palette: 'stripe', type: 'govuk', motion: 'bulma' }],
  [{ surface: 'linear', palette: 'ferrari', type: 'wired', voice: 'muji' }],
  [{ type: 'guardian' }],
])('the board of %j', (sources) => {
  const hybrid = composeHybrid(resolveSources(sources, catalog), null);
  const records = hybrid.brands.map(({ entry }) => recordOf(entry.slug));
  const page = hybridBoard(hybrid, records);

  it('draws the signature move of each source, in a place of its own', () => {
    for (const { slug, name, signature_move: text } of records) {
      expect(page).toContain(
        `>${name}</h3><p>${escapeHtml(text)}</p><div class="shown"><div class="piece of-${slug}">`,
      );
      expect(page).toContain(`.piece.of-${slug}{`);
    }
  });

  it('says first what comes from each source', () => {
    const [opening = ''] = /<header.*?<\/header>/s.exec(page) ?? [];
    const given = [...opening.matchAll(/<dt>[^<]+<\/dt><dd>([^<]+)<\/dd>/g)].map(([, name]) => name);
    const isMixed = records.length > 1;
    const room = page.includes('g-mosaic') ? 4 : 6;
    expect(given).toHaveLength(isMixed ? Math.min(room, Object.keys(sources).length) : 0);
    expect(new Set(given)).toEqual(new Set(isMixed ? records.map(({ name }) => escapeHtml(name)) : []));
    expect(opening.includes('class="lead"')).toBe(records.length === 1);
  });

  it('defines every custom property that the moves use', () => {
    const moves = page.slice(page.indexOf('.piece.of-'), page.indexOf('</style>'));
    const used = new Set([...moves.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name = '']) => name));
    expect([...used].filter((name) => !page.includes(`${name}:`))).toEqual([]);
  });

  it('has no heading that leaves out a level', () => {
    const levels = [...page.matchAll(/<h([1-6])(?: [^>]*?aria-level="(\d)")?/g)].map(([, tag, level]) =>
      Number(level ?? tag),
    );
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    expect(levels.filter((level) => level === 1)).toEqual([1]);
  });

  it('asks for no icon, which its policy would block', () => {
    expect(page.match(/<link[^>]*>/g)).toEqual(['<link rel="icon" href="data:,">']);
  });

  it('has no script, no address of another host and no empty list', () => {
    expect(page).not.toMatch(/<script|\son[a-z]+=/i);
    expect(page).not.toMatch(/url\((?!"\/fonts\/)|<ul><\/ul>/);
  });
});

describe('the name of a hybrid', () => {
  const titleOf = (sources: Readonly<Record<string, string>>, name: string | null = null) => {
    const hybrid = composeHybrid(resolveSources(sources, catalog), name);
    const page = hybridBoard(
      hybrid,
      hybrid.brands.map(({ entry }) => recordOf(entry.slug)),
    );
    const [, title = ''] = /<h1><span>(.*?)<\/span><\/h1>/s.exec(page) ?? [];
    return { page, title, text: title.replaceAll(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ') };
  };

  it('lists every source once, in the capitals of its own name, each in a box of its own', () => {
    const { title, text, page } = titleOf({
      surface: 'wechat',
      palette: 'ebay',
      type: 'daisyui',
      voice: 'ebay',
    });
    expect(text).toBe('WeChat WeUI × eBay × daisyUI');
    expect(title.match(/class="of"/g)).toHaveLength(3);
    expect(page).toContain('<title>WeChat WeUI × eBay × daisyUI hybrid: brand board</title>');
    expect(page).not.toMatch(/h1[^{}]*\{[^}]*text-transform/);
  });

  it('leaves the leading name its size; the others follow in a part of their own', () => {
    const three = titleOf({ surface: 'wechat', palette: 'ebay', type: 'daisyui' });
    expect(three.title).toMatch(/^<span class="of">WeChat WeUI<\/span> <span class="others">/);
    const two = titleOf({ surface: 'wechat', palette: 'ebay' });
    expect(two.title).toMatch(/^<span class="of">WeChat WeUI<\/span> <span class="others">/);
    const widthOf = ({ page }: { readonly page: string }) =>
      Number(/:root\{[^}]*--longest:([\d.]+)/.exec(page)?.[1]);
    const short = titleOf({ surface: 'vy', palette: 'hp', type: 'massachusetts' });
    const long = titleOf({ surface: 'massachusetts', palette: 'hp', type: 'vy' });
    expect(widthOf(short)).toBeLessThan(widthOf(long) / 2);
  });

  it('has the first of two sources first', () => {
    const { title, text } = titleOf({ surface: 'wechat', palette: 'ebay', type: 'ebay', voice: 'ebay' });
    expect(text).toBe('WeChat WeUI × eBay');
    expect(title.match(/class="of"/g)).toHaveLength(2);
  });

  it('sets all names in one typeface, so that the size alone says which one leads', () => {
    const { page } = titleOf({ surface: 'aesop', type: 'economist', palette: 'govuk' });
    const [opening = ''] = /<header.*?<\/header>/s.exec(page) ?? [];
    expect(opening.match(/class="[^"]*\bf-/g)).toBeNull();
    expect(page).toMatch(/:root\{[^}]*--first:[\d.]+;--lines:1;/);
  });

  it('opens with a panel for each source, no two with the same pattern', () => {
    const { page } = titleOf({ surface: 'linear', palette: 'stripe', type: 'vercel', voice: 'ebay' });
    const [opening = ''] = /<header.*?<\/header>/s.exec(page) ?? [];
    expect(opening.match(/class="panel"/g)).toHaveLength(4);
    const kinds = [...opening.matchAll(/class="panel"><svg class="([a-z]+)"/g)].map(([, kind]) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('is the one that the caller gives, unchanged', () => {
    expect(titleOf({ surface: 'stripe', palette: 'ebay' }, 'aQUA & sons').text).toBe('aQUA &amp; sons');
  });
});

it('shows a hostile name as text', () => {
  const hybrid = composeHybrid(
    resolveSources({ surface: 'stripe' }, catalog),
    '</title><style>*{display:none}</style><script>alert(1)</script>',
  );
  const page = hybridBoard(hybrid, [recordOf('stripe')]);
  const plain = hybridBoard(composeHybrid(resolveSources({ surface: 'stripe' }, catalog), 'Plain'), [
    recordOf('stripe'),
  ]);
  const tags = (html: string) => html.replace(/<style>[^]*?<\/style>/, '').match(/<\/?[a-z][a-z0-9]*/g);
  expect(tags(page)).toEqual(tags(plain));
});

it('leaves out a size of type that means another in the scale of the hybrid', () => {
  const navOf = (sources: Readonly<Record<string, string>>) => {
    const hybrid = composeHybrid(resolveSources(sources, catalog), null);
    const board = hybridBoard(
      hybrid,
      hybrid.brands.map(({ entry }) => recordOf(entry.slug)),
    );
    return /\.x-nav\{background[^}]*\}/.exec(board)?.[0];
  };
  // The display size is 16 px in the bar of the one, and 72 px in the scale of the other.
  expect(navOf({ surface: 'vant', type: 'vant', palette: 'atlassian' })).toContain('font-size:var(--text-');
  expect(navOf({ surface: 'vant', type: 'replicate', palette: 'replicate' })).not.toContain('font-size');
});
