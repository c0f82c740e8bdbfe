import type { LayoutBox } from './layout-box.ts';

/** Resolved alignment of an item in its container. */
export type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'baseline';

/** `align-self` or `justify-self`, with `auto` taken from the parent. */
export function alignOf(item: LayoutBox, axis: 'align' | 'justify'): Alignment {
  const own = item.style[`${axis}-self`];
  return aligned(own === 'auto' ? (item.parent?.style[`${axis}-items`] ?? 'normal') : own);
}

function aligned(keyword: string): Alignment {
  const word = keyword.replace('safe ', '').replace('un', '');
  if (word === 'center') return 'center';
  if (word.endsWith('end') || word === 'right') return 'end';
  if (word.includes('baseline')) return 'baseline';
  return word === 'normal' || word === 'stretch' || word.startsWith('legacy') ? 'stretch' : 'start';
}

/** Free space before the first item and between items, px. */
export interface Spread {
  readonly before: number;
  readonly between: number;
}

/** Distributes free space along an axis by a `justify-content` or `align-content` keyword. */
export function distribute(keyword: string, free: number, count: number): Spread {
  if (keyword === 'center' || keyword.endsWith(' center')) return { before: free / 2, between: 0 };
  if (keyword.endsWith('end') || keyword === 'right') return { before: free, between: 0 };
  if (free <= 0 || count === 0) return { before: 0, between: 0 };
  if (keyword === 'space-between') return { before: 0, between: count > 1 ? free / (count - 1) : 0 };
  if (keyword === 'space-around') return { before: free / count / 2, between: free / count };
  if (keyword === 'space-evenly') return { before: free / (count + 1), between: free / (count + 1) };
  return { before: 0, between: 0 };
}

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
