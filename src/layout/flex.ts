import { alignOf, distribute } from './alignment.ts';
import { flexBaseSizes, resolveFlexible, type FlexItem } from './flex-items.ts';
import { setPosition, type LayoutBox } from './layout-box.ts';
import type { ContentArea, Layouter, Space } from './layouter.ts';
import { across, borderBoxSize, clamp, down, gapOf, innerEdges } from './sizes.ts';

/** One line of a flex container, with its cross size. */
interface FlexLine {
  readonly items: readonly FlexItem[];
  cross: number;
}

/** Lays out a flex container (css-flexbox-1 section 9); answers the height of its content. */
export function layoutFlex(box: LayoutBox, area: ContentArea, layouter: Layouter): number {
  for (const child of box.children) if (child.outOfFlow) setPosition(child, box, area.x, area.y);
  const axis = axisOf(box, area);
  const items = flexBaseSizes(box, area, axis.row, layouter);
  const lines = breakLines(items, axis);
  for (const line of lines) {
    const given = axis.row || area.height !== null ? axis.main : columnSpace(line, axis, area);
    resolveFlexible(line.items, given - axis.mainGap * (line.items.length - 1));
    for (const item of line.items) layoutItem(item, axis, area, layouter, null);
    line.cross = lineCross(line, axis, box);
  }
  const crossTotal = placeLines(lines, axis, area, box, layouter);
  const extents = lines.map(
    (line) =>
      line.items.reduce((sum, item) => sum + item.main + item.mainMargins, 0) +
      axis.mainGap * (line.items.length - 1),
  );
  const height = axis.row ? crossTotal : Math.max(0, ...extents);
  setBaselines(box, items);
  return height;
}

/** The container seen along its main axis. */
interface Axis {
  readonly row: boolean;
  readonly reverse: boolean;
  readonly wraps: boolean;
  readonly wrapReverse: boolean;
  /** Main size to fill; Infinity for a column of automatic height. */
  readonly main: number;
  /** Definite cross size, or null. */
  readonly cross: number | null;
  readonly mainGap: number;
  readonly crossGap: number;
}

function axisOf({ style }: LayoutBox, area: ContentArea): Axis {
  const direction = style['flex-direction'];
  const row = !direction.startsWith('column');
  const columnGap = gapOf(style, 'column-gap', area.width);
  const rowGap = gapOf(style, 'row-gap', area.height ?? 0);
  const reversed = direction.endsWith('reverse');
  return {
    row,
    reverse: row && style.direction === 'rtl' ? !reversed : reversed,
    wraps: style['flex-wrap'] !== 'nowrap',
    wrapReverse: style['flex-wrap'] === 'wrap-reverse',
    main: row ? area.width : (area.height ?? area.maxHeight),
    cross: row ? area.height : area.width,
    mainGap: row ? columnGap : rowGap,
    crossGap: row ? rowGap : columnGap,
  };
}

function breakLines(items: readonly FlexItem[], axis: Axis): FlexLine[] {
  if (!axis.wraps) return items.length === 0 ? [] : [{ items, cross: 0 }];
  const lines: FlexLine[] = [];
  let line: FlexItem[] = [];
  let used = 0;
  for (const item of items) {
    const size = clamp(item.base, item.min, item.max) + item.mainMargins;
    if (line.length > 0 && used + axis.mainGap + size > axis.main + 0.5) {
      lines.push({ items: line, cross: 0 });
      line = [];
      used = 0;
    }
    used += size + (line.length > 0 ? axis.mainGap : 0);
    line.push(item);
  }
  if (line.length > 0) lines.push({ items: line, cross: 0 });
  return lines;
}

/** A column of automatic height takes its items' sizes, within its own limits. */
function columnSpace(line: FlexLine, axis: Axis, area: ContentArea): number {
  const gaps = axis.mainGap * (line.items.length - 1);
  const sum = line.items.reduce(
    (total, item) => total + clamp(item.base, item.min, item.max) + item.mainMargins,
    gaps,
  );
  return clamp(sum, area.minHeight, area.maxHeight);
}

function layoutItem(
  item: FlexItem,
  axis: Axis,
  area: ContentArea,
  layouter: Layouter,
  cross: number | null,
): void {
  const { box } = item;
  const edges = innerEdges(box.style, area.width);
  const stretches = !axis.row && isStretched(item, axis);
  const width = axis.row
    ? item.main
    : (cross ?? (stretches ? Math.max(0, area.width - item.crossMargins) : null));
  const limited =
    axis.row || width === null ? width : limitedCross(box, 'width', width, area.width, across(edges));
  const space: Space = {
    width: area.width,
    height: area.height,
    sizing: 'shrink',
    forcedWidth: limited,
    forcedHeight: axis.row
      ? cross === null
        ? null
        : limitedCross(box, 'height', cross, area.height, down(edges))
      : item.main,
    final: area.final && (cross !== null || !isStretched(item, axis)),
  };
  layouter.layout(box, space);
}

function limitedCross(
  box: LayoutBox,
  axis: 'width' | 'height',
  size: number,
  base: number | null,
  edges: number,
): number {
  const min = borderBoxSize(box.style, `min-${axis}`, base, edges) ?? edges;
  const max = borderBoxSize(box.style, `max-${axis}`, base, edges) ?? Infinity;
  return clamp(size, min, max);
}

