import { describe, expect, it } from 'vitest';
import { emphasisCtaTreatment } from '../../../src/grammar/axes/emphasis-cta-treatment/axis.ts';
import { observeHtml } from './read-html.ts';

const TEXT = '<h1>A boat of your own</h1><p>The harbour was quiet when the first boats came in.</p>';
const PAGE = `${TEXT}<p><a class="cta" href="/go">Get started</a></p>`;
const BOX = 'display: inline-block; padding: 12px 28px; text-decoration: none;';

const read = (css: string, body = PAGE) => emphasisCtaTreatment.read(observeHtml(body, css));

describe('emphasis.cta_treatment', () => {
  it.each([
    ['filled-solid', `.cta { ${BOX} background: #06c; color: #fff }`],
    ['filled-solid', `:root { --c: #06c } .cta { ${BOX} background: var(--c); color: #fff }`],
    ['filled-solid', `.cta { ${BOX} background: #06c linear-gradient(#0066cc, #0064c8) }`],
    ['filled-gradient', `.cta { ${BOX} background: linear-gradient(90deg, #06c, #c0f); color: #fff }`],
    ['outlined', `.cta { ${BOX} border: 2px solid #06c }`],
    ['outlined', `.cta { ${BOX} border: 1px solid #999; background: #fff }`],
    ['text-link', '.cta { text-decoration: none; color: #06c }'],
    ['underline-only', '.cta { text-decoration: underline }'],
  ])('is %s for %s', (value, css) => {
    expect(read(css).value).toBe(value);
  });

  it('sees a white button on a dark band', () => {
    const css = `section { background: #112; padding: 80px } .cta { ${BOX} background: #fff; color: #112 }`;
    expect(read(css, `<section>${PAGE}</section>`).value).toBe('filled-solid');
  });

  it('takes the filled one of two buttons as the main button', () => {
    const body = `${TEXT}<p><a class="cta second" href="/a">Learn more</a> <a class="cta" href="/b">Get started</a></p>`;
    const css = `.cta { ${BOX} background: #06c; color: #fff; border: 1px solid #06c } .second { background: none; color: #06c }`;
    expect(read(css, body)).toMatchObject({ value: 'filled-solid', runnerUp: { value: 'outlined' } });
  });

  it('reads a plain <button> of the browser as filled', () => {
    expect(read('', `${TEXT}<button>Send</button>`).value).toBe('filled-solid');
  });

  it('ignores the links of the navigation', () => {
    const nav =
      '<nav><a class="item" href="/a">Products</a> <a class="item" href="/b">Prices</a> <a class="item" href="/c">Contact</a></nav>';
    expect(read(`.cta { ${BOX} background: #06c; color: #fff }`, nav + PAGE).value).toBe('filled-solid');
  });

  it('ignores the box that marks the current page in the navigation', () => {
    const bar = (label: string) =>
      `<nav><a class="current" href="/">${label}</a> <a href="/b">Tides</a></nav>${TEXT}<p><a href="/c">Tide tables</a></p>`;
    const css = `.current { ${BOX} background: #06c; color: #fff }`;
    expect(read(css, bar('Harbour')).value).toBe('underline-only');
    expect(read(css, bar('Book a boat')).value).toBe('filled-solid');
  });

  it('takes the filled button of a bar before links in the text', () => {
    const bar = `<div class="bar"><h1>Fleet</h1><button class="cta">Vehicle</button></div>${TEXT}<p>Read <a href="/c">how the depot works</a>.</p>`;
    const css = `.bar { display: flex } .cta { ${BOX} background: #06c; color: #fff; border: 0 }`;
    expect(read(css, bar).value).toBe('filled-solid');
  });

  it('prefers the button with a call to action over a group of choices', () => {
    const pad = `<p>${['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((key) => `<a class="key" href="#">${key}</a>`).join(' ')}</p>`;
    const css = `.key { ${BOX} background: #ccd } .cta { ${BOX} border: 2px solid #06c }`;
    expect(read(css, TEXT + pad + PAGE).value).toBe('outlined');
  });

  it('does not read an icon as a call to action', () => {
    const body = `${TEXT}<p><a class="cta" href="/go">Get started</a> <button class="close">×</button></p>`;
    expect(
      read('.cta { text-decoration: none } .close { background: #c00; padding: 20px 40px }', body).value,
    ).toBe('text-link');
  });

  it('shows nothing without a button or a link', () => {
    expect(read('', TEXT).value).toBeNull();
  });

  it('ignores share buttons of social networks', () => {
    const share = '<a class="net" href="/">Share on Facebook</a> <a class="net" href="/">Tweet</a>';
    const css =
      '.net { padding: 12px 28px; background: #1877f2 } .get { padding: 6px 20px; border: 1px solid #222 }';
    const { value } = emphasisCtaTreatment.read(
      observeHtml(
        `<h1>Title</h1><p>${share}</p><p><a class="get" href="/">Download</a></p>`,
        `a { display: inline-block } ${css}`,
      ),
    );
    expect(value).toBe('outlined');
  });
});
