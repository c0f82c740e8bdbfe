import { describe, expect, it } from 'vitest';
import { readMetadata, type Metadata } from '../../src/extract/metadata.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

function read(html: string): Metadata {
  return readMetadata(pageFromHtml({ html, baseUrl: 'https://shop.example.com/a/b' }));
}

describe('the title', () => {
  it.each([
    ['<title> Four\n Farms </title>', 'Four Farms'],
    ['<title></title><meta property="og:title" content="From Open Graph">', 'From Open Graph'],
    ['<svg><title>Icon</title></svg><title>Page</title>', 'Page'],
    ['<p>no title</p>', null],
  ])('of %s is %j', (html, title) => {
    expect(read(html).title).toBe(title);
  });

  it('is truncated at its maximum length', () => {
    expect(read(`<title>${'x'.repeat(10_000)}</title>`).title).toHaveLength(300);
  });
});

describe('the favicon', () => {
  it.each([
    ['<link rel="icon" href="/i.svg">', 'https://shop.example.com/i.svg'],
    ['<link rel="SHORTCUT ICON" href="i.ico">', 'https://shop.example.com/a/i.ico'],
    ['<link rel="apple-touch-icon" href="/t.png">', 'https://shop.example.com/t.png'],
    ['<base href="https://cdn.example.com/"><link rel="icon" href="i.svg">', 'https://cdn.example.com/i.svg'],
    ['<link rel="stylesheet" href="/a.css">', 'https://shop.example.com/favicon.ico'],
    ['<link rel="icon" href="javascript:alert(1)">', null],
    ['<link rel="icon" href="data:image/svg+xml,x">', null],
  ])('of %s is %j', (html, favicon) => {
    expect(read(html).favicon).toBe(favicon);
  });
});

describe('other metadata', () => {
  it('uses the first meta element with a value', () => {
    const { siteName, description, previewImage } = read(`
      <meta property="og:site_name" content="Four Farms">
      <meta name="Description" content="Coffee by post">
      <meta name="description" content="second">
      <meta property="og:image" content="/cover.jpg">`);
    expect(siteName).toBe('Four Farms');
    expect(description).toBe('Coffee by post');
    expect(previewImage).toBe('https://shop.example.com/cover.jpg');
  });

  it('is null if the page has none', () => {
    expect(read('<p>hello</p>')).toMatchObject({ siteName: null, description: null, previewImage: null });
  });

  it('lists each heading once, at most eight', () => {
    const html = `<h1>One <b>two</b></h1><h2>Same</h2><h2>Same</h2><h4>no</h4><h3> </h3><h3>x</h3>`;
    expect(read(html).headings).toEqual(['One two', 'Same', 'x']);
    const many = Array.from({ length: 50 }, (_, index) => `<h2>${index}</h2>`).join('');
    expect(read(many).headings).toHaveLength(8);
  });
});
