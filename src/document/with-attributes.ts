import { copiedElements } from './copied-tree.ts';
import type { DocElement, DocumentTree } from './document.ts';
import { ElementNode, linkTree, noAttributes } from './tree-builder.ts';

/** A copy of a document with other attributes on one element, as if a script had set them. */
export function withAttributes(
  document: DocumentTree,
  target: DocElement,
  attributes: Readonly<Record<string, string>>,
): DocumentTree {
  const copies = copiedElements(document, (element) =>
    element === target ? { ...element.attributes, ...attributes } : element.attributes,
  );
  const root = copies[document.root.index] ?? new ElementNode('html', 'html', noAttributes());
  return { ...document, root, elements: linkTree(root), end: copies[document.end.index] ?? root };
}
