import { describe, expect, it } from 'vitest';
import { imageryStrategy } from '../../../src/grammar/axes/imagery-strategy/axis.ts';
import { observeHtml } from './read-html.ts';

const TEXT = `<p>${'Some text. '.repeat(40)}</p>`;
const read = (body: string, css = '') => imageryStrategy.read(observeHtml(body + TEXT, css));
const img = (src: string, more = 'width="400" height="300"') => `<img src="${src}" ${more}>`;

describe('imagery.strategy', () => {
  it.each([
    ['none', ''],
    ['none', img('logo.svg')],
    ['none', img('star.png', 'width="32" height="32"')],
    ['none', img('https://placehold.co/400x300')],
    ['none', img('https://img.shields.io/npm/v/x')],
    ['photographic', img('team.jpg')],
    ['photographic', img('https://images.unsplash.com/abc?w=400')],
    ['illustration', img('undraw_people.svg')],
    ['illustration', img('product.png')],
    ['illustration', '<svg width="500" height="400" viewBox="0 0 5 4"><path d="M0 0h5v4z"/></svg>'],
    ['mixed', img('team.jpg') + img('drawing.svg')],
  ])('is %s for a page with %s', (value, body) => {
    expect(read(body).value).toBe(value);
  });

  it('never exceeds the page when pictures overlap', () => {
    const css = 'img { position: absolute; top: 0; left: 0; width: 100%; height: 800px }';
    const { evidence, ...reading } = read(
      img('one.jpg') + img('two.jpg') + img('three.jpg') + img('map.svg'),
      css,
    );
    expect(JSON.stringify(reading)).toMatch(/\b\d+ %/);
    expect(JSON.stringify(reading)).not.toMatch(/1[0-9][1-9] %/);
    expect(evidence.reduce((sum, { share = 0 }) => sum + share, 0)).toBeLessThanOrEqual(1.000001);
  });

  it('sees background photographs', () => {
    const css = 'header { height: 500px; background: url(city.jpg) center / cover }';
    expect(read('<header>Hello</header>', css).value).toBe('photographic');
  });

  it.each([
    ['a tiled ground', 'body { min-height: 1500px; background: url(paper.png) }'],
    ['an icon beside the text', 'header { height: 500px; background: url(sign.png) no-repeat 0 0 / 40px }'],
    ['a watermark', 'header { height: 500px } img { opacity: 0.07 }'],
  ])('takes %s for none', (_, css) => {
    expect(read(`<header>Hello</header>${css.includes('img') ? img('dots.png') : ''}`, css).value).toBe(
      'none',
    );
  });

  it('reads an image named like the page as its logo', () => {
    const wordMark = img('name.png', 'alt="T" width="400" height="90"'); // the page's title is t
    expect(read(wordMark).value).toBe('none');
    expect(read(wordMark.replace('alt="T"', 'alt="A tree"')).value).toBe('illustration');
  });

  it('reads a drawing in the main heading as text', () => {
    const svg = '<svg width="700" height="200" viewBox="0 0 7 2"><path d="M0 0h7v2z"/></svg>';
    const hidden = '<span style="display: block; height: 0; overflow: hidden">Name</span>';
    expect(read(`<h1>${svg}${hidden}</h1>`).value).toBe('none');
    expect(read(`<h1>${svg} Name</h1>`).value).toBe('illustration');
    expect(read(`<div>${svg}</div>`).value).toBe('illustration');
  });

  it('leaves out content far down the page', () => {
    const far = `<div style="height: 20000px"></div>${img('team.jpg').repeat(9)}`;
    expect(read(far).value).toBe('none');
  });

  it('does not read the arrows of form fields as images', () => {
    const css = 'select { width: 500px; height: 80px; background: url(arrow.svg) no-repeat }';
    expect(read('<select><option>a</option></select>', css).value).toBe('none');
  });

  it('reads empty floating shapes as abstract', () => {
    const css = `header { position: relative; height: 700px }
      i { position: absolute; width: 300px; height: 300px; border-radius: 50%; background: #f0c }
      i + i { left: 500px }`;
    expect(read('<header><i></i><i></i></header>', css).value).toBe('abstract');
  });

  it('says that pictures are inferred from markup', () => {
    expect(read(img('team.jpg'))).toMatchObject({
      method: 'recovered',
      evidence: [{ property: 'image', source: 'markup' }],
    });
  });
});
