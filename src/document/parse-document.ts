import { html as names, parse } from 'parse5';
import type { DocumentTree } from './document.ts';
import { ElementNode, linkTree, noAttributes, TREE_BUILDER, type SlimTree } from './tree-builder.ts';

/**
 * HTML text to the tree a browser with scripting would build: implied elements, adoption agency, quirks
 * mode; <noscript> is text, the content of <template> is not there. Any text at all yields a tree.
 */
export function parseDocument(html: string): DocumentTree {
  const document = parse<SlimTree>(html, { treeAdapter: TREE_BUILDER, scriptingEnabled: true });
  const parsed = document.nodes.find((node) => node instanceof ElementNode);
  const root = parsed ?? new ElementNode('html', 'html', noAttributes());
  return { root, elements: linkTree(root), quirks: document.mode === names.DOCUMENT_MODE.QUIRKS };
}
