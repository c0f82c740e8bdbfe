import { rgbaToOklab } from './oklab.ts';
import { type Oklch, rgbaToOklch } from './oklch.ts';
import { rememberColors } from './remember-colors.ts';
import type { Rgba } from './rgba.ts';

/** OKLCH chroma from which a colour has a visible hue; RUBRIC: desaturated below. */
export const CHROMATIC_FROM = 0.04;
/** Highest channel of 255: RUBRIC calls a colour black up to this value, whatever its tint. */
export const BLACK = 20;
/** Highest channel of 255 from which a dark colour shows its full hue: #0f172a is navy. */
const DARK = 2 * BLACK;

/**
 * A colour in OKLCH as perceived: the chroma of a nearly black colour is reduced, because its hue is hardly visible.
 * Use this one to count hues.
 */
export const seenOklch = rememberColors((color: Rgba): Oklch => {
  const { l, c, h } = rgbaToOklch(color);
  const highest = Math.max(color.r, color.g, color.b);
  return { l, c: c * Math.min(1, Math.max(0, (highest - BLACK) / (DARK - BLACK))), h };
});

/** Whether the colour has a visible hue. */
export function looksColored(color: Rgba): boolean {
  return seenOklch(color).c >= CHROMATIC_FROM;
}

/**
 * Whether a colour with a visible hue differs from another in hue or chroma and not in lightness alone: a navy heading
 * over slate text is darker, not coloured.
 */
export function isColoredBeside(color: Rgba, other: Rgba): boolean {
  if (!looksColored(color)) return false;
  const [, red, yellow] = rgbaToOklab(color);
  const [, otherRed, otherYellow] = rgbaToOklab(other);
  return Math.hypot(red - otherRed, yellow - otherYellow) >= CHROMATIC_FROM;
}

/** Distance on the colour wheel, 0..180 degrees. */
export function hueDistance(a: number, b: number): number {
  return Math.abs(hueTurn(a, b));
}

/** The shorter way on the colour wheel from one hue to another, -180..180 degrees. */
export function hueTurn(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
