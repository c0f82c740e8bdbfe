import { describe, expect, it } from 'vitest';
import { observeHtml } from '../grammar/axes/read-html.ts';

const actions = (body: string, css = '') => observeHtml(`<h1>Title</h1>${body}`, css).actions;
const BOX = 'display: inline-block; padding: 12px 28px; ';

describe('actions', () => {
  it.each([
    ['solid', 'background: #06c'],
    ['gradient', 'background: linear-gradient(#06c, #c0f)'],
    ['solid', 'background: linear-gradient(#06c, #06c)'],
    ['outline', 'border: 1px solid #06c'],
    ['outline', 'box-shadow: 0 0 0 1px #06c'],
    ['solid', 'background: #fff; box-shadow: 0 2px 6px rgba(0, 0, 0, .4)'],
    ['underline', 'text-decoration: underline'],
    ['underline', 'text-decoration: none; border-bottom: 1px solid #06c'],
    ['outline', 'box-shadow: inset 0 0 0 2px #06c'],
    ['outline', 'background: #fff; outline: 2px solid #06c'],
    ['outline', 'background: #fff; border: 2px solid; border-image: linear-gradient(#06c, #c0f) 1'],
    [
      'outline',
      'background: linear-gradient(#fff, #fff) padding-box, linear-gradient(#06c, #c0f) border-box; border: 2px solid transparent',
    ],
    ['text', 'text-decoration: none; box-shadow: inset 0 0 0 2px #fff'],
    ['text', 'text-decoration: none; outline: 2px none #06c'],
    [
      'underline',
      'text-decoration: none; background: linear-gradient(#06c, #06c) 0 100% / 100% 3px no-repeat',
    ],
    [
      'underline',
      'text-decoration: none; background: linear-gradient(90deg, #06c, #c0f) bottom / 80% 2px no-repeat',
    ],
    [
      'underline',
      'text-decoration: none; background: repeating-linear-gradient(90deg, #06c 0 4px, #fff 4px 8px) 0 calc(100% - 3px) / 8px 2px repeat-x',
    ],
    ['underline', 'text-decoration: none; box-shadow: inset 0 -2px 0 #06c'],
    ['underline', 'text-decoration: none; box-shadow: 0 1px 0 #06c'],
    ['text', 'text-decoration: none; background: linear-gradient(#06c, #06c) top / 100% 2px no-repeat'],
    ['text', 'text-decoration: none; box-shadow: inset 0 2px 0 #06c'],
    ['text', 'text-decoration: none'],
    ['solid', 'background: #06c url(arrow.png) no-repeat 90% center; padding-right: 50px'],
    [
      'text',
      'text-decoration: none; background: #fff url(arrow.png) no-repeat 90% center; padding-right: 50px',
    ],
    ['text', 'text-decoration: none; background: transparent; border: 1px solid transparent'],
  ])('have the look %s with %s', (look, css) => {
    expect(actions('<p><a href="/">Get started</a></p>', `a { ${BOX} ${css} }`)).toMatchObject([{ look }]);
  });

  it.each([
    ['solid', 'inset: 0; background: #06c; z-index: -1'],
    [
      'solid',
      'top: 0; left: 0; width: 100%; height: 100%; background: #06c; border-radius: 8px; z-index: -2',
    ],
    ['gradient', 'inset: -1px; background: linear-gradient(#06c, #c0f); z-index: -1'],
    ['text', 'inset: 0; background: #06c; z-index: -1; opacity: 0'],
    ['text', 'inset: 0; background: #06c; z-index: -1; transform: scaleX(0)'],
    ['text', 'left: 0; top: 0; bottom: 0; width: 4px; background: #06c; z-index: -1'],
  ])('have the look %s with a box behind their label: %s', (look, css) => {
    const link = `a { ${BOX} position: relative; z-index: 0; text-decoration: none; color: #111 }`;
    const body = '<p><a href="/">Get started</a></p>';
    expect(actions(body, `${link} a::after { content: ""; position: absolute; ${css} }`)).toMatchObject([
      { look },
    ]);
  });

  it.each([
    ['underline', 'bottom: 0; left: 0; width: 100%; height: 2px; background: #06c'],
    ['underline', 'left: 10%; right: 10%; bottom: -3px; border-bottom: 2px solid #06c; height: 0'],
    ['outline', 'inset: -1px; border: 2px solid #06c'],
    ['text', 'top: 0; left: 0; width: 100%; height: 2px; background: #06c'],
    ['text', 'bottom: 0; left: 0; width: 8px; height: 2px; background: #06c'],
  ])('have the look %s with a pseudo-element with %s', (look, css) => {
    const link = `a { ${BOX} position: relative; text-decoration: none } a::after { content: ''; position: absolute; ${css} }`;
    expect(actions('<p><a href="/">Get started</a></p>', link)).toMatchObject([{ look }]);
  });

  it('count the space of a fixed width as padding', () => {
    const css =
      'a { display: inline-block; width: 220px; padding: 8px 0; text-align: center; background: #06c }';
    expect(actions('<p><a href="/">Version 2.1</a></p>', css)).toMatchObject([
      { kind: 'button', look: 'solid' },
    ]);
    const marked = 'a { display: inline-block; padding: 4px 0; background: #ff0 }';
    expect(actions('<p><a href="/">Version 2.1</a></p>', marked)).toMatchObject([{ kind: 'link' }]);
  });

  it('include filled, padded and clickable generic elements as buttons', () => {
    const css = 'div { width: 220px; padding: 12px 28px; background: #06c; cursor: pointer }';
    expect(actions('<div>Log in</div>', css)).toMatchObject([
      { kind: 'button', look: 'solid', label: 'Log in', asks: true },
    ]);
    expect(actions('<div>Log in</div>', css.replace('pointer', 'default'))).toEqual([]);
  });

  it('take their style from the box they fill, such as a table cell in an email', () => {
    const css = 'td { background: #06c; padding: 0 } a { display: inline-block; padding: 12px 28px }';
    const letter = (inside: string) => `<table><tr><td>${inside}</td></tr></table>`;
    expect(actions(letter('<center><a href="/">Sign up</a></center>'), css)).toMatchObject([
      { kind: 'button', look: 'solid' },
    ]);
    expect(actions(letter('<a href="/">Sign up</a> or not'), css)).toMatchObject([{ kind: 'link' }]);
    const card = `${css} td { width: 400px; height: 90px }`;
    expect(actions(letter('<a href="/">Sign up</a>'), card)).toMatchObject([{ kind: 'link' }]);
  });

  it('take their style from the box that fills them, such as a block in a link', () => {
    const css = '.box { display: block; width: 220px; padding: 12px 28px; background: #06c }';
    const link = '<a href="/"><div class="box">Worksheet</div></a>';
    expect(actions(link, css)).toMatchObject([{ kind: 'button', look: 'solid', label: 'Worksheet' }]);
    expect(actions(link, `${css} .box { background: none }`)).toMatchObject([{ kind: 'link' }]);
    const titled = link.replace('</a>', '<p>Three pages</p></a>');
    expect(actions(titled, css)).toMatchObject([{ kind: 'link', label: 'Worksheet Three pages' }]);
    const filled = `${css} a { display: block; width: 276px; padding: 4px; background: #eee }`;
    expect(actions(link, filled)).toMatchObject([{ selector: 'a' }]);
  });

  it('have the underline of what is in them or around them', () => {
    const look = (body: string, css = '') => actions(body, `a { text-decoration: none } ${css}`)[0]?.look;
    expect(look('<p><a href="/"><u>The table of contents</u></a></p>')).toBe('underline');
    const row = '<div><a href="/">The table of contents</a></div>';
    expect(look(row, 'div { display: flex; text-decoration: underline }')).toBe('underline');
    expect(look(row, 'div { text-decoration: underline } a { display: inline-block }')).toBe('text');
    expect(look(row, 'div { text-decoration: underline } a { float: left }')).toBe('text');
  });

  it('have no fill where a picture stands beside their words', () => {
    const icon = 'background: url(next.png) no-repeat right top;';
    const look = (css: string) => actions('<p><a href="/">Starting out</a></p>', `a { ${css} }`)[0]?.look;
    expect(look(`${icon} padding-right: 20px`)).toBe('underline');
    expect(look(`${icon} padding: 4px 20px`)).toBe('solid');
  });

  it('exclude the arrows of a slider', () => {
    const arrow = '<button data-bs-slide="next">Next</button><button data-slide="prev">Previous</button>';
    expect(actions(arrow)).toEqual([]);
  });

  it('recognise controls that only share the page', () => {
    const spreads = (label: string) => actions(`<p><a href="/">${label}</a></p>`).map((each) => each.spreads);
    expect(['Share on Facebook', 'Tweet', 'Shared hosting', 'Download'].flatMap(spreads)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('exclude headings and cells that open or sort something', () => {
    const css = 'h3, th { width: 220px; padding: 12px 28px; background: #06c; cursor: pointer }';
    const table = '<table><tr><th>Harbour</th></tr></table>';
    expect(actions(`<h3>Questions of members</h3>${table}`, css)).toEqual([]);
  });

  it('exclude clickable rows and cards around several texts', () => {
    const css = 'div { width: 220px; padding: 12px 28px; background: #06c; cursor: pointer }';
    expect(actions('<div><b>Harbour</b> <span>Open until noon</span></div>', css)).toEqual([]);
  });

  it.each([
    ['a link in a button', '<button><a href="/">Log in</a></button>'],
    ['an arrow beside a text', '<div class="box"><p>Log in</p><img src="arrow.svg" alt=""></div>'],
  ])('are one button with %s', (_, body) => {
    const css = 'button, .box { width: 220px; padding: 12px 28px; background: #06c; cursor: pointer }';
    expect(actions(body, css)).toMatchObject([{ kind: 'button', look: 'solid', label: 'Log in' }]);
  });

  it('include links without a box of their own around positioned words', () => {
    const css = '.words { position: absolute; top: 90px; left: 40px }';
    const found = actions('<a href="/"><span class="words">Log in</span></a>', css);
    expect(found).toMatchObject([{ kind: 'link', label: 'Log in', attention: 2 }]);
    expect(found[0]?.area).toBeGreaterThan(0);
  });

  it('have the area of their words where they draw no box', () => {
    const area = (css: string) => actions('<p><a href="/">Get started</a></p>', css)[0]?.area ?? 0;
    const wide = 'a { display: block; padding: 12px 28px; ';
    expect(area(`${wide} }`)).toBe(area('a { display: inline }'));
    expect(area(`${wide} background: #06c }`)).toBeGreaterThan(10 * area(`${wide} }`));
  });

  it('have their visible words as label, without icons', () => {
    const css = '.icon { font-family: "Material Icons" }';
    expect(actions('<button><i class="icon">download</i> Get it</button>', css)).toMatchObject([
      { label: 'Get it', asks: true },
    ]);
    expect(actions('<input type="submit" value="Send it">')).toMatchObject([
      { label: 'Send it', kind: 'button' },
    ]);
  });

  const TILE = 'display: inline-block; padding: 16px 60px; border: 1px solid #888';

  it.each([
    ['a select', '<select><option>Choose</option></select>'],
    ['a menu that opens', '<button aria-expanded="false">Products</button>'],
    ['a tab', '<button role="tab">Overview</button>'],
    ['a disabled button', '<button disabled>Send</button>'],
    [
      'the label around a radio button',
      `<label style="${TILE}"><input type="radio" name="d"> Express</label>`,
    ],
    [
      'the label of a checkbox',
      `<input type="checkbox" id="more"><label for="more" style="${TILE}">Gift wrap</label>`,
    ],
    ['the buttons of a consent banner', '<div class="cookie-banner"><button>Accept all</button></div>'],
    ['an icon alone', '<button>×</button>'],
    ['an anchor without address', '<a name="top">Top</a>'],
  ])('exclude %s', (_, body) => {
    expect(actions(body)).toEqual([]);
  });

  it('have their words as label in the order in which they are read', () => {
    const css = 'small { display: block } a { display: inline-block }';
    expect(actions('<p><a href="/"><small>Free for a month</small>Start now</a></p>', css)).toMatchObject([
      { label: 'Free for a month Start now' },
    ]);
    expect(actions('<p><a href="/">Start <b>right</b> now</a></p>')).toMatchObject([
      { label: 'Start right now' },
    ]);
  });

  it('exclude links to the page before and after', () => {
    const pager = '<a href="/1">Previous</a> <a href="/3">Next</a>';
    expect(actions(`<div class="post-nav">${pager}</div><ul class="pagination">${pager}</ul>`)).toEqual([]);
    expect(actions('<p><a rel="next" href="/3">Deployment</a></p>')).toEqual([]);
  });

  it('know those in a menu', () => {
    const menu =
      '<ul><li><a href="/1">One</a></li><li><a href="/2">Two</a></li><li><a href="/3">Three</a></li></ul>';
    expect(actions(menu).map(({ amongLinks }) => amongLinks)).toEqual([true, true, true]);
    expect(
      actions('<p><a href="/1">One</a> <a href="/2">Two</a></p>').map(({ amongLinks }) => amongLinks),
    ).toEqual([false, false]);
  });

  it('recognise navigation links', () => {
    expect(actions('<nav><a href="/">Products</a></nav>')).toMatchObject([
      { navigation: true, kind: 'link' },
    ]);
  });

  it('classify a small filled link as a tag', () => {
    const css =
      'a { background: #06c; padding: 0 6px; font-size: 12px; line-height: 16px; display: inline-block }';
    expect(actions('<p style="margin-top: 90px"><a href="/">Weather</a></p>', css)).toMatchObject([
      { kind: 'link' },
    ]);
  });

  it('detect a white outline on a photograph', () => {
    const css = `.hero { background: #fff url(a.jpg); height: 500px; padding: 90px } a { ${BOX} border: 1px solid #fff; color: #fff; text-decoration: none }`;
    expect(actions('<div class="hero"><a href="/">Get started</a></div>', css)).toMatchObject([
      { look: 'outline', kind: 'button' },
    ]);
  });

  it('use the ground painted by a positioned ancestor', () => {
    const css = `.hero { position: absolute; top: 0; left: 0; width: 1280px; height: 600px; background: #112 }
      .over { position: relative } a { ${BOX} background: #fff }`;
    const body = '<div class="hero"></div><div class="over"><a href="/">Get started</a></div>';
    expect(actions(body, css)).toMatchObject([{ look: 'solid' }]);
  });
});
