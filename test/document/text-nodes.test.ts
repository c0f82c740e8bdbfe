import { expect, it } from 'vitest';
import { parseDocument } from '../../src/document/parse-document.ts';
import { textOf } from '../../src/document/text-of.ts';

// The parser hands over white space and words apart, so these texts reach the tree in 2 and in 10,000 pieces.
it.each([1, 5000])('text of %i words is whole', (words) => {
  const text = 'a '.repeat(words).trim();
  const { root } = parseDocument(`<title>${text}</title><p>${text}<b>${text}</b>`);
  expect(textOf(root)).toBe(text.repeat(3));
});

it('text in a table moves before it, in order', () => {
  const { root } = parseDocument('<table>a <tr>b <td>c</table>');
  expect(textOf(root)).toBe('a b c');
});
