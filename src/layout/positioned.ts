import { alignOf, distribute } from './alignment.ts';
import type { LayoutBox } from './layout-box.ts';
import type { Layouter } from './layouter.ts';
import { borderEdges, innerEdges, marginEdges, sizeOf, across } from './sizes.ts';
import { translationOf } from './translation.ts';

/** A rectangle in the document, px. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The padding box of the nearest ancestor that out-of-flow boxes are placed in. */
interface Containers {
  readonly absolute: Frame;
  readonly fixed: Frame;
}

/**
 * The last pass, from the root down: turns positions relative to other boxes into positions in the document, lays
 * out boxes that are out of flow in their containing blocks, and moves relative and translated boxes.
 */
export function resolvePositions(root: LayoutBox, window: Frame, layouter: Layouter): void {
  const waiting: { box: LayoutBox; containers: Containers }[] = [
    { box: root, containers: { absolute: window, fixed: window } },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { box, containers } = next;
    if (box.outOfFlow)
      placeOutOfFlow(box, box.style.position === 'fixed' ? containers.fixed : containers.absolute, layouter);
    else placeInFlow(box);
    move(box, containers.absolute);
    const inner = containersIn(box, containers);
    for (const child of box.children) waiting.push({ box: child, containers: inner });
  }
}

function placeInFlow(box: LayoutBox): void {
  const { origin, parent } = box;
  const from = origin ?? parent;
  box.left = (from?.left ?? 0) + (origin === null ? 0 : box.x);
  box.top = (from?.top ?? 0) + (origin === null ? 0 : box.y + origin.contentShift);
}

function move(box: LayoutBox, container: Frame): void {
  const { style } = box;
  if (box.inside === 'text') return;
  if (style.position === 'relative') {
    const left = sizeOf(style.left, container.width);
    const top = sizeOf(style.top, container.height);
    box.left += left ?? -(sizeOf(style.right, container.width) ?? 0);
    box.top += top ?? -(sizeOf(style.bottom, container.height) ?? 0);
  }
  if (style.transform === 'none' && style.translate === 'none') return;
  if (box.inside === 'inline') return; // inline boxes cannot be transformed
  const { x, y } = translationOf(style, box.width, box.height);
  box.left += x;
  box.top += y;
}

function containersIn(box: LayoutBox, outer: Containers): Containers {
  const { style } = box;
  const transformed = style.transform !== 'none' || style.translate !== 'none' || style.filter !== 'none';
  if (box.inside === 'text' || (style.position === 'static' && !transformed)) return outer;
  const borders = borderEdges(style);
  const frame: Frame = {
    left: box.left + borders.left,
    top: box.top + borders.top,
    width: Math.max(0, box.width - borders.left - borders.right),
    height: Math.max(0, box.height - borders.top - borders.bottom),
  };
  return { absolute: frame, fixed: transformed ? frame : outer.fixed };
}

function placeOutOfFlow(box: LayoutBox, frame: Frame, layouter: Layouter): void {
  const { style } = box;
  const margins = marginEdges(style, frame.width);
  const left = sizeOf(style.left, frame.width);
  const right = sizeOf(style.right, frame.width);
  const top = sizeOf(style.top, frame.height);
  const bottom = sizeOf(style.bottom, frame.height);
  const fillsWidth =
    left !== null &&
    right !== null &&
    style.width === 'auto' &&
    box.inside !== 'replaced' &&
    box.inside !== 'table';
  const fillsHeight = top !== null && bottom !== null && style.height === 'auto' && box.inside !== 'replaced';
  const room = Math.max(0, frame.width - (left ?? 0) - (right ?? 0));
  layouter.layout(box, {
    width: frame.width,
    height: frame.height,
    sizing: 'shrink',
    forcedWidth: fillsWidth ? fitted(box, room - across(margins), frame.width) : null,
    forcedHeight: fillsHeight
      ? Math.max(0, frame.height - top - bottom - margins.top - margins.bottom)
      : null,
    final: true,
  });
  const free = {
    x: room - box.width - across(margins),
    y: frame.height - (top ?? 0) - (bottom ?? 0) - box.height - margins.top - margins.bottom,
  };
  const start = staticPosition(box);
  if (left !== null)
    box.left =
      frame.left +
      left +
      margins.left +
      autoShare(style['margin-left'], style['margin-right'], right === null ? 0 : free.x);
  else
    box.left =
      right === null
        ? start.left + margins.left
        : frame.left + frame.width - right - margins.right - box.width;
  if (top !== null)
    box.top =
      frame.top +
      top +
      margins.top +
      autoShare(style['margin-top'], style['margin-bottom'], bottom === null ? 0 : free.y);
  else
    box.top =
      bottom === null
        ? start.top + margins.top
        : frame.top + frame.height - bottom - margins.bottom - box.height;
}

function fitted(box: LayoutBox, room: number, base: number): number {
  const edges = across(innerEdges(box.style, base));
  const max = sizeOf(box.style['max-width'], base) ?? Infinity;
  return Math.max(edges, Math.min(room, max));
}

/** Automatic margins take what is free between two given insets. */
function autoShare(before: unknown, after: unknown, free: number): number {
  if (before !== 'auto' || free <= 0) return 0;
  return after === 'auto' ? free / 2 : free;
}

/** Where the box would have stood in flow; in a flex container, where it would stand as its only item. */
function staticPosition(box: LayoutBox): { left: number; top: number } {
  const { parent } = box;
  const from = box.origin ?? parent;
  const left = (from?.left ?? 0) + (box.origin === null ? 0 : box.x);
  const top = (from?.top ?? 0) + (box.origin === null ? 0 : box.y);
  if (parent === null || parent.inside !== 'flex') return { left, top };
  const edges = innerEdges(parent.style, parent.width);
  const free = {
    x: parent.width - edges.left - edges.right - box.width,
    y: parent.height - edges.top - edges.bottom - box.height,
  };
  const row = !parent.style['flex-direction'].startsWith('column');
  const main = distribute(parent.style['justify-content'], row ? free.x : free.y, 1).before;
  const align = alignOf(box, 'align');
  const cross = (row ? free.y : free.x) * (align === 'center' ? 0.5 : align === 'end' ? 1 : 0);
  return row ? { left: left + main, top: top + cross } : { left: left + cross, top: top + main };
}
