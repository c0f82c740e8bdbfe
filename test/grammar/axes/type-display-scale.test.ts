import { describe, expect, it } from 'vitest';
import { typeDisplayScale } from '../../../src/grammar/axes/type-display-scale/axis.ts';
import { observeHtml } from './read-html.ts';

const TEXT =
  '<p>The harbour was quiet when the first boats came in, and nobody had yet opened the shutters.</p>';
const PAGE = `<h1>Title</h1>${TEXT.repeat(3)}<h2>Part</h2>${TEXT.repeat(3)}`;

const read = (css: string, body = PAGE) => typeDisplayScale.read(observeHtml(body, css));

describe('type.display_scale', () => {
  it.each([
    ['compact', '20px', '16px'],
    ['compact', '35px', '16px'],
    ['balanced', '36px', '16px'],
    ['balanced', '64px', '16px'],
    ['oversized', '65px', '16px'],
    ['oversized', '72px', '24px'],
    ['balanced', '70px', '24px'],
  ])('is %s for headings of %s over text of %s', (value, heading, text) => {
    expect(read(`h1 { font-size: ${heading} } h2 { font-size: 18px } p { font-size: ${text} }`).value).toBe(
      value,
    );
  });

  it('counts the words of a heading, not the element around them', () => {
    const body = `<h1><span>Huge</span></h1>${TEXT.repeat(3)}`;
    expect(read('h1 { font-size: 20px } h1 span { font-size: 90px }', body).value).toBe('oversized');
  });

  it('uses large text when there is no heading', () => {
    expect(
      read('.big { font-size: 80px }', `<div class="big">Be together</div>${TEXT.repeat(3)}`).value,
    ).toBe('oversized');
  });

  it('quotes both sizes', () => {
    expect(read('h1 { font-size: 48px }')).toMatchObject({ measure: '48 px over 16 px, 3.0 times' });
  });

  it('is compact without headings, and nothing without text', () => {
    expect(read('', TEXT).value).toBe('compact');
    expect(read('', '').value).toBeNull();
  });
});
