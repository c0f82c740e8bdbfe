import { describe, expect, it } from 'vitest';
import { paletteAccentUse } from '../../../src/grammar/axes/palette-accent-use/axis.ts';
import { observeHtml } from './read-html.ts';

const read = (css: string, body = BODY) => paletteAccentUse.read(observeHtml(body, css));
const BODY = `<h2>Heading</h2><p>Text and a <a href="#">link</a></p>${'<div class="box">Box</div>'.repeat(5)}`;

describe('palette.accent_use', () => {
  it('is rare-signal when only links have the accent colour', () => {
    expect(read('a { color: #d6006c }').value).toBe('rare-signal');
  });

  it('names the kinds of element that have it', () => {
    expect(read('a { color: #d6006c }')).toMatchObject({
      measure: expect.stringMatching(/^[\d.]+ % of the page on links$/),
    });
    expect(read('a, h2 { color: #d6006c }')).toMatchObject({
      measure: expect.stringMatching(/ on headings, links$/),
    });
  });

  it('is rare-signal on a grey page', () => {
    expect(read('* { color: #333 }').value).toBe('rare-signal');
  });

  it('is recurring on several kinds of element, however small', () => {
    const css = 'a, h2 { color: #d6006c } .box { width: 60px; border: 3px solid #d6006c }';
    const links = '<p><a href="#">a link with a long text in it</a></p>'.repeat(5);
    expect(read(css, BODY + links).value).toBe('recurring');
  });

  it('is recurring on two kinds of element besides links', () => {
    const css = 'a { color: inherit } h2 { color: #d6006c }';
    expect(read(css).value).toBe('rare-signal');
    expect(read(`${css} .box { width: 20px; height: 10px; border: 1px solid #d6006c }`).value).toBe(
      'recurring',
    );
  });

  it('is pervasive with pale or greyish bands that show their hue', () => {
    const band = (color: string) => `.box { height: 200px; background: ${color} }`;
    expect(read(band('#f6ecd5')).value).toBe('pervasive');
    expect(read(band('#9ab8ba')).value).toBe('pervasive');
    expect(read(band('#f4f4f1')).value).toBe('rare-signal');
  });

  it('is recurring on a few per cent of the page', () => {
    expect(read('.box { width: 120px; height: 90px; background: #d6006c }').value).toBe('recurring');
  });

  it('does not read the muted ground of the page and its shades as accents', () => {
    const css =
      'body { background: #002b36; color: #93a1a1 } .box { background: #073642 } a { color: #2aa198 }';
    expect(read(css).value).toBe('rare-signal');
    expect(read(`${css} body { background: #06c }`).value).toBe('pervasive');
  });

  it('reads a pale panel on a white ground, and a navy one on a dark grey ground, as accents', () => {
    const band = (ground: string, color: string) =>
      `body { background: ${ground} } .box { height: 200px; background: ${color} }`;
    expect(read(band('#fff', '#f7c9cf')).value).toBe('pervasive');
    expect(read(band('#222', '#0e1c40')).value).toBe('pervasive');
    expect(read('body { background: #7d8a5c; color: #111 }').value).toBe('pervasive');
  });

  it('compares accents with the page outside its pictures', () => {
    const css =
      'img { display: block; width: 100%; height: 1000px } .box { height: 8px; background: #d6006c }';
    expect(read(css).value).toBe('recurring');
    expect(read(css, `<img src="a.jpg" alt="A mill">${BODY}`).value).toBe('pervasive');
  });

  it('counts coloured drawings, which need more of the page than fills', () => {
    const drawing = (side: number, fill: string) =>
      `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${fill}"/></svg>${BODY}`;
    expect(read('', drawing(120, '#d6006c')).value).toBe('rare-signal');
    expect(read('', drawing(400, '#d6006c')).value).toBe('recurring');
    expect(read('', drawing(800, '#d6006c')).value).toBe('pervasive');
    expect(read('', drawing(800, '#777')).value).toBe('rare-signal');
  });

  it('is pervasive with bands in the accent colour', () => {
    expect(read('.box { height: 200px; background: #d6006c }').value).toBe('pervasive');
  });
});
