import { describe, expect, test } from 'vitest';
import { parseImport } from '../../../src/cascade/rules/import-rule.ts';
import { Layers } from '../../../src/cascade/rules/layers.ts';
import { styleDocument } from '../../../src/cascade/style-document.ts';
import { pageFromHtml } from '../../../src/page/given-page.ts';
import { createWorkBudget } from '../../../src/limits/work-budget.ts';
import type { Page } from '../../../src/page/page.ts';

describe('parseImport', () => {
  test.each([
    ['url(a.css)', { url: 'https://a.test/s/a.css', layer: null, supports: '', media: '' }],
    ['"b.css" print', { url: 'https://a.test/s/b.css', layer: null, supports: '', media: 'print' }],
    ['url("c.css") layer', { url: 'https://a.test/s/c.css', layer: '', supports: '', media: '' }],
    [
      "url('/d.css') layer(x.y) supports(display: grid) screen and (min-width: 1px)",
      {
        url: 'https://a.test/d.css',
        layer: 'x.y',
        supports: 'display: grid',
        media: 'screen and (min-width: 1px)',
      },
    ],
  ])('%s', (prelude, expected) => {
    expect(parseImport(prelude, 'https://a.test/s/main.css')).toEqual(expected);
  });

  test.each(['', 'layer(x)', 'url(http://[)'])('%s is not an import', (prelude) => {
    expect(parseImport(prelude, 'https://a.test/')).toBeNull();
  });
});

describe('Layers', () => {
  test('nested layers come before their parent layer, unlayered rules last', () => {
    const layers = new Layers(createWorkBudget());
    layers.enter('', 'a');
    layers.enter('', 'b');
    layers.enter('a', 'c');
    layers.enter('b', 'd');
    const places = layers.places();
    const order = [...places.keys()].toSorted((x, y) => (places.get(x) ?? 0) - (places.get(y) ?? 0));
    expect(order).toEqual(['a.c', 'a', 'b.d', 'b', '']);
  });
});

describe('imported sheets', () => {
  const page = (css: string, imported: Record<string, string>): Page => ({
    ...pageFromHtml({ html: `<!doctype html><style>${css}</style><p>x`, baseUrl: 'https://a.test/' }),
    imported: new Map(Object.entries(imported)),
  });
  const color = (given: Page) => styleDocument(given).elements.at(-1)?.style.color;

  test('take the position of the @import', () => {
    const given = page('@import "x.css"; p { color: blue }', { 'https://a.test/x.css': 'p { color: red }' });
    expect(color(given)).toEqual({ r: 0, g: 0, b: 255, a: 1 });
  });

  test('use their layer and media, and resolve nested imports against their own URL', () => {
    const given = page('@import "in/x.css" layer(a); @import "y.css" print; @layer b { p { color: lime } }', {
      'https://a.test/in/x.css': '@import "z.css"; #none { color: red }',
      'https://a.test/in/z.css': 'p { color: red !important }',
      'https://a.test/y.css': 'p { color: black !important }',
    });
    expect(color(given)).toEqual({ r: 255, g: 0, b: 0, a: 1 });
  });

  test('after a rule are ignored', () => {
    const given = page('b { top: 0 } @import "x.css";', { 'https://a.test/x.css': 'p { color: red }' });
    expect(color(given)).toEqual({ r: 0, g: 0, b: 0, a: 1 });
  });

  test('that import themselves are not followed endlessly', () => {
    expect(
      color(page('@import "x.css";', { 'https://a.test/x.css': '@import "x.css"; p { color: red }' })),
    ).toEqual({
      r: 255,
      g: 0,
      b: 0,
      a: 1,
    });
  });

  test('resolve image URLs against their own URL', () => {
    const given = page('@import "in/x.css";', {
      'https://a.test/in/x.css': 'p { background: url(../i.png) }',
    });
    expect(styleDocument(given).elements.at(-1)?.style['background-image']).toEqual([
      { kind: 'url', url: 'https://a.test/i.png' },
    ]);
  });
});
