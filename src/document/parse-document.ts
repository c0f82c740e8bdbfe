import { html as names, Parser } from 'parse5';
import type { DocumentTree } from './document.ts';
import {
  ElementNode,
  linkTree,
  noAttributes,
  treeBuilder,
  type RootNode,
  type SlimTree,
} from './tree-builder.ts';
import { TreeFull, TreeLimit } from './tree-limit.ts';

/**
 * Parses HTML to the tree a browser with scripting would build: implied elements, adoption agency, quirks mode;
 * <noscript> is text, the content of <template> is dropped. Accepts any text; what exceeds READING_LIMITS is left
 * out.
 */
export function parseDocument(html: string): DocumentTree {
  const limit = new TreeLimit();
  const document = parse(html, limit);
  const parsed = document.nodes.find((node) => node instanceof ElementNode);
  const root = parsed ?? new ElementNode('html', 'html', noAttributes());
  const elements = linkTree(root, limit);
  const quirks = document.mode === names.DOCUMENT_MODE.QUIRKS;
  return { root, elements, quirks, leftOut: [...limit.leftOut] };
}

/** The document up to the limit. */
function parse(html: string, limit: TreeLimit): RootNode {
  const parser = new Parser<SlimTree>({ treeAdapter: treeBuilder(limit), scriptingEnabled: true });
  try {
    parser.tokenizer.write(html, true);
  } catch (cause) {
    if (!(cause instanceof TreeFull)) throw cause;
  }
  return parser.document;
}
