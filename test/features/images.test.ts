import { describe, expect, test } from 'vitest';
import { observeHtml } from './observe-html.ts';

const SIZE = 'img, svg, div, video, i { display: block; width: 600px; height: 400px }';
const imagesOf = (body: string, css = '') => observeHtml('images', body, `${SIZE} ${css}`);

describe('an image is shown as', () => {
  test.each([
    ['photo', '<img src="beach.jpg">', ''],
    ['photo', '<img data-src="beach.jpg">', ''],
    ['photo', '<video poster="a.jpg"></video>', ''],
    ['photo', '<div></div>', 'div { background: url(beach.jpg) center / cover }'],
    ['photo', '<div></div>', ':root { --i: url(beach.jpg) } div { background: var(--i) center / cover }'],
    [
      'photo',
      '<div></div>',
      'div { position: relative } div::before { content: ""; position: absolute; inset: 0; background: url(beach.jpg) center / cover }',
    ],
    [
      'photo',
      '<div></div>',
      '@keyframes show { from { opacity: 0 } to { opacity: 1 } } div { position: relative } div::before { content: ""; position: absolute; inset: 0; opacity: 0; background: url(beach.jpg) center / cover; animation: show 2s 0.5s forwards }',
    ],
    ['drawing', '<img src="hills.svg">', ''],
    ['drawing', '<img src="wallet-icon.png" style="width:120px;height:120px">', ''],
    ['drawing', '<img src="man.png" alt="Badge of the month" style="width:213px;height:175px">', ''],
    ['drawing', '<svg viewBox="0 0 6 4"><path d="M0 0h6v4z"/></svg>', ''],
    ['abstract', '<svg viewBox="0 0 6 1"><path d="M0 0h6v1z"/></svg>', 'svg { width: 100%; height: 120px }'],
    ['abstract', '<i></i>', 'i { position: absolute; background: #f60; border-radius: 50% }'],
  ] as const)('%s: %s %s', (kind, body, css) => {
    const { shown, marks, placeholders } = imagesOf(`<main style="height:2000px">${body}</main>`, css);
    expect(shown.map((image) => image.kind)).toEqual([kind]);
    expect({ marks, placeholders }).toEqual({ marks: 0, placeholders: 0 });
  });
});

describe('an image is left out as', () => {
  test.each([
    ['marks', 'a small one', '<img src="a.jpg" style="width:32px;height:32px">'],
    ['marks', 'an icon', '<svg style="width:24px;height:24px"></svg>'],
    ['marks', 'a logo', '<img src="logo.svg">'],
    ['marks', 'the drawn name of a page', '<h1><svg><path d="M0 0h9v9z"/></svg></h1>'],
    ['placeholders', 'without an address', '<img>'],
    ['placeholders', 'of a placeholder service', '<img src="https://placehold.co/600x400">'],
  ] as const)('%s: %s', (counted, _, body) => {
    expect(imagesOf(body)).toMatchObject({ shown: [], [counted]: 1 });
  });
});

describe('marks of companies are no pictures', () => {
  const CSS = 'img, svg { width: 140px; height: 40px }';
  const row = (each: (name: string) => string) => ['acme', 'globex', 'initech', 'hooli'].map(each).join('');
  test.each([
    ['in a folder of logos', row((name) => `<img src="/logos/${name}.svg" alt="${name}">`)],
    [
      'drawn, with a label',
      row((name) => `<svg aria-label="${name} logo" viewBox="0 0 9 3"><path d="M0 0h9v3z"/></svg>`),
    ],
    [
      'in a section of logos',
      `<section class="logo-cloud"><p>Trusted by</p><ul>${row((name) => `<li><a href="#"><img src="/img/${name}.png" style="height:80px"></a></li>`)}</ul></section>`,
    ],
    ['of partners', `<div class="partners">${row((name) => `<img src="/img/${name}.png">`)}</div>`],
    [
      'in a row without names',
      `<ul>${row((name) => `<li><a href="#"><img src="/img/${name}.png"></a></li>`)}</ul>`,
    ],
  ])('%s', (_, body) => {
    expect(imagesOf(body, CSS)).toMatchObject({ shown: [], marks: 4 });
  });

  test.each([
    ['photographs of clients', `<div class="clients">${row((name) => `<img src="/img/${name}.jpg">`)}</div>`],
    [
      'larger pictures',
      `<div class="partners">${row((name) => `<img src="/img/${name}.png" style="width:400px;height:300px">`)}</div>`,
    ],
    [
      'pictures beside text',
      row((name) => `<p>${name}: <img src="/img/${name}.png" style="width:140px;height:80px"></p>`),
    ],
    ['two alone', '<div><img src="/img/a.png"><img src="/img/b.png"></div>'],
  ])('but not %s', (_, body) => {
    expect(imagesOf(body, CSS).marks).toBe(0);
  });
});

