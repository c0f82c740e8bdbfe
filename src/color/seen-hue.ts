import { type Oklch, rgbaToOklch } from './oklch.ts';
import type { Rgba } from './rgba.ts';

/** OKLCH chroma from which a colour has a hue to the eye; RUBRIC: desaturated below. */
export const CHROMATIC_FROM = 0.04;
/** Of 255, the highest channel: RUBRIC calls a colour black up to here, whatever its tint. */
export const BLACK = 20;
/** From here on a dark colour shows all of its hue: #0f172a is navy. */
const DARK = 2 * BLACK;

/**
 * A colour in OKLCH as it is seen: what is nearly black shows little or no chroma, though the formulas give it some.
 * Whatever counts hues counts these.
 */
export function seenOklch(color: Rgba): Oklch {
  const { l, c, h } = rgbaToOklch(color);
  const highest = Math.max(color.r, color.g, color.b);
  return { l, c: c * Math.min(1, Math.max(0, (highest - BLACK) / (DARK - BLACK))), h };
}

/** Does the colour have a hue to the eye? */
export function looksColored(color: Rgba): boolean {
  return seenOklch(color).c >= CHROMATIC_FROM;
}

/** Distance on the colour wheel, 0..180 degrees. */
export function hueDistance(a: number, b: number): number {
  return Math.abs(hueTurn(a, b));
}

/** The shorter way on the colour wheel from one hue to another, -180..180 degrees. */
export function hueTurn(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
