import { describe, expect, it } from 'vitest';
import { surfaceBorders } from '../../../src/grammar/axes/surface-borders/axis.ts';
import { observeHtml } from './read-html.ts';

const read = (css: string, body: string) => surfaceBorders.read(observeHtml(body, css));
const CARDS = '<div class="card">A card with some text</div>'.repeat(4);

describe('surface.borders', () => {
  it.each([
    ['none', 'none'],
    ['hairline', '1px solid #ddd'],
    ['hairline', 'thin dashed #999'],
    ['medium', '2px solid #06c'],
    ['medium', '3px solid #888'],
    ['heavy', '3px solid #000'],
    ['heavy', '5px solid #06c'],
    ['none', '5px solid #fff'],
    ['none', '5px solid transparent'],
  ])('is %s for cards with border: %s', (value, border) => {
    expect(read(`.card { border: ${border} }`, CARDS).value).toBe(value);
  });

  it('leaves out the outlines of form fields', () => {
    const fields = '<p><input value="a"></p>'.repeat(6);
    expect(read('input { border: 2px solid #333 }', fields).value).toBe('none');
  });

  it('leaves out text underlines', () => {
    expect(read('a { text-decoration: underline 4px }', '<p><a href="#">link</a></p>'.repeat(6)).value).toBe(
      'none',
    );
  });

  it('reads two rules across the viewport as structure', () => {
    const bars =
      'body { margin: 0 } header { border-bottom: 1px solid #ccc } footer { border-top: 1px solid #ccc }';
    expect(read(bars, '<header>Name</header><p>Text.</p><footer>End</footer>').value).toBe('hairline');
  });

  it.each([
    ['hairline', 1100],
    ['none', 600],
  ])('is %s with rules of header and footer that are %d px wide', (value, width) => {
    const bars = `header, footer { max-width: ${width}px; margin: 0 auto } header { border-bottom: 1px solid #ccc } footer { border-top: 1px solid #ccc }`;
    expect(
      read(bars, `<header>Name</header><p style="height:1600px">Text.</p><footer>End</footer>`).value,
    ).toBe(value);
  });

  it('adds up thin and thick frames when neither repeats', () => {
    const css = 'pre { border: 1px solid #ccc; height: 200px } .card { border: 2px solid #06c }';
    const two = '<pre>code</pre>'.repeat(2) + '<div class="card">A card</div>'.repeat(2);
    expect(read(css, two).value).toBe('hairline');
  });

  it.each([
    ['heavy', ['', '']],
    ['heavy', ['', '', 'border-top: 2px solid #06c']],
    ['medium', ['', '', 'border: 2px solid #06c', 'border: 2px solid #06c']],
  ])('is %s with two thick lines and %j', (value, styles) => {
    const divs = styles.map(
      (style) => `<div style="${style || 'border-bottom: 10px solid #06c'}">Text</div>`,
    );
    expect(read('div { padding: 15px }', divs.join('')).value).toBe(value);
  });

  it('counts a fieldset as a frame where it is designed', () => {
    const fields = '<fieldset>Name</fieldset>'.repeat(3);
    expect(read('', fields).value).toBe('none');
    expect(read('fieldset { border: 6px double #fa0 }', fields).value).toBe('heavy');
  });

  it('reads edges drawn by shadows as rules on boxes and as underlines on text', () => {
    const rows = '<div class="row">A row of a list</div>'.repeat(4);
    expect(read('.row { box-shadow: inset 0 -2px 0 #999 }', rows).value).toBe('medium');
    expect(read('.row { box-shadow: 0 1px 0 #ccc }', rows).value).toBe('hairline');
    expect(read('.row { box-shadow: 0 1px 0 #fff }', rows).value).toBe('none');
    const links = `<p><a href="#">${'a long link '.repeat(8)}</a></p>`.repeat(4);
    expect(read('a { box-shadow: inset 0 -2px 0 #999 }', links).value).toBe('none');
    expect(read('a { border-bottom: 2px solid #999; text-decoration: none }', links).value).toBe('none');
  });

  it('needs more than one frame, however many lines draw it', () => {
    const css = 'div { width: 300px; height: 400px; border: 4px solid #06c; box-shadow: 0 0 0 7px #e33 }';
    expect(read(css, '<div>One frame in two colours</div>').value).toBe('none');
  });

  it('reads a ring shadow as a border', () => {
    expect(read('.card { box-shadow: 0 0 0 2px #06c }', CARDS).value).toBe('medium');
  });

  it('reads one thick side of thin boxes as an accent, not as a frame', () => {
    expect(read('.card { border: 1px solid #ddd; border-left: 6px solid #06c }', CARDS).value).toBe(
      'hairline',
    );
  });

  it('names the width of one frame around most of the page', () => {
    const body = `<div id="one">${'<p>Text in a frame</p>'.repeat(30)}</div>`;
    expect(read('#one { border: 6px solid #06c }', body).value).toBe('heavy');
  });

  it('counts short vertical lines beside a text, and no short lines below one', () => {
    const quotes = '<blockquote>Three lines<br>of a<br>quotation</blockquote>'.repeat(8);
    expect(read('blockquote { width: 120px; border-left: 4px solid #06c }', quotes).value).toBe('heavy');
    expect(read('blockquote { width: 120px; border-bottom: 4px solid #06c }', quotes).value).toBe('none');
  });

  it('does not name a border width that is used once', () => {
    expect(read('#one { border: 6px solid #000 }', '<div id="one">One</div>').value).toBe('none');
  });

  it('reads rules as lines', () => {
    expect(read('hr { border: 0; border-top: 1px solid #bbb }', '<p>a</p><hr>'.repeat(4)).value).toBe(
      'hairline',
    );
  });

  it('reads two long lines on the first screen as structure', () => {
    const css = 'header, nav { width: 900px; height: 90px } header, nav { border-bottom: 2px solid #06c }';
    expect(read(css, '<header>Name</header><nav>Menu</nav>').value).toBe('medium');
    expect(read(css, '<header>Name</header>').value).toBe('none');
  });

  it('reads black outlines as heavy only where they are repeated', () => {
    const css = 'main { width: 1100px; height: 900px; border: 3px solid #000 }';
    expect(read(css, '<main>Text</main>').value).toBe('medium');
  });

  it('takes the spread of a shadow that fills its box for no border', () => {
    expect(read('.card { box-shadow: inset 0 0 0 9999px #eee }', CARDS).value).toBe('none');
  });
});
