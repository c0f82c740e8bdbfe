import { describe, expect, it } from 'vitest';
import { typeBodySize } from '../../../src/grammar/axes/type-body-size/axis.ts';
import { observeHtml } from './read-html.ts';

const TEXT =
  '<p>The harbour was quiet when the first boats came in, and nobody had yet opened the shutters.</p>';

const read = (css: string, body = TEXT.repeat(5)) => typeBodySize.read(observeHtml(body, css));

describe('type.body_size', () => {
  it.each([
    ['small', '12px'],
    ['small', '14px'],
    ['regular', '15px'],
    ['regular', '1rem'],
    ['regular', '17px'],
    ['large', '18px'],
    ['large', '1.25em'],
  ])('is %s for text of %s', (value, size) => {
    expect(read(`p { font-size: ${size} }`).value).toBe(value);
  });

  it('is regular without any style sheet', () => {
    expect(read('')).toMatchObject({ value: 'regular', measure: '16 px' });
  });

  it('weights by characters, not by elements', () => {
    const body = `${TEXT.repeat(4)}${'<p class="tiny">Note</p>'.repeat(20)}`;
    expect(read('.tiny { font-size: 11px }', body).value).toBe('regular');
  });

  it('leaves headings, navigation, buttons and code out', () => {
    const aside =
      '<nav><a href="/">An item of the navigation that is rather long</a></nav><pre>const code = sample + another;</pre>';
    const body = `<h1>A heading of several words</h1>${aside.repeat(4)}${TEXT}`;
    expect(read('p { font-size: 18px } nav, pre { font-size: 12px }', body).value).toBe('large');
  });

  it('follows text that an inline style sets', () => {
    expect(read('', `<div style="font-size:13px">${TEXT.repeat(3)}</div>`).value).toBe('small');
  });

  it('reads right-to-left text the same', () => {
    expect(
      read(
        '',
        `<div dir="rtl" style="font-size:20px">${'<p>كان الميناء هادئا حين وصلت القوارب الأولى في الصباح الباكر</p>'.repeat(4)}</div>`,
      ).value,
    ).toBe('large');
  });

  it('shows nothing on a page without text', () => {
    expect(read('', '<img src="a.png" width="300" height="200" alt="">').value).toBeNull();
  });
});
