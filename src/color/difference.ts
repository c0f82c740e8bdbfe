import { oklabDistance, rgbaToOklab } from './oklab.ts';
import type { Rgba } from './rgba.ts';

/**
 * Distance of two opaque colours in OKLab: 0 the same, 1 black to white; about 0.02 is just noticeable. Who compares
 * many colours with many converts each once and asks `oklabDistance`.
 */
export function colorDifference(one: Rgba, other: Rgba): number {
  return oklabDistance(rgbaToOklab(one), rgbaToOklab(other));
}
