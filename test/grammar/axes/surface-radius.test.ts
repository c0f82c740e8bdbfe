import { describe, expect, it } from 'vitest';
import { surfaceRadius } from '../../../src/grammar/axes/surface-radius/axis.ts';
import { readAxes } from '../../../src/grammar/read-axes.ts';
import { observeHtml } from './read-html.ts';

const read = (css: string, body: string) => surfaceRadius.read(observeHtml(body, css));

const BUTTONS =
  '<p><a class="btn" href="#">Go</a> <a class="btn" href="#">Stay</a> <button class="btn">Leave</button></p>';
const BUTTON_CSS =
  '.btn { display: inline-block; padding: 10px 24px; background: #06c; color: #fff; border: 0; ';

describe('surface.radius', () => {
  it('speaks for its values by single boxes', () => {
    const css =
      'a, b { display: inline-block; padding: 10px 20px; background: #06c } a { border-radius: 5px }';
    const { evidence } = surfaceRadius.read(
      observeHtml(`${'<a href="#">Go</a> '.repeat(3)}<b>Stop</b>`, css),
    );
    expect(evidence.map((fact) => [fact.selector, surfaceRadius.speaksFor?.(fact)])).toEqual([
      ['a', '4-6px'],
      ['b', '0px'],
    ]);
  });

  it.each([
    ['0px', '0'],
    ['0px', '2px'],
    ['4-6px', '4px'],
    ['4-6px', '.4rem'],
    ['8-10px', '8px'],
    ['8-10px', '10px'],
    ['12-16px', '14px'],
    ['pill', '999px'],
    ['pill', '50%'],
    ['pill', '30px'],
  ])('is %s for buttons with border-radius: %s', (value, radius) => {
    expect(read(`${BUTTON_CSS} border-radius: ${radius} }`, BUTTONS).value).toBe(value);
  });

  it.each([
    ['5px on 3 of 3 boxes', '5px', '5px'],
    ['4px to 6px on 3 of 3 boxes', '6px', '4px'],
    ['4px on 2 of 3 boxes', '4px', '14px'],
  ])('measures %s', (measure, radius, ofButton) => {
    const css = `${BUTTON_CSS} border-radius: ${radius} } button.btn { border-radius: ${ofButton} }`;
    expect(read(css, BUTTONS)).toMatchObject({ measure });
  });

  it('is 0px on a page without boxes', () => {
    expect(read('', '<p>Only text.</p>')).toMatchObject({ value: '0px', measure: 'no visible boxes' });
  });

  it('reads rounded controls on square bands as rounded', () => {
    const bands = '<section class="band"><h2>One</h2></section>'.repeat(6);
    const css = `${BUTTON_CSS} border-radius: 8px } .band { background: #eee; padding: 60px }`;
    expect(read(css, bands + BUTTONS).value).toBe('8-10px');
  });

  it('does not count table cells', () => {
    const table = `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(20)}</table>`;
    const css = `${BUTTON_CSS} border-radius: 8px } td { border: 1px solid #999; background: #eee }`;
    expect(read(css, table + BUTTONS).value).toBe('8-10px');
  });

  it('ignores a fill in the colour of its ground', () => {
    const boxes = '<div class="box">text</div>'.repeat(20);
    const css = `${BUTTON_CSS} border-radius: 8px } .box { width: 300px; height: 80px; background: #fff }`;
    expect(read(css, boxes + BUTTONS).value).toBe('8-10px');
  });

  it('reads the round side of joined controls', () => {
    const css = `${BUTTON_CSS} border-radius: 6px 0 0 6px }`;
    expect(read(css, BUTTONS).value).toBe('4-6px');
  });

  it('reads the cards beside a few capsules', () => {
    const cards = '<div class="card">A card with some text</div>'.repeat(4);
    const css = `${BUTTON_CSS} border-radius: 99px } .card { width: 400px; height: 120px; border: 1px solid #888; border-radius: 14px }`;
    expect(read(css, cards + BUTTONS).value).toBe('12-16px');
    expect(read(css, BUTTONS).value).toBe('pill');
  });

  it.each([
    ['square pictures', '<img src="a.jpg" width="300" height="200">', ''],
    ['square panels', '<div class="panel">Panel</div>', '.panel { width: 500px; background: #ddd }'],
    [
      'round icon buttons',
      '<a class="round" href="#">f</a>',
      '.round { display: inline-block; width: 32px; height: 32px; border-radius: 50%; background: #333 }',
    ],
  ])('reads rounded buttons beside %s', (_, body, css) => {
    expect(read(`${BUTTON_CSS} border-radius: 6px } ${css}`, body.repeat(4) + BUTTONS).value).toBe('4-6px');
  });

  it.each([
    ['8-10px', 14, 8, 2],
    ['4-6px', 12, 6, 3],
    ['12-16px', 6, 14, 2],
  ])('is %s for one card of %d px around controls of %d px', (value, card, control, fields) => {
    const form = `<form class="card"><h1>Sign in</h1>${'<label>Name <input></label>'.repeat(fields)}<button>Go</button><button>Stay</button></form>`;
    const css = `.card { width: 360px; padding: 24px; border: 1px solid #bbb; border-radius: ${card}px }
      input, button { display: block; height: 38px; border: 1px solid #999; border-radius: ${control}px } button { background: #111; color: #fff; padding: 0 20px }`;
    expect(readAxes(observeHtml(form, css))['surface.radius'].value).toBe(value);
  });

  it('is that of the cards where there are several', () => {
    const cards = '<div class="card"><p>Some text in a card.</p><button>Go</button></div>'.repeat(4);
    const css = `.card { width: 360px; padding: 24px; border: 1px solid #bbb; border-radius: 14px }
      button { height: 38px; border: 0; border-radius: 14px; background: #111; color: #fff }`;
    expect(readAxes(observeHtml(cards, css))['surface.radius'].value).toBe('12-16px');
  });
});
