import { expect, test } from 'vitest';
import { cssString } from '../../src/css/css-string.ts';

test.each([
  ['Inter', '"Inter"'],
  ['a "quoted" name', String.raw`"a \"quoted\" name"`],
  [String.raw`a\b`, String.raw`"a\\b"`],
  // Control characters by their code point, and a space that ends it: U+0001 to U+001F and U+007F.
  ['\u0001', String.raw`"\1 "`],
  ['a\nb', String.raw`"a\a b"`],
  ['\u001f', String.raw`"\1f "`],
  ['\u007f', String.raw`"\7f "`],
  [' ~\u0080', '" ~\u0080"'],
  ['😀', '"😀"'],
])('%j is serialised as %s', (text, css) => {
  expect(cssString(text)).toBe(css);
});
