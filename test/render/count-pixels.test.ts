import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPixels, type DecodedImage, type Places } from '../../render/in-page/count-pixels.ts';

type Color = readonly [number, number, number];
const WHITE: Color = [255, 255, 255];
const BLUE: Color = [10, 20, 200];
const RED: Color = [200, 20, 10];

/** A white image of 40 by 40 pixels with fills: x, y, width, height and colour. */
function image(...fills: readonly [number, number, number, number, Color][]): DecodedImage {
  const [width, height] = [40, 40];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (const [left, top, across, down, color] of fills) {
    for (let y = top; y < top + down; y++) {
      for (let x = left; x < left + across; x++) data.set(color, 4 * (y * width + x));
    }
  }
  return { width, height, data };
}

/** A page on which nothing could be hidden. */
const still = (page: DecodedImage) => ({ withoutText: page, withoutImages: page, withoutTextures: page });

const NOTHING: Places = { scale: 1, screen: 100, boxes: [], texts: [], pictures: [], textures: [] };

describe('counting pixels', () => {
  it('returns the colours of a flat page with their shares', () => {
    const page = image([0, 0, 40, 10, BLUE]);
    const { colors, pictures, textures } = countPixels(still(page), NOTHING);
    expect(colors).toEqual([
      [...WHITE, 0.75],
      [...BLUE, 0.25],
    ]);
    expect({ pictures, textures }).toEqual({ pictures: 0, textures: 0 });
  });

  it('gives the first screen double weight', () => {
    const page = image([0, 0, 40, 20, BLUE]);
    const { colors } = countPixels(still(page), { ...NOTHING, screen: 20 });
    expect(colors[0]).toEqual([...BLUE, 0.66667]);
  });

  it('excludes colours of images: pixels that change when images are hidden', () => {
    const withoutText = image([0, 0, 20, 20, RED], [5, 5, 4, 5, BLUE]); // a button on a photograph
    const withoutTextures = image([5, 5, 4, 5, BLUE]);
    const counted = countPixels(
      { withoutText, withoutImages: withoutTextures, withoutTextures },
      { ...NOTHING, boxes: [[0, 0, 20, 20]], pictures: [0] },
    );
    expect(counted.colors.map(([red, green, blue]) => [red, green, blue])).toEqual([[...WHITE], [...BLUE]]);
    expect(counted.pictures).toBeCloseTo(380 / 1600);
    expect(counted.painted).toEqual([[0, 0.95]]);
  });

  it('counts texture colours: pixels that change when textures are hidden too', () => {
    const withoutText = image([0, 20, 40, 20, RED]);
    const counted = countPixels(
      { withoutText, withoutImages: withoutText, withoutTextures: image() },
      {
        ...NOTHING,
        boxes: [[0, 20, 40, 20]],
        textures: [0],
      },
    );
    expect(counted).toMatchObject({ textures: 0.5, pictures: 0, painted: [[0, 1]] });
    expect(counted.colors).toContainEqual([...RED, 0.5]);
  });

  it('detects a missing image', () => {
    const page = image();
    const places = { ...NOTHING, boxes: [[0, 0, 20, 20]], pictures: [0] } as const;
    expect(countPixels(still(page), places).painted).toEqual([[0, 0]]);
  });

  it('returns the main colour behind a text, or the mean without a main colour', () => {
    const page = image([0, 0, 40, 20, BLUE], [0, 20, 20, 20, RED]);
    const { behindText } = countPixels(still(page), {
      ...NOTHING,
      texts: [[2, 2, 20, 10], null, [0, 20, 40, 20], [100, 100, 5, 5]],
    });
    expect(behindText).toEqual([
      [0, ...BLUE],
      [2, 228, 138, 133],
    ]);
  });

  it('takes positions in CSS px for any image size', () => {
    const page = image([20, 20, 20, 20, BLUE]);
    const places = { ...NOTHING, scale: 2, texts: [[44, 44, 30, 10]] } as const;
    expect(countPixels(still(page), places)).toMatchObject({ height: 80, behindText: [[0, ...BLUE]] });
  });

  it('keeps every share between 0 and 1 for any box positions', () => {
    const rectangle = fc.tuple(fc.integer(), fc.integer(), fc.nat(), fc.nat());
    const fill = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(20), fc.constantFrom(RED, BLUE));
    fc.assert(
      fc.property(
        fc.array(rectangle, { maxLength: 6 }),
        fc.array(fill),
        fc.array(fill),
        (boxes, one, other) => {
          const [withoutText, withoutTextures] = [image(...one), image(...other)];
          const places = { ...NOTHING, boxes, texts: boxes, pictures: boxes.map((_, index) => index) };
          const { colors, pictures, textures, painted } = countPixels(
            { withoutText, withoutImages: withoutTextures, withoutTextures },
            places,
          );
          const shares = [
            ...colors.map(([, , , share]) => share),
            pictures,
            textures,
            ...painted.map(([, s]) => s),
          ];
          expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
          const all = colors.reduce((sum, [, , , share]) => sum + share, pictures);
          expect(all).toBeCloseTo(1, 3);
        },
      ),
      { numRuns: 50 },
    );
  });
});
