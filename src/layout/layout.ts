import { READING_LIMITS } from '../limits/limit-table.ts';
import type { WorkBudget } from '../limits/work-budget.ts';
import { layoutFlow } from './block.ts';
import { contentWidths, widthsInside } from './content-widths.ts';
import { finite } from './finite.ts';
import { layoutFlex } from './flex.ts';
import { layoutGrid } from './grid.ts';
import { NO_MARGIN, type Inside, type LayoutBox } from './layout-box.ts';
import type { ContentArea, FloatPosition, Layouter } from './layouter.ts';
import type { Space } from './space.ts';
import { isEmpty } from './margins.ts';
import { layoutColumns } from './columns.ts';
import type { ImageSize } from './natural-dimensions.ts';
import { naturalSize } from './natural-size.ts';
import { readLayoutCache, writeLayoutCache } from './layout-cache.ts';
import { layoutReplaced, replacedWidths } from './replaced.ts';
import { across, down, innerEdges } from './sizes.ts';
import { layoutTable } from './table.ts';
import { alignInCell } from './alignment.ts';
import { growsWithContent, heightLimits, specifiedHeight, usedWidth } from './used-size.ts';

type Mode = (box: LayoutBox, area: ContentArea, layouter: Layouter, floats?: FloatPosition) => number;

const NO_CONTENT: Mode = () => 0;
const MODES: Readonly<Record<Inside, Mode>> = {
  flow: layoutFlow,
  flex: layoutFlex,
  grid: layoutGrid,
  table: layoutTable,
  columns: layoutColumns,
  replaced: NO_CONTENT,
  inline: layoutFlow,
  text: NO_CONTENT,
  break: NO_CONTENT,
};

/** Maximum passes per box. Real pages need two to four; only hostile pages need more. */
const PASSES_PER_BOX = 40;

/**
 * Connects the layout modes. `boxes` is the number of boxes and limits the passes, `work` the steps within them. When
 * either is exhausted, the remaining boxes keep their size.
 */
export function createLayouter(imageSize: ImageSize, boxes: number, work: WorkBudget): Layouter {
  let passes = PASSES_PER_BOX * boxes + 1000;
  let words: number = READING_LIMITS.words.max;
  const layouter: Layouter = {
    work,
    keepWord() {
      words -= 1;
      if (words < 0) work.leaveOut('words');
      return words >= 0;
    },
    layout(box, space, floats) {
      if (floats === undefined && readLayoutCache(box, space)) return;
      passes -= 1;
      if (passes < 0 || !work.spend('layout', 1 + box.children.length)) return;
      if (box.inside === 'replaced') layoutReplaced(box, space, naturalSize(box, imageSize));
      else layoutContainer(box, space, layouter, floats);
      writeLayoutCache(box, space, floats === undefined);
    },
    widths(box) {
      box.widths ??=
        box.inside === 'replaced'
          ? replacedWidths(box, naturalSize(box, imageSize))
          : contentWidths(box, layouter);
      return box.widths;
    },
    minContent(box) {
      box.minContent ??=
        box.inside === 'replaced'
          ? replacedMinimum(box, layouter, imageSize)
          : widthsInside(box, layouter).min;
      return box.minContent;
    },
  };
  return layouter;
}

function replacedMinimum(box: LayoutBox, layouter: Layouter, imageSize: ImageSize): number {
  const natural = (naturalSize(box, imageSize).width ?? 0) + across(innerEdges(box.style, 0));
  return box.style.width === 'auto' ? Math.min(natural, layouter.widths(box).max) : natural;
}

function layoutContainer(box: LayoutBox, space: Space, layouter: Layouter, floats?: FloatPosition): void {
  const edges = innerEdges(box.style, space.width);
  const ends = down(edges);
  box.width = finite(usedWidth(box, space, layouter));
  const limits = heightLimits(box, space, ends);
  const definite = specifiedHeight(box, space, ends);
  const area: ContentArea = {
    x: edges.left,
    y: edges.top,
    width: Math.max(0, box.width - edges.left - edges.right),
    height: definite === null ? null : Math.max(0, definite - ends),
    minHeight: Math.max(0, limits.min - ends),
    maxHeight: Math.max(0, limits.max - ends),
    final: space.final,
  };
  box.firstBaseline = null;
  box.lastBaseline = null;
  box.bottomStrut = NO_MARGIN;
  const content = MODES[box.inside](box, area, layouter, floats) + ends;
  const automatic = Math.max(limits.min, Math.min(content, limits.max));
  const grows = definite === null || growsWithContent(box, space);
  box.height = finite(grows ? Math.max(automatic, definite ?? 0) : definite);
  if (box.height > content) box.bottomStrut = NO_MARGIN;
  box.collapsesThrough = floats !== undefined && box.height === 0 && isEmpty(box, space.width);
  alignInCell(box, box.height - content);
}
