import type { LengthPercentage } from '../cascade/computed-value.ts';
import { inFlow, type LayoutBox } from './layout-box.ts';
import { down, innerEdges, marginEdges } from './sizes.ts';

const ZERO: LengthPercentage = { px: 0, percent: 0 };

/** DATA: vertical margins of the user-agent stylesheet in em; only these are quirky, author margins are not. */
const QUIRKY_MARGINS: ReadonlyMap<string, number> = new Map([
  ['p', 1],
  ['h1', 0.67],
  ['h2', 0.83],
  ['h3', 1],
  ['h4', 1.33],
  ['h5', 1.67],
  ['h6', 2.33],
  ...['ul', 'ol', 'dl', 'menu', 'blockquote', 'pre', 'form'].map((tag): [string, number] => [tag, 1]),
]);

/**
 * Applies the layout of quirks mode (quirks.spec.whatwg.org, section 3): <html> and <body> fill the viewport, cell
 * heights include padding, and the user-agent margins of the first and last elements in cells, and of the first in
 * the body, collapse to 0.
 */
export function applyQuirks(root: LayoutBox, windowHeight: number): void {
  fill(root, windowHeight);
  const body = root.children.find(({ source }) => source?.tag === 'body');
  if (body !== undefined)
    fill(body, windowHeight - down(marginEdges(root.style, 0)) - down(innerEdges(root.style, 0)));
  const waiting = [root];
  for (let box = waiting.pop(); box !== undefined; box = waiting.pop()) {
    const tag = box.source?.tag;
    if (tag === 'body' || tag === 'td' || tag === 'th') dropMargin(box, 'top');
    if (tag === 'td' || tag === 'th') {
      dropMargin(box, 'bottom');
      countPadding(box);
    }
    for (const child of box.children) waiting.push(child);
  }
}

/** Sets the minimum height to the available space, unless a height is set. */
function fill(box: LayoutBox, space: number): void {
  const { style } = box;
  if (style.height !== 'auto' || style['min-height'] !== 'auto' || !inFlow(box)) return;
  const edges = style['box-sizing'] === 'border-box' ? 0 : down(innerEdges(style, 0));
  const px = Math.max(0, space - down(marginEdges(style, 0)) - edges);
  box.style = { ...style, 'min-height': { px, percent: 0 } };
}

/** Removes the quirky margin of the first or last box at an edge of a container, at any depth. */
function dropMargin(container: LayoutBox, side: 'top' | 'bottom'): void {
  let box: LayoutBox | undefined = atEdge(container, side);
  while (box !== undefined && box.inside === 'flow') {
    const em = QUIRKY_MARGINS.get(box.source?.tag ?? '');
    const margin = marginEdges(box.style, 0)[side];
    if (em !== undefined && Math.abs(margin - em * box.style['font-size']) < 0.5) {
      box.style = { ...box.style, [`margin-${side}`]: ZERO };
    } else if (margin !== 0) return;
    if (innerEdges(box.style, 0)[side] !== 0) return;
    box = atEdge(box, side);
  }
}

function atEdge({ children }: LayoutBox, side: 'top' | 'bottom'): LayoutBox | undefined {
  const box = side === 'top' ? children.find(inFlow) : children.findLast(inFlow);
  return box?.level === 'block' ? box : undefined;
}

function countPadding(cell: LayoutBox): void {
  const { height } = cell.style;
  if (typeof height === 'string' || height.percent !== 0) return;
  const px = Math.max(0, height.px - down(innerEdges(cell.style, 0)));
  cell.style = { ...cell.style, height: { px, percent: 0 } };
}
