import { alignOf } from './alignment.ts';
import { flexAxis, type FlexAxis } from './flex-axis.ts';
import { flexItems, type FlexItem } from './flex-items.ts';
import { resolveFlexible } from './flex-length.ts';
import { layoutItem, mainExtent, placeLines, type FlexLine } from './flex-lines.ts';
import { setPosition, type LayoutBox } from './layout-box.ts';
import type { ContentArea, Layouter } from './layouter.ts';
import { clamp } from './sizes.ts';

/** Lays out a flex container (css-flexbox-1 section 9); returns the content height. */
export function layoutFlex(box: LayoutBox, area: ContentArea, layouter: Layouter): number {
  for (const child of box.children) if (child.outOfFlow) setPosition(child, box, area.x, area.y);
  const axis = flexAxis(box, area);
  const items = flexItems(box, area, axis, layouter);
  const lines = breakLines(items, axis);
  for (const line of lines) {
    resolveFlexible(line.items, mainSpace(line, axis, area) - axis.mainGap * (line.items.length - 1));
    for (const item of line.items) layoutItem(item, axis, area, layouter, null);
    line.cross = lineCross(line, axis);
  }
  const cross = placeLines(lines, { axis, area, box, layouter });
  takeBaseline(box, items);
  return axis.row ? cross : lines.reduce((most, line) => Math.max(most, mainExtent(line, axis)), 0);
}

function breakLines(items: readonly FlexItem[], axis: FlexAxis): FlexLine[] {
  if (!axis.wraps) return items.length === 0 ? [] : [{ items, cross: 0 }];
  const lines: FlexLine[] = [];
  let line: FlexItem[] = [];
  let used = 0;
  for (const item of items) {
    const size = clamp(item.base, item.min, item.max) + item.mainMargins;
    if (line.length > 0 && used + axis.mainGap + size > axis.main + ROUNDING) {
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

/** Tolerance, so that items that fill a line exactly fit despite rounding. */
const ROUNDING = 0.05; // px

/** A column of automatic height has the size of its items, within its own limits. */
function mainSpace(line: FlexLine, axis: FlexAxis, area: ContentArea): number {
  if (axis.row || area.height !== null) return axis.main;
  const sizes = line.items.map((item) => clamp(item.base, item.min, item.max) + item.mainMargins);
  const sum = sizes.reduce((total, size) => total + size, axis.mainGap * (line.items.length - 1));
  return clamp(sum, area.minHeight, area.maxHeight);
}

function lineCross(line: FlexLine, axis: FlexAxis): number {
  if (axis.cross !== null && !axis.wraps) return axis.cross;
  let cross = 0;
  let above = 0;
  let below = 0;
  for (const item of line.items) {
    const size = (axis.row ? item.box.height : item.box.width) + item.crossMargins;
    if (axis.row && alignOf(item.box, 'align') === 'baseline') {
      const baseline = item.margins.top + (item.box.firstBaseline ?? item.box.height);
      above = Math.max(above, baseline);
      below = Math.max(below, size - baseline);
    } else cross = Math.max(cross, size);
  }
  return Math.max(cross, above + below);
}

function takeBaseline(box: LayoutBox, items: readonly FlexItem[]): void {
  const first = items[0]?.box;
  if (first === undefined) return;
  box.firstBaseline = first.y + (first.firstBaseline ?? first.height);
  box.lastBaseline = box.firstBaseline;
}
