import { describe, expect, it } from 'vitest';
import { surfaceShadows } from '../../../src/grammar/axes/surface-shadows/axis.ts';
import { observeHtml } from './read-html.ts';

const read = (css: string, body = CARDS) => surfaceShadows.read(observeHtml(body, css));
const CARDS = '<div class="card">A card with some text</div>'.repeat(4);
const SHAPE = '.card { width: 400px; padding: 20px; margin: 20px; background: #fff }';

describe('surface.shadows', () => {
  it.each([
    ['none', 'none'],
    ['none', '0 0 0 1px #000'],
    ['none', '0 4px 12px rgb(0 0 0 / 0.01)'],
    ['none', '0 4px 12px #fff'],
    ['subtle', '0 1px 3px rgb(0 0 0 / 0.12)'],
    ['subtle', '0 4px 16px rgb(0 0 0 / 0.15)'],
    ['subtle', '0 20px 60px rgb(0 0 0 / 0.05)'],
    ['layered', '0 10px 30px rgb(0 0 0 / 0.2)'],
    ['layered', '0 4px 6px rgb(0 0 0 / 0.1), 0 10px 18px rgb(0 0 0 / 0.1)'],
    ['dramatic', '0 30px 80px rgb(0 0 0 / 0.3)'],
    ['dramatic', '6px 6px 0 #000'],
    ['dramatic', '6px 6px 0 #a58fd6'],
    ['subtle', '6px 6px 0 #eee'],
    ['none', 'inset 0 -1px 0 #000'],
    ['dramatic', '0 2px 10px rgb(0 0 0 / 0.4)'],
    ['subtle', 'inset 0 0 0 3px #000, inset 1px 1px 0 #000'],
  ])('is %s for cards with box-shadow: %s', (value, shadow) => {
    expect(read(`${SHAPE} .card { box-shadow: ${shadow} }`).value).toBe(value);
  });

  it.each([
    ['dramatic', 'drop-shadow(8px 8px 0 #000)'],
    ['dramatic', 'drop-shadow(0 10px 30px rgb(0 0 0 / 0.4))'],
    ['subtle', 'drop-shadow(0 1px 2px rgb(0 0 0 / 0.15))'],
    ['none', 'saturate(1.1)'],
  ])('is %s for cards with filter: %s', (value, filter) => {
    expect(read(`${SHAPE} .card { filter: ${filter} }`).value).toBe(value);
  });

  it('is none where the shadow is declared for hover only', () => {
    expect(read(`${SHAPE} .card:hover { box-shadow: 0 30px 80px rgb(0 0 0 / 0.5) }`).value).toBe('none');
  });

  it('reads a dark narrow edge as dramatic only on many boxes', () => {
    const sheet = `.sheet { width: 1000px; height: 900px; background: #fff; box-shadow: 0 2px 10px rgb(0 0 0 / 0.4) }`;
    expect(read(sheet, '<div class="sheet">A sheet of paper</div>').value).toBe('subtle');
  });

  it('does not judge the page by the shadow of one bar', () => {
    const css = 'header { width: 100%; height: 60px; box-shadow: 0 2px 8px rgb(0 0 0 / 0.2) }';
    expect(read(css, '<header>bar</header><p>text</p>')).toMatchObject({
      value: 'none',
      measure: 'no shadows but that of header, as wide as the page',
    });
  });

  it('reads one small shadow as an ornament and one large box as the page', () => {
    const css = 'div { background: #fff; box-shadow: 0 4px 12px rgb(0 0 0 / 0.15) }';
    expect(read(`${css} div { width: 120px; height: 40px }`, '<div>Tag</div>').value).toBe('none');
    expect(read(`${css} div { width: 500px; height: 400px }`, '<div>Login</div>').value).toBe('subtle');
  });

  it('ignores the shadow of one small floating button', () => {
    const css = `${SHAPE} .card { box-shadow: 0 1px 3px rgb(0 0 0 / 0.12) } a { display: block; width: 40px; height: 40px; box-shadow: 0 8px 40px rgb(0 0 0 / 0.3) }`;
    const one = '<div class="card">A card</div>';
    expect(read(css, `${one}<a href="#">+</a>`).value).toBe('subtle');
  });

  it('distinguishes several elevations from one', () => {
    const css = `${SHAPE} .card { box-shadow: 0 1px 4px rgb(0 0 0 / 0.2) } .high { box-shadow: 0 8px 20px rgb(0 0 0 / 0.2) }`;
    const high = '<div class="card high">Higher</div>'.repeat(2);
    expect(read(css, CARDS).value).toBe('subtle');
    expect(read(css, CARDS + high).value).toBe('layered');
  });

  it('reads a light shadow on dark as a glow', () => {
    const css = `body { background: #101014 } ${SHAPE} .card { background: #222; box-shadow: 0 0 24px rgb(0 255 200 / 0.6) }`;
    expect(read(css).value).toBe('dramatic');
  });

  it('reads a light and a dark inner edge as a bevel', () => {
    const css = `${SHAPE} .card { background: #c0c0c0; box-shadow: inset -4px -4px 0 #555, inset 4px 4px 0 #fff }`;
    expect(read(css).value).toBe('dramatic');
  });

  it('sees no black shadow on black', () => {
    expect(
      read(`body { background: #000 } ${SHAPE} .card { background: #000; box-shadow: 0 10px 30px #000 }`)
        .value,
    ).toBe('none');
  });

  it.each([
    ['dramatic', '0 0 24px rgb(0 255 160 / 0.3)'],
    ['dramatic', '0 0 2px #0fa, 0 0 16px rgb(0 255 160 / 0.3)'],
    ['subtle', '0 8px 12px rgb(0 255 160 / 0.3)'],
    ['subtle', '0 0 12px rgb(0 255 160 / 0.05)'],
  ])('is %s for the light on a dark page of box-shadow: %s', (value, shadow) => {
    const dark = `body { background: #111 } ${SHAPE} .card { background: #222; box-shadow: ${shadow} }`;
    expect(read(dark).value).toBe(value);
  });

  it('reads thin light and dark inner edges as a bevel, and a line beside a box as none', () => {
    const edges = 'inset -1px -1px 0 #555, inset 1px 1px 0 #fff';
    expect(read(`${SHAPE} .card { background: #c0c0c0; box-shadow: ${edges} }`).value).toBe('dramatic');
    expect(read(`${SHAPE} .card { box-shadow: -4px 0 0 #999 }`).value).toBe('none');
    expect(read(`${SHAPE} .card { box-shadow: 0 4px 0 #000 }`).value).toBe('dramatic');
  });
});
