import type { LayoutBox } from './layout-box.ts';

/** Moves the content of table cells and buttons down by their share of the `free` height. */
export function alignInCell(box: LayoutBox, free: number): void {
  box.contentShift = free > 0 ? free * shareAbove(box) : 0;
  if (box.contentShift === 0) return;
  if (box.firstBaseline !== null) box.firstBaseline += box.contentShift;
  if (box.lastBaseline !== null) box.lastBaseline += box.contentShift;
}

function shareAbove({ source, style }: LayoutBox): number {
  if (source?.tag === 'button') return 0.5;
  if (style.display !== 'table-cell') return 0;
  if (style['vertical-align'] === 'middle') return 0.5;
  return style['vertical-align'] === 'bottom' ? 1 : 0;
}
