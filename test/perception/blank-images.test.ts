import { describe, expect, it } from 'vitest';
import { perceiveHtml } from './perceive-html.ts';

const TEXT = '<p>Words enough to be a paragraph that somebody reads.</p>';

function imagesOf(css: string): readonly string[] {
  const { page } = perceiveHtml(`<main>${TEXT}</main>`, css);
  const main = page.elements.find(({ tag }) => tag === 'main');
  return [main, main?.before].flatMap((box) => box?.style['background-image'] ?? []).map(({ kind }) => kind);
}

describe('background images of the perceived page', () => {
  it.each([
    ['main { background-image: linear-gradient(red, blue) }', ['gradient']],
    ['main { background: linear-gradient(transparent, red) }', ['gradient']],
    ['main { background-image: linear-gradient(transparent, rgb(1 2 3 / 0)) }', []],
    ['main { background: linear-gradient(red, blue) 0 0 / 0 }', []],
    ['main { background: linear-gradient(red, blue) 0 0 / 0% 2px no-repeat }', []],
    ['main { background: linear-gradient(red, blue) 0 0 / 100% 0.0px }', []],
    ['main { background: linear-gradient(red, blue) 0 0 / 10px 20% }', ['gradient']],
    ['main { background: linear-gradient(red, blue) 0 0 / 0.5em }', ['gradient']],
    [
      'main { background: linear-gradient(#0000, #0000), linear-gradient(red, blue) 0 0 / 20px 20px }',
      ['none', 'gradient'],
    ],
    ['main::before { content: ""; background-image: linear-gradient(#0000, #0000) }', []],
  ])('of %s: %j', (css, expected) => {
    expect(imagesOf(css)).toEqual(expected);
  });

  it('leave the ground of what they do not cover known', () => {
    const { runs } = perceiveHtml(TEXT, 'body { background-image: linear-gradient(#0000, #0000) }');
    expect(runs.map(({ ground }) => ground.image)).toEqual([false]);
  });
});
