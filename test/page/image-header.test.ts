import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageHeader } from '../../src/page/image-header.ts';

const SIZE = { width: 200, height: 150 };
const noise = () =>
  sharp({
    create: { ...SIZE, channels: 3, background: '#864', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
const flat = () => sharp({ create: { ...SIZE, channels: 3, background: '#36c' } });
const looksOf = (file: Uint8Array, length: number | null = file.length) =>
  imageHeader(new Uint8Array(file), length)?.looks;

describe('the looks of an image', () => {
  it('are those of a photograph when a PNG hardly compresses', async () => {
    expect(looksOf(await noise().png().toBuffer())).toBe('photo');
  });

  it('are those of a drawing when a PNG compresses well', async () => {
    expect(looksOf(await flat().png().toBuffer())).toBe('drawing');
  });

  it('come from the length of the whole file, not from the part read', async () => {
    const file = await noise().png().toBuffer();
    expect(looksOf(file.subarray(0, 2000), file.length)).toBe('photo');
    expect(looksOf(file.subarray(0, 2000), null)).toBeUndefined();
  });

  it('stay open in a format that only size tells nothing about', async () => {
    expect(looksOf(await noise().jpeg().toBuffer())).toBeUndefined();
  });

  it('are those of a photograph in an SVG around one', async () => {
    const photo = (await noise().jpeg({ quality: 100 }).toBuffer()).toString('base64');
    const svg = (inner: string) =>
      new TextEncoder().encode(
        `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="150">${inner}</svg>`,
      );
    expect(looksOf(svg(`<image width="200" href="data:image/jpeg;base64,${photo}"/>`))).toBe('photo');
    expect(looksOf(svg(`<path d="${'M0 0h9'.repeat(5000)}"/>`))).toBeUndefined();
  });
});
