import { describe, expect, it } from 'vitest';
import { observeHtml } from '../grammar/axes/read-html.ts';

const TEXT = '<p>The harbour opens at six, and boats leave every hour until the evening tide.</p>';
const accents = (body: string, css = '') => observeHtml(`${body}${TEXT}`, css).textAccents;

describe('text accents', () => {
  it('are texts in a colour apart from the running text', () => {
    const found = accents('<h2>Boats</h2><p class="label">New</p>', 'h2, .label { color: #d02020 }');
    expect(found).toMatchObject([
      { role: 'heading', characters: 5, partial: false, link: false, attention: 2 },
      { role: 'running', characters: 3 },
    ]);
    expect(found[0]?.chroma).toBeCloseTo(0.2, 1);
  });

  it.each([
    ['the colour of the running text', 'body, h2 { color: #14304f }'],
    ['grey', 'h2 { color: #777 }'],
    ['a tint that hardly differs', 'h2 { color: #101424 }'],
    ['invisible letters', 'h2 { -webkit-text-fill-color: transparent; color: #d02020 }'],
  ])('are not texts in %s', (_, css) => {
    expect(accents('<h2>Boats</h2>', css)).toEqual([]);
  });

  it('tell links, and headings with an accent on some of their words', () => {
    const body = '<h2>Boats and <em>tides</em></h2><p><a href="/">Timetable</a></p>';
    expect(accents(body, 'em, a { color: #d02020 }')).toMatchObject([
      { role: 'heading', partial: true, link: false, characters: 5 },
      { link: true, partial: false },
    ]);
  });

  it('take their share of the area of all text', () => {
    const [large] = accents('<h2>Boats</h2>', 'h2 { color: #d02020; font-size: 64px }');
    const [small] = accents('<h2>Boats</h2>', 'h2 { color: #d02020; font-size: 16px }');
    expect(small?.share).toBeCloseTo(5 / (5 + TEXT.length - '<p></p>'.length));
    expect(large?.share).toBeGreaterThan(8 * (small?.share ?? 1));
  });

  it('are not looked for in code samples', () => {
    const sample = '<pre><code>let <b>boats</b> = 3</code></pre>';
    expect(accents(sample, 'b { color: #d02020 }')).toEqual([]);
  });
});