describe('no image', () => {
  test.each([
    ['text', '<p>Text</p>', ''],
    ['a hidden one', '<img src="beach.jpg">', 'img { display: none }'],
    ['a gradient', '<div></div>', 'div { background: linear-gradient(red, blue) }'],
    [
      'a blurred shape',
      '<i></i>',
      'i { position: absolute; border-radius: 50%; background: #f60; filter: blur(64px) }',
    ],
    [
      'a gradient that fades out',
      '<i></i>',
      'i { position: absolute; background: radial-gradient(closest-side, #f60, transparent) }',
    ],
    [
      'a slanted gradient from side to side',
      '<i></i>',
      'i { position: absolute; width: 100%; background: linear-gradient(90deg, #f60, #60f); clip-path: polygon(0 0, 100% 0, 100% 60%, 0 100%) }',
    ],
    [
      'a faint picture on a generated box',
      '<div></div>',
      'div { position: relative } div::after { content: ""; position: absolute; inset: 0; opacity: 0.1; background: url(beach.jpg) center / cover }',
    ],
    [
      'a picture on a generated box that fades in and goes back to transparent',
      '<div></div>',
      '@keyframes show { from { opacity: 0 } to { opacity: 1 } } div { position: relative } div::before { content: ""; position: absolute; inset: 0; opacity: 0; background: url(beach.jpg) center / cover; animation: show 2s }',
    ],
    ['a pattern', '<div></div>', 'div { background: url(dots.png) 0 0 / 16px 16px }'],
    ['the arrow of a select', '<select></select>', 'select { background: url(arrow.svg) no-repeat }'],
    ['a chart', '<svg class="chart"></svg>', ''],
    [
      'a tint over its whole parent',
      '<main style="position:relative;height:800px"><i></i></main>',
      'i { position: absolute; inset: 0; width: auto; height: auto; background: #0003 }',
    ],
  ])('%s', (_, body, css) => {
    expect(imagesOf(body, css)).toEqual({ shown: [], marks: 0, placeholders: 0 });
  });
});

test('a larger image has a larger share', () => {
  const { shown } = imagesOf('<img src="a.jpg"><img src="b.jpg" style="width:1200px;height:800px">');
  expect(shown).toHaveLength(2);
  expect(shown[1]?.share).toBeGreaterThan(shown[0]?.share ?? 1);
});

describe('the share of a picture', () => {
  const BEHIND = 'body { margin: 0; background: url(beach.jpg) center / cover }';
  const PAGE = '<main><p>Text</p></main>';
  const MAIN = 'main { height: 2000px; margin: 0 128px }';
  const shareWith = (css: string) => imagesOf(PAGE, `${BEHIND} ${MAIN} ${css}`).shown[0]?.share;

  test.each([
    ['is that of its box where nothing covers it', '', 1],
    ['is what the content leaves of it', 'main { background: #fff }', 0.2],
    ['is that of its box below a tint', 'main { background: rgb(0 0 0 / 0.5) }', 1],
    [
      'is that of its box below a pattern of its own',
      'body { background: repeating-linear-gradient(#0003 0 2px, transparent 2px 4px), url(beach.jpg) center / cover }',
      1,
    ],
  ])('%s', (_, css, share) => {
    expect(shareWith(css)).toBeCloseTo(share, 1);
  });

  test('is nothing behind another picture', () => {
    const stack = 'div { position: relative } img { position: absolute; inset: 0 }';
    const { shown } = imagesOf('<div><img src="a.jpg"><img src="b.jpg"></div>', stack);
    expect(shown.map(({ share }) => share > 0)).toEqual([false, true]);
  });
});
