import type { GradientImage } from '../cascade/computed-value.ts';
import type { Box } from '../cascade/styled-page.ts';
import { gradientAngle } from './gradient-angle.ts';
import { radialEnding } from './radial-ending.ts';
import { CLEAR_STOP, seenOfLine } from './stop-weights.ts';

/** px; a trim of less changes nothing that is seen. */
const LEAST_TRIM = 4;

/**
 * The part of its tile in which a gradient is seen, in px from the corner of the tile: a glow ends where its last stops
 * are transparent. Null where it is all of the tile, or where the text of the gradient does not tell.
 */
export function gradientExtent(image: GradientImage, tile: Pick<Box, 'width' | 'height'>): Box | null {
  if (image.repeating || image.shape === 'conic') return null;
  const extent = image.shape === 'linear' ? linearExtent(image, tile) : radialExtent(image, tile);
  if (extent === null) return null;
  const isTrimmed = tile.width - extent.width > LEAST_TRIM || tile.height - extent.height > LEAST_TRIM;
  return isTrimmed ? extent : null;
}

function linearExtent(image: GradientImage, tile: Pick<Box, 'width' | 'height'>): Box | null {
  const angle = gradientAngle(image, tile);
  if (angle === null || angle % 90 !== 0) return null;
  const { width, height } = tile;
  const isVertical = angle % 180 === 0;
  const line = isVertical ? height : width;
  const [from, to] = seenOfLine(image, line);
  const start = angle === 180 || angle === 90 ? from : line - to;
  return isVertical
    ? { x: 0, y: start, width, height: to - from }
    : { x: start, y: 0, width: to - from, height };
}

function radialExtent(image: GradientImage, tile: Pick<Box, 'width' | 'height'>): Box | null {
  const ending = radialEnding(image, tile);
  if (ending === null) return null;
  const { x, y, across, down } = ending;
  // Stops in px lie on the line to the right.
  const [, to] = seenOfLine(image, across);
  if (across <= 0 || down <= 0) return null;
  const last = image.stops.at(-1);
  if (last === undefined || last.a >= CLEAR_STOP) return null; // the last colour fills the rest
  const share = to / across;
  const [left, top] = [Math.max(0, x - across * share), Math.max(0, y - down * share)];
  return {
    x: left,
    y: top,
    width: Math.max(0, Math.min(tile.width, x + across * share) - left),
    height: Math.max(0, Math.min(tile.height, y + down * share) - top),
  };
}
