import { describe, expect, it } from 'vitest';
import { emphasisMechanism } from '../../../src/grammar/axes/emphasis-mechanism/axis.ts';
import { observeHtml } from './read-html.ts';

const PAGE = `<h1>Title</h1><p>The harbour was <b>quiet</b> when the first boats came in, and nobody had yet opened the shutters.</p>
  <h2>Part</h2><p>It took the crews <b>two hours</b> to land what they had caught, and then they slept until noon.</p>`;
const PLAIN = 'h1, h2 { font-size: 20px; font-weight: 400 } b { font-weight: 400 } ';

const read = (css: string, body = PAGE) => emphasisMechanism.read(observeHtml(body, PLAIN + css));

describe('emphasis.mechanism', () => {
  it.each([
    ['weight', 'b { font-weight: 700 } h1, h2 { font-weight: 700 }'],
    ['color', 'b, h1, h2 { color: #d6336c }'],
    ['color', 'h1, h2 { font-weight: 700; color: #d6336c }'],
    ['underline', 'b { text-decoration: underline }'],
    ['underline', 'b { border-bottom: 2px solid #222 }'],
    ['underline', 'b { box-shadow: inset 0 -2px #222 }'],
    ['underline', 'b { background: linear-gradient(#222, #222) 0 95% / 100% 2px no-repeat }'],
    ['scale', 'h1 { font-size: 88px } h2 { font-size: 56px }'],
    ['spacing', 'b, h1, h2 { letter-spacing: 0.2em }'],
  ])('is %s for %s', (value, css) => {
    expect(read(css).value).toBe(value);
  });

  it('is color for code in colour within sentences', () => {
    const body = PAGE.replaceAll('b>', 'code>');
    expect(read('code { color: #d6336c }', body).value).toBe('color');
    expect(read('code { color: #222 } h1 { font-size: 60px }', body).value).toBe('scale');
  });

  it('is color for words in colour beside as many in bold', () => {
    const body = PAGE.replace('<b>two hours</b>', '<i>two hours</i>');
    expect(read('b { font-weight: 700 } i { color: #d6336c }', body).value).toBe('color');
  });

  it('is color for headings in a slate that is clearly no grey', () => {
    const bold = 'h1, h2 { font-weight: 600; color: ';
    expect(read(`${bold} #627f91 }`).value).toBe('color');
    expect(read(`${bold} #1f2937 }`).value).toBe('weight');
  });

  it.each([
    ['all text in one brown', 'body, h1, h2, b { color: #6b3d14 }'],
    ['headings in a darker shade of the same slate', 'body { color: #475569 } h1, h2, b { color: #0f2a4a }'],
  ])('is no color for %s', (_, css) => {
    expect(read(`h1, h2 { font-weight: 700 } ${css}`).value).toBe('weight');
  });

  it('is color for headings cut out of a gradient', () => {
    const css =
      'h1, h2 { background: linear-gradient(#06c, #d6336c); background-clip: text; color: transparent }';
    expect(read(css).value).toBe('color');
  });

  it('does not read links as underlined words', () => {
    const body = PAGE.replaceAll('<b>', '<a href="/">').replaceAll('</b>', '</a>');
    expect(read('h1, h2 { font-weight: 700 }', body).value).toBe('weight');
  });

  it('is color for many links in colour over plain headings', () => {
    const body = PAGE.replaceAll('<b>', '<a href="/">').replaceAll('</b>', '</a>');
    const links = 'a { text-decoration: none; color: #d6336c }';
    expect(read(links, body).value).toBe('color');
    expect(read(`${links} h1, h2 { font-weight: 700 }`, body).value).toBe('weight');
  });

  it('is scale for one giant heading over smaller bold ones, but not at twice the size', () => {
    const lesser = 'h2 { font-weight: 700 } h1 { font-size: ';
    const body = `${PAGE}<h2>Another part</h2><h2>And one more</h2>`;
    expect(read(`${lesser} 120px }`, body).value).toBe('scale');
    expect(read(`${lesser} 32px }`, body).value).toBe('weight');
  });

  it('says which words stand out', () => {
    const { evidence } = read('b { color: #d6336c }');
    expect(evidence).toContainEqual(
      expect.objectContaining({ property: 'coloured words', value: '“two hours”' }),
    );
  });

  it('shows nothing without emphasis', () => {
    expect(read('', '<p>One paragraph of plain text.</p>').value).toBeNull();
  });

  it('shows nothing on a page without text', () => {
    expect(read('', '<hr>').value).toBeNull();
  });

  it('never exceeds the text when most of it is code in sentences', () => {
    const body = `<p>Use</p>${'<p><code>openHarbour(first, second)</code></p>'.repeat(6)}`;
    const { evidence } = read('code { color: #c2185b }', body);
    expect(evidence.length).toBeGreaterThan(0);
    for (const { share } of evidence) expect(share).toBeLessThanOrEqual(1);
  });
});
