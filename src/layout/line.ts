import type { WorkBudget } from '../limits/work-budget.ts';
import { down, inlineEdge, innerEdges, marginEdges } from './sizes.ts';
import { type Edges, type InlineItem, type LayoutBox, setPosition } from './layout-box.ts';
import type { ContentArea } from './layouter.ts';
import type { Font } from './text-metrics.ts';
import { alignAtomic, alignInline, leading, type Extent } from './vertical-align.ts';

/** An item of a line with its distance from the line's start. */
export interface PlacedItem {
  readonly item: InlineItem;
  readonly x: number;
}

/** An open inline box; `shift` is px from the line's baseline down to its own. */
interface OpenInline {
  readonly box: LayoutBox;
  readonly font: Font;
  readonly shift: number;
}

/** An inline box of a line that is being placed. */
interface PlacedInline extends OpenInline {
  /** Border and padding, known once for all items that the box holds. */
  readonly edges: Edges;
}

/** State across the lines of one block: inline boxes continue from line to line. */
export interface Fragments {
  readonly work: WorkBudget;
  readonly block: LayoutBox;
  readonly area: ContentArea;
  open: readonly PlacedInline[];
  /** Boxes with a rectangle from this pass, which further fragments extend. */
  readonly seen: Set<LayoutBox>;
}

/** Position of a line in the content box. */
export interface LineSpace {
  readonly left: number;
  readonly width: number;
  readonly used: number;
  readonly y: number;
}

/** Places the items of a line on its baseline; returns the line's height. */
export function placeLine(items: readonly PlacedItem[], room: LineSpace, state: Fragments): number {
  const { area, block } = state;
  const extent = lineExtent(items, state);
  const x = area.x + room.left + alignment(block, room);
  const baseline = area.y + room.y + extent.above;
  block.firstBaseline ??= baseline;
  block.lastBaseline = baseline;
  if (state.work.spend('layout', items.length * (1 + state.open.length)))
    for (const { item, x: offset } of items) placeItem(item, x + offset, baseline, extent, state);
  return extent.above + extent.below;
}

function lineExtent(items: readonly PlacedItem[], state: Fragments): Extent {
  const extent = leading(state.block.font);
  let { above, below } = extent;
  let tallest = 0;
  const include = (own: Extent, shift: number) => {
    above = Math.max(above, own.above - shift);
    below = Math.max(below, own.below + shift);
  };
  const open: OpenInline[] = [...state.open];
  for (const { box, font, shift } of open) if (box.children.length > 0) include(leading(font), shift);
  for (const { item } of items) {
    if (item.kind === 'open') {
      const inline = opened(item.box, open.at(-1), state.block);
      open.push(inline);
      include(leading(inline.font), inline.shift);
    } else if (item.kind === 'close') open.pop();
    else if (item.kind === 'atomic') {
      const parent = open.at(-1);
      const own = alignAtomic(item.box, parent?.font ?? state.block.font, state.area.width);
      if (own === null) tallest = Math.max(tallest, outerHeight(item.box, state.area.width));
      else include(own, parent?.shift ?? 0);
    }
  }
  return { above, below: Math.max(below, tallest - above) };
}

function opened(box: LayoutBox, parent: OpenInline | undefined, block: LayoutBox): OpenInline {
  const font = box.font;
  const shift = alignInline(box.style, font, parent?.font ?? block.font);
  return { box, font, shift: (parent?.shift ?? 0) + shift };
}

function outerHeight(box: LayoutBox, width: number): number {
  return box.height + down(marginEdges(box.style, width));
}

function placeItem(item: InlineItem, x: number, baseline: number, line: Extent, state: Fragments): void {
  if (item.kind === 'word') {
    const shift = state.open.at(-1)?.shift ?? 0;
    const top = baseline + shift - item.font.ascent;
    extend(item.box, state, x, top, x + item.width, top + item.font.ascent + item.font.descent);
    extendOpen(state, baseline, x, x + item.width);
  } else if (item.kind === 'atomic') {
    placeAtomic(item.box, x, baseline, line, state);
  } else if (item.kind !== 'gap') {
    placeEdge(item.kind, item.box, x, baseline, state);
  }
}

/** The start or end of an inline box: its rectangle includes border and padding, not the margin. */
function placeEdge(
  end: 'open' | 'close',
  box: LayoutBox,
  x: number,
  baseline: number,
  state: Fragments,
): void {
  const margins = marginEdges(box.style, state.area.width);
  const width = inlineEdge(box, end, state.area.width);
  if (end === 'open') {
    if (box.inside === 'break') return;
    const edges = innerEdges(box.style, state.area.width);
    state.open = [...state.open, { ...opened(box, state.open.at(-1), state.block), edges }];
    extendOpen(state, baseline, x + margins.left, x + width);
    return;
  }
  extendOpen(state, baseline, x, x + width - margins.right);
  state.open = state.open.slice(0, -1);
}

function placeAtomic(box: LayoutBox, x: number, baseline: number, line: Extent, state: Fragments): void {
  const { width } = state.area;
  const margins = marginEdges(box.style, width);
  const parent = state.open.at(-1);
  const own = alignAtomic(box, parent?.font ?? state.block.font, width);
  const shift = parent?.shift ?? 0;
  const lineTop = baseline - line.above;
  const lineBottom = baseline + line.below;
  const atTop = box.style['vertical-align'] === 'top';
  const top =
    own !== null ? baseline + shift - own.above : atTop ? lineTop : lineBottom - outerHeight(box, width);
  setPosition(box, state.block, x + margins.left, top + margins.top);
  extendOpen(state, baseline, x, x + box.width + margins.left + margins.right);
}

/** Extends the rectangles of all open inline boxes over a span of the line. */
function extendOpen(state: Fragments, baseline: number, from: number, to: number): void {
  for (const { box, font, shift, edges } of state.open) {
    const middle = baseline + shift;
    extend(box, state, from, middle - font.ascent - edges.top, to, middle + font.descent + edges.bottom);
  }
}

function extend(box: LayoutBox, state: Fragments, left: number, top: number, right: number, bottom: number) {
  if (!state.seen.has(box)) {
    state.seen.add(box);
    setPosition(box, state.block, left, top);
    box.width = right - left;
    box.height = bottom - top;
    return;
  }
  const farRight = Math.max(box.x + box.width, right);
  const farBottom = Math.max(box.y + box.height, bottom);
  setPosition(box, state.block, Math.min(box.x, left), Math.min(box.y, top));
  box.width = farRight - box.x;
  box.height = farBottom - box.y;
}

/** Space before the first item by `text-align`. */
function alignment(block: LayoutBox, room: LineSpace): number {
  const { style } = block;
  const free = room.width - room.used;
  if (free <= 0) return 0;
  const align = style['text-align'];
  if (align.endsWith('center')) return free / 2;
  const rtl = style.direction === 'rtl';
  if (align.endsWith('right') || align === (rtl ? 'start' : 'end')) return free;
  return rtl && align === 'justify' ? free : 0;
}
