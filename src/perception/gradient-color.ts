import type { GradientImage } from '../cascade/computed-value.ts';
import type { Box } from '../cascade/styled-page.ts';
import { mixedColor } from '../color/mean.ts';
import type { Rgba } from '../color/rgba.ts';
import { gradientAngle } from './gradient-angle.ts';
import { radialEnding } from './radial-ending.ts';
import { stopPlaces } from './stop-weights.ts';

/** A point, in px of the document. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A gradient and the box, in px of the document, in which it is drawn once. */
export interface DrawnGradient {
  readonly image: GradientImage;
  readonly box: Box;
}

/**
 * The colour of a gradient at a point, transparent outside of its box. Interpolated in sRGB, which differs little from
 * the other spaces. Null where the text of the gradient does not tell: conic and prefixed gradients.
 */
export function gradientColorAt({ image, box }: DrawnGradient, { x, y }: Point): Rgba | null {
  const from = { x: x - box.x, y: y - box.y };
  if (from.x < 0 || from.y < 0 || from.x > box.width || from.y > box.height)
    return { r: 0, g: 0, b: 0, a: 0 };
  const line = image.shape === 'linear' ? linearPlace(image, box, from) : radialPlace(image, box, from);
  return line === null ? null : colorAt(image, line);
}

/** A place on a gradient line, both in px. */
interface LinePlace {
  readonly at: number;
  readonly length: number;
}

function linearPlace(image: GradientImage, { width, height }: Box, { x, y }: Point): LinePlace | null {
  const angle = gradientAngle(image, { width, height });
  if (angle === null) return null;
  const [right, up] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const length = Math.abs(width * right) + Math.abs(height * up);
  return { at: length / 2 + (x - width / 2) * right - (y - height / 2) * up, length };
}

function radialPlace(image: GradientImage, box: Box, { x, y }: Point): LinePlace | null {
  const ending = radialEnding(image, box);
  if (ending === null || ending.across <= 0 || ending.down <= 0) return null;
  const share = Math.hypot((x - ending.x) / ending.across, (y - ending.y) / ending.down);
  return { at: share * ending.across, length: ending.across };
}

function colorAt({ stops, places }: GradientImage, { at, length }: LinePlace): Rgba | null {
  const known = stopPlaces(places, length);
  const next = known.findIndex((place) => place > at);
  const after = next === -1 ? stops.at(-1) : stops[next];
  const before = next === 0 ? after : stops[next === -1 ? known.length - 1 : next - 1];
  if (after === undefined || before === undefined) return null;
  const [from = 0, to = 0] = [known[next - 1], known[next]];
  const weight = to > from ? (at - from) / (to - from) : 1;
  return mixedColor([
    { color: before, weight: 1 - weight },
    { color: after, weight },
  ]);
}
