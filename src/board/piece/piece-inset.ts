import { ACTIVE } from './piece-actions.ts';
import type { PieceNode } from './piece-node.ts';

const BLOCKS = new Set(
  'div section article aside header footer main li ul ol figure blockquote form fieldset dl pre nav p label'.split(
    ' ',
  ),
);
const GROUND = /(?:^|[;\s])background(?:-color|-image)?:(?!\s*(?:none|transparent|inherit))/;
const FRAME = /(?:^|[;\s])(?:border|box-shadow|outline):(?!\s*(?:0|none))/;
/** The code places the content itself, or the box is a shape. */
const PLACED = /border-radius:\s*50%|position:\s*absolute|white-space/;
/** A shape with proportions of its own, or one whose content stands in its middle. */
const SHAPED = /aspect-ratio/;
const CENTRED = /place-|text-align:\s*center/;
const COLUMNS = /grid-template-columns:\s*\S+\s+\S|display:\s*flex/;
const PICTURES = new Set(['img', 'figure', 'picture', 'svg', 'canvas', 'video', 'iframe']);

/** Padding that a box lacks: on all sides, or at the left and the right alone. */
export type Inset = 'inset' | 'inset-x';

/** The padding that keeps text from the edges of a box that has a ground or a frame; null if its code sees to it. */
export function insetOf(node: PieceNode, hasOwnText: boolean): Inset | null {
  const { children } = node;
  const lacking = lackingPadding(node);
  if (lacking === null) return null;
  const isShaped = SHAPED.test(node.declarations);
  if (hasOwnText) return isShaped && CENTRED.test(node.declarations) ? null : lacking;
  if (isShaped) return null;
  return children.some(isFlush) && !isSplit(node) ? lacking : null;
}

/** The same for a child of such a box that has columns, or parts that reach its edges: its texts have padding of their own. */
export function insetInSplit(node: PieceNode, parent: PieceNode | null): Inset | null {
  if (parent === null || !isSplit(parent) || ACTIVE.has(node.tag) || node.tag === 'input') return null;
  return isFlush(node) ? lackingPadding(parent) : null;
}

function lackingPadding(node: PieceNode): Inset | null {
  const { tag, declarations } = node;
  const isBlock = BLOCKS.has(tag) || (tag === 'button' && node.children.length > 1);
  if (!isBlock || !isFramed(node) || PLACED.test(declarations)) return null;
  const [, sides] = /(?:^|[;\s])padding:\s*([^;]+)/.exec(declarations) ?? [];
  const [above, beside = above] = sides?.trim().split(/\s+(?![^(]*\))/) ?? [];
  const isZero = (value: string | undefined) => value === undefined || /^0(?:px)?$/.test(value);
  if (!isZero(beside) || /padding-(?:inline|left|right)/.test(declarations)) return null;
  return isZero(above) && !/padding-(?:block|top|bottom)/.test(declarations) ? 'inset' : 'inset-x';
}

/** Whether one padding for the whole box would cut what reaches its edges. */
function isSplit({ children, declarations }: PieceNode): boolean {
  return (
    (COLUMNS.test(declarations) && children.length > 1) ||
    children.some((child) => isPicture(child) || (!ACTIVE.has(child.tag) && GROUND.test(child.declarations)))
  );
}

function isPicture({ tag, children }: PieceNode): boolean {
  return PICTURES.has(tag) && children.length === 0;
}

export function isFramed({ declarations }: PieceNode): boolean {
  return GROUND.test(declarations) || FRAME.test(declarations);
}

/** An element whose text stands where the box begins. */
function isFlush(node: PieceNode): boolean {
  const { tag, declarations } = node;
  if (tag === 'table' || isPicture(node) || /margin/.test(declarations)) return false;
  if (/padding/.test(declarations)) return ACTIVE.has(tag);
  return !isFramed(node) || ACTIVE.has(tag);
}
