import { describe, expect, test } from 'vitest';
import { cpuTime } from '../cpu-time.ts';
import { parseDocument } from '../../src/document/parse-document.ts';
import { backgroundAddresses } from '../../src/page/background-addresses.ts';

const BASE = 'https://site.example/page/';
const found = (css: string, html = '<main class="cover" id="top"></main>') =>
  backgroundAddresses(parseDocument(html), BASE, [{ css, base: 'https://cdn.example/css/a.css' }]);

describe('background pictures', () => {
  test.each([
    ['.cover { background: url(../a.png) }', 'https://cdn.example/a.png'],
    ['main.cover > h1 { background: red url("b c.jpg") }', 'https://cdn.example/css/b%20c.jpg'],
    ['.other, #top { background: url(d.webp?v=1) }', 'https://cdn.example/css/d.webp?v=1'],
    ['@media (min-width: 1px) { body { background: url(e.svg) } }', 'https://cdn.example/css/e.svg'],
    ['.cover { background: url("data:image/png;base64,AAAA") }', 'data:image/png;base64,AAAA'],
  ])('of %s', (css, address) => {
    expect(found(css)).toEqual([address]);
  });

  test.each([
    '.other { background: url(a.png) }',
    '.cover.wide { background: url(a.png) }',
    '@font-face { src: url(a.woff2) }',
    '.cover { background: url(data:image/svg+xml;base64,AAAA.png) }',
  ])('none of %s', (css) => {
    expect(found(css)).toEqual([]);
  });

  test('of an inline style resolve against the page', () => {
    expect(found('', `<i style="background: url('a.png')">`)).toEqual([`${BASE}a.png`]);
  });

  test.each(['a', 'a{', 'a{b:url(', 'a{b:url("', 'url(a.png)', '.cover{b:url(a.png)}'])(
    'are found in linear time in 2 MB of %s',
    (part) => {
      expect(cpuTime(() => found(part.repeat(2_000_000 / part.length)))).toBeLessThan(1500);
    },
  );
});
