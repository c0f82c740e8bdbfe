import { rgbaToOklch } from './oklch.ts';
import type { Rgba } from './rgba.ts';

/** Distance of two opaque colours in OKLab: 0 the same, 1 black to white; about 0.02 is just noticeable. */
export function colorDifference(one: Rgba, other: Rgba): number {
  const [a, b] = [rgbaToOklch(one), rgbaToOklch(other)];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  // The law of cosines on the chroma plane; rounding may push it just below 0.
  const chromatic = Math.max(0, a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn));
  return Math.hypot(a.l - b.l, Math.sqrt(chromatic));
}
