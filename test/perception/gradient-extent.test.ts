import { describe, expect, it } from 'vitest';
import { gradientExtent } from '../../src/perception/gradient-extent.ts';
import { perceiveHtml } from './perceive-html.ts';

const TILE = { width: 1000, height: 500 };

function extentOf(gradient: string): readonly number[] | null {
  const { page } = perceiveHtml('<main>Hi</main>', `main { background: ${gradient} }`);
  const image = page.elements.find(({ tag }) => tag === 'main')?.style['background-image'][0];
  if (image?.kind !== 'gradient') throw new Error(`No gradient: ${gradient}`);
  const extent = gradientExtent(image, TILE);
  return extent && [extent.x, extent.y, extent.width, extent.height].map(Math.round);
}

describe('where a gradient is seen, in a tile of 1000 by 500 px', () => {
  it.each([
    ['linear-gradient(red, transparent 100px)', [0, 0, 1000, 100]],
    ['linear-gradient(to top, red, transparent 20%)', [0, 400, 1000, 100]],
    ['linear-gradient(90deg, transparent 50%, red)', [500, 0, 500, 500]],
    ['linear-gradient(to left, red, transparent 10%)', [900, 0, 100, 500]],
    ['radial-gradient(circle at 100% 0, red, transparent 100px)', [900, 0, 100, 100]],
    ['radial-gradient(200px 100px at 50% 50%, red, transparent 50%)', [400, 200, 200, 100]],
    ['radial-gradient(circle closest-side at center, red, transparent)', [250, 0, 500, 500]],
    ['radial-gradient(circle 50px at left bottom, red, transparent)', [0, 450, 50, 50]],
    ['radial-gradient(closest-side at 20% 50%, red, transparent)', [0, 0, 400, 500]],
    ['radial-gradient(50px 50px at -100px -100px, red, transparent)', [0, 0, 0, 0]],
  ])('%s', (gradient, expected) => {
    expect(extentOf(gradient)).toEqual(expected);
  });

  it.each([
    'linear-gradient(red, blue)',
    'linear-gradient(red, transparent)',
    'linear-gradient(45deg, red, transparent 10%)',
    'linear-gradient(to top left, red, transparent 10%)',
    'radial-gradient(circle at 100% 0, red, blue 100px)',
    'radial-gradient(calc(10px + 5%) 50px, red, transparent)',
    'repeating-linear-gradient(red, transparent 10px)',
    'conic-gradient(red, transparent 10%)',
  ])('all of it, or not told: %s', (gradient) => {
    expect(extentOf(gradient)).toBeNull();
  });
});
