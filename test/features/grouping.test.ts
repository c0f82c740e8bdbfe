import { describe, expect, it } from 'vitest';
import { observeHtml } from '../grammar/axes/read-html.ts';

const TEXT =
  '<p>The harbour was quiet when the first boats came in, and nobody had yet opened the shutters.</p>';
const grouping = (body: string, css = '') => observeHtml(body, `* { margin: 0 } ${css}`).grouping;
const kinds = (body: string, css: string) => grouping(body, css).groups.map(({ kind }) => kind);

describe('grouping', () => {
  it.each([
    ['panel', '.box { width: 400px; background: #eef1f5 }'],
    ['panel', '.box { width: 400px; box-shadow: 0 2px 8px rgba(0, 0, 0, .2) }'],
    ['panel', '.box { width: 400px; background: #eef1f5; border: 1px solid #999 }'],
    ['frame', '.box { width: 400px; background: #eef1f5; border: 2px solid #333 }'],
    ['panel', '.box { width: 400px; background: #eef1f5; border: solid #333; border-width: 4px 0 0 }'],
    ['frame', '.box { width: 400px; border: 1px solid #888 }'],
    [
      'panel',
      'body { background: linear-gradient(#f4f6f8, #fff) } .box { width: 400px; background: linear-gradient(#fff, #fdfdfd); border: 1px solid #eceff4 }',
    ],
    ['band', 'body { margin: 0 } .box { background: #eef1f5 }'],
    ['frame', 'body { margin: 10px } .box { border: 1px solid #888 }'],
    ['frame', 'body { margin: 10px } .box { outline: 2px solid #333 }'],
    ['frame', '.box { width: 400px; box-shadow: 0 0 0 1px #888 }'],
    ['panel', '.box { width: 400px; background: #eef1f5; box-shadow: 0 0 0 1px #ccc }'],
    ['panel', 'body { margin: 10px } .box { border-radius: 12px; background: #eef1f5 }'],
    ['band', 'body { margin: 10px } .box { border-radius: 0 0 12px 12px; background: #eef1f5 }'],
  ])('is a %s by %s', (kind, css) => {
    expect(kinds(`<div class="box">${TEXT}</div>${TEXT.repeat(20)}`, css)).toEqual([kind]);
  });

  it.each([
    ['a fill in the colour of the ground', '.box { width: 400px; background: #fff }'],
    ['one line', '.box { width: 400px; border-left: 3px solid #888 }'],
    ['a shadow with almost no opacity', '.box { width: 400px; box-shadow: 0 2px 8px rgba(0, 0, 0, .01) }'],
  ])('is not made by %s', (_, css) => {
    expect(grouping(`<div class="box">${TEXT}</div>${TEXT.repeat(20)}`, css)).toEqual({
      groups: [],
      ungrouped: 1,
    });
  });

  it.each([
    ['background: #000', 1, 0],
    ['background: #fff; border: 1px solid #000', 0, 1],
    ['background: #000; border: 2px solid #000; border-width: 2px 0', 1, 0],
    ['box-shadow: 0 2px 8px rgba(0, 0, 0, .2)', 0, 0],
  ])('has a fill and an outline, by their contrast: %s', (css, fill, outline) => {
    const [group] = grouping(
      `<div class="box">${TEXT}</div>${TEXT.repeat(20)}`,
      `.box { width: 400px; color: #777; ${css} }`,
    ).groups;
    expect(group?.fill).toBeCloseTo(fill);
    expect(group?.outline).toBeCloseTo(outline);
  });

  it('has a share of the area of the page', () => {
    const css = 'body { height: 1000px } .box { width: 640px; height: 500px; background: #eef1f5 }';
    const [group] = grouping(
      `<div class="box">${TEXT}</div>${TEXT}<footer style="margin-top: 476px">End</footer>`,
      css,
    ).groups;
    expect(group?.area).toBeCloseTo(0.25, 1);
  });

  it('assigns text to the innermost group', () => {
    const body = `<div class="outer">${TEXT}<div class="inner">${TEXT}${TEXT}${TEXT}</div></div>${TEXT.repeat(16)}`;
    const css =
      '.outer { width: 700px; padding: 20px; background: #dde } .inner { width: 600px; background: #fff }';
    const shares = grouping(body, css).groups.map(({ selector, share }) => [selector, share.toFixed(2)]);
    expect(shares).toEqual([
      ['div.inner', '0.15'],
      ['div.outer', '0.05'],
    ]);
  });

  it('counts pictures in a card as card content, other pictures for no group', () => {
    const css = '.card { width: 400px; border: 1px solid #888 } img { width: 300px; height: 200px }';
    const card = (content: string) => `<div class="card"><p>A short line</p>${content}</div>`;
    const share = (body: string) => grouping(body, css).groups[0]?.share ?? 0;
    const text = share(card('') + TEXT.repeat(4));
    expect(share(card('<img src="a.jpg">') + TEXT.repeat(4))).toBeGreaterThan(4 * text);
    const painted = '<div style="width: 300px; height: 200px; background: url(a.jpg)"></div>';
    expect(share(card(painted) + TEXT.repeat(4))).toBeGreaterThan(4 * text);
    expect(share(`${card('')}${TEXT.repeat(4)}<img src="a.jpg">`)).toBeCloseTo(text);
  });

  it('counts the form fields of a card without other text', () => {
    const css =
      '.card { width: 400px; padding: 20px; background: #dde } input { width: 360px; height: 40px }';
    const form = `<div class="card">${'<input placeholder="Name">'.repeat(4)}</div><p style="margin-top: 300px">No account yet?</p>`;
    expect(grouping(form, css).groups).toMatchObject([{ kind: 'panel', selector: 'div.card' }]);
    expect(grouping(form, css).ungrouped).toBeLessThan(0.5);
  });

  it('counts outlined table cells as frames, and row fills as no groups', () => {
    const row = '<tr><td>The harbour was quiet</td><td>when the first boats came in</td></tr>';
    const table = `<table>${row.repeat(6)}</table>${TEXT.repeat(20)}`;
    const css = 'table { width: 900px; border-spacing: 0 } td { height: 40px; padding: 8px } ';
    expect(new Set(kinds(table, `${css} td { border: 1px solid #888 }`))).toEqual(new Set(['frame']));
    expect(kinds(table, `${css} tr:nth-child(odd) td, tr:nth-child(odd) { background: #eef1f5 }`)).toEqual(
      [],
    );
    expect(kinds(table, `${css} td { border-bottom: 1px solid #888 }`)).toEqual([]);
  });

  it('treats a box around the whole page as a ground', () => {
    const css = 'body { background: #ccc } .sheet { width: 800px; margin: 0 auto; background: #fff }';
    expect(grouping(`<div class="sheet">${TEXT.repeat(40)}</div>`, css).groups).toEqual([]);
  });
});
