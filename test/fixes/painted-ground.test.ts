import { describe, expect, it } from 'vitest';
import { dimmedTexts } from '../../src/fixes/guards.ts';
import { turnedOverPictures } from '../../src/fixes/over-pictures.ts';
import { readableTexts } from '../../src/fixes/legible-inks.ts';
import { NO_TOKENS } from '../../src/grammar/style-tokens.ts';
import { survey, TEXT } from './proven.ts';

const PANELS = {
  'a placed box': ['.panel { position: absolute; inset: 0; background: #1b1b1d }', '<i class="panel"></i>'],
  'a pseudo-element': [
    '.code::before { content: ""; position: absolute; inset: 0; background: #1b1b1d }',
    '',
  ],
} as const;

/** White code on a dark panel that does not hold it. */
function pageOn([css, panel]: readonly [string, string], more = '') {
  return survey(
    `<!doctype html><html lang=en><head><title>Letters</title><style>body { background: #fff; color: #222 }
.code { position: relative; z-index: 0; padding: 40px } .code span { position: relative; z-index: 1; color: #fff } ${css} ${more}</style></head>
<body><h1>Letters</h1><p>${TEXT}</p><div class="code">${panel}<span>order --paper</span></div></body></html>`,
  );
}

describe.each(Object.entries(PANELS))('text on %s', (_, panel) => {
  it('is measured against what is painted below it', () => {
    const before = pageOn(panel);
    expect(dimmedTexts(before, before)).toEqual([]);
    const [dimmed] = dimmedTexts(before, pageOn(panel, '.code span { color: #222 }'));
    expect(dimmed).toMatchObject({ selector: 'span', ground: { r: 27, g: 27, b: 29 } });
    expect(dimmed?.ratio).toBeLessThan(1.3);
  });

  it('gets no other ink, as it can be read', () => {
    const { perception, features } = pageOn(panel);
    const page = { perception, features, tokens: NO_TOKENS, target: {} };
    expect(readableTexts(page).changes).toEqual([]);
  });
});

describe('text over a picture', () => {
  const pageWith = (more: string) =>
    survey(
      `<!doctype html><html lang=en><head><title>Coast</title><style>body { background: #fff; color: #222 }
.top { background: #333 url(coast.jpg) center / cover; padding: 200px 40px } .top a { color: #fff } ${more}</style></head>
<body><div class="top"><a href="/">Home</a> <a href="/tides">Tides</a></div><h1>Coast</h1><p>${TEXT}</p></body></html>`,
    );
  const before = pageWith('');

  it.each([
    ['keeps its ink', '.top { padding: 180px 40px }', false],
    ['gets a tint of its ink', '.top a { color: #e8f0ff }', false],
    ['turns dark, though nobody knows the picture', '.top a { color: #222 }', true],
    ['turns dark on a light fill', '.top a { color: #222; background: #fff }', false],
  ])('%s', (_, css, turns) => {
    expect(turnedOverPictures(before, pageWith(css)).size > 0).toBe(turns);
  });
});

it('an emoji on a background that turns keeps the ink around it', () => {
  const pageWith = (more: string) =>
    survey(
      `<!doctype html><html lang=en><head><title>Garden</title><style>body { background: #fff; color: #2b1d3a } ${more}</style></head>
<body><h1><span>\u{1F331}</span> Grow your own food</h1><p>${TEXT}</p></body></html>`,
    );
  const dark = pageWith('body { background: #08090a; color: #f7f8f8 }');
  expect([...turnedOverPictures(pageWith(''), dark)]).toEqual([]);
});
