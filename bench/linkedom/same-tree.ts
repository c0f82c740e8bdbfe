import { parseDocument } from '../../src/document/parse-document.ts';
import { textOf } from '../../src/document/text-of.ts';

/** Whether two HTML texts parse to the same elements and text; the order of classes is ignored. */
export function sameTree(a: string, b: string): boolean {
  return outline(a) === outline(b);
}

/** One line for each element with its parent, tag and attributes, then the text of the page. */
function outline(html: string): string {
  const { elements } = parseDocument(html);
  const lines = elements.map(({ parent, tag, attributes, classes }) => {
    const others = Object.entries(attributes).filter(([name]) => name !== 'class');
    return JSON.stringify([parent?.index, tag, [...new Set(classes)].toSorted(), others]);
  });
  const text = elements[0] === undefined ? '' : textOf(elements[0]).replace(/\s+/g, '');
  return `${lines.join('\n')}\n${text}`;
}
