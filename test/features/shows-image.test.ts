import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { images } from '../../src/features/images.ts';
import { viewPage } from '../../src/features/page-view.ts';
import { textures } from '../../src/features/textures.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';

const PHOTO = 'https://cdn.example/photo.jpg';

function view(html: string, absent: readonly string[]) {
  const page = styleDocument(
    pageFromHtml({ html: `<!doctype html>${html}`, baseUrl: 'https://example.test/' }),
  );
  return viewPage(placeBoxes(page, { absentImages: new Set(absent) }));
}

describe('a picture that is not there', () => {
  it.each([
    ['counts while nobody knows', [], 1],
    ['is no image by its address', [PHOTO], 0],
    ['is no image by its host', ['https://cdn.example'], 0],
    ['stays where another host is away', ['https://other.example'], 1],
  ])('%s', (_, absent, count) => {
    const { shown } = images.observe(view(`<img src="${PHOTO}" width=600 height=400>`, absent));
    expect(shown).toHaveLength(count);
  });

  it('leaves its element the ground below it', () => {
    const hero = `<div style="height: 800px; background: #036 url(${PHOTO}) center / cover">Hero</div>`;
    const kinds = (absent: readonly string[]) =>
      textures.observe(view(hero, absent)).surfaces.map(({ kind }) => kind);
    expect(kinds([])).toEqual(['photo']);
    expect(kinds([PHOTO])).toEqual([]);
  });
});
