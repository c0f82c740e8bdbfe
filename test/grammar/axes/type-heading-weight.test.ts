import { describe, expect, it } from 'vitest';
import { typeHeadingWeight } from '../../../src/grammar/axes/type-heading-weight/axis.ts';
import { observeHtml } from './read-html.ts';

const PAGE =
  '<h1>One title</h1><p>Some text below it.</p><h2>A part</h2><p>More text.</p><h2>Another part</h2><p>The end.</p>';

const read = (css: string, body = PAGE) => typeHeadingWeight.read(observeHtml(body, css));

describe('type.heading_weight', () => {
  it.each([
    ['ultralight', '100'],
    ['ultralight', '250'],
    ['light', '300'],
    ['regular', 'normal'],
    ['medium', '500'],
    ['bold', '600'],
    ['bold', 'bold'],
    ['bold', '799'],
    ['black', '800'],
    ['black', '900'],
  ])('is %s for headings of weight %s', (value, weight) => {
    expect(read(`h1, h2 { font-weight: ${weight} }`).value).toBe(value);
  });

  it('is bold without any style sheet', () => {
    expect(read('').value).toBe('bold');
  });

  it('uses the most frequent weight, not that of the title', () => {
    expect(read('h1 { font-weight: 300 } h2 { font-weight: 700 }')).toMatchObject({
      value: 'bold',
      runnerUp: { value: 'light' },
    });
  });

  it('breaks a tie by the largest heading', () => {
    const body = '<h1>One title</h1><p>Text.</p><h2>A part</h2><p>Text.</p>';
    expect(read('h1 { font-weight: 300 } h2 { font-weight: 700 }', body).value).toBe('light');
  });

  it('offers medium beside a semibold', () => {
    expect(read('h1, h2 { font-weight: 600 }')).toMatchObject({ runnerUp: { value: 'medium' } });
  });

  it('uses large text when there is no h1 to h3', () => {
    const body =
      '<div class="big">Be together</div><p>Some text that is long enough to be the running text of the page.</p>';
    expect(read('.big { font-size: 48px; font-weight: 200 }', body).value).toBe('ultralight');
  });

  it('ignores hidden headings', () => {
    const body = `${PAGE}<div hidden>${'<h2>Never seen</h2>'.repeat(5)}</div>`;
    expect(read('h1, h2 { font-weight: 300 } [hidden] h2 { font-weight: 900 }', body).value).toBe('light');
  });

  it('shows nothing without headings', () => {
    expect(read('', '<p>Only text.</p>')).toMatchObject({ value: null, confidence: 0 });
  });
});
