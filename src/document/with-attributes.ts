import type { DocElement, DocumentTree } from './document.ts';
import { ElementNode, linkTree, noAttributes } from './tree-builder.ts';

/** A copy of a document with other attributes on one element, as if a script had set them. */
export function withAttributes(
  document: DocumentTree,
  target: DocElement,
  attributes: Readonly<Record<string, string>>,
): DocumentTree {
  const copies: ElementNode[] = document.elements.map((element) => {
    const changed = element === target ? { ...element.attributes, ...attributes } : element.attributes;
    return new ElementNode(element.tag, element.namespace, Object.assign(noAttributes(), changed));
  });
  for (const { index, content } of document.elements) {
    for (const part of content) {
      const child = typeof part === 'string' ? part : copies[part.index];
      if (child !== undefined) copies[index]?.take(child);
    }
  }
  const root = copies[document.root.index] ?? new ElementNode('html', 'html', noAttributes());
  return { root, elements: linkTree(root), quirks: document.quirks, leftOut: document.leftOut };
}
