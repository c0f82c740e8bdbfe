import { explicitGrid, tracksFor } from './grid-lines.ts';
import { placeItems } from './grid-placement.ts';
import { sizeTracks } from './grid-tracks.ts';
import type { ContentWidths, LayoutBox } from './layout-box.ts';
import type { Layouter } from './layouter.ts';
import { across, gapOf, marginEdges } from './sizes.ts';

/** Min-content and max-content widths of the content box of a grid container. */
export function gridWidths(box: LayoutBox, layouter: Layouter): ContentWidths {
  const gap = gapOf(box.style, 'column-gap', 0);
  const grid = explicitGrid(box, null, null, { column: gap, row: 0 });
  const { items, columns, steps } = placeItems(box, grid.lines, layouter.work);
  if (!layouter.work.spend('layout', steps)) return { min: 0, max: 0 };
  const tracks = tracksFor(grid.columns, columns);
  const sum = (key: keyof ContentWidths) => {
    const contributions = items.map((item) => {
      const width = layouter.widths(item.box)[key] + across(marginEdges(item.box.style, 0));
      return { start: item.column, span: item.columns, min: width, max: width };
    });
    const sizes = sizeTracks(tracks, contributions, null, gap, false);
    return sizes.reduce((total, size) => total + size, gap * Math.max(0, sizes.length - 1));
  };
  return { min: sum('min'), max: sum('max') };
}
