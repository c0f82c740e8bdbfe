import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { images } from '../../src/features/images.ts';
import { textures } from '../../src/features/textures.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { perceive } from '../../src/perception/perceive.ts';

const PHOTO = 'https://cdn.example/photo.jpg';

function perceived(html: string, absent: readonly string[]) {
  const page = styleDocument(
    pageFromHtml({ html: `<!doctype html>${html}`, baseUrl: 'https://example.test/' }),
  );
  return perceive(placeBoxes(page, { absentImages: new Set(absent) }));
}

describe('a missing picture', () => {
  it.each([
    ['counts while nobody knows', [], 1],
    ['is no image by its address', [PHOTO], 0],
    ['is no image by its host', ['https://cdn.example'], 0],
    ['stays where another host is away', ['https://other.example'], 1],
  ])('%s', (_, absent, count) => {
    const { shown } = images.observe(perceived(`<img src="${PHOTO}" width=600 height=400>`, absent));
    expect(shown).toHaveLength(count);
  });

  it('shows the ground below its element', () => {
    const hero = `<div style="height: 800px; background: #036 url(${PHOTO}) center / cover">Hero</div>`;
    const kinds = (absent: readonly string[]) =>
      textures.observe(perceived(hero, absent)).surfaces.map(({ kind }) => kind);
    expect(kinds([])).toEqual(['photo']);
    expect(kinds([PHOTO])).toEqual([]);
  });

  it.each([
    ['picture', `<img src="${PHOTO}" width=600 height=400 style="background: linear-gradient(#036, #fa0)">`],
    [
      'film',
      `<video src="${PHOTO}" style="width: 600px; height: 400px; background: linear-gradient(#036, #fa0)"></video>`,
    ],
  ])('leaves the background of a %s', (_, html) => {
    expect(textures.observe(perceived(html, [PHOTO])).surfaces).toMatchObject([{ kind: 'gradient' }]);
  });

  it('leaves the picture behind a missing film', () => {
    const film = `<video src="${PHOTO}" style="display: block; width: 900px; height: 500px; background: url(still.jpg) center / cover"></video>`;
    expect(images.observe(perceived(film, [PHOTO])).shown).toMatchObject([{ kind: 'photo' }]);
  });
});
