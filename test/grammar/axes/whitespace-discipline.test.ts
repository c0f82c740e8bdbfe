import { describe, expect, it } from 'vitest';
import { whitespaceDiscipline } from '../../../src/grammar/axes/whitespace-discipline/axis.ts';
import { observeHtml } from './read-html.ts';

const TEXT =
  '<p>The harbour was quiet when the first boats came in, and nobody had yet opened the shutters.</p>';
const SECTION = `<section><h2>A part</h2>${TEXT.repeat(3)}</section>`;
const PAGE = `<main>${SECTION.repeat(6)}</main>`;
const RESET = '* { margin: 0 } body { line-height: 1.17 } h2, p { margin-bottom: 12px } ';

const read = (css: string, body = PAGE) => whitespaceDiscipline.read(observeHtml(body, RESET + css));

describe('whitespace.discipline', () => {
  it('is dense for many contents close together', () => {
    const cells = '<span class="cell">42</span>'.repeat(10);
    const board = `<main>${`<section>${`<div class="row">${cells}</div>`.repeat(6)}</section>`.repeat(6)}</main>`;
    const css =
      '.row { display: flex; gap: 12px; margin-bottom: 6px } .cell { width: 90px } section { padding: 8px 0 }';
    expect(read(css, board).value).toBe('dense');
  });

  it.each([
    ['medium', 'section { padding: 24px 0 }'],
    ['medium', 'section { padding: 36px 0 }'], // the last paragraph adds 12 px
    ['generous', 'section { padding: 41px 0 }'],
    ['generous', 'section { padding: 60px 0 }'],
    ['extreme', 'section { padding: 98px 0; max-width: 500px } p { display: none }'],
    ['generous', 'section { padding: 92px 0; max-width: 500px } p { display: none }'],
    ['generous', 'section { padding: 98px 0 }'], // a twelfth is covered
    ['extreme', 'section { padding: 300px 0; max-width: 500px } p { display: none }'],
  ])('is %s for %s', (value, css) => {
    expect(read(css).value).toBe(value);
  });

  it('is extreme for one short block in an empty viewport', () => {
    expect(
      read('main { padding: 330px 400px }', `<main><h1>Soon</h1><p>We open in May.</p></main>`).value,
    ).toBe('extreme');
  });

  it('is generous for very few contents, even close together', () => {
    const form = `<main>${'<section><p>Your word</p></section>'.repeat(8)}</main>`;
    const css = 'main { width: 200px; margin: 0 auto; padding: 40px 0 } section { padding: 28px 0 }';
    expect(read(css, form).value).toBe('generous');
  });

  it('is not generous for very few contents with dense gaps', () => {
    const form = `<main>${'<section><p>Your word</p></section>'.repeat(14)}</main>`;
    const css = 'main { width: 200px; margin: 0 auto; padding: 40px 0 } section { padding: 14px 0 }';
    expect(read(css, form).value).toBe('medium');
  });

  it('is generous, not extreme, for full sections with large gaps', () => {
    expect(
      read(
        'section { padding: 120px 0 }',
        `<main>${`<section>${TEXT.repeat(12)}</section>`.repeat(4)}</main>`,
      ).value,
    ).toBe('generous');
  });

  it('is medium for a page without any style sheet', () => {
    const body = `<h1>Title</h1>${`<h2>A part</h2>${TEXT.repeat(3)}`.repeat(5)}`;
    expect(whitespaceDiscipline.read(observeHtml(body)).value).toBe('medium');
  });

  it('shows nothing on an empty page', () => {
    expect(read('', '').value).toBeNull();
  });
});
