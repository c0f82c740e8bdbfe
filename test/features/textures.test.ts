import { describe, expect, test } from 'vitest';
import { observeHtml } from './observe-html.ts';

const HERO = 'main { height: 1600px }'; // two viewport heights
const texturesOf = (declarations: string, css = '') =>
  observeHtml('textures', '<main><h1>Title</h1></main>', `${HERO} main { ${declarations} } ${css}`);

describe('a surface', () => {
  test.each([
    ['photo', 'background: url(beach.jpg) center / cover'],
    ['drawing', 'background: url(hills.svg) center / cover'],
    ['gradient', 'background: linear-gradient(#f00, #00f)'],
    ['gradient', 'background: conic-gradient(red, blue)'],
    ['gradient', '--g: linear-gradient(45deg, red, blue); background: var(--g)'],
    ['pattern', 'background: url(dots.png) 0 0 / 20px 20px'],
    ['pattern', 'background: repeating-linear-gradient(45deg, #eee 0 10px, #ddd 10px 20px)'],
  ] as const)('%s: %s', (kind, declarations) => {
    const { surfaces } = texturesOf(declarations);
    expect(surfaces).toMatchObject([{ kind, selector: 'main' }]);
    expect(surfaces[0]?.share).toBeGreaterThan(0.9);
  });

  test('photo: an image as wide as the page with text on it', () => {
    const css = 'img { position: absolute; inset: 0; width: 100%; height: 800px } h1 { position: relative }';
    const { surfaces } = observeHtml('textures', '<img src="beach.jpg"><h1>Title</h1>', css);
    expect(surfaces).toMatchObject([{ kind: 'photo', selector: 'img' }]);
  });
});

test('a gradient below faint lines is the surface', () => {
  const lines = 'repeating-linear-gradient(rgb(255 255 255 / 1%) 0 2px, transparent 2px 4px)';
  const { surfaces } = texturesOf(`background: ${lines}, linear-gradient(#0a0, #00a)`);
  expect(surfaces).toMatchObject([{ kind: 'gradient' }]);
});

test('a photograph behind its text in a group of its own is the surface', () => {
  const { surfaces } = observeHtml(
    'textures',
    '<section><i></i><h1>Title</h1></section>',
    'section { position: relative; height: 1600px; isolation: isolate; background: #111 } i { position: absolute; inset: 0; z-index: -1; background: url(beach.jpg) center / cover }',
  );
  expect(surfaces).toMatchObject([{ kind: 'photo', selector: 'i' }]);
});

describe('no surface', () => {
  test('noise that is almost transparent', () => {
    const css =
      'main::before { content: ""; position: absolute; inset: 0; opacity: 0.03; background: url(noise.png) 0 0 / 128px }';
    expect(texturesOf('position: relative; background: #eee', css).surfaces).toEqual([]);
  });

  test.each([
    ['a flat colour', 'background: #eee'],
    ['nothing', ''],
    ['a hidden element', 'visibility: hidden; background: linear-gradient(#f00, #00f)'],
    ['an invalid gradient', 'background: linear-gradient(#f00)'],
  ])('%s', (_, declarations) => {
    expect(texturesOf(declarations).surfaces).toEqual([]);
  });

  test('an image beside the text', () => {
    const css = 'img { display: block; width: 900px; height: 400px }';
    expect(observeHtml('textures', '<img src="beach.jpg"><h1>Title</h1>', css).surfaces).toEqual([]);
  });

  test('below the first two screens', () => {
    const css =
      'i { display: block; height: 1600px } main { height: 800px; background: linear-gradient(red, blue) }';
    expect(observeHtml('textures', '<i></i><main></main>', css).surfaces).toEqual([]);
  });
});

describe('blobs', () => {
  test.each([
    [1, 'background: radial-gradient(circle, red, transparent)'],
    [2, 'background: radial-gradient(red, transparent), radial-gradient(blue, transparent)'],
    [1, 'background: red; filter: blur(60px)'],
    [0, 'background: red; filter: blur(4px)'],
    [0, 'filter: blur(60px)'],
    [0, 'background: radial-gradient(red, blue)'],
    [0, 'background: radial-gradient(red 2px, transparent 2px) 0 0 / 24px 24px'],
    [0, 'background: radial-gradient(rgb(0 0 0 / 0.02), transparent)'],
    [0, 'background: linear-gradient(red, transparent)'],
  ])('%i: %s', (blobs, declarations) => {
    expect(texturesOf(declarations)).toMatchObject({
      blobs,
      blobShare: blobs === 0 ? 0 : expect.any(Number),
    });
  });

  test.each([
    [2, 'inset: 0'],
    [0, 'inset: 0; opacity: 0'],
    [0, 'inset: 0; transform: scale(0)'],
    [0, 'left: 0; top: 0; width: 60px; height: 60px'],
  ])('%i drawn by ::before with %s', (blobs, placed) => {
    const css = `div { position: relative; height: 600px }
      div::before { content: ''; position: absolute; ${placed};
        background: radial-gradient(red, transparent), radial-gradient(blue, transparent) }`;
    expect(observeHtml('textures', '<div>Text</div>', css).blobs).toBe(blobs);
  });

  test('not of small shapes', () => {
    const css =
      'i { display: block; width: 60px; height: 60px; background: radial-gradient(red, transparent) }';
    expect(observeHtml('textures', '<i></i>', css).blobs).toBe(0);
  });
});
