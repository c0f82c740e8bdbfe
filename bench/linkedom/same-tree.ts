import { parseDocument } from '../../src/document/parse-document.ts';
import { textOf } from '../../src/document/text-of.ts';

/** True where a browser builds the same elements and text of two HTML texts; order of classes aside. */
export function sameTree(a: string, b: string): boolean {
  return outline(a) === outline(b);
}

/** One line an element: its parent, name and attributes; then the text of the page. */
function outline(html: string): string {
  const { elements } = parseDocument(html);
  const lines = elements.map(({ parent, tag, attributes, classes }) => {
    const others = Object.entries(attributes).filter(([name]) => name !== 'class');
    return JSON.stringify([parent?.index, tag, [...new Set(classes)].toSorted(), others]);
  });
  const text = elements[0] === undefined ? '' : textOf(elements[0]).replace(/\s+/g, '');
  return `${lines.join('\n')}\n${text}`;
}
