import type { DocElement, DocumentTree } from './document.ts';
import { ElementNode, noAttributes } from './tree-builder.ts';

/** Copies of all elements of a document with their contents, to be changed and then linked. */
export function copiedElements(
  { elements }: DocumentTree,
  attributesOf: (element: DocElement) => Readonly<Record<string, string>>,
): ElementNode[] {
  const copies = elements.map(
    (element) =>
      new ElementNode(element.tag, element.namespace, Object.assign(noAttributes(), attributesOf(element))),
  );
  for (const { index, content } of elements) {
    for (const part of content) {
      const child = typeof part === 'string' ? part : copies[part.index];
      if (child !== undefined) copies[index]?.take(child);
    }
  }
  return copies;
}
