import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../src/page/given-page.ts';

describe('a page given as HTML', () => {
  it('has its inline sheets, then the given sheet, and no fetch time', () => {
    const page = pageFromHtml({ html: '<style media=print>a{}</style><p>é', css: 'b{}' });
    expect(page.sheets).toEqual([
      { css: 'a{}', href: null, media: 'print' },
      { css: 'b{}', href: null, media: '' },
    ]);
    expect(page).toMatchObject({ url: 'about:blank', fetchedAt: null, remarks: [] });
    expect(page.stats).toMatchObject({
      htmlBytes: 35,
      cssBytes: 6,
      sheets: 2,
      sheetsMissing: 0,
      truncated: false,
    });
  });

  it('uses the given URL', () => {
    const page = pageFromHtml({
      html: '<link rel=stylesheet href=a.css>',
      baseUrl: 'https://example.com/b/',
    });
    expect(page.url).toBe('https://example.com/b/');
    expect(page.sheets[0]?.href).toBe('https://example.com/b/a.css');
  });

  it('has a remark with the number of missing sheets', () => {
    const linked = pageFromHtml({ html: '<link rel=stylesheet href=a.css>' });
    expect(linked.remarks[0]).toMatchObject({
      code: 'sheet_missing',
      detail: expect.stringMatching(/^1 stylesheet /),
    });
    const two = '<link rel=stylesheet href=a.css><link rel=stylesheet href=b.css>';
    expect(pageFromHtml({ html: two, css: 'b{}' }).remarks[0]?.detail).toBe(
      'The page links 2 stylesheets, which are not fetched here: the given CSS has to contain them.',
    );
    const imported = pageFromHtml({ html: '<style>@import "a.css";</style>', css: '@import "b.css";' });
    expect(imported.stats.sheetsMissing).toBe(2);
  });

  it('takes given CSS for the only stylesheet that the page links', () => {
    const { remarks, stats } = pageFromHtml({ html: '<link rel=stylesheet href=a.css>', css: 'b{}' });
    expect(remarks).toEqual([]);
    expect(stats.sheetsMissing).toBe(0);
  });

  it('reads data: sheets', () => {
    expect(pageFromHtml({ html: '<link rel=stylesheet href="data:text/css,p%7B%7D">' })).toMatchObject({
      sheets: [{ css: 'p{}' }],
      remarks: [],
    });
  });

  it('is refused if it is empty', () => {
    expect(() => pageFromHtml({ html: ' \n' })).toThrow(expect.objectContaining({ code: 'unparseable' }));
  });
});
