import { finite } from './finite.ts';
import type { LayoutBox } from './layout-box.ts';
import type { Layouter } from './layouter.ts';
import { placeOutOfFlow, type Frame } from './out-of-flow.ts';
import { borderEdges, sizeOf } from './sizes.ts';
import { translationOf } from './translation.ts';

/** The padding box of the nearest containing block for boxes out of flow. */
interface Containers {
  readonly absolute: Frame;
  readonly fixed: Frame;
}

/**
 * The last pass, from the root down: converts relative positions into document positions, lays out boxes out of flow
 * in their containing blocks, and moves relatively positioned and translated boxes.
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
    move(box);
    const inner = containersIn(box, containers);
    for (const child of box.children) waiting.push({ box: child, containers: inner });
  }
}

function placeInFlow(box: LayoutBox): void {
  const { origin, parent } = box;
  const from = origin ?? parent;
  box.left = finite((from?.left ?? 0) + (origin === null ? 0 : box.x));
  box.top = finite((from?.top ?? 0) + (origin === null ? 0 : box.y + origin.contentShift));
}

function move(box: LayoutBox): void {
  const { style, parent } = box;
  if (box.inside === 'text') return;
  if (style.position === 'relative') {
    const { width, height } = parent ?? box;
    const left = sizeOf(style.left, width);
    const top = sizeOf(style.top, height);
    shift(box, left ?? -(sizeOf(style.right, width) ?? 0), top ?? -(sizeOf(style.bottom, height) ?? 0));
  }
  if (style.transform === 'none' && style.translate === 'none') return;
  if (box.inside === 'inline') return; // inline boxes are not transformable
  const { x, y } = translationOf(style, box.width, box.height);
  shift(box, x, y);
}

function shift(box: LayoutBox, right: number, down: number): void {
  box.left = finite(box.left + right);
  box.top = finite(box.top + down);
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
