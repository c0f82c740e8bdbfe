import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

function sizeOf(image: string, images: Parameters<typeof placeBoxes>[1] = {}): number[] {
  const html = `<base href="https://example.com/a/"><div style="width:600px">${image}</div>`;
  const { elements } = placeBoxes(
    styleDocument(pageFromHtml({ html, baseUrl: 'https://example.com/' })),
    images,
  );
  const box = elements.find(({ tag }) => tag === 'img')?.box;
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
}

describe('the presumed size of an image whose file is not fetched', () => {
  it.each([
    ['has the size of its attributes', '<img src="a.jpg" width=300 height=100>', [300, 100]],
    [
      'keeps their ratio when CSS makes it narrower',
      '<img src="a.jpg" width=1200 height=400 style="max-width:100%;height:auto">',
      [600, 200],
    ],
    ['fills its column as a photograph', '<img src="a.jpg" style="max-width:100%">', [600, 400]],
    ['has the size its name tells', '<img src="photo-320x240.jpg">', [320, 240]],
    ['has the size its address asks for', '<img src="/i?w=200&h=150">', [200, 150]],
    ['is square as a portrait', '<img src="a.jpg" style="width:120px;border-radius:50%">', [120, 120]],
    ['is wide as a logo', '<img src="logo.png" style="height:30px">', [90, 30]],
    ['is small as an icon', '<img src="x.svg" class="icon">', [24, 24]],
  ])('%s', (_, image, size) => {
    expect(sizeOf(image)).toEqual(size);
  });

  it('uses a given natural size, looked up by the resolved image URL', () => {
    const sizes = new Map([['https://example.com/a/x.jpg', { width: 200, height: 50 }]]);
    expect(sizeOf('<img src="x.jpg">', { imageSizes: sizes })).toEqual([200, 50]);
  });
});

describe('the presumed size of a missing image', () => {
  const lay = (image: string): number[] => sizeOf(image, { absentImages: new Set(['https://cdn.example']) });

  it.each([
    ['keeps the size of its attributes', '<img src="//cdn.example/a.jpg" width=300 height=100>', [300, 100]],
    ['is a sign', '<img src="//cdn.example/a.jpg">', [16, 18]],
    ['is nothing where it says nothing', '<img src="//cdn.example/a.jpg" alt="">', [0, 0]],
    ['is as long as its words', '<img src="//cdn.example/a.jpg" alt="Four words of it">', [144, 18]],
  ])('%s', (_, image, size) => {
    expect(lay(image)).toEqual(size);
  });
});
