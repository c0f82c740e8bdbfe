import { describe, expect, it } from 'vitest';
import { surfaceGround } from '../../../src/grammar/axes/surface-ground/axis.ts';
import { observeHtml } from './read-html.ts';

const PROSE = `<p>${'Words that stand on the ground of the page. '.repeat(20)}</p>`;
const read = (css: string, body = PROSE) => surfaceGround.read(observeHtml(body, css));

describe('surface.ground', () => {
  it.each([
    ['white', '#fff'],
    ['white', '#fafafa'],
    ['gray-light', '#f9f9f9'],
    ['gray-light', '#c0c0c0'],
    ['gray-dark', '#262626'],
    ['black', '#000'],
    ['black', '#141414'],
    ['cream', '#faf6ec'],
    ['cream', '#faf8f5'],
    ['cream', '#f6ecd5'],
    ['gray-light', '#f8f7f4'],
    ['warm-tinted', '#f0dccb'],
    ['warm-tinted', '#f3d9d0'],
    ['warm-tinted', '#5a2d1a'],
    ['cool-tinted', '#e6edf5'],
    ['cool-tinted', '#0b1d33'],
    ['cool-tinted', '#2e7d5b'],
  ])('is %s on a body of %s', (value, color) => {
    expect(read(`body { background: ${color} }`)).toMatchObject({
      value,
      measure: expect.stringMatching(/^#/),
    });
  });

  it('is white without any CSS at all', () => {
    expect(read('')).toMatchObject({ value: 'white', measure: '#ffffff' });
  });

  it('follows var() through several levels', () => {
    const css = ':root { --cream: #faf6ec; --ground: var(--cream) } body { background: var(--ground) }';
    expect(read(css).value).toBe('cream');
  });

  it('is the ground of the page and not the cards on it', () => {
    const cards = `<div class="card">${PROSE}</div>`.repeat(4);
    const css =
      'body { background: #f0f2f5 } .card { background: #fff; width: 700px; padding: 40px; margin: 20px }';
    expect(read(css, cards).value).toBe('gray-light');
  });

  it('is the ground of the content and not a coloured band above it', () => {
    const css = 'header { background: #1abc9c; height: 500px }';
    expect(read(css, `<header><h1>Hello</h1></header>${PROSE.repeat(3)}`).value).toBe('white');
  });

  it('is a wrapper that covers the body', () => {
    const css = 'body { margin: 0 } #app { background: #000; min-height: 3000px }';
    expect(read(css, `<div id="app">${PROSE}</div>`).value).toBe('black');
  });

  it('ignores a background that is declared but never used', () => {
    expect(read('.night { background: #000 } body { background: #fff }').value).toBe('white');
  });

  it('says that a neighbouring value is near', () => {
    expect(read('body { background: #f8f8f8 }')).toMatchObject({
      value: 'gray-light',
      runnerUp: { value: 'white' },
    });
  });

  it.each([
    ['white', 'main { background: #fff }', 948],
    ['black', 'main { background: #111; color: #ddd }', 948],
    ['gray-light', 'main { background: #fff }', 500],
  ])('is %s for a boxed page of %s, %d px wide', (value, css, width) => {
    const sheet = `body { background: #d9d9d9 } main { width: ${width}px; min-height: 1400px; margin: 0 auto } ${css}`;
    expect(read(sheet, `<main>${PROSE}</main>`).value).toBe(value);
  });

  it('is what a filter on the root shows', () => {
    expect(read('html { background: #fff; filter: invert(1) }')).toMatchObject({
      value: 'black',
      measure: '#000000',
    });
  });

  it('says that a faint yellow grey is near cream', () => {
    expect(read('body { background: #faf9f6 }')).toMatchObject({
      value: 'gray-light',
      runnerUp: { value: 'cream' },
    });
  });
});
