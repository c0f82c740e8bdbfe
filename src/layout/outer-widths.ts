import type { ContentWidths, LayoutBox } from './layout-box.ts';
import type { Layouter } from './layouter.ts';
import { across, marginEdges } from './sizes.ts';

/** Adds the margins of a box to its widths. */
export function outerWidths(box: LayoutBox, layouter: Layouter): ContentWidths {
  const { min, max } = layouter.widths(box);
  const margins = across(marginEdges(box.style, 0));
  return { min: Math.max(0, min + margins), max: Math.max(0, max + margins) };
}
