import { html as names, Parser } from 'parse5';
import type { DocumentTree } from './document.ts';
import {
  bodyOf,
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
  const { document, current } = parse(html, limit);
  const parsed = document.nodes.find((node) => node instanceof ElementNode);
  const root = parsed ?? new ElementNode('html', 'html', noAttributes());
  const elements = linkTree(root, limit);
  const quirks = document.mode === names.DOCUMENT_MODE.QUIRKS;
  return {
    root,
    elements,
    end: isPartOf(elements, current) ? current : bodyOf(elements, root),
    quirks,
    leftOut: [...limit.leftOut],
  };
}

/** Whether an open element is in the tree, which has none of templates, and in its body. */
function isPartOf(elements: readonly ElementNode[], open: unknown): open is ElementNode {
  return open instanceof ElementNode && elements[open.index] === open && open.tag !== 'html';
}

/** The document up to the limit, and the element that is open at its end. */
function parse(html: string, limit: TreeLimit): { readonly document: RootNode; readonly current: unknown } {
  const parser = new Parser<SlimTree>({ treeAdapter: treeBuilder(limit), scriptingEnabled: true });
  try {
    parser.tokenizer.write(html, true);
  } catch (cause) {
    if (!(cause instanceof TreeFull)) throw cause;
  }
  return { document: parser.document, current: parser.openElements.current };
}
