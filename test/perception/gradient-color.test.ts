import { describe, expect, it } from 'vitest';
import { gradientColorAt } from '../../src/perception/gradient-color.ts';
import { perceiveHtml } from './perceive-html.ts';

const BOX = { x: 100, y: 50, width: 200, height: 100 };

/** Grey level, 0 to 255, of a gradient at a point given from the corner of its box. */
function greyAt(gradient: string, x: number, y: number): number | null {
  const { page } = perceiveHtml('<main>Hi</main>', `main { background: ${gradient} }`);
  const image = page.elements.find(({ tag }) => tag === 'main')?.style['background-image'][0];
  if (image?.kind !== 'gradient') throw new Error(`No gradient: ${gradient}`);
  const color = gradientColorAt({ image, box: BOX }, { x: BOX.x + x, y: BOX.y + y });
  return color && Math.round(color.r + 0.01);
}

// Checked against the pixels of Chromium.
describe('the colour of a gradient at a point of a box of 200 by 100 px', () => {
  it.each<readonly [gradient: string, x: number, y: number, grey: number | null]>([
    ['linear-gradient(#000, #fff)', 100, 25, 64],
    ['linear-gradient(to top, #000, #fff)', 100, 25, 191],
    ['linear-gradient(90deg, #000, #fff)', 50, 90, 64],
    ['linear-gradient(to left, #000, #fff)', 50, 90, 191],
    ['linear-gradient(0.25turn, #000 50%, #fff 50%)', 99, 5, 0],
    ['linear-gradient(0.25turn, #000 50%, #fff 50%)', 101, 5, 255],
    ['linear-gradient(45deg, #000, #fff)', 100, 50, 128],
    ['linear-gradient(45deg, #000, #fff)', 200, 0, 255],
    ['linear-gradient(-135deg, #000, #fff)', 200, 0, 0],
    ['linear-gradient(to top right, #000, #fff)', 0, 0, 128],
    ['linear-gradient(to bottom right, #000, #fff)', 200, 0, 128],
    ['linear-gradient(to right in oklab, #000 20px, #fff 40px)', 10, 5, 0],
    ['linear-gradient(#ccc 40%, #000)', 100, 30, 204],
    ['linear-gradient(#ccc 40%, #000)', 100, 70, 102],
    ['linear-gradient(#000, #fff 10px)', 100, 90, 255],
    ['radial-gradient(circle 50px at center, #000, #fff)', 100, 50, 0],
    ['radial-gradient(circle 50px at center, #000, #fff)', 125, 50, 128],
    ['radial-gradient(circle 50px at center, #000, #fff)', 199, 50, 255],
    ['conic-gradient(#000, #fff)', 100, 20, null],
    ['-webkit-linear-gradient(top, #000, #fff)', 100, 20, null],
  ])('%s at %i, %i', (gradient, x, y, grey) => {
    expect(greyAt(gradient, x, y)).toBe(grey);
  });

  it('is transparent outside of the box', () => {
    const { page } = perceiveHtml('<main>Hi</main>', 'main { background: linear-gradient(red, blue) }');
    const image = page.elements.find(({ tag }) => tag === 'main')?.style['background-image'][0];
    if (image?.kind !== 'gradient') throw new Error('No gradient');
    expect(gradientColorAt({ image, box: BOX }, { x: 99, y: 60 })?.a).toBe(0);
  });
});
