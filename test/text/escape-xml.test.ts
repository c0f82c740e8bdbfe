import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { escapeXml } from '../../src/text/escape-xml.ts';

const characters = fc.constantFrom(
  'a',
  '<',
  '&',
  '"',
  "'",
  ']]>',
  '\u0000',
  '\u0008',
  '\ud800',
  '\udc00',
  '\uffff',
  '😀',
);

it('writes any text as content and attribute of one element', () => {
  const { DOMParser } = new JSDOM('').window;
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 8 }), (parts) => {
      const text = escapeXml(parts.join(''));
      const document = new DOMParser().parseFromString(`<a b="${text}">${text}</a>`, 'application/xml');
      expect([...document.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['a']); // else `parsererror`
    }),
  );
});
