import { copiedElements } from './copied-tree.ts';
import type { DocumentTree } from './document.ts';
import { parseDocument } from './parse-document.ts';
import { linkTree } from './tree-builder.ts';

/**
 * A copy of a document with the elements of a text of HTML at the end of its body, inside the elements that no tag closes;
 * the same without a body.
 */
export function withAppended(document: DocumentTree, html: string): DocumentTree {
  const copies = copiedElements(document, ({ attributes }) => attributes);
  const root = copies[document.root.index];
  const end = copies[document.end.index];
  if (root === undefined || end === undefined || !copies.some(({ tag }) => tag === 'body')) return document;
  const added = parseDocument(`<body>${html}`);
  const parts = copiedElements(added, ({ attributes }) => attributes);
  const content = added.elements.find(({ tag }) => tag === 'body')?.content ?? [];
  for (const part of content) {
    const copy = typeof part === 'string' ? part : parts[part.index];
    if (copy !== undefined) end.take(copy);
  }
  return { ...document, root, elements: linkTree(root), end };
}
