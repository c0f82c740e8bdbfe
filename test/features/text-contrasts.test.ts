import { describe, expect, test } from 'vitest';
import { observeHtml } from './observe-html.ts';

const TEXT = '<main><p>A line of text that stands on a ground.</p></main>';
const contrastsOf = (css: string, body = TEXT) => observeHtml('textContrasts', body, css);

describe('the contrast ratio of text to its ground', () => {
  test.each([
    ['black on white', 'p { color: #000 }', 21],
    ['white on black', 'body { background: #000 } p { color: #fff }', 21],
    ['grey #767676 on white', 'p { color: #767676 }', 4.54], // example from WCAG
    ['translucent ink', 'p { color: rgb(0 0 0 / 0.5) }', 3.95],
    ['text faded by opacity', 'p { color: #000; opacity: 0.5 }', 3.95],
    [
      'a translucent ground over another',
      'body { background: #000 } main { background: rgb(255 255 255 / 0.5) } p { color: #fff }',
      3.95,
    ],
    ['the fill of the text', 'p { color: #fff; -webkit-text-fill-color: #000 }', 21],
    ['through var()', ':root { --ink: #767676 } p { color: var(--ink) }', 4.54],
    ['of the author, important', 'p { color: #000 !important; color: #fff }', 21],
  ])('%s', (_, css, ratio) => {
    const { known, onPictures } = contrastsOf(css);
    expect(onPictures).toBe(0);
    expect(known).toHaveLength(1);
    expect(known[0]?.ratio).toBeCloseTo(ratio, 1);
  });

  test('includes the text, its length and its weight', () => {
    expect(contrastsOf('').known).toMatchObject([{ selector: 'p', role: 'running', characters: 39 }]);
    expect(contrastsOf('').known[0]?.weight).toBeGreaterThan(0);
  });

  test.each([
    ['the window', 'p { white-space: nowrap; width: 2000px; margin-left: 1180px }'],
    ['its box', 'main { width: 100px; overflow: hidden } p { white-space: nowrap; width: 2000px }'],
  ])('weighs text by what %s shows of it', (_, css) => {
    const [whole, cut] = [contrastsOf(''), contrastsOf(css)].map(({ known }) => known[0]?.weight ?? 0);
    expect(cut).toBeLessThan(0.6 * (whole ?? 0));
    expect(cut).toBeGreaterThan(0);
  });
});

describe('text on a gradient is judged against the part of the gradient behind it', () => {
  const box = 'main { display: flow-root; height: 600px; color: #fff;';
  test.each([
    ['at the dark end', `${box} background: linear-gradient(#fff, #000) } p { margin-top: 560px }`, 19],
    ['at the light end', `${box} background: linear-gradient(#000, #fff) } p { margin-top: 560px }`, 1],
    ['above the first stop', `${box} background: linear-gradient(#767676 50%, #000) }`, 4.54],
    [
      'a scrim over a photograph that was not read',
      `${box} background: linear-gradient(transparent, #000 80%), url(a.jpg) center / cover } p { margin-top: 560px }`,
      21,
    ],
    [
      'a scrim in ::before',
      `${box} position: relative; background: #fff } p { position: relative; margin-top: 560px } main::before { content: ""; position: absolute; inset: 0; background: linear-gradient(transparent, #000 80%) }`,
      21,
    ],
  ])('%s', (_, css, ratio) => {
    const { known, illegible } = contrastsOf(css);
    expect(Math.abs(([...known, ...illegible][0]?.ratio ?? 0) - ratio)).toBeLessThan(1.5);
  });
});

describe('text with an unknown contrast ratio', () => {
  test.each([
    ['on a picture', 'main { background: url(beach.jpg) center / cover }'],
    [
      'over a video',
      'video { position: absolute; inset: 0; width: 100%; height: 400px } main { position: relative }',
    ],
  ])('%s', (_, css) => {
    const { known, onPictures } = contrastsOf(css, `<video src="a.mp4"></video>${TEXT}`);
    expect(known).toEqual([]);
    expect(onPictures).toBe(39);
  });

  test.each([
    ['hidden', 'p { visibility: hidden }'],
    ['transparent fill', 'p { -webkit-text-fill-color: transparent }'],
    ['not rendered', 'main { display: none }'],
  ])('%s', (_, css) => {
    expect(contrastsOf(css)).toEqual({ known: [], illegible: [], onPictures: 0 });
  });
});
