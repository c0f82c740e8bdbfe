import { describe, expect, it } from 'vitest';
import { paletteContrast } from '../../../src/grammar/axes/palette-contrast/axis.ts';
import { observeHtml } from './read-html.ts';

const PROSE = `<p>${'Running text that is long enough to be judged. '.repeat(10)}</p>`;
const read = (css: string, body = PROSE) => paletteContrast.read(observeHtml(body, css));

describe('palette.contrast', () => {
  it('leaves out the labels of buttons where there is text', () => {
    const css = 'body { color: #333 } button { background: #ccc; color: #888; border: 0 }';
    const body = `<p>A paragraph</p>${'<button>A sample of a button</button>'.repeat(9)}`;
    expect(paletteContrast.read(observeHtml(body, css)).value).toBe('high');
  });

  it.each([
    ['low', '#999', '#fff'],
    ['medium', '#6c757d', '#fff'],
    ['medium', '#555', '#eee'],
    ['high', '#333', '#fff'],
    ['extreme', '#000', '#fff'],
    ['extreme', '#fff', '#000'],
    ['low', 'rgb(0 0 0 / 0.4)', '#fff'],
  ])('is %s for %s on %s', (value, ink, ground) => {
    expect(read(`body { color: ${ink}; background: ${ground} }`).value).toBe(value);
  });

  it('composes translucent grounds', () => {
    const css = 'body { background: #fff } p { background: rgb(0 0 0 / 0.9); color: #fff }';
    expect(read(css).value).toBe('extreme');
  });

  it('weights by text, not by CSS rules', () => {
    const small = '<small>x</small>'.repeat(20);
    expect(read('body { color: #000 } small { color: #bbb }', PROSE + small).value).toBe('extreme');
  });

  it('leaves out text in the colour of its ground, which stands on something unknown', () => {
    const body = `<div class="slide">${PROSE.repeat(2)}</div>${PROSE}`;
    expect(read('body { color: #555 } .slide { color: #fdfdfd }', body).value).toBe('medium');
  });

  it('judges headings only where there is little running text', () => {
    const heads = `<h2>${'A heading of some length '.repeat(9)}</h2>`.repeat(3);
    const css = 'body { color: #666 } h2 { color: #000 }';
    expect(read(css, heads + PROSE).value).toBe('medium');
    expect(read(css, `${heads}<p>${'A short paragraph of text. '.repeat(9)}</p>`).value).toBe('medium');
    expect(read(css, `${heads}<p>A short paragraph.</p>`).value).toBe('extreme');
  });

  it('weights all parts of the page alike', () => {
    const body = `${PROSE}<div style="height: 1700px"></div><footer>${PROSE.repeat(2)}</footer>`;
    expect(read('body { color: #000 } footer { color: #666 }', body).value).toBe('medium');
  });

  it('leaves text over pictures out', () => {
    const css = 'header { background: url(photo.jpg) center / cover; color: #eee; padding: 50px }';
    expect(read(css, `<header>${PROSE}</header>${PROSE}`).value).toBe('extreme');
  });

  it('judges text on a strong tint over a picture', () => {
    const css =
      'body { background: linear-gradient(rgb(0 0 0 / 0.8), rgb(0 0 0 / 0.8)), url(a.jpg) center / cover; color: #ddd }';
    expect(read(css).value).toBe('high');
  });

  it('is not shown when all text stands on pictures', () => {
    const css = 'body { background: url(photo.jpg) center / cover }';
    expect(read(css)).toMatchObject({ value: null, reason: expect.stringContaining('pictures') });
  });

  it('is not shown without text', () => {
    expect(read('', '<hr>')).toMatchObject({ value: null, reason: expect.stringContaining('no text') });
  });

  it('leaves code samples and hidden text out', () => {
    const body = `${PROSE}<pre><code style="color:#ccc">${'code '.repeat(300)}</code></pre><p hidden style="color:#eee">${PROSE}</p>`;
    expect(read('body { color: #000 }', body).value).toBe('extreme');
  });

  it('judges text on a gradient against the part behind it', () => {
    expect(read('body { background: linear-gradient(#111, #333); color: #fff }').value).toBe('extreme');
  });
});
