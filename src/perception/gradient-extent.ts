import type { GradientImage } from '../cascade/computed-value.ts';
import type { Box } from '../cascade/styled-page.ts';
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

/** Direction of a gradient along a side of its tile; others cross the corners. */
const DIRECTION = /^[a-z-]+\(\s*(?:to (?<side>top|right|bottom|left)(?! \w)|(?<angle>-?\d+(?:\.\d+)?)deg)?/;
const SIDES: Readonly<Record<string, number>> = { top: 0, right: 90, bottom: 180, left: 270 };

function linearExtent(image: GradientImage, { width, height }: Pick<Box, 'width' | 'height'>): Box | null {
  const angle = angleOf(image.text);
  if (angle === null) return null;
  const isVertical = angle % 180 === 0;
  const line = isVertical ? height : width;
  const [from, to] = seenOfLine(image, line);
  const start = angle === 180 || angle === 90 ? from : line - to;
  return isVertical
    ? { x: 0, y: start, width, height: to - from }
    : { x: start, y: 0, width: to - from, height };
}

/** Degrees: 0 to the top, clockwise; null where it is no multiple of 90. */
function angleOf(text: string): number | null {
  if (text.startsWith('-')) return null; // prefixed, with other directions
  const { side, angle } = DIRECTION.exec(text)?.groups ?? {};
  if (side !== undefined) return SIDES[side] ?? null;
  if (angle === undefined) return /\(\s*(?:to |from |in |-?[\d.]+(?:turn|rad|grad))/.test(text) ? null : 180;
  const turned = ((Number(angle) % 360) + 360) % 360;
  return turned % 90 === 0 ? turned : null;
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
