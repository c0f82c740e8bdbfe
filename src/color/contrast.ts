import { composite } from './composite.ts';
import type { Rgba } from './rgba.ts';

/** WCAG 2.2 relative luminance, 0..1; alpha is ignored. */
export function relativeLuminance({ r, g, b }: Rgba): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Most channels are whole numbers. */
const LINEAR = Array.from({ length: 256 }, (_, channel) => computedLinear(channel));

function linear(channel: number): number {
  return LINEAR[channel] ?? computedLinear(channel);
}

function computedLinear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2.2 contrast ratio of two opaque colours, 1..21. */
export function contrastRatio(a: Rgba, b: Rgba): number {
  const [one, other] = [relativeLuminance(a), relativeLuminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The same for a colour that may be translucent, painted on an opaque ground. */
export function contrastOn(color: Rgba, ground: Rgba): number {
  return contrastRatio(composite(color, ground), ground);
}

/** Least contrast of running text: WCAG 2.2, SC 1.4.3, level AA. */
export const TEXT_CONTRAST = 4.5;

/** The same for large text: from 24 px, or bold from 18.66 px. */
export const LARGE_TEXT_CONTRAST = 3;

/** The same for parts of controls and graphics, SC 1.4.11. */
export const GRAPHICS_CONTRAST = 3;

/** The same for level AAA, SC 1.4.6. */
export const ENHANCED_CONTRAST = 7;

/** A contrast ratio with one decimal, rounded down: it never exceeds a boundary that the colours do not reach. */
export function statedRatio(ratio: number): number {
  // 1e-6: a ratio of 4.5 may be computed as 4.4999999.
  return Math.floor(10 * ratio + 1e-6) / 10;
}

/** Relative luminance of middle grey: grounds darker than this need light text. */
const DARK_BELOW = 0.18;

/** Whether the ground makes its page a dark one. */
export function isDarkGround(ground: Rgba): boolean {
  return relativeLuminance(ground) < DARK_BELOW;
}
