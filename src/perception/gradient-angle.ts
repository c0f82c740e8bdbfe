import type { GradientImage } from '../cascade/computed-value.ts';
import type { Box } from '../cascade/styled-page.ts';

/** What stands before the colours of a linear gradient; an interpolation space changes no direction. */
const LINE =
  /^linear-gradient\(\s*(?:in [a-z\d-]+(?: [a-z]+ hue)?\s*)?(?:to (?<sides>(?:top|right|bottom|left)(?: (?:top|right|bottom|left))?)|(?<angle>[+-]?(?:\d+\.?\d*|\.\d+))(?<unit>deg|turn|rad|grad)?(?=[\s,]))?/;
const DEGREES: Readonly<Record<string, number>> = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 };
const SIDES: Readonly<Record<string, number>> = { top: 0, right: 90, bottom: 180, left: 270 };

/**
 * Where a linear gradient in a box of this size leads, in degrees from 0 to 360: 0 to the top, clockwise (css-images-4,
 * 3.1). Null for prefixed and repeating gradients, whose text says it otherwise.
 */
export function gradientAngle(
  { text }: GradientImage,
  { width, height }: Pick<Box, 'width' | 'height'>,
): number | null {
  const groups = LINE.exec(text)?.groups;
  if (groups === undefined) return null;
  const { sides, angle, unit = 'deg' } = groups;
  if (angle !== undefined) return (((Number(angle) * (DEGREES[unit] ?? 1)) % 360) + 360) % 360;
  if (sides === undefined) return SIDES['bottom'] ?? null;
  const words = sides.split(' ');
  if (words.length === 1) return SIDES[sides] ?? null;
  // Towards a corner, the line at right angles to the gradient joins the two other corners.
  const [right, up] = [words.includes('right') ? height : -height, words.includes('top') ? width : -width];
  return (Math.atan2(right, up) * (180 / Math.PI) + 360) % 360;
}
