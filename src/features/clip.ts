import type { Box } from '../cascade/styled-page.ts';

/** What two boxes share; a width or height of 0 when they do not meet. */
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

/** px² */
export function areaOf({ width, height }: Box): number {
  return width * height;
}
