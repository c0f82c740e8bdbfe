import { layoutFlow } from './block.ts';
import type { LayoutBox } from './layout-box.ts';
import type { ContentArea, Layouter } from './layouter.ts';
import { sizeOf } from './sizes.ts';

const MAX_COLUMNS = 50;
const BALANCE_STEPS = 12; // each adds a tenth of the ideal height

/**
 * Lays out a multi-column container: the content in one column, then its top-level boxes distributed over columns of
 * about equal height. Boxes are not split; a container with only lines just becomes less tall.
 */
export function layoutColumns(box: LayoutBox, area: ContentArea, layouter: Layouter): number {
  const { count, width, gap } = columnsOf(box, area.width);
  const total = layoutFlow(box, { ...area, width }, layouter);
  const blocks = box.children.filter(
    (child) => !child.outOfFlow && child.level === 'block' && child.origin === box,
  );
  if (count === 1) return total;
  if (blocks.length === 0) return total / count;
  for (let step = 0; ; step += 1) {
    const height = area.height ?? (total / count) * (1 + step / 10);
    const { starts, tallest, fits } = shareOut(blocks, count, height);
    if (!fits && step < BALANCE_STEPS && area.height === null) continue;
    const tops = starts.map((start) => blocks[start]?.y ?? area.y);
    blocks.forEach((block, index) => {
      const column = starts.findLastIndex((start) => start <= index);
      block.x += column * (width + gap);
      block.y -= (tops[column] ?? area.y) - area.y;
    });
    return tallest;
  }
}

function columnsOf({ style }: LayoutBox, space: number): { count: number; width: number; gap: number } {
  const gap = sizeOf(style['column-gap'], space) ?? style['font-size']; // `normal` is 1em here
  const wanted = Number.parseInt(style['column-count'], 10);
  const least = sizeOf(style['column-width'], null);
  const most =
    least === null ? MAX_COLUMNS : Math.max(1, Math.floor((space + gap) / Math.max(1, least + gap)));
  const count = Math.max(1, Math.min(Number.isInteger(wanted) ? wanted : most, most, MAX_COLUMNS));
  return { count, width: Math.max(0, (space - gap * (count - 1)) / count), gap };
}

/** The index of the first block of each column if columns are at most `height` tall. */
function shareOut(blocks: readonly LayoutBox[], count: number, height: number) {
  const starts = [0];
  let top = blocks[0]?.y ?? 0;
  let tallest = 0;
  let fits = true;
  blocks.forEach((block, index) => {
    const bottom = block.y + block.height;
    if (bottom - top > height + 0.5 && index > (starts.at(-1) ?? 0)) {
      if (starts.length < count) {
        starts.push(index);
        top = block.y;
      } else fits = false;
    }
    tallest = Math.max(tallest, bottom - top);
  });
  return { starts, tallest, fits };
}
