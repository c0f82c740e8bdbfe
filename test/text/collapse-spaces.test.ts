import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collapseCssSpaces, collapseSpaces } from '../../src/text/collapse-spaces.ts';

const LONG = 70_000; // characters, more than are collapsed at once
const texts = fc
  .array(fc.constantFrom('a', ' ', '\n', '\t', '\u00A0', '漢'), { maxLength: 12 })
  .map((characters) => characters.join(''));

it('collapses long texts like short ones', () => {
  fc.assert(
    fc.property(texts, fc.nat(12), (text, offset) => {
      const long = 'b'.repeat(LONG - 2 * offset) + text.repeat(offset);
      expect(collapseSpaces(long)).toBe(long.replace(/\s+/g, ' ').trim());
      expect(collapseCssSpaces(long)).toBe(long.replace(/[\t\n\f\r ]+/g, ' '));
    }),
  );
});

it('keeps no-break spaces where CSS does', () => {
  expect(collapseCssSpaces('a\u00A0 \n b')).toBe('a\u00A0 b');
  expect(collapseSpaces(' a\u00A0 \n b ')).toBe('a b');
});
