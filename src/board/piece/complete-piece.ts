import { node, type PieceNode } from './piece-node.ts';

const THIN = 2; // elements; so few show a style, but nothing that it is used for
const HOLDERS = new Set(['div', 'section', 'article', 'header', 'main', 'figure']);

/** Grounds on which text of the board may not be readable, and shapes that cut it off. */
const DECORATED = /gradient\(|url\(|clip-path|mask/;

/**
 * Adds headings between levels that do not follow each other. Adds a paragraph and a link, which take the styles of the
 * code and of the board, to a piece of few elements: inside its box, or below a box with a picture, a gradient or a shape.
 *
 * @param css code of the piece
 */
export function completePiece(root: PieceNode, css: string): PieceNode {
  fillHeadings(root, SECTION_LEVEL);
  if (root.children.length === 0 || countElements(root) > THIN) return root;
  const box = root.children.find(({ tag, children }) => HOLDERS.has(tag) && children.length > 0);
  const holder = box === undefined || DECORATED.test(css) ? root : box;
  for (const tag of ['p', 'a']) {
    if (holder.children.every((child) => child.tag !== tag)) holder.children.push(node(tag, [], []));
  }
  return root;
}

/** Level of the heading above the piece. */
const SECTION_LEVEL = 2;

/** Adds headings of the levels that the code skips. Returns the level of the last heading. */
function fillHeadings(parent: PieceNode, before: number): number {
  let last = before;
  for (const child of parent.children.slice()) {
    const level = Number(/^h([1-6])$/.exec(child.tag)?.[1] ?? 0);
    for (let missing = last + 1; missing < level; missing++) {
      parent.children.splice(parent.children.indexOf(child), 0, node(`h${missing}`, [], []));
    }
    last = fillHeadings(child, level === 0 ? last : level);
  }
  return last;
}

/** Elements below the root. */
export function countElements({ children }: PieceNode): number {
  return children.reduce((sum, child) => sum + 1 + countElements(child), 0);
}
