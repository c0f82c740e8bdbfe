import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { nodeDecoder } from '../../../decode/for-node.ts';
import { GRID, looksOf, pictureContent } from '../../../src/page/picture/picture-content.ts';
import { fileOf, halves, noise } from '../../decode/pictures.ts';

const decode = nodeDecoder();

async function contentOf(picture: Sharp) {
  const pixels = await decode(await fileOf(picture.png()), 1_000_000);
  if (pixels === null) throw new Error('The picture was not decoded.');
  return pictureContent(pixels);
}

const svg = (body: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${body}</svg>`));

describe('colours', () => {
  it('of the whole picture and of each cell', async () => {
    const { mean, grid, range } = await contentOf(halves());
    expect(mean).toEqual({ r: 128, g: 0, b: 128, a: 1 });
    expect(grid).toHaveLength(GRID * GRID);
    expect([grid[0], grid[GRID - 1]]).toEqual([
      { r: 255, g: 0, b: 0, a: 1 },
      { r: 0, g: 0, b: 255, a: 1 },
    ]);
    expect(range).toBe(255);
  });

  it('without those of transparent pixels', async () => {
    const { mean, grid } = await contentOf(svg('<rect width="200" height="300" fill="#00f"/>'));
    expect(mean).toMatchObject({ r: 0, g: 0, b: 255 });
    expect(mean.a).toBeCloseTo(0.5, 2);
    expect(grid[GRID - 1]?.a).toBe(0);
  });

  it('spread over a picture, not over noise', async () => {
    expect((await contentOf(halves())).spread).toBeGreaterThan(0.1);
    expect((await contentOf(noise(200, 200))).spread).toBeLessThan(0.045);
  });

  it('of tiles smaller than the grid', async () => {
    const dot = sharp({ create: { width: 2, height: 1, channels: 3, background: '#102030' } });
    expect(await contentOf(dot)).toMatchObject({ mean: { r: 16, g: 32, b: 48, a: 1 }, spread: 0, range: 0 });
  });
});

describe('a drawing or a photograph', () => {
  it.each([
    ['a logo', '<circle cx="90" cy="90" r="60" fill="#e11"/>'],
    [
      'a diagram',
      '<rect width="400" height="300" fill="#fff"/><path d="M20 20H300V200Z" fill="#08c" stroke="#000" stroke-width="4"/>',
    ],
    [
      'letters',
      '<rect width="400" height="300" fill="#fff"/><text x="20" y="90" font-size="60">Notes</text>',
    ],
  ])('%s is a drawing', async (_, body) => {
    expect(looksOf(await contentOf(svg(body)))).toBe('drawing');
  });

  it('shades of many colours are a photograph', async () => {
    const landscape = noise(40, 30).modulate({ saturation: 0.5 }).resize(400, 300, { kernel: 'cubic' });
    expect(looksOf(await contentOf(landscape))).toBe('photo');
  });
});
