import { countElements } from './complete-piece.ts';
import { treeOf } from './piece.ts';
import { needsWidth } from './piece-grids.ts';

/** Elements; the signature move is large enough to be seen, and small enough to lie on a pattern in the first screen. */
const FEWEST = 2;
const MOST = 5;

/** Whether the signature move of a code has so few elements that it can lie on a pattern. */
export function isSmallMove(css: string | undefined): boolean {
  if (css === undefined) return false;
  const tree = treeOf(css);
  const count = countElements(tree);
  return count >= FEWEST && count <= MOST && !tree.children.some(needsWidth);
}
