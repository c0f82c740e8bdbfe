import { describe, expect, it } from 'vitest';
import { cssWriter } from '../../src/fixes/write-css.ts';
import { survey, withCss } from './proven.ts';

const TEXT = 'The archive keeps every letter that the office sent since it opened. '.repeat(6);

/** The stylesheet for the ink of all `span`s, and their inks on the page with it. */
function inked(css: string) {
  const html = `<!doctype html><html lang=en><head><title>Letters</title><style>${css}</style></head><body><h1>Letters</h1><p>${TEXT}</p><p><span class="note plain">New</span> and <span>old</span></p></body></html>`;
  const { perception, source } = survey(html);
  const spans = perception.page.elements.filter(({ tag }) => tag === 'span').map(({ index }) => index);
  const write = cssWriter(perception.page, source?.cascade ?? null);
  const sheet = write({ changes: [{ elements: spans, declarations: { color: '#1a2b3c' } }] });
  const after = survey(withCss(html, sheet)).perception.page.elements;
  return { sheet, inks: spans.map((index) => after[index]?.style.color) };
}

describe('a declaration against an important one of the page', () => {
  const INK = { r: 26, g: 43, b: 60, a: 1 };

  it.each([
    ['of a class', '.note { color: #999 !important }', ':root .note {'],
    ['of two classes', '.note.plain { color: #999 !important }', ':root .note {'],
    ['of three names', 'p .note.plain { color: #999 !important }', ':root:root .note {'],
  ])('%s is outweighed', (_, css, selector) => {
    const { sheet, inks } = inked(css);
    expect(sheet).toContain(selector);
    expect(inks).toEqual([INK, INK]);
  });

  it('is written once where the page declares none', () => {
    expect(inked('.note { color: #999 }').sheet).toBe('span {\n  color: #1a2b3c !important;\n}');
  });

  it('is not raised where an id would be needed', () => {
    const { sheet, inks } = inked('body:not(#none) .note { color: #999 !important }');
    expect(sheet).not.toContain(':root');
    expect(inks).toEqual([{ r: 153, g: 153, b: 153, a: 1 }, INK]);
  });
});

describe('a ground', () => {
  it('is important only where the page would keep its own', () => {
    const css = '#find { background: #eee } [data-theme=dark] body { background: #111; color: #eee }';
    const html = `<!doctype html><html lang=en><head><title>Letters</title><style>${css}</style></head><body><h1>Letters</h1><p>${TEXT}</p><form id="find"><input></form></body></html>`;
    const { perception, source } = survey(html);
    const meant = perception.page.elements.filter(({ tag }) => tag === 'body' || tag === 'form');
    const write = cssWriter(perception.page, source?.cascade ?? null);
    const elements = meant.map(({ index }) => index);
    expect(write({ changes: [{ elements, declarations: { 'background-color': '#fef7ff' } }] })).toBe(
      'body {\n  background-color: #fef7ff;\n}\nform {\n  background-color: #fef7ff !important;\n}',
    );
  });
});

describe('a change of letters', () => {
  const cells = (css: string, others = '') => {
    const html = `<!doctype html><html lang=en><head><title>Letters</title></head><body><h1>Letters</h1><p>${TEXT}</p><table><tr><td>One<td><b>Two</b><tr><td>Three<td>${others || '<b>Four</b>'}</table></body></html>`;
    const { perception, source } = survey(html);
    const elements = perception.page.elements
      .filter(({ tag, textBox }) => textBox !== null && (tag === 'td' || tag === 'b'))
      .filter(({ content }) => !content.includes('Other'))
      .map(({ index }) => index);
    const [property = '', value = ''] = css.split(': ');
    return cssWriter(
      perception.page,
      source?.cascade ?? null,
    )({
      changes: [{ elements, declarations: { [property]: value } }],
    });
  };

  it('may match cells without letters of their own', () => {
    expect(cells('font-size: 18px')).toBe('b, td {\n  font-size: 18px;\n}');
  });

  it('matches no cell whose letters are to stay, and of fills none besides those meant', () => {
    expect(cells('font-size: 18px', '<i>Other</i>')).not.toMatch(/(?:^|, )td[ ,]/);
    expect(cells('background-color: #eee')).not.toMatch(/(?:^|, )td[ ,]/);
  });
});

describe('a font size', () => {
  const html = `<!doctype html><html lang=en><head><title>Letters</title></head><body><h1>Letters</h1><p>${TEXT}</p></body></html>`;
  const { perception, source } = survey(html);
  const titles = perception.page.elements.filter(({ tag }) => tag === 'h1').map(({ index }) => index);
  const written = (size: string) =>
    cssWriter(
      perception.page,
      source?.cascade ?? null,
    )({ changes: [{ elements: titles, declarations: { 'font-size': size } }] });

  it.each([
    ['40px', '40px'],
    ['48px', 'min(48px, 12vw)'],
    ['80px', 'min(80px, 12vw)'],
    ['160px', '160px'],
    ['3em', '3em'],
  ])('of %s is written as %s', (size, expected) => {
    expect(written(size)).toBe(`h1 {\n  font-size: ${expected};\n}`);
    const title = survey(withCss(html, written(size))).perception.page.elements.find(
      ({ tag }) => tag === 'h1',
    );
    if (size.endsWith('px')) expect(title?.style['font-size']).toBe(Number.parseFloat(size));
  });
});
