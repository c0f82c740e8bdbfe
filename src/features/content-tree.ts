import type { StyledElement } from '../cascade/styled-page.ts';
import type { ContentBox } from './content-boxes.ts';
import type { PageView } from './page-view.ts';

/** From the top of the first content of an element to the bottom of the last, px. */
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

export function contentTree({ page }: PageView, contents: readonly ContentBox[]): ContentTree {
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
  for (const { element, box } of contents) {
    include(element, { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width });
  }
  // Children stand after their parents, so backwards every extent is complete before it is passed on.
  for (const { index, parent } of page.elements.toReversed()) {
    const extent = extents.get(index);
    const holder = page.elements[parent];
    if (extent !== undefined && holder !== undefined) include(holder, extent);
  }
  const rows = (index: number) => {
    const children = page.elements[index]?.children ?? [];
    return inRows(children.flatMap((child) => extents.get(child) ?? []));
  };
  return { extents, rows };
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
