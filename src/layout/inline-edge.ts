import type { LayoutBox } from './layout-box.ts';
import { innerEdges, marginEdges } from './sizes.ts';

/** Margin, border and padding at one end of an inline box, px. */
export function inlineEdge(box: LayoutBox, end: 'open' | 'close', width: number): number {
  const margins = marginEdges(box.style, width);
  const edges = innerEdges(box.style, width);
  return end === 'open' ? margins.left + edges.left : margins.right + edges.right;
}
