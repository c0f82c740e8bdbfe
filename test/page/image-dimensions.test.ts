import fc from 'fast-check';
import { cpuTime } from '../cpu-time.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageDimensions } from '../../src/page/image-dimensions.ts';

const picture = () => sharp({ create: { width: 37, height: 21, channels: 3, background: '#36c' } });
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the size of an image', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
    'is read from the header of a %s file',
    async (format) => {
      const file = await picture().toFormat(format).toBuffer();
      expect(imageDimensions(new Uint8Array(file))).toEqual({ width: 37, height: 21 });
    },
  );

  it('needs only part of the file', async () => {
    const file = await sharp({
      create: {
        width: 2000,
        height: 1000,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(file.length).toBeGreaterThan(65_536);
    expect(imageDimensions(new Uint8Array(file.subarray(0, 2048)))).toEqual({ width: 2000, height: 1000 });
  });

  it('uses the EXIF orientation', async () => {
    const file = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(imageDimensions(new Uint8Array(file))).toEqual({ width: 21, height: 37 });
  });

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"></svg>', { width: 120, height: 40 }],
    ['<?xml version="1.0"?>\n<svg viewBox="0 0 64 32"></svg>', { width: 64, height: 32 }],
    ['\n<svg width="50" viewBox="0 0 10 20"></svg>', { width: 50, height: 100 }],
    ['<svg></svg>', null],
    ['<svg width="0" height="0"></svg>', null],
    ['<svg width="9e99" height="1"></svg>', null],
  ])('of %s is %j', (svg, size) => {
    expect(imageDimensions(bytes(svg))).toEqual(size);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a page', bytes('<!doctype html><h1>404</h1>')],
    ['a PNG that ends in its signature', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
    ['a PSD, which no browser shows', bytes('8BPS\0\u0001\0\0\0\0\0\0\0\u0003\0\0\0\u0010\0\0\0\u0010')],
  ])('is unknown for %s', (_, file) => {
    expect(imageDimensions(file)).toBeNull();
  });

  it('is valid or null for any bytes after a signature, and is found quickly', async () => {
    const files = await Promise.all(
      (['png', 'jpeg', 'gif', 'webp', 'avif'] as const).map((format) =>
        picture().toFormat(format).toBuffer(),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat(40),
        fc.uint8Array({ maxLength: 400 }),
        (file, kept, rest) => {
          const size = imageDimensions(new Uint8Array([...file.subarray(0, kept), ...rest]));
          if (size === null) return;
          expect(size.width).toBeGreaterThanOrEqual(1);
          expect(size.height).toBeLessThanOrEqual(100_000);
        },
      ),
    );
  });

  it.each([
    ['tags without an end', '<svg '.repeat(13_000)],
    ['quotes without an end', `<svg ${'"'.repeat(65_000)}`],
    ['attributes without an end', `<svg ${'a="" '.repeat(13_000)}`],
  ])('has bounded cost for hostile bytes: %s', (_, text) => {
    const image = bytes(text);
    expect(cpuTime(() => imageDimensions(image))).toBeLessThan(1000);
  });
});
