import { describe, expect, test } from 'vitest';
import { toHex } from '../../src/color/hex.ts';
import { observeHtml } from './observe-html.ts';

const PAGE = '<main><section><p>Some text.</p></section><section><p>More text.</p></section></main>';
const groundsOf = (css: string, body = PAGE) =>
  observeHtml('grounds', body, `section { height: 400px; overflow: hidden } ${css}`);
const shares = (css: string) =>
  groundsOf(css).candidates.map(({ color, share }) => [toHex(color), Math.round(100 * share)]);

describe('grounds and their shares in percent', () => {
  test.each([
    ['a page without styles', '', [['#ffffff', 100]]],
    ['of the body', 'body { background: #fafaf0 }', [['#fafaf0', 100]]],
    ['through var()', ':root { --bg: #102030 } body { background: var(--bg) }', [['#102030', 100]]],
    [
      'a glow in a corner',
      'body { background: radial-gradient(circle at 0 0, #f00, transparent 80px) #fff }',
      [
        ['#ffffff', 99],
        ['#ffbcbc', 1],
      ],
    ],
    [
      'two bands',
      'section + section { background: #000000 }',
      [
        ['#ffffff', 50],
        ['#000000', 50],
      ],
    ],
    [
      'a card counts as part of its ground',
      'p { width: 300px; height: 300px; background: #eeeeee }',
      [['#ffffff', 100]],
    ],
    [
      'a translucent band',
      'section + section { background: rgb(0 0 0 / 0.5) }',
      [
        ['#ffffff', 50],
        ['#808080', 50],
      ],
    ],
  ])('%s', (_, css, expected) => {
    expect(shares(css).toSorted((a, b) => String(b[0]).localeCompare(String(a[0])))).toEqual(expected);
  });
});

describe('a sheet that holds the page is its ground', () => {
  const SHEET = 'body { background: #d9d9d9 } main { width: 900px; margin: 0 auto; background: #fff }';
  test.each([
    ['of 900 px', SHEET, ['#ffffff', '#d9d9d9']],
    ['dark', `${SHEET} main { background: #111; color: #ddd }`, ['#111111', '#d9d9d9']],
    ['on the left', `${SHEET} main { margin: 0 }`, ['#ffffff', '#d9d9d9']],
    ['but not a column', `${SHEET} main { width: 560px }`, ['#d9d9d9']],
    [
      'but not one of several panels',
      `${SHEET} main { background: none } section { background: #fff }`,
      ['#d9d9d9'],
    ],
  ])('%s', (_, css, colors) => {
    expect(groundsOf(css).candidates.map(({ color }) => toHex(color))).toEqual(colors);
  });
});

describe('properties of a ground', () => {
  test('marks the page ground and the grounds with text', () => {
    const { candidates } = groundsOf('section + section { background: #000; color: #fff }');
    expect(candidates.filter(({ root }) => root).map(({ color }) => toHex(color))).toEqual(['#ffffff']);
    expect(candidates.map(({ textShare }) => textShare)).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
  });

  test.each([
    ['neighbouring shades', 'linear-gradient(#fff, #f4f4f4)', true],
    ['colours', 'linear-gradient(#f00, #00f)', false],
  ])('a gradient of %s', (_, gradient, flat) => {
    expect(groundsOf(`main { background: ${gradient} }`).candidates[0]?.flat).toBe(flat);
  });

  test.each([
    ['a light page', '', 0],
    ['a dark page', 'body { background: #111 }', 1],
    ['half of each', 'section + section { background: #111 }', 0.5],
  ])('has its dark share: %s', (_, css, dark) => {
    expect(groundsOf(css).dark).toBeCloseTo(dark, 1);
  });

  test('has the share covered by pictures', () => {
    expect(groundsOf('').pictured).toBe(0);
    expect(groundsOf('section + section { background: url(a.jpg) center / cover }').pictured).toBeCloseTo(
      0.5,
      1,
    );
  });
});
