import type { Place } from './scale-to-plane.ts';

/** A box by its centre, in the units of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Spreads places over a drawing and moves boxes around them apart, until none covers another. */
export function separateBoxes(
  places: readonly Place[],
  sizes: readonly Pick<Box, 'width' | 'height'>[],
  drawing: Pick<Box, 'width' | 'height'>,
): readonly Box[] {
  const xs = spread(places.map(([x]) => x));
  const ys = spread(places.map(([, y]) => y));
  const boxes = sizes.map(({ width, height }, at) => ({
    x: width / 2 + (xs[at] ?? 0) * (drawing.width - width),
    y: height / 2 + (ys[at] ?? 0) * (drawing.height - height),
    width,
    height,
  }));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (!pushApart(boxes)) break;
    for (const box of boxes) {
      box.x = clamp(box.x, box.width / 2, drawing.width - box.width / 2);
      box.y = clamp(box.y, box.height / 2, drawing.height - box.height / 2);
    }
  }
  return boxes;
}

const MOST_ROUNDS = 2000;
/** Share of the rank in a place. Ranks fill the drawing evenly; without them, most brands crowd in its middle. */
const RANK = 0.75;

/** Numbers from 0 to 1 in the same order. */
function spread(values: readonly number[]): readonly number[] {
  const order = [...values.keys()].toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const rank = new Map(order.map((at, place) => [at, place / Math.max(1, values.length - 1)]));
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  return values.map((value, at) => RANK * (rank.get(at) ?? 0) + (1 - RANK) * ((value - least) / range));
}

/** Moves every two boxes that overlap half of the overlap apart, the short way. Returns whether any did. */
function pushApart(boxes: { x: number; y: number; width: number; height: number }[]): boolean {
  let moved = false;
  for (const [at, a] of boxes.entries()) {
    for (let next = at + 1; next < boxes.length; next++) {
      const b = boxes[next];
      if (b === undefined) break;
      const overX = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
      const overY = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
      if (overX <= 0 || overY <= 0) continue;
      moved = true;
      if (overY <= overX) {
        const step = (overY / 2 + 0.01) * (a.y <= b.y ? -1 : 1);
        a.y += step;
        b.y -= step;
      } else {
        const step = (overX / 2 + 0.01) * (a.x <= b.x ? -1 : 1);
        a.x += step;
        b.x -= step;
      }
    }
  }
  return moved;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
