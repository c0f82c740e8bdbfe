import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES, type AxisId } from '../../src/grammar/axes/index.ts';
import { type MeasureScale, measuresOf, quantityText, scaled, unscaled } from '../../src/grammar/measure.ts';
import { observeDocument, observeHtml } from './axes/read-html.ts';

const LEAST = 4;
const MOST = 20;
const PAGES = 'test/corpus/pages';
const NONE = measuresOf(() => null, []);

describe.each((AXES as readonly Axis[]).map((axis) => [axis.id, axis] as const))('%s', (_, { measures }) => {
  test('has 4 to 20 measures with names of their own', () => {
    expect(measures.rows.length).toBeGreaterThanOrEqual(LEAST);
    expect(measures.rows.length).toBeLessThanOrEqual(MOST);
    expect(new Set(measures.rows.map(({ name }) => name)).size).toBe(measures.rows.length);
  });
});

describe('every measure is finite', () => {
  test.each([
    ['an empty page', () => observeHtml('')],
    ['a word', () => observeHtml('<p>Word</p>')],
    ['a page without text', () => observeHtml('<div style="height: 900px; background: #123"></div>')],
    ...readdirSync(PAGES)
      .filter((id) => !id.includes('.'))
      .map((id) => [id, () => observeDocument(readFileSync(`${PAGES}/${id}/index.html`, 'utf8'))] as const),
  ] as const)('%s', (_, observed) => {
    const features = observed();
    for (const { id, measures } of AXES)
      for (const [at, quantity] of measures.quantities(features).entries())
        expect(quantity, `${id}: ${measures.rows[at]?.name}`).toSatisfy(Number.isFinite);
  });
});

describe('measures are quantities of the page', () => {
  const valueOf = (id: AxisId, measure: string, body: string, css = '') => {
    const { rows, quantities } = AXES.find((axis) => axis.id === id)?.measures ?? NONE;
    return quantities(observeHtml(body, css))[rows.findIndex(({ name }) => name === measure)];
  };
  const BANDS = '<div class="a">A</div><div class="b">B</div>'.repeat(3);
  const paragraphs = '<p>One paragraph of text.</p>'.repeat(4);
  test.each([
    ['type.body_size', 'most frequent size', paragraphs, 'p { font-size: 14px }', 14],
    ['type.display_scale', 'largest h1', `<h1>Title</h1>${paragraphs}`, 'h1 { font-size: 64px }', 4],
    ['type.heading_weight', 'bold headings', '<h1>A</h1><h2>B</h2>', 'h2 { font-weight: 300 }', 0.5],
    ['type.tracking', 'median tracking of headings', '<h1>Title</h1>', 'h1 { letter-spacing: 0.1em }', 0.1],
    [
      'surface.radius',
      'median radius of buttons',
      '<button>Go on</button>',
      'button { border-radius: 7px }',
      7,
    ],
    ['surface.borders', 'median width', '<div>text</div>', 'div { border: 3px solid #000 }', 3],
    [
      'surface.shadows',
      'largest blur',
      '<div>text</div>',
      'div { width: 300px; box-shadow: 0 2px 40px #000 }',
      40,
    ],
    ['palette.accent_use', 'coloured elements', '<h2>A</h2><p>B</p>', 'h2 { color: #06c }', 1],
    ['palette.accent_use', 'coloured elements', '<h2>A</h2><p>B</p>', 'h2 { color: #555 }', 0],
    ['palette.strategy', 'distance between the first two hues', '<h2>A</h2>', 'h2 { color: #06c }', 0],
    [
      'palette.strategy',
      'hues of strong chroma, repeated',
      BANDS,
      '.a { background: #06c } .b { background: #c60 }',
      2,
    ],
    ['palette.warmth', 'warm accents', '<h2>A</h2><p>B</p>', 'h2 { color: #d42 } p { color: #06c }', 1],
    ['palette.warmth', 'links in the blue of the browser', '<a href="#">A</a>', '', 1],
    ['palette.warmth', 'links in the blue of the browser', '<a href="#">A</a>', 'a { color: #06c }', 0],
    ['palette.saturation', 'vivid elements', '<h2>A</h2><p>B</p>', 'h2 { color: #f00 } p { color: #644 }', 1],
    ['palette.saturation', 'muted elements', '<h2>A</h2><p>B</p>', 'h2 { color: #f00 } p { color: #644 }', 1],
    ['palette.contrast', 'median contrast', paragraphs, 'p { color: #000 }', 21],
    ['voice.sentence_length', 'sentences', '<p>We make tools for teams. They work on any desk.</p>', '', 2],
    [
      'motion.budget',
      'elements with transitions',
      '<a href="#">Go</a>',
      'a { transition: color 1s } a:hover { color: red }',
      1,
    ],
    ['emphasis.cta_treatment', 'buttons', '<main style="padding: 200px"><button>Buy</button></main>', '', 1],
    ['emphasis.mechanism', 'coloured phrases', `<h2>Boats</h2>${paragraphs}`, 'h2 { color: #c00 }', 2],
    [
      'emphasis.mechanism',
      'partly coloured headings',
      `<h2>Boats <i>today</i></h2>${paragraphs}`,
      'i { color: #c00 }',
      2,
    ],
    [
      'emphasis.mechanism',
      'spread of sizes',
      '<p>text</p><h2>text</h2>',
      'h2 { font-size: 64px }',
      Math.log(2),
    ],
    ['emphasis.mechanism', 'bold headings', '<h1>A</h1><h2>B</h2>', 'h2 { font-weight: 300 }', 0.5],
    [
      'emphasis.density_signals',
      'length of all borders',
      `${paragraphs}<hr>${paragraphs}`,
      'hr { border: 0; border-top: 1px solid #000; width: 700px }',
      700,
    ],
    [
      'emphasis.density_signals',
      'text in outlines',
      `<div>${paragraphs}</div>`,
      'div { width: 400px; border: 1px solid #000 } body { height: 900px }',
      1,
    ],
    ['type.pairing', 'text in another family', '<h2>word</h2><p>word</p>', 'h2 { font: 16px Lora }', 0.5],
    [
      'type.pairing',
      'largest heading in another family',
      `<h2>A</h2>${paragraphs}`,
      'h2 { font-family: Lora }',
      1,
    ],
    [
      'type.pairing',
      'serif beside other faces',
      '<h2>word</h2><p>word</p>',
      'p { font: 16px Inter } h2 { font: 48px Lora }',
      0.25,
    ],
  ] as const)('%s: %s', (id, name, body, css, expected) => {
    expect(valueOf(id, name, body, css)).toBeCloseTo(expected, 5);
  });
});

