import { describe, expect, it } from 'vitest';
import { paletteSaturation } from '../../../src/grammar/axes/palette-saturation/axis.ts';
import { observeHtml } from './read-html.ts';

const BODY = `<p>Text</p>${'<a class="btn" href="#">Button</a> '.repeat(4)}`;
const read = (css: string) =>
  paletteSaturation.read(
    observeHtml(BODY, `.btn { display: inline-block; width: 200px; height: 60px; color: #fff } ${css}`),
  );

describe('palette.saturation', () => {
  it.each([
    ['desaturated', '#888'],
    ['desaturated', '#8a8f94'],
    ['muted', 'oklch(0.6 0.06 200)'],
    ['balanced', 'oklch(0.6 0.12 250)'],
    ['vivid', '#e6004c'],
    ['vivid', 'oklch(0.6 0.2 150)'],
  ])('is %s with buttons in %s', (value, color) => {
    expect(read(`.btn { background: ${color} }`).value).toBe(value);
  });

  it('sees the colour of a few text links', () => {
    expect(read('.btn { all: unset; color: #d6006c } .btn + .btn { display: none }').value).toBe('vivid');
  });

  it('reads accents before the muted ground under them', () => {
    const navy = 'body { background: #171941; min-height: 2000px } p { height: 300px; background: #24285a }';
    expect(read(`${navy} .btn { background: #e14eca }`).value).toBe('vivid');
    expect(read(`${navy} .btn { all: unset; color: #aaa }`).value).toBe('muted');
  });

  it('is neon for fluorescent colours on a dark page', () => {
    const css = 'body { background: #050505 } .btn { background: #39ff14 }';
    expect(read(css).value).toBe('neon');
  });

  it('is only vivid for the same colours on white', () => {
    expect(read('.btn { background: #39ff14 }').value).toBe('vivid');
  });

  it('ranks accents above a large muted band', () => {
    const css = 'body { background: oklch(0.4 0.05 250); min-height: 3000px } .btn { background: #e6004c }';
    expect(['balanced', 'vivid']).toContain(read(css).value);
  });
});
