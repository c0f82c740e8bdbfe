import { alignOf, distribute } from './alignment.ts';
import { finite } from './finite.ts';
import type { LayoutBox } from './layout-box.ts';
import type { Layouter } from './layouter.ts';
import { across, down, innerEdges, marginEdges, sizeOf } from './sizes.ts';

/** A rectangle in the document, px. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One axis of an absolutely positioned box, px. */
interface Insets {
  /** Start and size of the containing block. */
  readonly from: number;
  readonly room: number;
  readonly start: number | null;
  readonly end: number | null;
  readonly marginBefore: number;
  readonly marginAfter: number;
  /** Whether the margins are auto. */
  readonly autoBefore: boolean;
  readonly autoAfter: boolean;
}

/** Lays out an absolutely positioned box in its containing block and sets its position in the document. */
export function placeOutOfFlow(box: LayoutBox, frame: Frame, layouter: Layouter): void {
  const { style } = box;
  const x = insetsAcross(box, frame);
  const y = insetsDown(box, frame);
  const flexible = box.inside !== 'replaced';
  const width = flexible && box.inside !== 'table' && style.width === 'auto' ? filled(x) : null;
  const height = flexible && style.height === 'auto' ? filled(y) : null;
  layouter.layout(box, {
    width: frame.width,
    height: frame.height,
    sizing: 'shrink',
    forcedWidth: width === null ? null : fitted(box, width, frame.width),
    forcedHeight: height,
    final: true,
  });
  const fallback = staticPosition(box);
  box.left = finite(edgeOf(x, box.width, fallback.left));
  box.top = finite(edgeOf(y, box.height, fallback.top));
}

function insetsAcross({ style }: LayoutBox, frame: Frame): Insets {
  const margins = marginEdges(style, frame.width);
  return {
    from: frame.left,
    room: frame.width,
    start: sizeOf(style.left, frame.width),
    end: sizeOf(style.right, frame.width),
    marginBefore: margins.left,
    marginAfter: margins.right,
    autoBefore: style['margin-left'] === 'auto',
    autoAfter: style['margin-right'] === 'auto',
  };
}

function insetsDown({ style }: LayoutBox, frame: Frame): Insets {
  const margins = marginEdges(style, frame.width);
  return {
    from: frame.top,
    room: frame.height,
    start: sizeOf(style.top, frame.height),
    end: sizeOf(style.bottom, frame.height),
    marginBefore: margins.top,
    marginAfter: margins.bottom,
    autoBefore: style['margin-top'] === 'auto',
    autoAfter: style['margin-bottom'] === 'auto',
  };
}

/** The size between two definite insets. */
function filled({ start, end, room, marginBefore, marginAfter }: Insets): number | null {
  return start === null || end === null ? null : Math.max(0, room - start - end - marginBefore - marginAfter);
}

function edgeOf(insets: Insets, size: number, fallback: number): number {
  const { from, room, start, end, marginBefore, marginAfter } = insets;
  if (start === null) {
    return end === null ? fallback + marginBefore : from + room - end - marginAfter - size;
  }
  const free = end === null ? 0 : room - start - end - marginBefore - marginAfter - size;
  const share = insets.autoBefore && free > 0 ? free / (insets.autoAfter ? 2 : 1) : 0;
  return from + start + marginBefore + share;
}

function fitted(box: LayoutBox, room: number, base: number): number {
  const edges = across(innerEdges(box.style, base));
  return Math.max(edges, Math.min(room, sizeOf(box.style['max-width'], base) ?? Infinity));
}

/** The static position; in a flex container, that of an only item. */
function staticPosition(box: LayoutBox): { left: number; top: number } {
  const { parent } = box;
  const from = box.origin ?? parent;
  const left = (from?.left ?? 0) + (box.origin === null ? 0 : box.x);
  const top = (from?.top ?? 0) + (box.origin === null ? 0 : box.y);
  if (parent === null || parent.inside !== 'flex') return { left, top };
  const edges = innerEdges(parent.style, parent.width);
  const free = {
    x: parent.width - across(edges) - box.width,
    y: parent.height - down(edges) - box.height,
  };
  const row = !parent.style['flex-direction'].startsWith('column');
  const main = distribute(parent.style['justify-content'], row ? free.x : free.y, 1).before;
  const cross = (row ? free.y : free.x) * CROSS_SHARE[alignOf(box, 'align')];
  return row ? { left: left + main, top: top + cross } : { left: left + cross, top: top + main };
}

/** The share of the free cross space before an item. */
const CROSS_SHARE = { start: 0, stretch: 0, baseline: 0, center: 0.5, end: 1 } as const;