/** `align-self: stretch` on an item with automatic cross size and no automatic cross margins. */
function isStretched({ box }: FlexItem, axis: Axis): boolean {
  const { style } = box;
  if (style[axis.row ? 'height' : 'width'] !== 'auto') return false;
  const [before, after] = axis.row
    ? (['margin-top', 'margin-bottom'] as const)
    : (['margin-left', 'margin-right'] as const);
  if (style[before] === 'auto' || style[after] === 'auto') return false;
  return alignOf(box, 'align') === 'stretch';
}

function lineCross(line: FlexLine, axis: Axis, container: LayoutBox): number {
  let cross = 0;
  let above = 0;
  let below = 0;
  for (const item of line.items) {
    const size = crossSize(item, axis) + item.crossMargins;
    if (axis.row && alignOf(item.box, 'align') === 'baseline') {
      const baseline = item.margins.top + (item.box.firstBaseline ?? item.box.height);
      above = Math.max(above, baseline);
      below = Math.max(below, size - baseline);
    } else cross = Math.max(cross, size);
  }
  cross = Math.max(cross, above + below);
  return axis.cross !== null && container.style['flex-wrap'] === 'nowrap' ? axis.cross : cross;
}

function crossSize(item: FlexItem, axis: Axis): number {
  return axis.row ? item.box.height : item.box.width;
}

/** Places all lines across the container; answers their cross size altogether. */
function placeLines(
  lines: FlexLine[],
  axis: Axis,
  area: ContentArea,
  box: LayoutBox,
  layouter: Layouter,
): number {
  const gaps = axis.crossGap * Math.max(0, lines.length - 1);
  const sum = lines.reduce((total, line) => total + line.cross, gaps);
  const cross = axis.cross ?? clamp(sum, area.minHeight, area.maxHeight);
  const single = lines.length === 1 && lines[0] !== undefined && !axis.wraps;
  if (single && lines[0] !== undefined) lines[0].cross = cross;
  const free = single ? 0 : cross - sum;
  const align = box.style['align-content'];
  const stretch = align === 'normal' || align === 'stretch';
  const spread = distribute(stretch ? 'start' : align, free, lines.length);
  const extra = stretch && free > 0 && lines.length > 0 ? free / lines.length : 0;
  let at = spread.before;
  for (const line of axis.wrapReverse ? [...lines].reverse() : lines) {
    line.cross += extra;
    placeLine(line, at, axis, area, box, layouter);
    at += line.cross + axis.crossGap + spread.between;
  }
  return Math.max(sum, 0);
}

function placeLine(
  line: FlexLine,
  crossAt: number,
  axis: Axis,
  area: ContentArea,
  box: LayoutBox,
  layouter: Layouter,
): void {
  const gaps = axis.mainGap * (line.items.length - 1);
  const used = line.items.reduce((sum, item) => sum + item.main + item.mainMargins, gaps);
  const main = axis.row || area.height !== null ? axis.main : Math.max(used, area.minHeight);
  const free = main - used;
  const autos = line.items.reduce((sum, item) => sum + item.autoMargins, 0);
  const share = autos > 0 && free > 0 ? free / autos : 0;
  const spread = distribute(autos > 0 ? 'start' : box.style['justify-content'], free, line.items.length);
  const above = line.items.reduce(
    (most, { box: item, margins }) =>
      alignOf(item, 'align') === 'baseline'
        ? Math.max(most, margins.top + (item.firstBaseline ?? item.height))
        : most,
    0,
  );
  let at = spread.before;
  for (const item of line.items) {
    if (area.final && isStretched(item, axis))
      layoutItem(item, axis, area, layouter, Math.max(0, line.cross - item.crossMargins));
    const before = (axis.row ? item.margins.left : item.margins.top) + share * item.autoBefore;
    const start = at + before;
    const along = axis.reverse ? main - start - item.main : start;
    const acrossAt = crossAt + crossOffset(item, line.cross, above, axis);
    if (axis.row) setPosition(item.box, box, area.x + along, area.y + acrossAt);
    else setPosition(item.box, box, area.x + acrossAt, area.y + along);
    at += item.main + item.mainMargins + share * item.autoMargins + axis.mainGap + spread.between;
  }
}

function crossOffset(item: FlexItem, line: number, above: number, axis: Axis): number {
  const { margins, box } = item;
  const before = axis.row ? margins.top : margins.left;
  const free = line - crossSize(item, axis) - item.crossMargins;
  const start = box.style[axis.row ? 'margin-top' : 'margin-left'] === 'auto';
  const end = box.style[axis.row ? 'margin-bottom' : 'margin-right'] === 'auto';
  if (start || end) return before + (start ? Math.max(0, free) / (end ? 2 : 1) : 0);
  const align = alignOf(box, 'align');
  if (align === 'center') return before + free / 2;
  if (align === 'end') return before + free;
  if (align === 'baseline' && axis.row) return above - (box.firstBaseline ?? box.height);
  return before + (axis.wrapReverse ? free : 0);
}

function setBaselines(box: LayoutBox, items: readonly FlexItem[]): void {
  const first = items[0]?.box;
  if (first === undefined) return;
  box.firstBaseline = first.y + (first.firstBaseline ?? first.height);
  box.lastBaseline = box.firstBaseline;
}
