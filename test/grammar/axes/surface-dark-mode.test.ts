import { describe, expect, it } from 'vitest';
import { surfaceDarkMode } from '../../../src/grammar/axes/surface-dark-mode/axis.ts';
import { observeHtml } from './read-html.ts';

const PROSE = `<p>${'Words on the ground of the page. '.repeat(20)}</p>`;
const SWITCH = '<button class="theme-toggle" aria-label="Toggle dark mode"><span>x</span></button>';
const DARK_PALETTE =
  '[data-theme=dark] body { background: #0b1d33; color: #cde } [data-theme=dark] p { color: #cdf }';
const read = (css: string, body = PROSE) => surfaceDarkMode.read(observeHtml(body, css));

describe('surface.dark_mode', () => {
  it('is none without any CSS', () => {
    expect(read('')).toMatchObject({ value: 'none' });
  });

  it('is dark-first on a dark ground', () => {
    expect(read('body { background: #111; color: #eee }')).toMatchObject({ value: 'dark-first' });
  });

  it('is none for a dark hero over a light body', () => {
    const css = 'header { background: #111; height: 800px } main { height: 2400px }';
    expect(read(css, `<header></header><main>${PROSE}</main>`).value).toBe('none');
  });

  it('is none for dark bands of several colours over a light ground that is larger than each', () => {
    const css = `div { height: 500px } .a { background: #0d337a } .b { background: #001233 } .c { background: #111 }
      main { height: 1200px; background: #fff }`;
    const bands = '<div class="a"></div><div class="b"></div><div class="c"></div>';
    expect(read(css, `${bands}<main>${PROSE}</main>`).value).toBe('none');
  });

  it('is none for a dark bar on a page that is a photograph', () => {
    const css =
      'body { min-height: 1600px; background: #fff url(sky.jpg) } footer { background: #000; height: 60px }';
    expect(read(css, '<footer></footer>').value).toBe('none');
  });

  it('is dark-first on a dark ground that pictures cover nearly all of', () => {
    const css =
      'body { background: #111 } div { height: 1500px; background: url(sky.jpg) } p { color: #eee }';
    expect(read(css, `<div></div>${PROSE}`).value).toBe('dark-first');
  });

  it('is system-adaptive when the system preference selects a separate palette', () => {
    const css = `body { background: #fff; color: #222 }
      @media (prefers-color-scheme: dark) { body { background: #0b1d33; color: #e0e8f0 } a { color: #7cf } }`;
    expect(read(css, `${PROSE}<a href="#">link</a>`).value).toBe('system-adaptive');
  });

  it('is none where the media rule changes no ground', () => {
    const css = '@media (prefers-color-scheme: dark) { a { color: #7cf } }';
    expect(read(css, `${PROSE}<a href="#">link</a>`).value).toBe('none');
  });

  it('is system-adaptive with runner-up inversion when the system preference swaps text and background colours', () => {
    const css = `body { background: #fff; color: #111 }
      @media (prefers-color-scheme: dark) { body { background: #111; color: #fff } }`;
    expect(read(css)).toMatchObject({ value: 'system-adaptive', runnerUp: { value: 'inversion' } });
  });

  it('is inversion when a switch only swaps text and background colours', () => {
    const css = `body { background: #fff; color: #111 } [data-theme=dark] body { background: #111; color: #fff }
      [data-theme=dark] p { color: #fff }`;
    expect(read(css, PROSE + SWITCH).value).toBe('inversion');
  });

  it('is inversion when a filter inverts the page', () => {
    const css = '@media (prefers-color-scheme: dark) { html { filter: invert(1) hue-rotate(180deg) } }';
    expect(read(css).value).toBe('inversion');
  });

  it('is custom-palette behind a visible switch', () => {
    expect(read(DARK_PALETTE, PROSE + SWITCH).value).toBe('custom-palette');
  });

  it('is none without a visible switch, and names what was found', () => {
    expect(read(DARK_PALETTE)).toMatchObject({ value: 'none', runnerUp: { value: 'custom-palette' } });
  });

  it.each([
    ['html', 'html.dark { filter: invert(1) hue-rotate(180deg) }'],
    ['body', 'body.dark-mode { filter: invert(100%) }'],
    ['an attribute', ':root[data-theme=dark] { filter: invert(0.9) }'],
  ])('is an inversion by a filter behind a switch: %s', (_, css) => {
    expect(read(`html { background: #fff } ${css}`, PROSE + SWITCH).value).toBe('inversion');
  });

  it.each([
    ['dark-first', 'html { background: #fff; filter: invert(1) }'],
    ['dark-first', 'body { background: #fff } html { filter: invert() hue-rotate(180deg) }'],
    ['none', 'body { background: #111; color: #eee } html { filter: invert(1) }'],
    ['none', 'html { background: #fff; filter: invert(0.2) }'],
    ['none', 'img { filter: invert(1) }'],
  ])('is %s of the colours that a filter on the root shows: %s', (value, css) => {
    expect(read(css).value).toBe(value);
  });

  it.each([
    ['dark-first', 'main { background: #111; color: #ddd }'],
    ['none', 'main { background: #fff }'],
  ])('is %s by the sheet that holds the page: %s', (value, css) => {
    const sheet = `body { background: #d9d9d9 } main { width: 948px; min-height: 1400px; margin: 0 auto } ${css}`;
    expect(read(sheet, `<main>${PROSE}</main>`).value).toBe(value);
  });
});
