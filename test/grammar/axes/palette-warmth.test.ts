import { describe, expect, it } from 'vitest';
import { paletteWarmth } from '../../../src/grammar/axes/palette-warmth.ts';
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

  it('stays neutral with one small accent', () => {
    expect(read('p { color: #06c; width: 60px }').value).toBe('neutral');
  });
});
