import type { Box } from '../cascade/styled-page.ts';

/** The intersection of two boxes; its width or height is 0 when they do not overlap. */
export function intersect(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

/** True when the inner box lies within the outer one, edges included. */
export function encloses(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** px² */
export function areaOf({ width, height }: Box): number {
  return width * height;
}

const MIN_CONTROL = 8; // px; the smallest checkbox or dot of a carousel that a pointer hits

/** Whether a box is too small to be noticed, or pressed, as a control. */
export function isDot({ width, height }: Box): boolean {
  return Math.min(width, height) < MIN_CONTROL;
}
