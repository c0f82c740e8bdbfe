import { describe, expect, it } from 'vitest';
import { toHex } from '../../src/color/hex.ts';
import { MAX_LAYERS } from '../../src/perception/visible-page.ts';
import { perceiveHtml } from './perceive-html.ts';

const CLEAR = 'linear-gradient(rgb(0 0 0 / 0.001), transparent)';

/** Colours behind the text of a paragraph, each once; undefined where a picture lies there. */
function shadesOf(background: string, color = '#ffffff'): readonly string[] | undefined {
  const { runs } = perceiveHtml(
    '<p>Some text.</p>',
    `p { background: ${background}; background-color: ${color} }`,
  );
  const [run = expect.fail('no text')] = runs;
  return run.ground.shades && [...new Set(run.ground.shades.map(toHex))];
}

describe('the shades of a ground', () => {
  it.each([
    ['of a gradient', 'linear-gradient(#102030, #405060)', ['#102030', '#405060']],
    [
      'of a translucent gradient over its colour',
      'linear-gradient(rgb(0 0 0 / 0.5), #000)',
      ['#808080', '#000000'],
    ],
    [
      'of two gradients, the front one clear',
      `${CLEAR}, linear-gradient(#102030, #405060)`,
      ['#102030', '#405060'],
    ],
    ['unknown with a picture', `${CLEAR}, url(a.png)`, undefined],
  ])('%s', (_, background, shades) => {
    expect(shadesOf(background)).toEqual(shades);
  });

  it('are those of the frontmost layers, because a page can have thousands', () => {
    const clear = (count: number) => Array.from({ length: count }, () => CLEAR).join(', ');
    expect(shadesOf(`${clear(MAX_LAYERS - 1)}, url(a.png)`)).toBeUndefined();
    expect(shadesOf(`${clear(MAX_LAYERS)}, url(a.png)`)).toBeDefined();
  });
});