test('the facts of all measures of an axis are collected once for a reading', () => {
  let times = 0;
  const counted = measuresOf(
    () => ++times,
    [
      ['first', '', 'linear', (time) => time],
      ['second', '', 'linear', (time) => time],
    ],
  );
  const features = observeHtml('<p>text</p>');
  expect(counted.quantities(features)).toEqual([1, 1]);
  expect(counted.quantities(features)).toEqual([2, 2]);
});

describe('a scale', () => {
  test.each(['linear', 'log', 'root'] as const)(
    '%s keeps order and can be reversed',
    (scale: MeasureScale) => {
      const quantity = fc.double({ min: -1e4, max: 1e4, noNaN: true });
      fc.assert(
        fc.property(quantity, quantity, (a, b) => {
          expect(unscaled(scaled(a, scale), scale)).toBeCloseTo(a, 4);
          if (a < b) expect(scaled(a, scale)).toBeLessThanOrEqual(scaled(b, scale));
        }),
      );
    },
  );

  test.each([
    [0.123, 'of the page', '12 % of the page'],
    [33.333, 'px', '33.3 px'],
    [2, '', '2'],
    [7.17, 'families', '7 families'],
    [1, 'boxes', '1 box'],
    [1.2, 'families', '1 family'],
    [1, 'pieces', '1 piece'],
    [1, 'phrases', '1 phrase'],
    [1, '(0 or 1)', 'yes'],
    [0, '(0 or 1)', 'no'],
    [2.25, 's', '2.25 s'],
    [41.6, 'points', '41.6 points'],
  ])('%d %s is written %s', (value, unit, text) => {
    expect(quantityText(value, { unit })).toBe(text);
  });
});
