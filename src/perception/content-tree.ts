import type { Box, StyledElement, StyledPage } from '../cascade/styled-page.ts';
import type { ContentBox } from './content-boxes.ts';
import type { Groups } from './groups.ts';

/** Bounding box of the contents of an element, px; for a card, its border box. */
export interface Extent {
  readonly element: StyledElement;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** Of a card, the range of its contents; otherwise that of the extent. */
  readonly inner: Range;
}

type Range = Readonly<Record<'top' | 'bottom', number>>;

/** Children whose contents are side by side. */
export interface Row {
  readonly top: number;
  readonly bottom: number;
  readonly members: readonly Extent[];
}

const TOUCHING = 1; // px; overlaps up to this come from rounding
const OVERHANG = 0.2; // of the smaller height; glyphs of large type extend beyond their line box

/** Where the content of each element is, and how its children form rows. */
export interface ContentTree {
  readonly extents: ReadonlyMap<number, Extent>;
  readonly rows: (index: number) => readonly Row[];
}

/** Builds the tree from the contents upwards. */
export function contentTree(page: StyledPage, groups: Groups, contents: readonly ContentBox[]): ContentTree {
  const extents = new Map<number, Extent>();
  const include = (element: StyledElement, { top, bottom, left, right }: Sides) => {
    const known = extents.get(element.index);
    const inner = {
      top: Math.min(known?.top ?? top, top),
      bottom: Math.max(known?.bottom ?? bottom, bottom),
    };
    extents.set(element.index, {
      element,
      ...inner,
      left: Math.min(known?.left ?? left, left),
      right: Math.max(known?.right ?? right, right),
      inner,
    });
  };
  for (const { element, seen } of contents) include(element, sidesOf(seen));
  // Children follow their parents, so in reverse every extent is complete before its parent includes it.
  for (const element of page.elements.toReversed()) {
    if (!extents.has(element.index)) continue;
    const inner = extents.get(element.index)?.inner;
    if (groups.isCard(element)) include(element, sidesOf(element.box));
    const boxed = extents.get(element.index);
    const extent = boxed && { ...boxed, inner: inner ?? boxed.inner };
    if (extent !== undefined) extents.set(element.index, extent);
    const holder = page.elements[element.parent];
    if (extent !== undefined && holder !== undefined) include(holder, extent);
  }
  const rows = (index: number) => {
    const children = page.elements[index]?.children ?? [];
    return inRows(children.flatMap((child) => extents.get(child) ?? []));
  };
  return { extents, rows };
}

type Sides = Omit<Extent, 'element' | 'inner'>;

function sidesOf({ x, y, width, height }: Box): Sides {
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

/** True when two successive extents overlap by more than tightly set type does. */
function isBeside(next: Range, last: Range): boolean {
  const shared = Math.min(last.bottom, next.bottom) - next.top;
  const lower = Math.min(last.bottom - last.top, next.bottom - next.top);
  return shared > Math.max(TOUCHING, OVERHANG * lower);
}
