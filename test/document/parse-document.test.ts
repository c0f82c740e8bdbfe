import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DocElement } from '../../src/document/document.ts';
import { parseDocument } from '../../src/document/parse-document.ts';
import { textOf } from '../../src/document/text-of.ts';

function outline(element: DocElement): string {
  const inside = element.content.map((part) => (typeof part === 'string' ? part.trim() : outline(part)));
  return `${element.tag}(${inside.filter((part) => part !== '').join(' ')})`;
}

describe('parseDocument', () => {
  test.each([
    [
      'implies html, head, body and tbody',
      '<table><tr><td>x</table>',
      'html(head() body(table(tbody(tr(td(x))))))',
    ],
    ['moves misnested formatting', '<p><b>a<p>b', 'html(head() body(p(b(a)) p(b(b))))'],
    ['moves text out of a table', '<body>a<table>x<tr></table>', 'html(head() body(ax table(tbody(tr()))))'],
    [
      'keeps noscript as text',
      '<body><noscript><p>no</p></noscript>',
      'html(head() body(noscript(<p>no</p>)))',
    ],
    [
      'drops comments and template content',
      '<body>a<!--b--><template><p>c</p></template>',
      'html(head() body(a template()))',
    ],
  ])('%s', (_, html, expected) => {
    expect(outline(parseDocument(html).root)).toBe(expected);
  });

  test('SVG element names are lower case and keep their namespace', () => {
    const { elements } = parseDocument(
      '<svg viewBox="0 0 1 1"><linearGradient xlink:href="#a"/></svg><p class=" a  b ">',
    );
    const svg = elements.find(({ tag }) => tag === 'svg');
    expect(svg?.namespace).toBe('svg');
    expect(svg?.attributes['viewbox']).toBe('0 0 1 1');
    expect(svg?.children[0]?.tag).toBe('lineargradient');
    expect(svg?.children[0]?.attributes['xlink:href']).toBe('#a');
    expect(svg?.next?.classes).toEqual(['a', 'b']);
  });

  test.each([
    ['<!doctype html><p>', false],
    ['<p>', true],
    ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN"><p>', true],
  ])('%s has quirks: %s', (html, quirks) => {
    expect(parseDocument(html).quirks).toBe(quirks);
  });

  test('ten thousand nested elements do not overflow', () => {
    const { elements } = parseDocument(`${'<div>'.repeat(10_000)}deep`);
    expect(elements).toHaveLength(10_003);
    expect(textOf(elements[0] as DocElement)).toBe('deep');
  });

  test('parent, child and sibling links of any tree are consistent', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<table>',
      '<td>',
      '<b>',
      '</b>',
      '<a>',
      'x',
      '<svg>',
      '<p ',
      '<select>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { elements } = parseDocument(pieces.join(''));
        elements.forEach((element, index) => {
          expect(element.index).toBe(index);
          expect(element.parent === null || element.parent.children[element.position] === element).toBe(true);
          expect(element.previous).toBe(element.parent?.children[element.position - 1] ?? null);
          expect(element.next).toBe(element.parent?.children[element.position + 1] ?? null);
          expect(element.content.filter((part) => typeof part !== 'string')).toEqual(element.children);
        });
      }),
    );
  });
});
