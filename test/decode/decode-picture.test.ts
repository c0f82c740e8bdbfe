import fc from 'fast-check';
import sharp from 'sharp';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nodeDecoder } from '../../decode/for-node.ts';
import type { Pixels } from '../../src/page/picture/pixels.ts';
import { fileOf, halves, noise, plain } from './pictures.ts';

const MAX_PIXELS = 100_000;
const decoder = nodeDecoder();
const decode = (bytes: Uint8Array, maxPixels = MAX_PIXELS) => decoder(bytes, maxPixels);

function pixelAt(pixels: Pixels | null, x: number, y: number): number[] {
  const at = 4 * (y * (pixels?.width ?? 0) + x);
  return [...(pixels?.data.subarray(at, at + 4) ?? [])];
}

describe('formats', () => {
  it.each([
    ['PNG', () => halves().png()],
    ['PNG with a palette', () => halves().png({ palette: true, colours: 4 })],
    ['PNG with 16 bits', () => halves().toColourspace('rgb16').png()],
    ['JPEG', () => halves().jpeg({ quality: 100, chromaSubsampling: '4:4:4' })],
    [
      'progressive JPEG',
      () => halves().jpeg({ quality: 100, progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['WebP', () => halves().webp({ quality: 100 })],
    ['lossless WebP', () => halves().webp({ lossless: true })],
  ])('%s', async (_, picture) => {
    const pixels = await decode(await fileOf(picture()));
    expect(pixels).toMatchObject({ width: 48, height: 32 });
    for (const [x, colour] of [
      [4, [255, 0, 0, 255]],
      [44, [0, 0, 255, 255]],
    ] as const) {
      const differences = pixelAt(pixels, x, 16).map((value, at) => Math.abs(value - (colour[at] ?? 0)));
      expect(Math.max(...differences)).toBeLessThan(8);
    }
  });

  it.each([1, 2, 4, 8])('grey PNG with %d bits', async (bitdepth) => {
    const ramp = sharp(
      Uint8Array.from({ length: 32 }, (_, at) => (at < 16 ? 0 : 255)),
      {
        raw: { width: 32, height: 1, channels: 1 },
      },
    );
    const pixels = await decode(
      await fileOf(ramp.toColourspace('b-w').png({ colours: 2 ** bitdepth, palette: bitdepth < 8 })),
    );
    expect([pixelAt(pixels, 0, 0), pixelAt(pixels, 31, 0)]).toEqual([
      [0, 0, 0, 255],
      [255, 255, 255, 255],
    ]);
  });

  it('keeps the alpha of PNG and WebP', async () => {
    const glass = () =>
      sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 9, g: 8, b: 7, alpha: 0.5 } } });
    for (const picture of [glass().png(), glass().webp({ lossless: true })])
      expect(pixelAt(await decode(await fileOf(picture)), 3, 3)).toEqual([9, 8, 7, 128]);
  });

  it('decodes every filter of PNG as sharp does', async () => {
    const picture = noise(64, 64).blur(3);
    const expected = await picture.clone().ensureAlpha().raw().toBuffer();
    const pixels = await decode(await fileOf(picture.png({ adaptiveFiltering: true })));
    expect(Buffer.from(pixels?.data ?? []).equals(expected)).toBe(true);
  });

  it.each([
    ['GIF', () => halves().gif()],
    ['AVIF', () => halves().avif()],
    ['interlaced PNG', () => halves().png({ progressive: true })],
  ])('does not decode %s', async (_, picture) => {
    expect(await decode(await fileOf(picture()))).toBeNull();
  });
});

describe('a truncated file', () => {
  it.each([
    ['PNG', () => noise(200, 200).png()],
    ['JPEG', () => noise(200, 200).jpeg()],
  ])('%s: the rows that it contains', async (_, picture) => {
    const bytes = await fileOf(picture());
    const pixels = await decode(bytes.subarray(0, bytes.length / 2));
    expect(pixels?.height).toBeGreaterThan(60);
    expect(pixels?.height).toBeLessThan(140);
  });

  it('WebP: nothing', async () => {
    const bytes = await fileOf(noise(200, 200).webp());
    expect(await decode(bytes.subarray(0, bytes.length / 2))).toBeNull();
  });
});

describe('hostile bytes', () => {
  it.each([
    ['PNG', () => plain(600, 500).png()],
    ['JPEG', () => plain(600, 500).jpeg()],
    ['WebP', () => plain(600, 500).webp()],
  ])('%s with more pixels than allowed', async (_, picture) => {
    expect(await decode(await fileOf(picture()))).toBeNull();
  });

  it('a JPEG that claims 65,000 by 65,000 pixels', async () => {
    const bytes = await fileOf(halves().jpeg());
    const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
    new DataView(bytes.buffer).setUint16(frame + 5, 65_000);
    new DataView(bytes.buffer).setUint16(frame + 7, 65_000);
    expect(await decode(bytes)).toBeNull();
  });

  it('a PNG that claims 2,000,000 by 2,000,000 pixels', async () => {
    const bytes = await fileOf(halves().png());
    new DataView(bytes.buffer).setUint32(16, 2_000_000);
    new DataView(bytes.buffer).setUint32(20, 2_000_000);
    expect(await decode(bytes)).toBeNull();
  });

  it('a PNG of a few pixels whose data inflates to 100 MB', async () => {
    const packed = deflateSync(Buffer.alloc(100_000_000), { level: 9 });
    const before = process.memoryUsage().arrayBuffers;
    expect(await decode(pngOf(20, 20, packed))).toMatchObject({ width: 20, height: 20 });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });

  it('any damage: a picture or null', async () => {
    const files = await Promise.all([halves().png(), halves().jpeg(), halves().webp()].map(fileOf));
    const damage = fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), damage, fc.nat(2000), async (file, changes, length) => {
        const bytes = file.slice(0, Math.max(4, length));
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        const pixels = await decode(bytes);
        expect(pixels === null || pixels.data.length === 4 * pixels.width * pixels.height).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

/** Grey, 8 bits, with the given IDAT; the decoder does not check CRCs. */
function pngOf(width: number, height: number, packed: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const chunk = (name: string, body: Uint8Array) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, Buffer.from(name), body, Buffer.alloc(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
