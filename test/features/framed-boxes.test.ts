import { describe, expect, it } from 'vitest';
import { framedBoxes } from '../../src/features/framed-boxes.ts';
import { perceiveHtml } from '../perception/perceive-html.ts';

const kinds = (body: string, css: string) =>
  framedBoxes.observe(perceiveHtml(body, css)).map(({ kind }) => kind);

describe('framedBoxes', () => {
  it.each([
    ['<button>Go</button>', 'button { background: #06c }', ['button']],
    ['<a href="#">Go</a>', 'a { display: inline-block; padding: 10px; background: #06c }', ['button']],
    ['<a href="#">Go</a>', 'a { display: block; width: 300px; height: 300px; background: #06c }', ['card']],
    ['<input>', 'input { border: 1px solid #888 }', ['input']],
    ['<input type="checkbox">', 'input { width: 40px; height: 40px; border: 1px solid #888 }', []],
    ['<p><span>new</span> text</p>', 'span { background: #fc0; padding: 2px 8px }', ['tag']],
    ['<div>Card</div>', 'div { width: 300px; height: 200px; box-shadow: 0 2px 8px #0004 }', ['card']],
    ['<div>Band</div>', 'div { height: 200px; background: #eee }', []],
    ['<div>Frame</div>', 'div { height: 200px; margin: 8px; border: 1px solid #888 }', ['card']],
    ['<div>Bar</div>', 'div { height: 200px; border: 1px solid #888 }', []],
    [
      '<div>Bar</div>',
      'div { height: 200px; margin: 8px; border-bottom: 1px solid #888; background: #eee }',
      [],
    ],
    ['<div>Frame</div>', 'div { width: 300px; height: 200px; outline: 1px solid #888 }', ['card']],
    [
      '<i></i>',
      'i { display: block; width: 48px; height: 48px; background: #06c; -webkit-mask: url(star.svg) }',
      [],
    ],
    ['<table><tr><td>cell</td></tr></table>', 'td { background: #eee; padding: 20px }', []],
    ['<div>Wrapper</div>', 'div { width: 300px; height: 200px }', []],
    ['<p><a href="#">link</a></p>', 'a { box-shadow: inset 0 -1px 0 #06c }', []],
    ['<p><a href="#">a longer link</a></p>', 'a { box-shadow: 0 1px 0 #06c }', []],
    [
      '<p><a href="#">a longer link</a></p>',
      'a { background: linear-gradient(#06c, #06c 50%, #fff0 50%) repeat-x 0 95% / 2px 1px }',
      [],
    ],
    ['<img src="a.jpg" width="300" height="200">', '', ['image']],
    [
      '<div><img src="a.jpg"></div>',
      'div { width: 300px; height: 200px; overflow: hidden; background: #eee } img { width: 300px; height: 200px }',
      ['card'],
    ],
  ])('%s with %s', (body, css, expected) => {
    expect(kinds(body, css)).toEqual(expected);
  });

  it('resolves percentages against the box and never exceeds half of it', () => {
    const css = 'div { width: 100px; height: 60px; background: #06c; border-radius: 50% }';
    expect(framedBoxes.observe(perceiveHtml('<div></div>', css))).toMatchObject([{ radius: 30, pill: true }]);
  });
});

it('a fill that ::before draws behind a label gives its button its corners', () => {
  const css =
    'a { display: inline-block; position: relative; z-index: 0; padding: 12px 24px } a::before { content: ""; position: absolute; inset: 0; border-radius: 999px; background: #06c; z-index: -1 }';
  const boxes = framedBoxes.observe(perceiveHtml('<a href="#">Get started</a>', css));
  expect(boxes).toMatchObject([{ kind: 'button', fill: 'color', pill: true }]);
});
