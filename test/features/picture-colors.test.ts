import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import type { Rgba } from '../../src/color/rgba.ts';
import { pictureColors } from '../../src/features/picture-colors.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { kindsOf } from '../page/picture/kinds-of.ts';
import { GRID, type PictureContent } from '../../src/page/picture/picture-content.ts';
import { perceive } from '../../src/perception/perceive.ts';

const PLUM: Rgba = { r: 120, g: 20, b: 110, a: 1 };
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** The left half plum, the right half white. */
const POSTER: PictureContent = {
  mean: { r: 188, g: 138, b: 183, a: 1 },
  grid: Array.from({ length: GRID * GRID }, (_, at) => (at % GRID < GRID / 2 ? PLUM : WHITE)),
  spread: 0.3,
  range: 235,
  kinds: kindsOf(0.2),
};

function colorsOf(body: string, css = '') {
  const html = `<!doctype html><style>body { margin: 0; min-height: 800px } ${css}</style>${body}`;
  const page = styleDocument(pageFromHtml({ html, baseUrl: 'https://example.test/' }));
  const imageSizes = new Map([
    ['https://example.test/poster.png', { width: 640, height: 400, content: POSTER }],
  ]);
  const colors = pictureColors.observe(perceive(placeBoxes(page, { imageSizes })));
  return colors.filter(({ oklch }) => oklch.c > 0.08);
}

const SPREAD = 'main { height: 800px; background: url(poster.png) center / cover }';

describe('the coloured half of a picture', () => {
  it.each([
    ['in an img', '<img src="poster.png" width="1280" height="800">', ''],
    ['in a background', '<main></main>', SPREAD],
    [
      'below a thin tint',
      '<main><i></i></main>',
      `${SPREAD} i { display: block; height: 800px; background: #0001 }`,
    ],
  ])('%s', (_, body, css) => {
    const colors = colorsOf(body, css);
    expect(colors).toMatchObject([{ photo: 0.2 }]);
    expect(colors[0]?.share).toBeCloseTo(0.5, 1);
  });
});

it('has the fills of a drawing in the markup', () => {
  const shapes = '<rect width="9" height="9" fill="#0a7f3f"/><circle r="4" fill="#d4006a"/>';
  const colors = colorsOf(`<svg viewBox="0 0 9 9" style="width:600px;height:600px">${shapes}</svg>`);
  expect(colors).toHaveLength(2);
  expect(colors[0]?.photo).toBe(0);
});

describe('no colour', () => {
  it.each([
    ['of an icon', '<svg style="width:32px;height:32px"><path d="M0 0h9v9z" fill="#0a7f3f"/></svg>', ''],
    [
      'of a picture below a strong tint',
      '<main><i></i></main>',
      `${SPREAD} i { display: block; height: 800px; background: rgb(255 255 255 / 0.8) }`,
    ],
    ['of a picture that was not decoded', '<img src="other.png" width="600" height="400">', ''],
    ['of a flat ground', '<main></main>', 'main { height: 600px; background: #78146e }'],
  ])('%s', (_, body, css) => {
    expect(colorsOf(body, css)).toEqual([]);
  });
});
