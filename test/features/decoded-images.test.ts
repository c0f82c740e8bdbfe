import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { images } from '../../src/features/images.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import type { ImageHeader } from '../../src/page/image-header.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import type { PictureContent } from '../../src/page/picture/picture-content.ts';
import { perceive } from '../../src/perception/perceive.ts';
import { kindsOf } from '../page/picture/kinds-of.ts';

const GREY = { r: 128, g: 128, b: 128, a: 1 };

/** The kind of the only image of a page, whose file has these looks by its bytes and this content by its pixels. */
function kindOf(html: string, photo: number, looks?: ImageHeader['looks']): string | undefined {
  const page = styleDocument(
    pageFromHtml({ html: `<!doctype html>${html}`, baseUrl: 'https://example.test/' }),
  );
  const content: PictureContent = { mean: GREY, grid: [], spread: 0.3, range: 235, kinds: kindsOf(photo) };
  const header: ImageHeader = { width: 600, height: 400, content, ...(looks && { looks }) };
  const imageSizes = new Map(['a.png', 'a.jpg'].map((name) => [`https://example.test/${name}`, header]));
  const { shown } = images.observe(perceive(placeBoxes(page, { imageSizes })));
  return shown[0]?.kind;
}

describe('a decoded picture', () => {
  const png = '<img src="a.png" width="600" height="400">';

  it('is what its pixels lean to, whatever the number of its bytes says', () => {
    expect(kindOf(png, 0.45, 'photo')).toBe('drawing');
    expect(kindOf(png, 0.55, 'drawing')).toBe('photo');
  });

  it('is what its file type says where neither pixels nor bytes tell', () => {
    expect(kindOf(png, 0.55)).toBe('drawing');
    expect(kindOf('<img src="a.jpg" width="600" height="400">', 0.45)).toBe('photo');
  });
});

describe('a film', () => {
  const film = '<video poster="a.jpg" width="600" height="400"></video>';

  it.each([
    ['photo', 0.9],
    ['photo', 0.5],
    ['drawing', 0.1],
  ])('counts as a %s where its poster is a photograph with a probability of %d', (kind, photo) => {
    expect(kindOf(film, photo)).toBe(kind);
  });
});
