import { describe, expect, it } from 'vitest';
import { paletteStrategy } from '../../../src/grammar/axes/palette-strategy/axis.ts';
import { observeHtml } from './read-html.ts';

const read = (css: string, body = BODY) => paletteStrategy.read(observeHtml(body, css));
const BODY = `${'<p class="text">Text in a paragraph</p>'.repeat(6)}${['a', 'b', 'c', 'd']
  .map((id) => `<a class="btn ${id}" href="#">Button</a>`)
  .join('')}`;
const BUTTONS = '.btn { display: inline-block; width: 200px; height: 60px; background: #888; color: #fff }';

describe('palette.strategy', () => {
  it.each([
    ['mono', []],
    ['mono+1', ['#06c']],
    ['mono+1', ['#06c', '#0a7be0', '#05a']],
    ['duotone', ['#06c', '#e6a100']],
    ['triadic', ['#06c', '#e6a100', '#c2185b']],
    ['full-spectrum', ['#06c', '#e6a100', '#c2185b', '#2e9e4f']],
  ])('is %s with fills of %j', (value, colors) => {
    const fills = colors.map((color, at) => `.${'abcd'[at]} { background: ${color} }`).join(' ');
    expect(read(`${BUTTONS} ${fills}`).value).toBe(value);
  });

  it('counts sky blue and navy as one hue, blue and teal as two', () => {
    const fills = (one: string, other: string) => `.a { background: ${one} } .b { background: ${other} }`;
    expect(read(`${BUTTONS} ${fills('#1d4ed8', '#38bdf8')}`).value).toBe('mono+1');
    expect(read(`${BUTTONS} ${fills('#1d4ed8', '#0d9488')}`).value).toBe('duotone');
  });

  it.each([
    ['full-spectrum', ['#5cc8a1', '#ff7a59', '#ffc94d', '#3c5bff']],
    ['triadic', ['#5cc8a1', '#ff7a59', '#1457d9']],
    ['mono+1', ['#1457d9', '#1e6bff']],
    ['mono+1', ['#e8d5c4', '#c9b8a8', '#8fa3b0', '#a3b18a']],
  ])('is %s beside a drawing in %j', (value, colors) => {
    const shapes = colors.map((fill, at) => `<rect x="${at}" width="1" height="3" fill="${fill}"/>`).join('');
    const svg = `<svg viewBox="0 0 4 3" width="640" height="480">${shapes}</svg>`;
    expect(read(`${BUTTONS} .a { background: #1457d9 }`, svg + BODY).value).toBe(value);
  });

  it('counts no colours of small icons by the area of a drawing', () => {
    const icon =
      '<svg viewBox="0 0 2 1" width="24" height="24"><rect width="1" height="1" fill="#5cc8a1"/></svg>';
    expect(read(`${BUTTONS} .a { background: #1457d9 }`, icon + BODY).value).toBe('mono+1');
  });

  it('takes a tinted black for a neutral, navy for a hue', () => {
    expect(read(`${BUTTONS} .a { background: #c2185b } .b { background: #241410 }`).value).toBe('mono+1');
    expect(read(`${BUTTONS} .a { background: #c2185b } .b { background: #0f2a5c }`).value).toBe('duotone');
    expect(read(`${BUTTONS} .a { background: #c2185b } .b { background: #15192b }`).value).toBe('mono+1');
  });

  it('counts the default blue of links where there is no other hue', () => {
    const links = '<p><a href="#">a link that nobody styled</a></p>'.repeat(6);
    const body = '<div class="box">Box</div>';
    const box = (color: string) => `.box { height: 200px; background: ${color} }`;
    expect(read(box('#888'), links + body).value).toBe('mono+1');
    expect(read(box('#c2185b'), links + body).value).toBe('mono+1');
    expect(read(`${box('#c2185b')} a { color: #06c }`, links + body).value).toBe('duotone');
  });

  it('is mono when every part has the same hue', () => {
    const css =
      'body { background: #123f6b; min-height: 2000px; color: #cfe0f2 } .btn { background: #0a2a4a }';
    expect(read(css).value).toBe('mono');
  });

  it('reads slate greys as neutral', () => {
    expect(read(`${BUTTONS} body { color: #475569 } .btn { background: #64748b }`).value).toBe('mono');
  });

  it('reads dark tinted text as black', () => {
    expect(read(`${BUTTONS} body { color: #411b33 } .btn { background: #a54a29 }`).value).toBe('mono+1');
    expect(read(`${BUTTONS} body { color: #8a0f55 } .btn { background: #2456c8 }`).value).toBe('duotone');
  });

  it.each(['#03000d', '#000609', '#0c0300', '#fffffa'])(
    'takes %s for a neutral wherever it is used',
    (tint) => {
      const parts = `body { background: ${tint}; color: #888 } .a, .b { background: ${tint}; border: 3px solid ${tint} }`;
      expect(read(`${BUTTONS} ${parts}`).value).toBe('mono');
      expect(read(`${BUTTONS} ${parts} .c { background: #c2185b }`).value).toBe('mono+1');
    },
  );

  it('sees a gradient below an image that may be small', () => {
    const css = `${BUTTONS} header { height: 500px; background: url(mark.png), linear-gradient(90deg, #06c, #c2185b) }`;
    expect(read(css, `<header></header>${BODY}`).value).not.toBe('mono');
  });

  it('leaves code samples out', () => {
    const code = `<pre><code>${['red', 'lime', 'blue', 'orange'].map((color) => `<i style="color:${color}">token</i>`.repeat(5)).join('')}</code></pre>`;
    expect(read(BUTTONS, BODY + code).value).toBe('mono');
  });

  it('counts the colour of code within sentences', () => {
    const body = `${BODY}${'<p>Call <code>open()</code> before <code>read()</code></p>'.repeat(4)}`;
    expect(read(`${BUTTONS} code { color: #c2185b }`, body).value).toBe('mono+1');
  });

  it('reads the colours of letters with a clipped gradient', () => {
    const css = `${BUTTONS} h1 { font-size: 60px; background: linear-gradient(90deg, #06c, #c2185b); background-clip: text; -webkit-text-fill-color: transparent }`;
    expect(read(css, `<h1>A long heading in <span>two</span> colours</h1>${BODY}`).value).toBe('duotone');
  });

  it('counts the colours of small icons', () => {
    const icon = (fill: string) =>
      `<svg width="40" height="40" viewBox="0 0 9 9"><path fill="${fill}" d="M0 0h9v9z"/></svg>`.repeat(3);
    const icons = ['#06c', '#e6a100', '#c2185b', '#2e9e4f'].map(icon).join('');
    expect(read(BUTTONS, BODY + icons).value).toBe('full-spectrum');
  });

  it('does not count colours that are declared and never used', () => {
    expect(read(`${BUTTONS} .never { background: #06c } :root { --pink: #c2185b }`).value).toBe('mono');
  });
});
