import { node, type PieceNode } from './piece-tree.ts';

const THIN = 2; // elements; so few show a style, but nothing that it is used for
const HOLDERS = new Set(['div', 'section', 'article', 'header', 'main', 'figure']);

/** Adds a paragraph and a link, which take the styles of the code and of the board, to a piece of few elements. */
export function completePiece(root: PieceNode): PieceNode {
  if (root.children.length === 0 || countElements(root) > THIN) return root;
  const holder = root.children.find(({ tag, children }) => HOLDERS.has(tag) && children.length > 0) ?? root;
  for (const tag of ['p', 'a']) {
    if (holder.children.every((child) => child.tag !== tag)) holder.children.push(node(tag, [], []));
  }
  return root;
}

function countElements({ children }: PieceNode): number {
  return children.reduce((sum, child) => sum + 1 + countElements(child), 0);
}
