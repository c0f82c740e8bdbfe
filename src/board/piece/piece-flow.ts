import { ACTIVE } from './piece-actions.ts';
import { isFramed } from './piece-inset.ts';
import { isMark } from './piece-marks.ts';
import type { PieceNode } from './piece-node.ts';

/** Classes that keep the elements of a piece apart where the code says nothing about it. */
export type FlowClasses = ReadonlyMap<PieceNode, readonly string[]>;

/** Classes of all elements below the root, for which the stylesheet of boards has rules. */
export function flowClasses(root: PieceNode): FlowClasses {
  const classes = new Map<PieceNode, readonly string[]>();
  addClasses(root, classes);
  return classes;
}

function addClasses(parent: PieceNode, classes: Map<PieceNode, readonly string[]>): void {
  for (const [at, child] of parent.children.entries()) {
    const [before, after] = [parent.children[at - 1], parent.children[at + 1]];
    const own = [
      ...(isFlow(parent) && before !== undefined && isApart(before, child) ? ['spaced'] : []),
      ...(isFlow(parent) && after !== undefined && isAction(child) && isAction(after) ? ['ahead'] : []),
      ...(needsGap(child) ? ['gapped'] : []),
      ...(needsMiddle(child, parent) ? ['middle'] : []),
      ...(isShape(child) ? ['shape'] : []),
    ];
    if (own.length > 0) classes.set(child, own);
    addClasses(child, classes);
  }
}

const TABLES = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl', 'select']);
const IN_LINE = new Set(['b', 'br', 'code', 'em', 'i', 'mark', 'small', 'span', 'strong', 'time']);
const BOXED = /display:\s*(?:inline-)?(?:flex|grid)/;
const MARGIN = /(?:^|[;\s])margin/;
const MARGIN_ABOVE = /(?:^|[;\s])margin(?:-top|-block|-block-start)?:/;
const PLACED = /position:\s*(?:absolute|fixed)/;

/** Whether the children stand one below the other, as far as they are not in line. */
function isFlow({ tag, declarations }: PieceNode): boolean {
  return !TABLES.has(tag) && !BOXED.test(declarations);
}

/** Whether two elements of unlike kinds follow each other and the code gives the second no margin. */
function isApart(before: PieceNode, child: PieceNode): boolean {
  const { tag, declarations } = child;
  const isAlike = before.tag === tag && tag !== 'p';
  if (isAlike || IN_LINE.has(tag) || MARGIN_ABOVE.test(declarations)) return false;
  if (PLACED.test(declarations) || PLACED.test(before.declarations)) return false;
  if (ACTIVE.has(tag) && ACTIVE.has(before.tag)) return false;
  return !isFramed(before) || !isFramed(child) || ACTIVE.has(tag);
}

function isAction({ tag, declarations }: PieceNode): boolean {
  return ACTIVE.has(tag) && !MARGIN.test(declarations) && !/display:\s*block/.test(declarations);
}

const TEXTS = new Set(
  'h1 h2 h3 h4 p a button input textarea select label form small span strong b em data time'.split(' '),
);

/** Whether texts and actions in a row or grid would touch, because the code states no gap. */
function needsGap({ children: all, declarations }: PieceNode): boolean {
  const children = all.filter((child) => !PLACED.test(child.declarations));
  if (children.length < 2 || !BOXED.test(declarations)) return false;
  if (/(?:^|[;\s])(?:row-|column-)?gap:|space-(?:between|around|evenly)/.test(declarations)) return false;
  const isBare = children.every(
    (child) => !isFramed(child) && !/padding|margin|border/.test(child.declarations),
  );
  const isMixed = new Set(children.map(({ tag }) => tag)).size > 1;
  return (
    isBare || (isMixed && children.every(({ tag, declarations: own }) => TEXTS.has(tag) && !MARGIN.test(own)))
  );
}

/** px; lower boxes are as high as their line. */
const HIGH = 28;

/** Whether text would stand at the upper edge of a box whose height the code states. */
function needsMiddle(node: PieceNode, parent: PieceNode): boolean {
  if (node.children.length > 0 || isMark(node.declarations) || BOXED.test(node.declarations)) return false;
  if (/padding-(?:top|block)|line-height|align-|place-/.test(node.declarations)) return false;
  return (
    heightOf(node) >= HIGH ||
    (BOXED.test(parent.declarations) &&
      !/align-|place-/.test(parent.declarations) &&
      heightOf(parent) >= HIGH)
  );
}

/** Whether it would be as wide as the piece and, by its proportions, as high. */
function isShape({ children, declarations }: PieceNode): boolean {
  return (
    children.length === 0 &&
    /aspect-ratio:/.test(declarations) &&
    isMark(declarations) &&
    !/(?:^|[;\s])(?:max-)?(?:width|inline-size):/.test(declarations)
  );
}

/** px; 0 where the code states none. */
function heightOf({ declarations }: PieceNode): number {
  return Number(/(?:^|[;\s])(?:min-)?(?:height|block-size):\s*(\d+)px/.exec(declarations)?.[1] ?? 0);
}
