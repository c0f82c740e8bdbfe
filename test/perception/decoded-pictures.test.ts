import { describe, expect, it } from 'vitest';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { toHex } from '../../src/color/hex.ts';
import type { Rgba } from '../../src/color/rgba.ts';
import { observe } from '../../src/features/index.ts';
import { placeBoxes } from '../../src/layout/place-boxes.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { GRID, type PictureContent } from '../../src/page/picture/picture-content.ts';
import { perceive } from '../../src/perception/perceive.ts';
import { kindsOf } from '../page/picture/kinds-of.ts';

const NAVY: Rgba = { r: 10, g: 20, b: 60, a: 1 };
const CREAM: Rgba = { r: 250, g: 240, b: 215, a: 1 };

/** A landscape whose upper half is navy and whose lower half is cream. */
const LANDSCAPE: PictureContent = {
  mean: { r: 130, g: 130, b: 138, a: 1 },
  grid: Array.from({ length: GRID * GRID }, (_, at) => (at < (GRID * GRID) / 2 ? NAVY : CREAM)),
  spread: 0.3,
  range: 245,
  kinds: kindsOf(0.9),
};
const even = (color: Rgba, range = 40): PictureContent => ({
  mean: color,
  grid: Array.from({ length: GRID * GRID }, () => color),
  spread: 0.01,
  range,
  kinds: kindsOf(0.2),
});

function featuresOf(
  css: string,
  body: string,
  content: PictureContent,
  size = { width: 1280, height: 800 },
  baseUrl = 'https://example.test/',
) {
  const html = `<!doctype html><style>body { margin: 0 } ${css}</style>${body}`;
  const page = styleDocument(pageFromHtml({ html, baseUrl }));
  const imageSizes = new Map([['https://example.test/p.jpg', { ...size, content }]]);
  return observe(perceive(placeBoxes(page, { imageSizes })));
}

const TEXT = '<main style="height: 1600px"><p>Some text to read on the page.</p></main>';
const groundsOf = (...args: Parameters<typeof featuresOf>) => featuresOf(...args).grounds;

describe('the ground', () => {
  it.each([
    ['of body', 'body { background: url(p.jpg) center / cover }'],
    ['of html', 'html { background: url(p.jpg) no-repeat fixed; background-size: cover }'],
    ['of a wrapper of the whole page', 'main { background: url(p.jpg) center / cover }'],
  ])('is a picture %s', (_, css) => {
    const { candidates, pictured } = groundsOf(css, TEXT, LANDSCAPE);
    expect(candidates[0]).toMatchObject({ root: true, flat: false });
    expect(toHex(candidates[0]?.color ?? CREAM)).toBe('#82828a');
    expect(pictured).toBeGreaterThan(0.9);
  });

  it('is dark where the picture is', () => {
    expect(groundsOf('body { background: url(p.jpg) center / cover }', TEXT, even(NAVY)).dark).toBe(1);
  });

  it('is not the picture of a section', () => {
    const css = 'section { height: 500px; background: url(p.jpg) center / cover }';
    const { candidates, dark } = groundsOf(css, `<section></section>${TEXT}`, { ...LANDSCAPE, mean: NAVY });
    expect(candidates.map(({ color }) => toHex(color))).toEqual(['#ffffff']);
    expect(dark).toBe(0);
  });

  it.each([
    ['tiles of paper', even(CREAM)],
    ['a picture of one colour', even(CREAM, 0)],
  ])('has the colour of %s', (_, content) => {
    const { candidates } = groundsOf('body { background: url(p.jpg) }', TEXT, content, {
      width: 64,
      height: 64,
    });
    expect(toHex(candidates[0]?.color ?? NAVY)).toBe('#faf0d7');
  });

  it('shows through a transparent pattern', () => {
    const dots = even({ ...NAVY, a: 0.1 });
    const { candidates } = groundsOf('body { background: #fff url(p.jpg) }', TEXT, dots, {
      width: 20,
      height: 20,
    });
    expect(toHex(candidates[0]?.color ?? NAVY)).toBe('#e7e8ec');
  });
});

describe('the contrast of text', () => {
  const ratioAt = (top: number) => {
    const css = `main { position: relative; height: 800px; background: url(p.jpg) 0 0 / 100% 100% } p { position: absolute; margin: 0; top: ${top}px; color: #fff }`;
    const { known } = featuresOf(css, '<main><p>White on a picture</p></main>', LANDSCAPE).textContrasts;
    return known[0]?.ratio;
  };

  it('is that with the part of the picture behind it', () => {
    expect(ratioAt(100)).toBeGreaterThan(15);
    expect(ratioAt(700)).toBeUndefined(); // white on cream cannot be read, so something else lies behind it
  });

  it('counts an img behind the text', () => {
    const css =
      'img { position: absolute; inset: 0; width: 100%; height: 800px } p { position: relative; color: #fff }';
    const { known } = featuresOf(css, '<img src=p.jpg><p>White on a picture</p>', even(NAVY)).textContrasts;
    expect(known[0]?.ratio).toBeGreaterThan(15);
  });
});

describe('the texture', () => {
  it.each([
    ['photo', LANDSCAPE],
    ['drawing', { ...LANDSCAPE, kinds: kindsOf(0.02) }],
    ['pattern', even(CREAM)],
    ['photo', { ...even(CREAM, 250), kinds: kindsOf(0.9) }], // small things on a cream table
  ] as const)('%s', (kind, content) => {
    const { surfaces } = featuresOf('main { background: url(p.jpg) center / cover }', TEXT, content).textures;
    expect(surfaces).toMatchObject([{ kind, selector: 'main' }]);
  });

  it('none: a picture of one colour', () => {
    const css = 'main { background: url(p.jpg) center / cover }';
    expect(featuresOf(css, TEXT, even(CREAM, 0)).textures.surfaces).toEqual([]);
  });
});

describe('the kind of an image', () => {
  it.each([
    ['photo', 0.9],
    ['photo', 0.5], // by its file type
    ['drawing', 0.1],
  ] as const)('%s for a probability of %d', (kind, photo) => {
    const body = '<img src=p.jpg width=600 height=400>';
    expect(featuresOf('', body, { ...LANDSCAPE, kinds: kindsOf(photo) }).images.shown).toMatchObject([
      { kind },
    ]);
  });

  it('where <base> moves its address', () => {
    const body = '<base href="https://example.test/"><img src=p.jpg width=600 height=400>';
    const content = { ...LANDSCAPE, kinds: kindsOf(0.1) };
    const { shown } = featuresOf(
      '',
      body,
      content,
      { width: 600, height: 400 },
      'https://example.test/old/',
    ).images;
    expect(shown).toMatchObject([{ kind: 'drawing' }]);
  });
});
