import type { Box, StyledElement } from '../cascade/styled-page.ts';
import type { ContentBox } from './content-boxes.ts';
import { isCard } from './group-kind.ts';
import type { PageView } from './page-view.ts';

/** From the top of the first content of an element to the bottom of the last, px; a card is seen as its box. */
export interface Extent {
  readonly element: StyledElement;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Children whose contents stand side by side. */
export interface Row {
  readonly top: number;
  readonly bottom: number;
  readonly members: readonly Extent[];
}

const TOUCHING = 1; // px; overlap that rounding makes
const OVERHANG = 0.2; // of the lower one of two; glyphs of large type reach above the box they are set in

/** Which part of the page the content of each element takes, and how the children of each stand in rows. */
export interface ContentTree {
  readonly extents: ReadonlyMap<number, Extent>;
  rows(index: number): readonly Row[];
}

export function contentTree(view: PageView, contents: readonly ContentBox[]): ContentTree {
  const { page } = view;
  const extents = new Map<number, Extent>();
  const include = (element: StyledElement, { top, bottom, left, right }: Omit<Extent, 'element'>) => {
    const so = extents.get(element.index);
    extents.set(element.index, {
      element,
      top: Math.min(so?.top ?? top, top),
      bottom: Math.max(so?.bottom ?? bottom, bottom),
      left: Math.min(so?.left ?? left, left),
      right: Math.max(so?.right ?? right, right),
    });
  };
  for (const { element, seen } of contents) include(element, rangeOf(seen));
  // Children stand after their parents, so backwards every extent is complete before it is passed on.
  for (const element of page.elements.toReversed()) {
    if (!extents.has(element.index)) continue;
    if (isCard(element, view)) include(element, rangeOf(element.box));
    const extent = extents.get(element.index);
    const holder = page.elements[element.parent];
    if (extent !== undefined && holder !== undefined) include(holder, extent);
  }
  const rows = (index: number) => {
    const children = page.elements[index]?.children ?? [];
    return inRows(children.flatMap((child) => extents.get(child) ?? []));
  };
  return { extents, rows };
}

function rangeOf({ x, y, width, height }: Box): Omit<Extent, 'element'> {
  return { top: y, bottom: y + height, left: x, right: x + width };
}

function inRows(extents: readonly Extent[]): Row[] {
  const rows: { top: number; bottom: number; members: Extent[] }[] = [];
  for (const extent of extents.toSorted((a, b) => a.top - b.top)) {
    const last = rows.at(-1);
    if (last === undefined || !isBeside(extent, last)) {
      rows.push({ top: extent.top, bottom: extent.bottom, members: [extent] });
    } else {
      last.members.push(extent);
      last.bottom = Math.max(last.bottom, extent.bottom);
    }
  }
  return rows;
}

/** Do two that follow each other share more of their height than belongs to type that is set tight? */
function isBeside(next: Range, last: Range): boolean {
  const shared = Math.min(last.bottom, next.bottom) - next.top;
  const lower = Math.min(last.bottom - last.top, next.bottom - next.top);
  return shared > Math.max(TOUCHING, OVERHANG * lower);
}

type Range = Pick<Extent, 'top' | 'bottom'>;
