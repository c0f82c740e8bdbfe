import { expect, describe, it } from 'vitest';
import { perceiveHtml } from './perceive-html.ts';

const TALL = '<i class="tall">A text in a tall box</i>';
const CSS = 'body { margin: 0 } p { margin: 0; height: 300px } .tall { display: block; height: 2000px }';

/** px of a page with a paragraph of 300 px and a box with a tall text. */
function heightOf(css: string, inside = TALL): number {
  return perceiveHtml(`<p>Seen</p><div class="box">${inside}</div>`, `${CSS} ${css}`).height;
}

describe('the height of a page', () => {
  it.each([
    ['', 2300],
    ['.box { height: 40px; overflow: auto }', 2300],
    ['.box { position: absolute; top: 0 }', 2000],
    ['.box { position: relative; top: 50px }', 2350],
  ])('reaches to the lowest box: %s', (css, height) => {
    expect(heightOf(css)).toBe(height);
  });

  it.each([
    ['.box { height: 1px; overflow: hidden }', 301],
    ['.box { max-height: 1px; contain: strict }', 301],
    ['.box { position: absolute; top: 0; text-indent: -9999px }', 300],
    ['.box { position: absolute; top: 0; color: transparent }', 300],
    ['.box { position: absolute; top: 0; color: white; background: linear-gradient(#fff, #fefefe) }', 300],
    ['.box { position: absolute; top: 0; z-index: -1 } p { height: 2000px; background: white }', 2000],
  ])('leaves out what nobody sees: %s', (css, height) => {
    expect(heightOf(css)).toBe(height);
  });

  it('counts a picture out of flow', () => {
    const picture = '<img class="tall" src="a.png" alt="A picture" style="width: 300px">';
    expect(heightOf('.box { position: absolute; top: 0 }', picture)).toBe(2000);
  });
});
