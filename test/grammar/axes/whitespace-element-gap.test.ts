import { describe, expect, it } from 'vitest';
import { whitespaceElementGap } from '../../../src/grammar/axes/whitespace-element-gap/axis.ts';
import { observeHtml } from './read-html.ts';

const TEXT =
  '<p>The harbour was quiet when the first boats came in, and nobody had yet opened the shutters.</p>';
const PAGE = `<main>${`<section>${TEXT.repeat(4)}</section>`.repeat(4)}</main>`;
const RESET = '* { margin: 0 } body { line-height: 1.17 } section { padding: 60px 0 } ';

const read = (css: string, body = PAGE) => whitespaceElementGap.read(observeHtml(body, RESET + css));

describe('whitespace.element_gap', () => {
  it.each([
    ['tight', '8px'],
    ['tight', '13px'],
    ['medium', '13.8px'],
    ['medium', '14px'],
    ['medium', '31px'],
    ['airy', '32px'],
    ['airy', '4rem'],
  ])('is %s for paragraphs %s apart', (value, gap) => {
    expect(read(`p + p { margin-top: ${gap} }`).value).toBe(value);
  });

  it('counts the leading of the text as blank', () => {
    const near = 'p + p { margin-top: 8px } p { line-height: ';
    expect(read(`${near} 1.2 }`).value).toBe('tight');
    expect(read(`${near} 2 }`).value).toBe('medium');
  });

  it('measures rows of lists and grids the same', () => {
    const list = `<main>${`<ul>${'<li>A row of the list</li>'.repeat(6)}</ul>`.repeat(3)}</main>`;
    expect(read('ul { display: grid; gap: 40px; padding: 0; margin-bottom: 150px }', list).value).toBe(
      'airy',
    );
  });

  it('is tight for rows separated only by their leading', () => {
    const list = `<main>${`<ul>${'<li>A row of the list</li>'.repeat(6)}</ul>`.repeat(3)}</main>`;
    expect(read('ul { padding: 0; margin-bottom: 150px; line-height: 1.5 }', list)).toMatchObject({
      value: 'tight',
      measure: '5 px',
    });
  });

  it('measures what is blank across the page before gaps within columns', () => {
    const column = `<div>${'<p>A line of a menu</p>'.repeat(6)}</div>`;
    const css =
      '.row { display: flex } .row p { margin: 0 } .b { padding-top: 9px } article p { margin: 24px 0 }';
    const body = `<main><div class="row">${column}${column.replace('<div', '<div class="b"')}</div><article>${'<p>A paragraph of the text.</p>'.repeat(4)}</article></main>`;
    expect(read(css, body).value).toBe('medium');
  });

  it('shows nothing without stacked elements', () => {
    expect(read('', '<p>One line.</p>').value).toBeNull();
  });
});
