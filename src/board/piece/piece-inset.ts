import type { PieceNode } from './piece-node.ts';

const BLOCKS = new Set(
  'div section article aside header footer main li ul ol figure blockquote form fieldset dl'.split(' '),
);
const GROUND = /(?:^|[;\s])background(?:-color|-image)?:(?!\s*(?:none|transparent|inherit))/;
const FRAME = /(?:^|[;\s])(?:border|box-shadow|outline):(?!\s*(?:0|none))/;
/** The code places the content itself, or the box is a shape. */
const PLACED = /padding|aspect-ratio|50%|position:\s*absolute|overflow|white-space/;

/** Whether text would touch the edges of a box that has a ground or a frame, because its code states no padding. */
export function needsInset(node: PieceNode, hasOwnText: boolean): boolean {
  const { tag, children, declarations } = node;
  if (!BLOCKS.has(tag) || !isFramed(node) || PLACED.test(declarations)) return false;
  return hasOwnText || (children.length > 0 && children.every((child) => isPlainText(child)));
}

function isFramed({ declarations }: PieceNode): boolean {
  return GROUND.test(declarations) || FRAME.test(declarations);
}

/** An element whose text stands where the box begins. */
function isPlainText(node: PieceNode): boolean {
  return !isFramed(node) && !/padding|margin|border/.test(node.declarations) && node.tag !== 'table';
}
