import { describe, expect, it } from 'vitest';
import { paletteWarmth } from '../../../src/grammar/axes/palette-warmth/axis.ts';
import { observeHtml } from './read-html.ts';

const BODY = '<p>Text</p><div class="band one">One</div><div class="band two">Two</div>';
const read = (css: string) => paletteWarmth.read(observeHtml(BODY, `.band { height: 200px } ${css}`));

describe('palette.warmth', () => {
  it.each([
    ['neutral', '', ''],
    ['neutral', '#777', '#222'],
    ['warm', '#c0392b', '#777'],
    ['warm', '#e84393', '#777'],
    ['cool', '#2980b9', '#777'],
    ['cool', '#a4d233', '#2980b9'],
    ['mixed', '#c0392b', '#2980b9'],
  ])('is %s with bands in %s and %s', (value, one, two) => {
    expect(read(`.one { background: ${one} } .two { background: ${two} }`).value).toBe(value);
  });

  it('is warm on a cream ground', () => {
    expect(read('body { background: #faf1dc }').value).toBe('warm');
  });

  it('is warm where a small accent recurs on several kinds of element', () => {
    const marks = '<p><b class="mark">!</b> Text with <a href="#">a link of some length</a></p>'.repeat(4);
    const css =
      'a { color: #d9480f } .mark { display: inline-block; width: 16px; height: 14px; background: #d9480f }';
    const lines = 'h2 { border-bottom: 2px solid #d9480f; width: 120px }';
    const readMarks = (style: string) =>
      paletteWarmth.read(observeHtml(`<h2>Text</h2>${marks}`, style)).value;
    expect(readMarks('a { color: #d9480f }')).toBe('neutral');
    expect(readMarks(`${css} ${lines}`)).toBe('warm');
  });

  it('is mixed where warm accents stand on a pale cool ground', () => {
    const accents = '.one { background: #d9480f; height: 70px; width: 200px }';
    expect(read(`body { background: #e3f0fb } ${accents}`).value).toBe('mixed');
  });

  it('stays neutral with one small accent', () => {
    expect(read('p { color: #06c; width: 60px }').value).toBe('neutral');
  });
});
